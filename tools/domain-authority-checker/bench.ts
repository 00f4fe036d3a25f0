import { readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { linkPositionScore } from '#engine/formulas/link-position.ts'
import { roundTo, withCommas } from '#engine/text/numbers.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { createBuiltInIndex } from '#providers/link-index/built-in/built-in-index.ts'
import packed from '#providers/link-index/built-in/rank-history.json' with { type: 'json' }
import { readHistory } from '#providers/link-index/built-in/rank-history.ts'
import { createLinkGatherers } from '#runs/artifacts/link-gatherers.ts'
import { corpus } from '#tests/support/corpus.ts'
import { linkMakers } from '#tests/support/link-artifacts.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Authority, Scored } from './score.ts'
import { tool } from './tool.ts'

const PICKED = 200
const BATCH = 100
const LARGEST_RELEASE = 209_500_000
/** Up to this rank, neighboring ranks are compared one by one; beyond it, in steps of a thousandth. */
const ALL_RANKS = 1_000_000

const history = readHistory(packed)
const gatherers: Record<string, unknown> = { ...linkMakers, ...createLinkGatherers(createBuiltInIndex(history)) }
const gather = (async (name: string, request: unknown) =>
  (gatherers[name] as (request: unknown) => unknown)(request)) as Gather

type Row = [position: string, value: string, pageRankPosition: string, pageRank: string, name: string, hosts: string]
type Values = (number | null)[]

/**
 * Checks the score against the published file, compares its order with that of the file, and measures the history of
 * random domains.
 */
export async function measure(): Promise<Measure[]> {
  const folder = corpus('webgraph')
  const measures: Measure[] = [monotone()]
  if (!folder) return measures
  const { rows } = JSON.parse(readFileSync(`${folder}/ranks/domain-cc-main-2026-apr-may-jun.json`, 'utf8')) as {
    rows: Row[]
  }
  const source = JSON.parse(readFileSync(`${folder}/domain-lookup.json`, 'utf8')) as {
    domains: Record<string, [Values, Values]>
  }
  measures.push(...(await againstFile(rows)), await histories(source.domains), await speed(rows))
  return measures
}

function monotone(): Measure {
  let wrong = 0
  let before = Number.POSITIVE_INFINITY
  let ranks = 0
  for (let rank = 1; rank <= LARGEST_RELEASE; rank = rank < ALL_RANKS ? rank + 1 : Math.ceil(rank * 1.001)) {
    const score = linkPositionScore(rank)
    if (!(score < before && score > 0)) wrong++
    before = score
    ranks++
  }
  return {
    what: 'ranks that score no less than a better one, or 0',
    value: wrong,
    unit: `of ${withCommas(ranks)}`,
    limit: 0,
    better: 'less',
    note: 'up to the 210 million domains of the largest release',
  }
}

async function againstFile(rows: Row[]): Promise<Measure[]> {
  const scored = await scoresOf(rows.map(([, , , , name]) => nameOf(name)))
  const listed = rows.flatMap((row) => {
    const own = scored.get(nameOf(row[4]))
    return own?.score == null ? [] : [{ row, score: own.score }]
  })
  const exact = listed.filter(({ row: [position], score }) => score === 100 * (1 - Math.log10(Number(position)) / 9))
  const harmonic = spearman(listed.map(({ row, score }) => [score, -Number(row[0])]))
  const weighted = spearman(
    listed.map(({ row: [position, , , pageRank] }) => [draft(Number(position), Number(pageRank)), -Number(position)]),
  )
  const byPageRank = spearman(listed.map(({ row, score }) => [score, -Number(row[2])]))
  return [
    {
      what: 'scores equal to the formula over the published file, to the last digit',
      value: exact.length,
      unit: `of ${listed.length}`,
      limit: listed.length,
      better: 'more',
      note: `${rows.length - listed.length} of the file’s ${rows.length} names are endings of the Public Suffix List or not registrable`,
    },
    {
      what: 'Spearman’s rank correlation of the score with harmonic centrality',
      value: roundTo(harmonic, 3),
      unit: '',
      limit: 1,
      better: 'more',
      note: `with PageRank ${roundTo(byPageRank, 3)}; a sum of 0.5 log rank and 0.3 log PageRank has ${roundTo(weighted, 3)}`,
    },
  ]
}

/** Returns a weighted sum of positions, a formula that was rejected because it changes the published order. */
const draft = (rank: number, pageRank: number) =>
  0.5 * (1 - Math.log10(rank) / 8) + (0.3 * (Math.log10(pageRank) + 9)) / 7.2

async function histories(domains: Record<string, [Values, Values]>): Promise<Measure> {
  const names = Object.keys(domains)
  const picked = new Set<string>()
  while (picked.size < PICKED) picked.add(names[Math.floor(Math.random() * names.length)] as string)
  const scored = await scoresOf([...picked].map(nameOf))
  let right = 0
  let shown = 0
  for (const name of picked) {
    const own = scored.get(nameOf(name))
    if (!own) continue
    shown++
    const [harmonic, pageRank] = domains[name] as [Values, Values]
    const isEqual =
      own.history.length === harmonic.length &&
      own.history.every(
        (one, at) =>
          one.harmonic === harmonic[at] &&
          one.pageRank === pageRank[at] &&
          (one.score === null) === (one.rank === null),
      )
    if (isEqual) right++
  }
  return {
    what: 'random domains whose history in the report equals the 51 releases of the source',
    value: right,
    unit: `of ${shown}`,
    limit: shown,
    better: 'more',
    note: `${PICKED - shown} of ${PICKED} names are endings of the Public Suffix List, which the tool refuses`,
  }
}

async function speed(rows: Row[]): Promise<Measure> {
  const domains = rows
    .slice(0, BATCH)
    .map(([, , , , name]) => nameOf(name))
    .join('\n')
  await run(tool, { domains }, { gather })
  const began = performance.now()
  await run(tool, { domains }, { gather })
  return {
    what: `${BATCH} domains in bulk, built-in list`,
    value: Math.round(performance.now() - began),
    unit: 'ms',
    limit: 500,
    better: 'less',
  }
}

async function scoresOf(names: string[]): Promise<Map<string, Scored>> {
  const scored = new Map<string, Scored>()
  for (let from = 0; from < names.length; from += BATCH) {
    const { data } = await run(tool, { domains: names.slice(from, from + BATCH).join('\n') }, { gather })
    const { single, bulk } = data as Authority
    for (const one of single ? [single] : bulk) scored.set(one.domain, one)
  }
  return scored
}

/** Returns Spearman’s coefficient without ties. */
function spearman(pairs: [one: number, other: number][]) {
  const ranksOf = (values: number[]) => {
    const order = values.map((value, at) => ({ value, at })).sort((one, other) => other.value - one.value)
    const ranks: number[] = []
    for (const [rank, { at }] of order.entries()) ranks[at] = rank
    return ranks
  }
  const [ones, others] = [ranksOf(pairs.map(([one]) => one)), ranksOf(pairs.map(([, other]) => other))]
  const sum = ones.reduce((all, rank, at) => all + (rank - (others[at] ?? 0)) ** 2, 0)
  return 1 - (6 * sum) / (pairs.length * (pairs.length ** 2 - 1))
}

const nameOf = (reversed: string) => reversed.split('.').reverse().join('.')
