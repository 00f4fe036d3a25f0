import { hasTextFunction } from './known-functions.ts'
import type { Item } from './read-sheet.ts'
import { splitAt } from './tokens.ts'

const UNCERTAIN = /var\(|env\(|[,/]$/i
const PLACE = /^(?:left|right|top|bottom|center|[+-]?[\d.]+(?:%|[a-z]+)?|(?:calc|min|max|clamp)\(.*)$/i
const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/i

/**
 * Merges `background-size` into the `background` directly before it, if that has one layer and no position. The initial
 * position must then be written.
 * @example background:url(a);background-size:9px → background:url(a) 0% 0%/9px
 */
export function joinBackground(items: Item[]): Item[] {
  const joined: Item[] = []
  for (const item of items) {
    const before = joined.at(-1)
    const isSize = item.kind === 'declaration' && item.name === 'background-size' && isPlain(item.value)
    if (isSize && before?.kind === 'declaration' && before.name === 'background' && takesSize(before.value))
      if (before.isImportant === item.isImportant) {
        joined[joined.length - 1] = { ...before, value: `${before.value} 0% 0%/${item.value}` }
        continue
      }
    joined.push(item)
  }
  return joined
}

const isPlain = (value: string) =>
  !UNCERTAIN.test(value) &&
  !WIDE.test(value) &&
  !hasTextFunction(value) &&
  splitAt(value, ',').length === 1 &&
  splitAt(value, '/').length === 1

const takesSize = (value: string) => isPlain(value) && !splitAt(value, ' ').some((word) => PLACE.test(word))
