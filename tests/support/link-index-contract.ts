import { deepStrictEqual, equal, match, ok } from 'node:assert/strict'
import type { LinkIndex } from '../../engine/outside-data/link-index.ts'
import type { Graph } from '../../providers/link-index/memory/graph.ts'

/**
 * Asks an index everything about some domains of a graph, and a few that it lacks, and expects the responses of another
 * index. What the contract promises beyond that is checked in each response: unknown has no value, and a source says
 * when it is from.
 */
export async function expectSameAnswers(index: LinkIndex, plain: LinkIndex, { nodes }: Graph, picks: number) {
  deepStrictEqual(await index.info(), await plain.info())
  const step = Math.max(1, Math.floor(nodes.length / picks))
  const domains = nodes.filter((_, place) => place % step === 0).map(({ domain }) => domain)
  const asked = [...domains, 'absent.example', 'com', 'zzz']
  deepStrictEqual(await index.ranks(asked), await plain.ranks(asked))
  for (const [at, domain] of asked.entries()) {
    for (const options of [{ limit: 3 }, { limit: 1_000, hidesHubs: true }, { limit: 5, offset: 2, hidesHubs: true }]) {
      deepStrictEqual(await index.referrers(domain, options), await plain.referrers(domain, options))
    }
    deepStrictEqual(await index.similar(domain, { limit: 20 }), await plain.similar(domain, { limit: 20 }))
    const others = [...new Set([asked[(at + 1) % asked.length] ?? '', asked[(at + 2) % asked.length] ?? ''])]
    const gap = await index.linkGap(domain, others, { limit: 7 })
    deepStrictEqual(gap, await plain.linkGap(domain, others, { limit: 7 }))
  }
  const [missing] = await index.ranks(['absent.example'])
  equal(missing?.kind, 'unknown')
  ok(missing && !('value' in missing))
  match(missing.kind === 'unknown' ? (missing.source.asOf ?? '') : '', /^\d{4}-\d\d-\d\d$/)
}
