// extended: how a long run is shown; the cases that always run prove that it ends.
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEventReader, type StreamEvent } from '#platform/http/event-stream.ts'
import { api, normalizedText, page, sendForm } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const CRAWLER = 'internal-link-analyzer'
const origin = `http://127.0.0.1:${inject('openPort')}`

/** Responses that the test holds back, by path. */
const held = new Map<string, ServerResponse>()
const target = createServer((request, response) => {
  const path = request.url ?? '/'
  response.setHeader('content-type', 'text/html')
  if (path.includes('held')) return void held.set(path, response)
  if (path === '/robots.txt') return response.writeHead(404).end()
  response.end(`<!doctype html><title>${path}</title><h1>Wool socks</h1><a href="${path}held">More socks</a>`)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => target.listen(inject('openPort'), '127.0.0.1', resolve))
  // The first run starts the process of all runs. Until it is up, a response has begun before a run can be refused.
  await (await start('google-tag-analyzer', `${origin}/first`)).response.text()
})
afterAll(() => {
  target.closeAllConnections()
  target.close()
})

const heldAt = async (path: string) => {
  await waitFor(() => held.has(path))
  return held.get(path) as ServerResponse
}

/** Reads the events of a response one by one. */
function eventsOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const events: StreamEvent[] = []
  const read = createEventReader((event) => events.push(event))
  /** Returns the data of the next event with a name. */
  return async function next(name: string) {
    for (;;) {
      const event = events.shift()
      if (event?.name === name) return JSON.parse(event.data)
      if (event) continue
      const piece = await reader?.read()
      if (!piece || piece.done) throw new Error(`There was no event "${name}".`)
      read(piece.value)
    }
  }
}

/** Starts a run like the page's script. */
async function start(slug: string, url: string) {
  const caller = new AbortController()
  const response = await api(`/tools/${slug}/`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
    signal: caller.signal,
  })
  return { response, events: () => eventsOf(response), leave: () => caller.abort() }
}

test('a run streams before its page responds, and runs whose visitor has left make room for others', {
  tags: 'extended',
}, async () => {
  const runs = await Promise.all([1, 2, 3, 4].map((count) => start(CRAWLER, `${origin}/${count}-held`)))
  for (const { response } of runs)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  // Two run and two wait.
  const refused = await start(CRAWLER, `${origin}/5-held`)
  expect(refused.response.status).toBe(429)
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.response.json()).toMatchObject({ message: expect.stringContaining('2 long runs') })
  for (const { leave } of runs) leave()
  const another = await waitFor(async () => {
    const { response, leave } = await start(CRAWLER, `${origin}/5-held`)
    leave()
    return response.ok
  })
  expect(another).toBe(true)
})

test('a long run continues after a reload and keeps its last partial result when it is stopped', {
  tags: 'extended',
}, async () => {
  const url = `${origin}/reload-`
  const { events, leave } = await start(CRAWLER, url)
  const next = events()
  const { id } = await next('run')
  const { envelope: partial } = await next('partial')
  leave()
  const reloaded = await page(`/tools/${CRAWLER}/?run=${id}`)
  expect(reloaded.status).toBe(200)
  expect(reloaded.response.headers.get('cache-control')).toBe('no-store')
  expect(reloaded.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(reloaded.document.querySelector('input[name="url"]')?.getAttribute('value')).toBe(url)
  expect(reloaded.texts('.report h2')[0]).toBe(partial.summary)
  expect(reloaded.document.querySelector(`[data-run="${id}"] [data-running]:not([hidden]) progress`)).not.toBeNull()

  const runUrl = `/tools/${CRAWLER}/runs/${id}`
  const again = eventsOf(await api(runUrl, { headers: { accept: 'text/event-stream' } }))
  expect((await again('partial')).envelope).toEqual(partial)
  await heldAt('/reload-held')
  expect((await api(runUrl, { method: 'DELETE' })).status).toBe(204)
  const { envelope } = await again('done')
  expect(envelope).toMatchObject({ summary: partial.summary, status: 'partial' })
  expect(envelope.limits[0]).toContain('stopped')
  expect(await (await api(runUrl)).json()).toMatchObject({
    success: true,
    isDone: true,
    envelope: { status: 'partial' },
  })
  const after = await page(`/tools/${CRAWLER}/?run=${id}`)
  expect(after.document.querySelector('[data-running]:not([hidden])')).toBeNull()
  expect(after.texts('.report .limits li')[0]).toContain('stopped')
})

test('S-12 without JavaScript, the page of a long run refreshes itself until the report is there', {
  tags: 'extended',
}, async () => {
  const url = `${origin}/form-held`
  const posted = await sendForm('/tools/google-tag-analyzer/', { url })
  expect(posted.status).toBe(303)
  const location = posted.headers.get('location') ?? ''
  expect(location).toMatch(/^\/tools\/google-tag-analyzer\/\?run=[\w-]{20,}#report$/)
  const path = location.split('#')[0] ?? ''
  const refresh = 'head noscript meta[http-equiv="refresh"], head meta[http-equiv="refresh"]'
  const waiting = await page(path)
  expect(waiting.document.querySelector(refresh)?.getAttribute('content')).toMatch(
    /^[1-5]; url=\?run=[\w-]{20,}&after=\d+#report$/,
  )
  expect(waiting.document.querySelector('[data-running]:not([hidden]) form [data-stop]')).not.toBeNull()
  expect(waiting.document.querySelector('input[name="url"]')?.getAttribute('value')).toBe(url)
  ;(await heldAt('/form-held')).end('<!doctype html><title>Socks</title>')
  await waitFor(async () => !(await page(path)).document.querySelector(refresh))
  const done = await page(path)
  expect(done.document.querySelector('[data-running]:not([hidden])')).toBeNull()
  expect(normalizedText(done.document.querySelector('.report'))).toContain('/form-held')
})

test('S-12 without JavaScript, “Stop” ends a run and shows its page', { tags: 'extended' }, async () => {
  const posted = await sendForm(`/tools/${CRAWLER}/`, { url: `${origin}/stop-held` })
  const path = posted.headers.get('location')?.split('#')[0] ?? ''
  const action = (await page(path)).document.querySelector('[data-running] form')?.getAttribute('action') ?? ''
  const stopped = await api(action.replace('/api', ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  })
  expect([stopped.status, stopped.headers.get('location')?.split('#')[0]]).toEqual([303, path])
  expect(normalizedText((await page(path)).document.querySelector('.report .state'))).toContain('was stopped')
})

test('the page and the call both report an expired run', async () => {
  const lost = await page(`/tools/${CRAWLER}/?run=no-such-run`)
  expect(lost.status).toBe(404)
  expect(normalizedText(lost.document.querySelector('.report .state'))).toContain('Run the tool again.')
  expect(lost.document.querySelector('form[data-tool] [type="submit"]')).not.toBeNull()
  const call = await api(`/tools/${CRAWLER}/runs/no-such-run`)
  expect(call.status).toBe(404)
  expect(await call.json()).toMatchObject({ success: false, message: expect.stringContaining('for 10 minutes') })
})

test('R-175 invalid requests get an error status, even as an event stream', async () => {
  const response = await api(`/tools/${CRAWLER}/`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: '[]',
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json'])
  const { events } = await start(CRAWLER, 'ines@shop.example')
  expect((await events()('done')).envelope).toMatchObject({
    status: 'failed',
    failure: { errors: { url: expect.any(String) } },
  })
})
