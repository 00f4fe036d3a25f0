import { type Item, readSheet } from './read-sheet.ts'
import { shortenCustomProperty } from './shorten-value.ts'
import { tidy } from './tidy.ts'
import { writeSheet } from './write-sheet.ts'

export type SourceSheet = {
  /** The stylesheet as entered. */
  written: Item[]
  /** The same with short custom properties, if requested. */
  items: Item[]
  tidied: Item[]
  /** License comments, in their order. */
  licenses: string[]
}

/**
 * Prepares a stylesheet for all engines.
 * @throws {Error} if the stylesheet cannot be read
 */
export function sourceSheet(css: string, { rewriteCustom }: { rewriteCustom: boolean }): SourceSheet {
  const written = readSheet(css)
  const items = rewriteCustom ? mapCustom(written, shortenCustomProperty) : written
  return { written, items, tidied: tidy(items), licenses: [...new Set(licensesIn(items))] }
}

/**
 * Returns the stylesheet for an engine: values of custom properties are replaced by placeholders, because scripts read
 * them as text, and license comments are left out.
 * @returns the text, and a function that puts the values back into the output of the engine
 */
export function maskSheet(items: Item[]): { masked: string; unmask: (output: string) => Item[] } {
  const values: string[] = []
  const masked = mapCustom(items, (value) => `m${values.push(value) - 1}`)
  return {
    masked: writeSheet(withoutComments(masked)),
    unmask: (output) => mapCustom(readSheet(output), (mark) => values[Number(mark.slice(1))] ?? mark),
  }
}

/** Returns whether something at the top level of the stylesheet is not CSS, such as a stray bracket, HTML, or SCSS. */
export const hasUnreadable = (items: Item[]): boolean =>
  items.some((item) => item.kind === 'raw' || (item.kind === 'rule' && /^[};<$]/.test(item.selector)))

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
