import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linkPositionScore } from '#engine/formulas/link-position.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { textReport } from '#engine/tool/text-report.ts'
import { createBuiltInIndex } from '#providers/link-index/built-in/built-in-index.ts'
import packed from '#providers/link-index/built-in/rank-history.json' with { type: 'json' }
import { readHistory } from '#providers/link-index/built-in/rank-history.ts'
import { createLinkGatherers } from '#runs/artifacts/link-gatherers.ts'
import { corpus } from '#tests/support/corpus.ts'
import { found, linkMakers, notConfigured } from '#tests/support/link-artifacts.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Authority } from './score.ts'
import { tool } from './tool.ts'

const builtIn = createLinkGatherers(createBuiltInIndex(readHistory(packed)))

/** Returns gatherers with the built-in list and without a provider, except for those that a test replaces. */
function gathering(own: Partial<Record<string, (request: never) => unknown>> = {}): Gather {
  const gatherers: Record<string, (request: never) => unknown> = { ...linkMakers, ...builtIn, ...(own as object) }
  return (async (name: string, request: never) => gatherers[name]?.(request)) as Gather
}

async function check(domains: string, own = {}) {
  const envelope = await run(tool, { domains }, { gather: gathering(own) })
  return { envelope, data: envelope.data as Authority }
}

const folder = corpus('webgraph')

test.skipIf(!folder)('R-252 the score follows the published file exactly and keeps its order', async () => {
  const { rows } = JSON.parse(readFileSync(`${folder}/ranks/domain-cc-main-2026-apr-may-jun.json`, 'utf8')) as {
    rows: [position: string, value: string, pageRankPosition: string, pageRank: string, name: string, hosts: string][]
  }
  const picked = rows.filter((_, at) => at % 11 === 0).slice(0, 90)
  const names = picked.map(([, , , , name]) => name.split('.').reverse().join('.'))
  // Multi-part suffixes are nodes of the graph, and no registrable domains.
  const { data } = await check(names.join('\n'))
  const byName = new Map(data.bulk.map((one) => [one.domain, one]))
  let checked = 0
  for (const [at, [position, , , pageRank]] of picked.entries()) {
    const own = byName.get(names[at] ?? '')
    if (!own) continue
    checked++
    expect(own.score).toBe(100 * (1 - Math.log10(Number(position)) / 9))
    expect([own.harmonicRank, own.pageRank]).toEqual([Number(position), Number(pageRank)])
  }
  expect(checked).toBeGreaterThan(80)
})

test('a listed domain has a score, position, and history through all releases', async () => {
  const { envelope, data } = await check('https://en.wikipedia.org/wiki/Sock')
  expect(data.single).toMatchObject({ domain: 'wikipedia.org', entered: 'https://en.wikipedia.org/wiki/Sock' })
  expect(data.single?.score).toBe(linkPositionScore(data.single?.harmonicRank ?? 0))
  expect(data.single?.history).toHaveLength(51)
  expect(envelope.summary).toMatch(
    /^wikipedia\.org has a link position score of 8\d of 100: position \d+ of 121,091,933/,
  )
  const line = envelope.report.find((block) => block.kind === 'chart' && block.title === 'Score by release')
  expect(line).toMatchObject({ form: 'line', labels: { length: 51 } })
  expect(envelope.report.find((block) => block.kind === 'table' && block.title === 'All releases')).toMatchObject({
    rows: { length: 51 },
    isFolded: true,
  })
  expect(envelope.sources).toEqual([expect.objectContaining({ kind: 'open-data', asOf: '2026-06-30' })])
})

test('an unlisted domain is unknown, never 0, and the report names nothing that only the operator can do', async () => {
  const { envelope, data } = await check('a-store-nobody-knows.com')
  expect(data.single).toMatchObject({ state: 'unlisted', score: null, harmonicRank: null })
  expect(envelope.findings[0]).toMatchObject({ id: 'not-listed', fix: expect.stringContaining('can load all domains') })
  expect(JSON.stringify(envelope.findings)).not.toMatch(/npm run|[A-Z]{3,}_[A-Z]+/)
  expect(envelope.summary).toContain('121 million')
  expect(textReport(envelope)).toContain('unknown of 100')
  expect(textReport(envelope)).not.toMatch(/(^|\s)0 of 100/)
})

