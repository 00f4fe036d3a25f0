import { defaultTreeAdapter, html, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** What a tree is built for at most: the parser takes time for each open element at each tag. */
const MAX_ELEMENTS = 300_000
const MAX_OPEN = 2_000
/** The parser compares each attribute with those before it. */
const MAX_ATTRIBUTES = 200

class TooMuchMarkup extends Error {}

/**
 * Returns the tree of HTML as a browser repairs it inside the body of a page, for a reader without scripts; undefined
 * if building it would take too long.
 */
export function htmlTree(source: string): Tree.DocumentFragment | undefined {
  let elements = 0
  let open = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...about) => {
      elements += 1
      if (elements > MAX_ELEMENTS) throw new TooMuchMarkup()
      return defaultTreeAdapter.createElement(...about)
    },
    onItemPush: () => {
      open += 1
      if (open > MAX_OPEN) throw new TooMuchMarkup()
    },
    onItemPop: () => {
      open -= 1
    },
  }
  const body = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
  try {
    return parseFragment(body, source, { treeAdapter, scriptingEnabled: false })
  } catch (error) {
    if (error instanceof TooMuchMarkup) return undefined
    throw error
  }
}

/**
 * Cuts tags with more than 200 attributes, for which the parser would need time in proportion to the square of their
 * number. Reads each character once.
 */
export function withoutManyAttributes(source: string): string {
  const parts: string[] = []
  let from = 0
  let at = source.indexOf('<')
  while (at !== -1) {
    const { end, cut } = endOfTag(source, at + 1)
    if (cut !== undefined) {
      parts.push(source.slice(from, cut))
      from = end
    }
    at = source.indexOf('<', end)
  }
  return parts.length === 0 ? source : parts.join('') + source.slice(from)
}

/** Returns where a tag ends, and the place after its last allowed attribute if it has too many. */
function endOfTag(source: string, start: number): { end: number; cut?: number } {
  if (!/[a-z/]/i.test(source[start] ?? '')) return { end: start }
  let quote = ''
  let spaces = 0
  let cut: number | undefined
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at]
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return { end: at, ...(cut === undefined ? {} : { cut }) }
    else if (sign === '"' || sign === "'") quote = source[at - 1] === '=' ? sign : ''
    else if (sign === ' ' || sign === '\n' || sign === '\t' || sign === '/' || sign === '\r' || sign === '\f') {
      spaces += 1
      if (spaces > MAX_ATTRIBUTES) cut ??= at
    }
  }
  return { end: source.length, ...(cut === undefined ? {} : { cut }) }
}
