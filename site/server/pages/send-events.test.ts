import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type Envelope, failedRun } from '#engine/tool/envelope.ts'
import { createEventReader, type StreamEvent } from '#platform/http/event-stream.ts'
import { eventsOf } from '#runs/started/run-events.ts'
import { createRunStore, type RunPorts } from '#runs/started/run-store.ts'
import { sendResponse } from './send-page.ts'

const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

const slug = 'broken-link-checker'
const failed = () => failedRun({ slug, limits: [] }, { ranAt: 0, durationMs: 0 })
const envelopeOf = (summary: string): Envelope => ({ ...failed(), summary })

/** Returns a site that sends the events of one run, which the test controls. */
async function serve(keepAfterMs = 60_000) {
  const store = createRunStore({ maxBytes: 1e6, keepMs: 60_000, keepAfterMs, graceMs: 60_000 })
  const result = Promise.withResolvers<Envelope>()
  let ports: RunPorts | undefined
  const run = store.start({
    slug,
    values: {},
    failed,
    run: (runPorts) => {
      ports = runPorts
      runPorts.signal.addEventListener('abort', () => result.reject(runPorts.signal.reason))
      return result.promise
    },
  })
  const site = Fastify()
  site.get('/', (request, reply) => sendResponse(request, reply, eventsOf(run)))
  await site.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => {
    site.server.closeAllConnections()
    return site.close()
  })
  const url = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}/`
  return { run, url, ...(ports as unknown as RunPorts), ...result }
}

/** Requests the events; `next` resolves with each, or with undefined at the end. */
async function listen(url: string) {
  const caller = new AbortController()
  const response = await fetch(url, { signal: caller.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const events: StreamEvent[] = []
  const read = createEventReader((event) => events.push(event))
  async function next(): Promise<StreamEvent | undefined> {
    for (;;) {
      const event = events.shift()
      if (event) return event
      const piece = await reader?.read()
      if (!piece || piece.done) return undefined
      read(piece.value)
    }
  }
  return { response, next, hangUp: () => caller.abort() }
}

test('events arrive immediately, and the stream ends with the run', async () => {
  const { url, onProgress, onPartial, resolve } = await serve()
  // The headers are sent before the first event.
  const { response, next } = await listen(url)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('cache-control')).toContain('no-store')
  onProgress({ done: 1, total: 9, step: 'Crawling' })
  expect(await next()).toEqual({ name: 'progress', data: '{"done":1,"total":9,"step":"Crawling"}' })
  onPartial(envelopeOf('1 page\nof 9'))
  expect(JSON.parse((await next())?.data ?? '')).toMatchObject({ envelope: { summary: '1 page\nof 9' } })
  resolve(envelopeOf('9 pages'))
  expect(await next()).toMatchObject({ name: 'done', data: expect.stringContaining('9 pages') })
  expect(await next()).toBeUndefined()
  // A client that connects later gets the result at once.
  const later = await listen(url)
  expect([(await later.next())?.name, (await later.next())?.name, await later.next()]).toEqual([
    'progress',
    'done',
    undefined,
  ])
})

test('R13 a run is canceled if its only reader leaves in the first second', async () => {
  const { url, run, signal } = await serve()
  const { hangUp } = await listen(url)
  hangUp()
  await run.ended
  expect(signal.aborted).toBe(true)
})

test('a stored run sends its id', async () => {
  const { url, run, resolve } = await serve(0)
  const { next } = await listen(url)
  expect(await next()).toEqual({ name: 'run', data: JSON.stringify({ id: run.id }) })
  resolve(envelopeOf('Done'))
  expect((await next())?.name).toBe('done')
})
