import { expect, test } from 'vitest'
import { run } from '../../tests/support/tool-ports.ts'
import { gatherFiles } from '../../tests/support/web-files.ts'
import { cases, PAGE, TARGET, webOf } from './oracle.ts'
import type { LinkReport } from './report.ts'
import { tool } from './tool.ts'

test.each(cases)('$name: $state', async (fixture) => {
  const { target = TARGET, state, anchor } = fixture
  const envelope = await run(tool, { target, pages: PAGE }, { gather: gatherFiles(webOf(fixture)) })
  const [found] = (envelope.data as LinkReport).links
  expect([found?.state, found?.reason]).toEqual([state, expect.any(String)])
  if (anchor) expect(found?.best?.anchor).toBe(anchor)
})

test('each page of a list gets its own state, and a page that cannot be read is unknown, not dead', async () => {
  const files = {
    ...webOf(cases[0] as never),
    'https://a.example/': { failure: 'tls' as const },
    'https://b.example/': { body: 'x' },
  }
  const pages = `${PAGE}\nhttps://a.example/\n\nhttps://b.example/`
  const { data, summary } = await run(tool, { target: TARGET, pages }, { gather: gatherFiles(files) })
  expect((data as LinkReport).links.map(({ state }) => state)).toEqual(['alive', 'unknown', 'dead'])
  expect(summary).toBe('1 of 3 pages have a followed link to www.shop.example. 1 link is gone.')
})

test('noindex, robots.txt, and a canonical elsewhere are noted', async () => {
  const body = `<meta name=robots content=noindex><link rel=canonical href=/other><a href="${TARGET}">x</a>`
  const { data } = await run(tool, { target: TARGET, pages: PAGE }, { gather: gatherFiles({ [PAGE]: { body } }) })
  expect((data as LinkReport).links[0]?.notes).toHaveLength(2)
})

test.each([
  [{ pages: PAGE }, 'target'],
  [{ target: TARGET }, 'pages'],
  [{ target: TARGET, pages: 'wool socks' }, 'pages'],
  [{ target: 'anna@shop.example', pages: PAGE }, 'target'],
  [{ target: TARGET, pages: Array.from({ length: 51 }, (_, at) => `https://a.example/${at}`).join('\n') }, 'pages'],
])('R-173 unusable input is explained at its field: %o', async (input, field) => {
  const { status, failure } = await run(tool, input, { gather: gatherFiles({}) })
  expect([status, Object.keys(failure?.errors ?? {})]).toEqual(['failed', [field]])
})
