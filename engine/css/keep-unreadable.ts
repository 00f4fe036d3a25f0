import { isKnownAtRule } from './known-at-rules.ts'
import type { AtRule, Item, Rule, Verbatim } from './read-sheet.ts'
import { remember } from './remember.ts'
import { closes, isSpace, opens, tokensOf, types } from './tokens.ts'

/** A place that an engine cannot read, and its reason. */
export type Spot = { at: number; why: string }
/** Text that stays as it was entered. */
export type KeptText = { start: number; text: string; why: string }

const CONDITIONS = /^(?:media|supports|container)$/

/**
 * Returns a stylesheet in which everything that cannot be read is text: rules with an invalid selector, at-rules with
 * an invalid prelude, and declarations that are none. Of a condition such as @media, only the prelude is.
 * @param css the text from which the items were read
 * @param spots what an engine reports, in addition to what is found here
 */
export function keepUnreadable(items: Item[], css: string, spots: Spot[]): Item[] {
  return markAll(items, false)

  function markAll(list: Item[], isKeyframe: boolean): Item[] {
    return list.map((item) => {
      const own = spots.filter(({ at }) => isWithin(item, at))
      if (item.kind === 'declaration') return own[0] ? asText(item, own[0].why) : item
      if (item.kind === 'raw') return { ...item, why: own[0]?.why ?? item.why ?? reasonOf(item) }
      return item.kind === 'comment' ? item : markBlock(item, own, isKeyframe)
    })
  }

  function markBlock(item: Rule | AtRule, spotsHere: Spot[], isKeyframe: boolean): Item {
    if (item.kind === 'at' && !isKnownAtRule(item.name)) return item
    const inside = item.items ?? []
    const here = spotsHere.find(({ at }) => !inside.some((one) => isWithin(one, at)))
    if (here && item.kind === 'at' && item.items && CONDITIONS.test(item.name) && here.at <= (item.block ?? 0)) {
      const prelude = css.slice((item.start ?? 0) + item.name.length + 1, item.block).trim()
      return { ...item, prelude, isKept: true, why: here.why, items: markAll(inside, false) }
    }
    const problemOf = isKeyframe ? keyframeProblem : selectorProblem
    const why = here?.why ?? (item.kind === 'rule' ? problemOf(item.selector) : undefined)
    if (why) return asText(item, why)
    return item.items ? { ...item, items: markAll(inside, item.kind === 'at' && /keyframes$/.test(item.name)) } : item
  }

  function asText({ start = 0, end = 0, ...item }: Item, why: string): Verbatim {
    const inside = 'items' in item && item.items ? { items: item.items } : {}
    const text = css.slice(start, end).trim()
    const isClosed = /^\s*;/.test(css.slice(end, end + 20)) && text.endsWith('}')
    return { kind: 'raw', text: isClosed ? `${text};` : text, start, end, why, ...inside }
  }
}

const isWithin = ({ start, end }: Item, at: number) =>
  start !== undefined && end !== undefined && start <= at && at < end

/** Returns what is kept as it was, in the order of the source. */
export function listKept(items: Item[]): KeptText[] {
  return items.flatMap((item): KeptText[] => {
    const { start = 0 } = item
    if (item.kind === 'raw') return [{ start, text: item.text, why: item.why ?? reasonOf(item) }]
    if (item.kind !== 'rule' && item.kind !== 'at') return []
    if (item.kind === 'at' && !isKnownAtRule(item.name))
      return [{ start, text: `@${item.name} ${item.prelude}`.trim(), why: `CSS has no @${item.name}` }]
    const own =
      item.kind === 'at' && item.isKept ? [{ start, text: `@${item.name} ${item.prelude}`, why: item.why ?? '' }] : []
    return [...own, ...listKept(item.items ?? [])]
  })
}

