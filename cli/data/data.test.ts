// @module-tag slow
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerIndex } from '#providers/link-index/server-index.ts'
import { randomGraph, releaseTexts, writeReleaseFiles } from '#tests/support/random-graph.ts'
import { build } from './build.ts'
import { drop } from './drop.ts'
import { getLinks } from './get-links.ts'
import { list } from './list.ts'
import { readOptions } from './options.ts'
import { switchBuild } from './switch.ts'
import { verify } from './verify.ts'

const base = mkdtempSync(join(tmpdir(), 'data-command-'))
const releases = ['cc-main-2026-jan-feb-mar', 'cc-main-2026-apr-may-jun', 'cc-main-2026-jul-aug-sep'] as const
const graphs = releases.map((release, seed) => randomGraph({ release, seed, domains: 20, links: 120 }))
for (const graph of graphs) writeReleaseFiles(join(base, 'online'), graph.info.release, releaseTexts(graph))

const server = createServer((request, response) => {
  const name = request.url?.split('/').at(-1) ?? ''
  if (name === 'graphinfo.json') return response.end(JSON.stringify(releases.map((id) => ({ id }))))
  const bytes = readFileSync(join(base, 'online', name))
  response.writeHead(200, { 'content-length': bytes.length, etag: `"${name}"` })
  return response.end(request.method === 'HEAD' ? '' : bytes)
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const from = `--from=http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.close()
  rmSync(base, { recursive: true })
})

let printed: string[] = []
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

const options = (...args: string[]) =>
  readOptions([...args, '--memory=300MB', '--threads=1'], { dataDir: base, linkIndexUrl: undefined })

test('releases can be downloaded, built, verified, compared, switched back, and dropped; two are kept', async () => {
  const folder = join(base, 'link-index')
  const index = createServerIndex({ folder })
  for (const release of releases) {
    await getLinks(options('get', 'links', from, `--release=${release}`))
    await build(options('build', `--release=${release}`))
    expect(await index.info()).toMatchObject({ release, domains: 20 })
  }
  // What it needs is said before it begins.
  expect(printed.join('\n')).toMatch(/Downloading .*: \d+ MB \(.* are free\), about .* at 100 Mbit\/s/)
  expect(printed.join('\n')).toMatch(/Building .*: about .* links, .* of disk \(.* are free\), 300MB of memory/)
  printed = []
  await list(options('list', from))
  const [, older = '', current = '', online] = printed
  expect(older).toMatch(/^ {2}cc-main-2026-apr-may-jun\./)
  expect(current).toMatch(/^\* cc-main-2026-jul-aug-sep\./)
  expect(online).toMatch(/^To download: cc-main-2026-jul-aug-sep, cc-main-2026-apr-may-jun/)
  await verify(options('verify'))
  expect(printed.at(-1)).toMatch(/is sound\.$/)
  const domain = graphs[2]?.nodes[0]?.domain ?? ''
  expect(await index.referrers(domain, { limit: 1 })).toMatchObject({ value: { changes: { since: '2026-06-30' } } })

  const inUse = current.split(' ')[1] ?? ''
  await expect(drop(options('drop', inUse))).rejects.toThrow('is in use')
  await switchBuild(options('switch', 'cc-main-2026-apr-may-jun'))
  expect(await index.info()).toMatchObject({ release: 'cc-main-2026-apr-may-jun' })
  await drop(options('drop', 'all'))
  expect(await index.info()).toMatchObject({ links: null })
  await expect(switchBuild(options('switch', 'none'))).rejects.toThrow('there is none')
})

test.each([
  ['--threads=0', '--threads must be'],
  ['--memory=lots', '--memory must be a size such as 800MB'],
])('%s is refused with a hint', (option, message) => {
  expect(() => readOptions([option], { dataDir: base, linkIndexUrl: undefined })).toThrow(message)
})