test('a domain that left the list has the position of an old release, which is named', async () => {
  const history = readHistory(packed)
  const name = packed.domains.split(' ').find((one) => history.of(one)?.at(-1)?.rank === null && one.endsWith('.com'))
  const { envelope } = await check(name ?? '')
  expect(envelope.findings.map(({ id }) => id)).toContain('older-release')
})

test('R12 each invalid line gets its own message, and the domains are scored', async () => {
  const { envelope, data } = await check('google.com\n192.0.2.1\nco.uk\nwool socks\ngoogle.com')
  expect(data.single?.domain).toBe('google.com')
  expect(data.refused.map(({ entered }) => entered)).toEqual(['192.0.2.1', 'co.uk', 'wool socks'])
  expect(new Set(data.refused.map(({ message }) => message)).size).toBe(3)
  expect(envelope.status).toBe('partial')
})

test('R12 1,001 lines are refused with their number', async () => {
  const { envelope } = await check(Array.from({ length: 1_001 }, (_, at) => `shop${at}.com`).join('\n'))
  expect(envelope.failure?.errors).toEqual({ domains: 'Enter at most 100 domains at a time. These are 1,001.' })
})

test('several domains are sorted by score, unknown ones last', async () => {
  const { envelope, data } = await check('nobody-knows-this.com\ngoogle.com\nwikipedia.org')
  expect(data.single).toBeNull()
  const domains = envelope.report.find((block) => block.kind === 'table' && block.title === 'Domains')
  const rows = domains?.kind === 'table' ? domains.rows : []
  expect(rows.map(([domain]) => domain)).toEqual(['google.com', 'wikipedia.org', 'nobody-knows-this.com'])
  expect(rows[2]?.slice(1, 4)).toEqual([null, null, null])
  expect(envelope.summary).toBe('2 of 3 domains are listed. The highest score is google.com with 95 of 100.')
})

test('a provider’s score is beside ours under its own name, and its failure leaves ours', async () => {
  const moz = { name: 'Moz', kind: 'provider' as const, asOf: '2026-11-20' }
  const authority = () => [
    found({ domain: 'google.com', metric: 'Domain Authority', value: 96, max: 100 }, moz),
    { kind: 'failed', reason: 'spending-limit', message: 'The spending limit of today is reached.' },
  ]
  const { envelope, data } = await check('google.com\nwikipedia.org', { authority })
  expect(data.bulk[0]?.providerScore).toMatchObject({ metric: 'Domain Authority', value: 96, provider: 'Moz' })
  expect(data.bulk[1]).toMatchObject({
    providerScore: null,
    providerProblem: 'The spending limit of today is reached.',
  })
  expect(data.bulk[1]?.score).toBeGreaterThan(80)
  expect(envelope.status).toBe('partial')
  const table = envelope.report.find((block) => block.kind === 'table' && block.title === 'Domains')
  expect(table?.kind === 'table' && table.columns.map(({ label }) => label)).toContain('Domain Authority, Moz')
})

test('without a provider, the report is complete, and one sentence names the setting', async () => {
  const { envelope } = await check('google.com')
  expect(envelope.status).toBe('done')
  expect(envelope.limits.filter((limit) => limit.includes('MOZ_TOKEN'))).toHaveLength(1)
})

test('an unreadable index is a failed look-up, not an unknown domain', async () => {
  const domainRanks = () => [{ ...notConfigured(''), reason: 'provider-error', message: 'The index cannot be read.' }]
  const { envelope } = await check('google.com', { domainRanks })
  expect([envelope.findings[0]?.id, envelope.status]).toEqual(['not-read', 'partial'])
})

test('sample data is marked in the envelope and the text', async () => {
  const sample = { name: 'Sample graph', kind: 'sample' as const }
  const domainRanks = () => [found({ domain: 'first.example', harmonicRank: 4, pageRank: 0.1, domains: 50 }, sample)]
  const { envelope } = await check('first.example', { domainRanks })
  expect(envelope.isSample).toBe(true)
  expect(textReport(envelope)).toMatch(/^SAMPLE/)
})
