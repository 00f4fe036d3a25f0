import { type KeptText, keepUnreadable, listKept, type Spot } from './keep-unreadable.ts'
import { isKnownAtRule } from './known-at-rules.ts'
import { type Item, readSheet } from './read-sheet.ts'
import { shortenCustomProperty } from './shorten-value.ts'
import { textMask } from './text-mask.ts'
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
  /** What is kept as it was, in its order. */
  kept: KeptText[]
}

/**
 * Prepares a stylesheet for all engines.
 * @param asked `spots`: what an engine cannot read
 * @throws {Error} if the stylesheet cannot be read
 */
export function sourceSheet(css: string, asked: { rewriteCustom: boolean; spots: Spot[] }): SourceSheet {
  const { rewriteCustom, spots } = asked
  const written = keepUnreadable(readSheet(css), css, spots)
  const items = rewriteCustom ? mapCustom(written, shortenCustomProperty) : written
  return { written, items, tidied: tidy(items), licenses: [...new Set(licensesIn(items))], kept: listKept(written) }
}

/**
 * Returns the stylesheet for an engine. License comments are left out, and text is replaced by placeholders: custom
 * properties, arguments of unknown functions, unknown at-rules, and everything that cannot be read.
 * @returns the stylesheet, and a function that puts the text back into the output of the engine
 */
export function maskSheet(items: Item[]): { masked: string; unmask: (output: string) => Item[] } {
  const { hide, show, mask, unmask } = textMask()
  const kept: Item[] = []
  const unreadable = new Set<string>()
  return { masked: writeSheet(maskAll(withoutComments(items))), unmask: (output) => unmaskAll(readSheet(output)) }

  function maskAll(list: Item[]): Item[] {
    return list.map((item) => {
      if (item.kind === 'declaration') return mask(item)
      if (item.kind === 'raw' || (item.kind === 'at' && !isKnownAtRule(item.name)))
        return { kind: 'at', name: MARK, prelude: String(kept.push(item) - 1), items: null }
      if (item.kind === 'comment' || !item.items) return item
      const inside = maskAll(item.items)
      const isHidden = item.kind === 'at' && (item.isKept || (CONDITION.test(item.name) && item.prelude.includes('--')))
      if (item.kind === 'rule' || !isHidden) return { ...item, items: inside }
      const mark = hide(item.prelude)
      if (item.isKept) unreadable.add(mark)
      return { ...item, items: inside, prelude: item.name === 'media' ? mark : `(m:${mark})` }
    })
  }

  function unmaskAll(list: Item[]): Item[] {
    return list.map((item) => {
      if (item.kind === 'declaration') return unmask(item)
      if (item.kind === 'at' && item.name === MARK) return kept[Number(item.prelude)] ?? item
      if (item.kind === 'at' && item.items && HIDDEN.test(item.prelude)) {
        const mark = item.prelude.replace(HIDDEN, '$1')
        const inside = { ...item, prelude: show(mark), items: unmaskAll(item.items) }
        return unreadable.has(mark) ? { ...inside, isKept: true } : inside
      }
      return (item.kind === 'rule' || item.kind === 'at') && item.items
        ? { ...item, items: unmaskAll(item.items) }
        : item
    })
  }
}

/** Name of the at-rule that stands for text. Engines keep at-rules that they do not know. */
const MARK = 'kept-text'
const CONDITION = /^(?:media|supports|container)$/
const HIDDEN = /^(?:\(m:\s*)?(m\d+)\)?$/

/** Returns whether something in the stylesheet is not CSS, such as a stray bracket, HTML, or SCSS. */
export const hasUnreadable = (items: Item[]): boolean =>
  items.some(
    (item) =>
      item.kind === 'raw' ||
      (item.kind === 'at' && item.isKept === true) ||
      ((item.kind === 'rule' || (item.kind === 'at' && isKnownAtRule(item.name))) && hasUnreadable(item.items ?? [])),
  )

const mapCustom = (items: Item[], change: (value: string) => string): Item[] =>
  items.map((item) => {
    if (item.kind === 'declaration') return item.name.startsWith('--') ? { ...item, value: change(item.value) } : item
    const isOpen = item.kind === 'rule' || (item.kind === 'at' && isKnownAtRule(item.name))
    return isOpen && item.items ? { ...item, items: mapCustom(item.items, change) } : item
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
