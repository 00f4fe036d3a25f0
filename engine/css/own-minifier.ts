import type { SizeMeasure } from '../size/metrics.ts'
import { type Cascade, cascadeOf } from './cascade.ts'
import { compareCascades } from './compare-sheets.ts'
import { type MergeOptions, mergeRules, readUnits } from './merge-rules.ts'
import type { Item } from './read-sheet.ts'
import { writeSheet } from './write-sheet.ts'

const NEAR: MergeOptions = { isFar: false, isDeep: false, isSorted: true }
const FAR: MergeOptions = { isFar: true, isDeep: false, isSorted: true }
const DEEP: MergeOptions = { isFar: true, isDeep: true, isSorted: true }

/** Ways of merging rules. Sharing declarations makes a stylesheet shorter, but a small one often less compressible. */
const WAYS: Record<SizeMeasure, MergeOptions[]> = { raw: [DEEP], gzip: [NEAR, FAR, DEEP], brotli: [NEAR, FAR, DEEP] }

/**
 * Minifies with our own minifier: returns the smallest result of several ways of merging rules that means the same as
 * the source.
 * @param sizeOf bytes by the chosen measure
 */
export async function minifyOwn(
  tidied: Item[],
  cascade: Cascade,
  { measure, sizeOf }: { measure: SizeMeasure; sizeOf: (css: string) => Promise<number> },
): Promise<string> {
  const units = readUnits(tidied)
  const sheets = await Promise.all(
    WAYS[measure].map(async (way) => {
      const items = mergeRules(units, way)
      const code = writeSheet(items)
      return { items, code, size: await sizeOf(code) }
    }),
  )
  sheets.sort((one, other) => one.size - other.size)
  const proven = sheets.find(({ items }) => compareCascades(cascade, cascadeOf(items)) === undefined)
  return proven?.code ?? writeSheet(tidied)
}
