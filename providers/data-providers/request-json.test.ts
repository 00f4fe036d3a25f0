import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Failed } from '#engine/data-providers/lookup.ts'
import { serveProviders } from '#tests/support/recorded-providers/serve.ts'
import { dataforseo } from '../dataforseo/definition.ts'
import { serper } from '../serper/definition.ts'
import type { Spending } from './spending.ts'

let server: Awaited<ReturnType<typeof serveProviders>>
beforeAll(async () => {
  server = await serveProviders()
})
afterAll(() => server.close())

const query = { text: 'x', depth: 10 }

function recording(stop?: Failed) {
  const calls: unknown[][] = []
  const spending: Spending = {
    before: async (...call) => {
      calls.push(['before', ...call])
      return stop
    },
    after: async (...call) => {
      calls.push(['after', ...call])
    },
  }
  return { calls, spending }
}

function search(definition: typeof serper, spending: Spending) {
  const { search: ask } = definition.create({ settings: {}, fetch: server.fetch, now: () => 0, spending })
  return ask?.(query, new AbortController().signal)
}

const respond = (status: number, body: unknown) =>
  server.respondWith((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  )

test('spending: the cost is reserved before a request and recorded after it, and a refused request is free', async () => {
  const { calls, spending } = recording()
  respond(200, { organic: [] })
  await search(serper, spending)
  respond(401, {})
  await search(serper, spending)
  expect(calls).toEqual([
    ['before', 'serper', 'search', 0.001],
    ['after', 'serper', 'search', 0.001, false],
    ['before', 'serper', 'search', 0.001],
    ['after', 'serper', 'search', 0, true],
  ])
})

test('spending: the cost in the response counts, not the expected one', async () => {
  const { calls, spending } = recording()
  respond(200, { status_code: 20_000, cost: 0.0035, tasks: [{ status_code: 20_000, cost: 0.0035, result: [] }] })
  await search(dataforseo, spending)
  expect(calls.at(-1)).toEqual(['after', 'dataforseo', 'search', 0.0035, false])
})

test('spending: at the limit, the look-up fails before anything is sent', async () => {
  const { calls, spending } = recording({
    kind: 'failed',
    reason: 'spending-limit',
    message: 'The limit of today is $5.',
  })
  respond(200, { organic: [] })
  expect(await search(serper, spending)).toMatchObject({
    reason: 'spending-limit',
    message: 'The limit of today is $5.',
  })
  expect(calls).toHaveLength(1)
  expect(server.requests).toEqual([])
})
