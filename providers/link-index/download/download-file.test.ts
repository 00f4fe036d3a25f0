import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { downloadFile, sizeOf } from './download-file.ts'
import { originAt, releasesOnline } from './releases-online.ts'

const folder = mkdtempSync(join(tmpdir(), 'download-'))
const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
let respond: (request: IncomingMessage, response: ServerResponse) => void = () => {}
/** Closes the connection before a response is complete. */
let breakConnection = () => {}
const requests: (string | undefined)[] = []
const server = createServer((request, response) => {
  requests.push(request.headers.range)
  respond(request, response)
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Returns a server of files that understands ranges; `breaksAt`: the first response stops after so many bytes. */
function serve(etag: string, { breaksAt = Number.POSITIVE_INFINITY, body = content } = {}) {
  let breaks = breaksAt
  respond = (request, response) => {
    const from = request.headers['if-range'] === etag ? Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0) : 0
    response.writeHead(from > 0 ? 206 : 200, {
      etag,
      'content-length': body.length - from,
      ...(from > 0 ? { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` } : {}),
    })
    if (request.method === 'HEAD') return response.end()
    if (breaks >= body.length) return response.end(body.subarray(from))
    breakConnection = () => response.destroy()
    response.write(body.subarray(from, breaks))
    breaks = Number.POSITIVE_INFINITY
    return undefined
  }
}

function stopAt(bytes: number) {
  return (done: number) => {
    if (done === bytes) breakConnection()
  }
}

test('an interrupted download continues, and the complete file has its checksum', async () => {
  serve('"one"', { breaksAt: 120_000 })
  requests.length = 0
  const path = join(folder, 'broken.gz')
  expect(await downloadFile(`${base}/broken.gz`, path, { delays: [0], onBytes: stopAt(120_000) })).toBe(true)
  expect(readFileSync(path).equals(content)).toBe(true)
  expect(requests).toEqual([undefined, 'bytes=120000-'])
  expect(readFileSync(`${path}.sha256`, 'utf8')).toMatch(/^[0-9a-f]{64} {2}broken\.gz\n$/)
  // A second download finds it complete, and one that was changed since begins again.
  expect(await downloadFile(`${base}/broken.gz`, path)).toBe(false)
  writeFileSync(path, 'changed')
  expect(await downloadFile(`${base}/broken.gz`, path)).toBe(true)
  expect(readFileSync(path).equals(content)).toBe(true)
})

test('a file that changed on the server is downloaded from the beginning', async () => {
  const path = join(folder, 'changed.gz')
  serve('"old"', { breaksAt: 200_000, body: Buffer.alloc(300_000, 1) })
  await expect(downloadFile(`${base}/changed.gz`, path, { delays: [], onBytes: stopAt(200_000) })).rejects.toThrow(
    'Run the command again',
  )
  serve('"new"')
  await downloadFile(`${base}/changed.gz`, path, { delays: [] })
  expect(readFileSync(path).equals(content)).toBe(true)
})

test('a missing file, a page instead of the list, and an unreachable server get a message', async () => {
  respond = (_request, response) => response.writeHead(404).end()
  await expect(downloadFile(`${base}/none.gz`, join(folder, 'none.gz'), { delays: [0] })).rejects.toThrow(
    'responded with 404',
  )
  await expect(sizeOf(`${base}/none.gz`)).rejects.toThrow('responded with 404')
  respond = (_request, response) => response.end('<html>')
  await expect(releasesOnline(originAt(base))).rejects.toThrow('lists no releases')
  await expect(releasesOnline(originAt('http://127.0.0.1:1'))).rejects.toThrow('cannot be reached')
})

test('releases are listed newest first, even if their names span two years', async () => {
  const ids = ['cc-main-2025-26-nov-dec-jan', 'cc-main-2026-apr-may-jun', 'cc-main-2025-oct-nov-dec', 'other']
  respond = (_request, response) => response.end(JSON.stringify(ids.map((id) => ({ id }))))
  expect(await releasesOnline(originAt(`${base}/`))).toEqual([ids[1], ids[0], ids[2]])
})
