import type { Measure } from '#bench/measure.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { createMemoryIndex } from '#providers/link-index/memory/memory-index.ts'
import { createLinkGatherers } from '#runs/artifacts/link-gatherers.ts'
import { linkMakers } from '#tests/support/link-artifacts.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { SummaryData } from './summary.ts'
import { tool } from './tool.ts'

const DOMAINS = 1_000
const LINKS = 20_000
const RUNS = 200
const ENDINGS = ['com', 'org', 'de', 'co.uk', 'fr']

/** Compares reports over a random graph with sets that are counted from the list of its links. */
export async function measure(): Promise<Measure[]> {
  const names = Array.from({ length: DOMAINS }, (_, at) => `site${at}.${ENDINGS[at % ENDINGS.length]}`)
  const pairs = new Set<string>()
  while (pairs.size < LINKS) {
    const [from, to] = [pick(DOMAINS), Math.floor(pick(DOMAINS) ** 2 / DOMAINS)]
    if (from !== to) pairs.add(`${from} ${to}`)
  }
  const links = [...pairs].map((pair) => pair.split(' ').map(Number) as [from: number, to: number])
  const nodes = names.map((domain, at) => ({
    domain,
    harmonic: DOMAINS - at,
    pageRank: 1 / (at + 1),
    pageRankPosition: at + 1,
    hosts: 1,
  }))
  const info = { release: 'random', asOf: '2026-06-30', domains: DOMAINS, links: LINKS, isSample: false }
  const index = createMemoryIndex({ current: { info, nodes, links }, hubs: new Set() })
  const gatherers: Record<string, unknown> = { ...linkMakers, ...createLinkGatherers(index) }
  const gather = (async (name: string, request: unknown) =>
    (gatherers[name] as (request: unknown) => unknown)(request)) as Gather
  let right = 0
  const times: number[] = []
  for (let nth = 0; nth < RUNS; nth++) {
    const [own, one, other] = [pick(DOMAINS), pick(DOMAINS), pick(DOMAINS)]
    if (own === one || own === other || one === other) {
      nth--
      continue
    }
    const began = performance.now()
    const { data } = await run(tool, { domain: names[own], competitors: `${names[one]}\n${names[other]}` }, { gather })
    times.push(performance.now() - began)
    const { backlinksSummary } = data as SummaryData
    const linking = (target: number) => new Set(links.flatMap(([from, to]) => (to === target ? [from] : [])))
    const [toOwn, toOne, toOther] = [linking(own), linking(one), linking(other)]
    const gap = names.filter((_, at) => at !== own && !toOwn.has(at) && (toOne.has(at) || toOther.has(at)))
    const { referrers, linkGap } = backlinksSummary
    const isEqual =
      (toOwn.size === 0 ? (referrers.value?.total ?? 0) === 0 : referrers.value?.total === toOwn.size) &&
      sum(referrers.value?.byRank) === toOwn.size &&
      sum(referrers.value?.byTopLevelDomain.map(({ count }) => count)) === toOwn.size &&
      (referrers.value?.referrers ?? []).every(({ domain }) => toOwn.has(names.indexOf(domain))) &&
      (linkGap?.value ?? []).length === Math.min(100, gap.length) &&
      (linkGap?.value ?? []).every(({ domain }) => gap.includes(domain))
    if (isEqual) right++
  }
  times.sort((a, b) => a - b)
  return [
    {
      what: 'reports over a random graph whose referring domains and link gap equal sets counted from its links',
      value: right,
      unit: `of ${RUNS}`,
      limit: RUNS,
      better: 'more',
      note: `${withCommas(DOMAINS)} domains, ${withCommas(LINKS)} links`,
    },
    {
      what: 'time of a report without the index, 95th percentile',
      value: Math.round(times[Math.floor(RUNS * 0.95)] ?? 0),
      unit: 'ms',
      limit: 50,
      better: 'less',
    },
  ]
}

const pick = (below: number) => Math.floor(Math.random() * below)
const sum = (values: number[] = []) => values.reduce((all, value) => all + value, 0)
