import { deepStrictEqual, equal, match, ok } from 'node:assert/strict'
import type { LinkIndex } from '#engine/data-providers/link-index.ts'
import type { Graph } from '#providers/link-index/memory/graph.ts'

/**
 * Expects an index to return the same as another index, for some domains of a graph and a few that it lacks. Also
 * checks in each result that an unknown has no value and that a source has its date.
 */
export async function expectSameResults(index: LinkIndex, plain: LinkIndex, { nodes }: Graph, picks: number) {
  deepStrictEqual(await index.info(), await plain.info())
  const step = Math.max(1, Math.floor(nodes.length / picks))
  const domains = nodes.filter((_, place) => place % step === 0).map(({ domain }) => domain)
  const names = [...domains, 'absent.example', 'com', 'zzz']
  deepStrictEqual(await index.ranks(names), await plain.ranks(names))
  for (const [at, domain] of names.entries()) {
    for (const options of [{ limit: 3 }, { limit: 1_000, hidesHubs: true }, { limit: 5, offset: 2, hidesHubs: true }]) {
      deepStrictEqual(await index.referrers(domain, options), await plain.referrers(domain, options))
    }
    deepStrictEqual(await index.similar(domain, { limit: 20 }), await plain.similar(domain, { limit: 20 }))
    const others = [...new Set([names[(at + 1) % names.length] ?? '', names[(at + 2) % names.length] ?? ''])]
    const gap = await index.linkGap(domain, others, { limit: 7 })
    deepStrictEqual(gap, await plain.linkGap(domain, others, { limit: 7 }))
  }
  const [missing] = await index.ranks(['absent.example'])
  equal(missing?.kind, 'unknown')
  ok(missing && !('value' in missing))
  match(missing.kind === 'unknown' ? (missing.source.asOf ?? '') : '', /^\d{4}-\d\d-\d\d$/)
}
