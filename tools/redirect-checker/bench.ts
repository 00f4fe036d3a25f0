import type { Measure } from '#bench/measure.ts'
import { loopbackSite } from '#tests/support/loopback-pages.ts'
import { runWith } from '#tests/support/page-of.ts'
import type { Chain } from './chain.ts'
import type { ChainCase } from './oracle/cases.ts'
import { chainCases } from './oracle/index.ts'
import { tool } from './tool.ts'

const MAX_MS = 2_000

/** Counts chains on a loopback server that are reported right, and measures the time for all of them in one run. */
export async function measure(): Promise<Measure[]> {
  const site = await loopbackSite(Object.assign({}, ...chainCases.map(({ routes }) => routes)))
  const started = performance.now()
  const urls = chainCases.map(({ start }) => start).join('\n')
  const { chains } = (await runWith(tool, { urls }, { pages: site.pages })).data as { chains: Chain[] }
  const ms = Math.round(performance.now() - started)
  await site.close()
  const right = chainCases.filter((expected, index) => isRight(expected, chains[index])).length
  return [
    {
      what: 'redirect-checker: chains reported right',
      value: right,
      unit: `of ${chainCases.length}`,
      limit: chainCases.length,
      better: 'more',
      note: 'outcome, last URL, kind of each redirect, and findings',
    },
    {
      what: `redirect-checker: ${chainCases.length} chains in one run`,
      value: ms,
      unit: 'ms',
      limit: MAX_MS,
      better: 'less',
    },
  ]
}

function isRight({ outcome, final, kinds, finds = [], misses = [] }: ChainCase, chain: Chain | undefined) {
  const ids = chain?.findings.map(({ id }) => id) ?? []
  const followed = chain?.steps.flatMap(({ kind }) => kind ?? []).join()
  return (
    chain?.outcome === outcome &&
    (final === null || chain.finalUrl === final) &&
    (outcome === 'loop' || followed === kinds.join()) &&
    finds.every((id) => ids.includes(id)) &&
    misses.every((id) => !ids.includes(id))
  )
}
