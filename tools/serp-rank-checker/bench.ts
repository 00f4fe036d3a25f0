import { readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { toCsv } from '#engine/csv/write-csv.ts'
import type { SearchResults } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { hostOf } from '#engine/net/hosts.ts'
import { registrableDomain } from '#engine/search/registrable-domain.ts'
import type { TableBlock } from '#engine/tool/blocks.ts'
import { plainTable } from '#site/features/tool-pages/report/table-rows.ts'
import { corpus } from '#tests/support/corpus.ts'
import { runWith } from '#tests/support/page-of.ts'
import { generator } from '#tests/support/phrase-search.ts'
import { failedLookup, foundSearch } from '#tests/support/serp-artifacts.ts'
import { pageOf } from '#tests/support/web-page.ts'
import type { Ranks } from './ranks.ts'
import { tool } from './tool.ts'

const RUNS = 40
const KEYWORDS = 50
/** Interval of failures. They are never consecutive, because several in a row end a run. */
const FAILURE_EVERY = 4
const DOMAIN = 'shop.co.uk'
/** Hosts of other sites whose names contain the name of ours. */
const NAMESAKES = ['shop.co.uk.example', 'myshop.co.uk', 'shop.com', 'co.uk', 'notshop.co.uk', 'shop.co.uk.other.com']
const OWN = ['shop.co.uk', 'www.shop.co.uk', 'a.b.shop.co.uk', 'SHOP.co.uk']

type Expected =
  | { outcome: 'found'; position: number }
  | { outcome: 'not-in-results'; depth: number }
  | { outcome: 'failed' }

/**
 * Runs the cases of the Public Suffix List, and generated results whose three outcomes must be distinct in every form.
 */
export async function measure(): Promise<Measure[]> {
  const random = generator(23)
  const right = { data: 0, csv: 0, summary: 0, peer: 0 }
  const began = performance.now()
  for (let run = 0; run < RUNS; run += 1) {
    const cases = Array.from({ length: KEYWORDS }, (_, at) => ({
      keyword: `keyword ${run} ${at}`,
      ...generateCase(random, at % FAILURE_EVERY === 0),
    }))
    const byKeyword = new Map(cases.map((one) => [one.keyword, one]))
    const envelope = await runWith(
      tool,
      { domain: DOMAIN, keywords: cases.map(({ keyword }) => keyword).join('\n') },
      {
        search: ({ text }) => byKeyword.get(text)?.lookup ?? failedLookup('provider-error'),
        page: () => pageOf('<h1>Shop'),
      },
    )
    const { ranks } = envelope.data as Ranks
    const table = envelope.report.find(
      (block): block is TableBlock => block.kind === 'table' && block.title === 'Positions',
    )
    const { header, rows } = plainTable(table as TableBlock)
    const lines = toCsv(header, rows).split('\r\n').slice(1)
    for (const [at, { expected, lookup }] of cases.entries()) {
      const rank = ranks[at]
      const isRight =
        rank?.outcome === expected.outcome &&
        rank.position === (expected.outcome === 'found' ? expected.position : null) &&
        rank.depthRead === (lookup.kind === 'found' ? lookup.value.depthRead : null)
      right.data += isRight ? 1 : 0
      right.csv += isRightLine(lines[at] ?? '', expected) ? 1 : 0
      right.peer += positionByName(lookup) === (expected.outcome === 'found' ? expected.position : null) ? 1 : 0
    }
    right.summary += isRightSummary(envelope.summary, cases) ? 1 : 0
  }
  const ms = Math.round((performance.now() - began) / RUNS)
  const total = RUNS * KEYWORDS
  return [
    {
      what: 'position, “not in the first N”, and failed: right in JSON',
      value: right.data,
      unit: `of ${total}`,
      limit: total,
      better: 'more',
      note: `peer, a comparison of the end of the host: ${right.peer}`,
    },
    { what: 'the same in CSV', value: right.csv, unit: `of ${total}`, limit: total, better: 'more' },
    { what: 'the counts of the summary', value: right.summary, unit: `of ${RUNS}`, limit: RUNS, better: 'more' },
    { what: `time for ${KEYWORDS} keywords, without the provider`, value: ms, unit: 'ms', limit: 200, better: 'less' },
    ...publicSuffixCases(),
  ]
}

function generateCase(random: () => number, mayFail: boolean): { expected: Expected; lookup: Lookup<SearchResults> } {
  const kind = random()
  if (mayFail && kind < 0.4) return { expected: { outcome: 'failed' }, lookup: failedLookup('time-limit') }
  const depth = 1 + Math.floor(random() * 40)
  const hosts = Array.from({ length: depth }, () => NAMESAKES[Math.floor(random() * NAMESAKES.length)] as string)
  if (kind < 0.6) return { expected: { outcome: 'not-in-results', depth }, lookup: foundSearch(hosts.map(urlOf)) }
  const position = 1 + Math.floor(random() * depth)
  hosts[position - 1] = OWN[Math.floor(random() * OWN.length)] as string
  return { expected: { outcome: 'found', position }, lookup: foundSearch(hosts.map(urlOf)) }
}

const urlOf = (host: string, at: number) => `https://${host}/page-${at}?ref=shop.co.uk`

function isRightLine(line: string, expected: Expected) {
  const [, position = ''] = line.slice(1, -1).split('","')
  if (expected.outcome === 'found') return position === String(expected.position)
  if (expected.outcome === 'failed') return position === 'look-up failed'
  return position === `not in the first ${expected.depth}`
}

function isRightSummary(summary: string, cases: { expected: Expected }[]) {
  const count = (outcome: Expected['outcome']) => cases.filter(({ expected }) => expected.outcome === outcome).length
  const [found, missing, failed] = [count('found'), count('not-in-results'), count('failed')]
  return (
    summary.includes(`a position for ${found} of ${cases.length} keywords`) &&
    summary.includes(`results that were read for ${missing}.`) &&
    (failed === 0 || summary.includes(`look-up failed for ${failed}.`))
  )
}

/** Returns the first result whose host ends with the name: a common but wrong shortcut, for comparison. */
function positionByName(lookup: Lookup<SearchResults>) {
  if (lookup.kind !== 'found') return null
  return lookup.value.results.find(({ url }) => hostOf(url)?.endsWith(DOMAIN))?.position ?? null
}

function publicSuffixCases(): Measure[] {
  const set = corpus('public-suffix')
  if (!set) return []
  const cases = readFileSync(`${set}/tests.txt`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map((line) => line.trim().split(/\s+/) as [string, string])
  const ascii = (name: string) => (name === 'null' ? null : hostOf(`http://${name}`))
  const right = cases.filter(([host, expected]) => registrableDomain(host) === ascii(expected)).length
  return [
    {
      what: 'cases of the Public Suffix List',
      value: right,
      unit: `of ${cases.length}`,
      limit: cases.length,
      better: 'more',
    },
  ]
}
