import { canonicalCondition } from '#engine/css/conditions.ts'
import { isDead } from '#engine/css/dead-prefixes.ts'
import { splitMatches } from '#engine/css/match-lists.ts'
import { type AtRule, type Declaration, type Item, type Rule, readSheet } from '#engine/css/read-sheet.ts'
import { splitSelectors } from '#engine/css/selectors.ts'
import type { Piece } from '#engine/css/tokens.ts'
import { writeItem } from '#engine/css/write-sheet.ts'
import { shorten } from '#engine/text/shorten.ts'

export type Change = { what: 'dropped' | 'merged' | 'rewritten'; item: string; why: string; line: number | null }

/** The stylesheet as entered: its text, the result of our parser, and what the parser leaves out. */
export type Entered = { css: string; items: Item[]; comments: Piece[]; starHacks: Piece[] }

/** Why a comment is missing. */
export const COMMENT = 'A comment'
/** Of comments, and of everything else. */
const MAX_COUNT = 300

/**
 * Returns what is in the source and not in the output, and which rules were joined, in the order of the source.
 * @param output a stylesheet that our parser can read
 */
export function listChanges({ css, items, comments, starHacks }: Entered, output: string): Change[] {
  const found: (Omit<Change, 'line'> & { start: number | undefined })[] = []
  const lineAt = linesOf(css)
  const made = census(readSheet(output))
  const isKept = (text: string) => output.includes(text)
  const sourceLists = new Set<string>()
  const seen = new Map<string, { first: number | undefined; count: number }>()
  const drop = (text: string, start: number | undefined, why: string) =>
    found.push({ what: 'dropped', item: clip(text), why, start })
  for (const { text, start } of comments) if (!isKept(text)) drop(text, start, COMMENT)
  for (const { text, start } of starHacks) drop(text, start, 'Only Internet Explorer 7 and older read it')
  visit(items, '')
  const changes: Change[] = found
    .sort((one, other) => (one.start ?? 0) - (other.start ?? 0))
    .map(({ start, ...change }) => ({ ...change, line: lineAt(start) }))
  for (const [key, text] of made.joined)
    if (!sourceLists.has(key))
      changes.push({
        what: 'merged',
        item: clip(text),
        why: 'Selectors with equal declarations share one rule',
        line: null,
      })
  const counts = { comments: 0, others: 0 }
  return changes.filter(({ why }) => ++counts[why === COMMENT ? 'comments' : 'others'] <= MAX_COUNT)

  function visit(list: Item[], context: string) {
    for (const item of list) {
      if (item.kind === 'declaration') visitDeclaration(item)
      else if (item.kind === 'rule') visitRule(item, context)
      else if (item.kind === 'raw' && context !== '' && !isKept(item.text))
        drop(item.text, item.start, 'It cannot be read, so browsers skip it')
      if (item.kind === 'rule' || item.kind === 'at') visit(item.items ?? [], contextIn(item, context))
    }
  }

  function visitDeclaration(one: Declaration) {
    const isCustom = one.name.startsWith('--')
    if (isCustom && one.value !== '' && !isKept(one.value))
      found.push({
        what: 'rewritten',
        item: clip(writeItem(one)),
        why: 'A custom property, which scripts read as text',
        start: one.start,
      })
    if (isDead(one) && !isKept(writeItem(one))) drop(writeItem(one), one.start, 'No browser in use reads this prefix')
  }

  function visitRule(rule: Rule, context: string) {
    const selectors = selectorsOf(rule)
    const key = context + keyOf(selectors)
    const { selector, start } = rule
    sourceLists.add(keyOf(selectors))
    if (rule.items.length === 0) drop(`${clip(selector)}{}`, start, 'A rule without declarations')
    for (const { earlier, later } of repeatsIn(rule))
      if (!made.repeats.has(`${selectors[0]} ${keyOfProperty(earlier)}`))
        drop(writeItem(earlier), earlier.start, `Overridden in the same rule by ${clip(writeItem(later))}`)
    const before = seen.get(key)
    seen.set(key, { first: before?.first ?? start, count: (before?.count ?? 0) + 1 })
    if (before && before.count + 1 > (made.lists.get(key) ?? 0)) {
      const why = `The selector appears again; first in line ${lineAt(before.first)}`
      found.push({ what: 'merged', item: clip(selector), why, start })
    }
  }
}

/**
 * Counts in the output how often each list of selectors occurs, lists with several selectors, and properties that occur
 * twice in a rule.
 */
function census(items: Item[]) {
  const lists = new Map<string, number>()
  const joined = new Map<string, string>()
  const repeats = new Set<string>()
  count(items, '')
  return { lists, joined, repeats }

  function count(list: Item[], context: string) {
    for (const item of list) {
      if (item.kind === 'rule') {
        const selectors = selectorsOf(item)
        const key = context + keyOf(selectors)
        lists.set(key, (lists.get(key) ?? 0) + 1)
        if (selectors.length > 1) joined.set(keyOf(selectors), item.selector)
        for (const { earlier } of repeatsIn(item))
          for (const one of selectors) repeats.add(`${one} ${keyOfProperty(earlier)}`)
      }
      if (item.kind === 'rule' || item.kind === 'at') count(item.items ?? [], contextIn(item, context))
    }
  }
}

/** Returns the conditions and selectors around the items of a block, normalized. */
const contextIn = (item: Rule | AtRule, around: string) =>
  item.kind === 'rule'
    ? `${around}${item.selector}{`
    : `${around}@${item.name} ${canonicalCondition(item.name, item.prelude)}{`

/** Returns selectors in one spelling, because engines spell them differently. */
const selectorsOf = ({ selector }: Rule) =>
  splitSelectors(selector)
    .flatMap(splitMatches)
    .map((one) => one.replace(/["']/g, '').replace(/::/g, ':'))
    .sort()

const keyOf = (selectors: string[]) => selectors.join(',')

const keyOfProperty = ({ name, isImportant }: Declaration) => `${name}${isImportant ? '!' : ''}`

function repeatsIn({ items }: Rule) {
  const own = new Map<string, Declaration>()
  const found: { earlier: Declaration; later: Declaration }[] = []
  for (const later of items) {
    if (later.kind !== 'declaration') continue
    const key = keyOfProperty(later)
    const earlier = own.get(key)
    if (earlier) found.push({ earlier, later })
    own.set(key, later)
  }
  for (const [key, earlier] of own) {
    const important = own.get(`${key}!`)
    if (important) found.push({ earlier, later: important })
  }
  return found
}

/** Returns a function for the line of an offset, from 1. A line ends as in CSS Syntax 3, section 3.3. */
export function linesOf(css: string): (offset: number | undefined) => number | null {
  const ends = [...css.matchAll(/\r\n?|[\n\f]/g)].map(({ index }) => index)
  return (offset) => {
    if (offset === undefined) return null
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

const clip = (text: string) => shorten(text, 90)
