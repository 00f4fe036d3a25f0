import { type Cascade, cascadeOf } from './cascade.ts'
import { type Item, readSheet } from './read-sheet.ts'
import { shortenCustomProperty } from './shorten-value.ts'
import { tidy } from './tidy.ts'
import { writeSheet } from './write-sheet.ts'

export type SourceSheet = {
  tidied: Item[]
  cascade: Cascade
  /** License comments, in their order. */
  licenses: string[]
  /** For the engines: custom properties have placeholders for values, and license comments are left out. */
  masked: string
  /** The sheet of an engine with the values in place of their placeholders. */
  unmask: (css: string) => Item[]
}

let last: { key: string; sheet: SourceSheet } | undefined

/**
 * A sheet as the race needs it. The last one is kept, because each engine asks for it.
 * @throws {Error} where the sheet cannot be read
 */
export function sourceSheet(css: string, { rewriteCustom }: { rewriteCustom: boolean }): SourceSheet {
  const key = `${rewriteCustom} ${css}`
  if (last?.key === key) return last.sheet
  const values: string[] = []
  const items = rewriteCustom ? mapCustom(readSheet(css), shortenCustomProperty) : readSheet(css)
  const masked = mapCustom(items, (value) => `m${values.push(value) - 1}`)
  const sheet: SourceSheet = {
    tidied: tidy(items),
    cascade: cascadeOf(items),
    licenses: [...new Set(licensesIn(items))],
    masked: writeSheet(withoutComments(masked)),
    unmask: (output) => mapCustom(readSheet(output), (mark) => values[Number(mark.slice(1))] ?? mark),
  }
  last = { key, sheet }
  return sheet
}

const mapCustom = (items: Item[], change: (value: string) => string): Item[] =>
  items.map((item) => {
    if (item.kind === 'declaration') return item.name.startsWith('--') ? { ...item, value: change(item.value) } : item
    return (item.kind === 'rule' || item.kind === 'at') && item.items
      ? { ...item, items: mapCustom(item.items, change) }
      : item
  })

const licensesIn = (items: Item[]): string[] =>
  items.flatMap((item) => {
    if (item.kind === 'comment') return [item.text]
    return item.kind === 'rule' || item.kind === 'at' ? licensesIn(item.items ?? []) : []
  })

const withoutComments = (items: Item[]): Item[] =>
  items
    .filter(({ kind }) => kind !== 'comment')
    .map((item) =>
      (item.kind === 'rule' || item.kind === 'at') && item.items
        ? { ...item, items: withoutComments(item.items) }
        : item,
    )
