import type { APIContext } from 'astro'
import { afterAll, expect, test, vi } from 'vitest'
import { Failure } from '#engine/failures.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { limitRuns } from '#runs/limits/run-count-limit.ts'
import { stopToolThreads } from '#runs/threads/pool.ts'
import { toolCall } from './tool-call.ts'

// The product's own pages and database are for tests/int/tool-calls.test.ts.
vi.mock('#cms/database/client.ts', () => ({ askToStop: vi.fn(), readRun: vi.fn(), writeRun: vi.fn() }))
vi.mock('#runs/limits/run-count-limit.ts', () => ({ limitRuns: vi.fn() }))
afterAll(stopToolThreads)

function asked(slug: string, body: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request(`https://site.example/api/tools/${slug}`, { method: 'POST', body, headers })
  const locals: { toolRun?: { values: Record<string, string>; envelope: Envelope } } = {}
  const rewrite = async () => new Response('the page', { headers: { 'cache-control': 'public' } })
  const context = { params: { slug }, clientAddress: '192.0.2.1', request, locals, rewrite } as unknown as APIContext
  return { context, locals }
}
const tooMany = () => {
  throw new Failure('too-many', { retryAfter: 540 })
}
const html = { accept: 'text/html' }

test('R-175 without JavaScript, too many requests return the page with what was typed and a retry time', async () => {
  vi.mocked(limitRuns).mockImplementationOnce(tooMany)
  const { context, locals } = asked('word-counter', new URLSearchParams({ text: 'Wool socks' }), html)
  const response = (await toolCall.POST(context)) as Response
  expect([response.status, await response.text()]).toEqual([429, 'the page'])
  expect(response.headers.get('retry-after')).toBe('540')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(locals.toolRun).toMatchObject({
    values: { text: 'Wool socks' },
    envelope: { status: 'failed', failure: { code: 'too-many' } },
  })
})

test('R-175 a program with too many runs gets JSON', async () => {
  vi.mocked(limitRuns).mockImplementationOnce(tooMany)
  const { context } = asked('word-counter', '{"text":"a"}', { 'content-type': 'application/json', ...html })
  const response = (await toolCall.POST(context)) as Response
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '540'])
  expect(await response.json()).toMatchObject({ success: false })
})

test.each([
  ['nothing', '', { 'content-type': 'application/json' }, 400],
  ['half of an object', '{"text":', { 'content-type': 'application/json' }, 400],
  ['a list', '[]', { 'content-type': 'application/json' }, 400],
  ['text', 'a', { 'content-type': 'text/plain' }, 415],
  ['a field of the wrong kind', '{"text":5}', { 'content-type': 'application/json' }, 422],
])('R-175 %s gets a message that says what is wrong', async (_, body, headers, status) => {
  const { context } = asked('word-counter', body, headers)
  const response = (await toolCall.POST(context)) as Response
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w+ \w+/) })
})

test('R-173 a file in a form reaches the thread with its name', async () => {
  const form = new FormData()
  form.set('files', new File(['{"a":1}'], 'a.json'))
  const { context } = asked('md5-generator', form)
  const response = (await toolCall.POST(context)) as Response
  expect(await response.json()).toMatchObject({ success: true, input: { files: [{ name: 'a.json', size: 7 }] } })
})
