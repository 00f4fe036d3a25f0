import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChromium } from '#providers/chromium/create-chromium.ts'
import { findProgram } from '#providers/chromium/program.ts'
import { connectDirectly, serving, standInSurroundings } from '#tests/support/egress.ts'
import { listenInside, serveHostilePage } from '#tests/support/hostile-page.ts'
import { processesWith } from '#tests/support/processes-with.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { flag, none } from './record.ts'

const DEADLINE_MS = 1_500
const GRACE_MS = 1_000
const PERCENT = 100

/** Measures what a hostile page in Chromium reaches, and what is left of it (B). */
export async function measureChromium(): Promise<Measure[]> {
  const program = findProgram(process.env.CHROMIUM_PATH)
  if (!program) throw new Error('There is no Chromium.')
  return [...(await measureReach(program)), ...(await measureStorms(program, flag('storms', PERCENT)))]
}

async function measureReach(program: string): Promise<Measure[]> {
  const inside = await listenInside()
  const hosts = [...inside.hosts, 'inside.example:8080']
  const page = await serveHostilePage(hosts)
  const names = { 'shop.example': ['127.0.0.1'], 'inside.example': ['127.0.0.2'] }
  const openTargets = new Set([`shop.example:${page.port}`])
  const { surroundings } = standInSurroundings({ names, openTargets, connect: connectDirectly })
  const { render, lighthouse } = createChromium({ surroundings, program })
  const url = `http://shop.example:${page.port}/`
  const { requests } = await render({ url })
  const rendered = inside.arrived.length
  await lighthouse({ url, device: 'mobile' }).catch(() => undefined)
  page.stop()
  inside.stop()
  const refused = requests.filter(({ refusal }) => refusal !== undefined).length
  return [
    none('B1 connections of a page in Chromium to our network', rendered, 'connections', `${refused} requests refused`),
    none('B1 connections of a page in Lighthouse to our network', inside.arrived.length - rendered, 'connections'),
  ]
}

/** Endless scripts that open windows, one run after the other. */
async function measureStorms(program: string, runs: number): Promise<Measure[]> {
  const { TMPDIR } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'prairie-storms-'))
  process.env.TMPDIR = folder
  let [late, ended] = [0, 0]
  await serving(
    (_request, response) =>
      response.setHeader('content-type', 'text/html').end('<h1>Storm</h1><script>for (;;) window.open("/")</script>'),
    async (standIn) => {
      const { surroundings } = standInSurroundings({ names: { 'storm.example': ['93.184.216.34'] }, standIn })
      const { render } = createChromium({ surroundings, program, maxRunMs: DEADLINE_MS })
      for (let run = 0; run < runs; run++) {
        const began = performance.now()
        const error = await render({ url: 'http://storm.example/' }).catch((failure) => failure)
        ended += error.code === 'time-limit' ? 1 : 0
        late = Math.max(late, performance.now() - began - DEADLINE_MS)
      }
    },
  )
  await waitFor(() => processesWith(folder).length === 0, { within: GRACE_MS }).catch(() => undefined)
  const left = processesWith(folder).length
  const profiles = readdirSync(folder).length
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  rmSync(folder, { recursive: true, force: true })
  return [
    { what: 'B2 endless pages ended at the deadline', value: ended, unit: `of ${runs}`, limit: runs, better: 'more' },
    none('B2 processes left', left, 'processes', `after ${runs} endless pages`),
    none('B2 profiles left', profiles, 'folders', `after ${runs} endless pages`),
    {
      what: 'B2 an endless page ends after its deadline, at most',
      value: Math.round(late),
      unit: 'ms',
      limit: GRACE_MS,
      better: 'less',
    },
  ]
}