/** Returns the kept text that an output still has: engines drop declarations of @font-face that browsers skip. */
export function keptIn(output: string, kept: KeptText[]): KeptText[] {
  const plain = kept.length > 0 ? withoutSpaces(output) : ''
  return kept.filter(({ text }) => plain.includes(withoutSpaces(text).replace(/;$/, '')))
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

/** Returns the text from which the items were read, of the same length, with spaces in place of what is kept. */
export function blankKept(items: Item[], css: string): string {
  let [out, from] = ['', 0]
  visit(items)
  return out + css.slice(from)

  function visit(list: Item[]) {
    for (const item of list) {
      if (item.kind === 'raw') replace(item.start ?? 0, item.end ?? 0, '')
      else if (item.kind === 'rule' || item.kind === 'at') {
        const { kind, start = 0, block = 0 } = item
        if (kind === 'at' && item.isKept)
          replace(start + 1 + item.name.length, block, item.name === 'media' ? ' m' : ' (m:m)')
        visit(item.items ?? [])
      }
    }
  }

  function replace(start: number, end: number, by: string) {
    if (start < from) return
    const spaces = css.slice(start, end).replace(/[^\n\r\f]/g, ' ')
    out +=
      css.slice(from, start) +
      (by.length < spaces.length && !/\S/.test(spaces.slice(0, by.length)) ? by : '') +
      spaces.slice(by.length)
    from = end
  }
}

function reasonOf({ text, items }: Verbatim) {
  if (/^<\/?[a-z!]/i.test(text)) return 'this is HTML'
  if (/url\(/i.test(text)) return 'a URL with a space, a quote, or a bracket needs quotes'
  if (/["']/.test(text)) return 'a string does not end on its line'
  return items ? 'this cannot be read' : 'this is neither a rule nor a declaration'
}

/** Returns why text selects no frame of an animation (CSS Animations 2; ranges of Scroll-driven Animations 1). */
function keyframeProblem(selector: string): string | undefined {
  const isRight = selector.split(',').every((one) => FRAME.test(one.trim()) || /[({[]/.test(one))
  return isRight ? undefined : 'a frame is named from, to, or a percentage'
}

const FRAME = /^(?:from|to|(?:[a-z-]+ )?[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?%)$/i

/** Names and combinators, which need no further look. */
const PLAIN = /^[\w.#*][\w\s.#>+~*,-]*$/
const ELEMENT = /^(?:before|after|first-line|first-letter)$/i

/** Returns why text is not a selector in any browser; undefined if it may be one. */
const selectorProblem = remember((selector: string): string | undefined => {
  if (selector === '') return 'a rule without a selector begins here'
  if (PLAIN.test(selector)) return undefined
  const tokens = tokensOf(selector).filter(({ type }) => type !== types.Comment)
  let [depth, isAfterElement] = [0, false]
  for (const [at, token] of tokens.entries()) {
    const { type, text } = token
    if (depth === 0 && closes(token)) return `this ${text} has no opening ${text === '}' ? '{' : '('}`
    if (depth === 0 && type === types.Semicolon) return 'a semicolon is between rules'
    if (depth === 0 && (type === types.AtKeyword || type === types.CDO || type === types.CDC))
      return 'this is not a selector'
    if (depth === 0 && type === types.Delim && !/[.*>+~|&]/.test(text))
      return text === '/' ? 'CSS has no comments with //' : `a selector has no ${text}`
    if (depth === 0 && type === types.Colon && (at === tokens.length - 1 || isSpace(tokens[at + 1])))
      return 'this is not a selector'
    if (depth === 0 && type === types.Comma) isAfterElement = false
    else if (
      depth === 0 &&
      isAfterElement &&
      (isSpace(token) ? at < tokens.length - 1 && tokens[at + 1]?.type !== types.Comma : /^[.#[*>+~]/.test(text))
    )
      return 'nothing can follow a pseudo-element'
    if (depth === 0 && type === types.Ident && ELEMENT.test(text) && tokens[at - 1]?.type === types.Colon)
      isAfterElement = true
    if (opens(token)) depth++
    else if (closes(token)) depth--
  }
  return undefined
})
