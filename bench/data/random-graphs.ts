import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareWithMemory } from '#tests/support/compare-with-memory.ts'
import type { Measure } from '../measure.ts'

/** Compares LMDB with the plain index on random graphs. */
export async function measureRandomGraphs(graphs: number): Promise<Measure[]> {
  const base = mkdtempSync(join(tmpdir(), 'random-graphs-'))
  let same = 0
  for (let seed = 0; seed < graphs; seed++) {
    const folder = join(base, String(seed))
    mkdirSync(folder)
    await compareWithMemory(folder, seed * 2)
    rmSync(folder, { recursive: true })
    same++
  }
  rmSync(base, { recursive: true })
  return [
    {
      what: 'random graphs on which LMDB = the plain index',
      value: same,
      unit: `of ${graphs}`,
      limit: graphs,
      better: 'more',
    },
  ]
}
