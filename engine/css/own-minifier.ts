import { type Cascade, cascadeOf } from './cascade.ts'
import { compareCascades } from './compare-sheets.ts'
import { type MergeOptions, mergeRules } from './merge-rules.ts'
import type { Item } from './read-sheet.ts'
import { type Rewriter, rewriteBlocks } from './rewrite-blocks.ts'
import { writeSheet } from './write-sheet.ts'

/** From what compresses best to what is shortest; which one wins depends on the sheet. */
const WAYS: MergeOptions[] = [
  { isFar: false, isDeep: false, isSorted: true },
  { isFar: true, isDeep: false, isSorted: true },
  { isFar: true, isDeep: true, isSorted: true },
  { isFar: false, isDeep: false, isSorted: false },
]

/**
 * Our own minified sheet: the smallest of several ways to merge rules that means the same as the source.
 * @param sizeOf bytes by the measure that was asked for
 */
export async function minifyOwn(
  { tidied, cascade }: { tidied: Item[]; cascade: Cascade },
  { engines, sizeOf }: { engines: Rewriter[]; sizeOf: (css: string) => Promise<number> },
): Promise<string> {
  const rewritten = await rewriteBlocks(tidied, engines)
  const sheets = await Promise.all(
    WAYS.map(async (way) => {
      const items = mergeRules(rewritten, way)
      const code = writeSheet(items)
      return { items, code, size: await sizeOf(code) }
    }),
  )
  sheets.sort((one, other) => one.size - other.size)
  const proven = sheets.find(({ items }) => compareCascades(cascade, cascadeOf(items)) === undefined)
  return proven?.code ?? writeSheet(rewritten)
}
