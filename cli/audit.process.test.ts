import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPage } from '#audit/trial/new-page.ts'
import { newSite } from '#audit/trial/new-site.ts'
import { answerOf, linkPages } from '#audit/trial/serve-site.ts'
import type { TrialSite } from '#audit/trial/site-model.ts'

let server: Server
let site: TrialSite
let folder: string
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-cli-'))
  server = createServer((request, response) => {
    const { status, headers, body } = answerOf(site, request.url ?? '/')
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  site = newSite(5, url)
  addPage(site, 'product', 'lamps').title = undefined
  linkPages(site, (name) => addPage(site, 'hub', name))
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

type Ended = { code: number; stdout: string; stderr: string }

const audit = (...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const { ALLOW_PRIVATE_TARGETS: _, ...env } = process.env
    execFile(process.execPath, ['cli/audit.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })

test('an audit in the terminal fails a build on errors, writes its files, and compares with a baseline (A1)', async () => {
  const [json, sarif] = [join(folder, 'report.json'), join(folder, 'report.sarif')]
  const local = [url, '--local', '--no-browser']
  const first = await audit(...local, '--fail-on', 'error', '--json', json, '--sarif', sarif)
  expect(first.stdout).toContain('1 page without a title [title-missing]')
  expect(first.code).toBe(1)
  expect(JSON.parse(await readFile(sarif, 'utf8')).runs[0].results).toContainEqual(
    expect.objectContaining({ ruleId: 'title-missing', level: 'error' }),
  )
  const again = await audit(...local, '--fail-on', 'error', '--baseline', json)
  expect(again.stdout).not.toContain('[title-missing]')
  expect(again.code).toBe(0)
  const ignore = join(folder, 'ignore.json')
  await writeFile(ignore, JSON.stringify([{ rule: 'title-missing', url: `${url}/products/`, reason: 'Next week.' }]))
  expect((await audit(...local, '--ignore', ignore)).stdout).not.toContain('[title-missing]')
})

test('a mistake in the options is one line', async () => {
  const { code, stderr } = await audit('shop.example', '--colour')
  expect(stderr).toContain('--help tells the options.')
  expect(stderr).not.toContain('    at ')
  expect(code).toBe(2)
})

test('without --local, a server on this machine is not reached (A1)', async () => {
  const { code, stdout } = await audit(url, '--no-browser', '--delay', '0')
  expect(stdout).toContain('The home page could not be examined.')
  expect(code).toBe(2)
})
