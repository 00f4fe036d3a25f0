/** Longest reference that is one: `&CounterClockwiseContourIntegral;`. */
const MAX_REFERENCE_LENGTH = 40
const STRAY = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,36});)/gi
const LITERAL = /<!\[CDATA\[|<!--/g

/**
 * Returns a function that escapes ampersands that begin no reference, in the parts of an XML file. A parser would read
 * everything up to the next semicolon as the name of an entity. What is in CDATA sections and comments stays.
 * @example strayAmpersands()('<title>Bed & Breakfast</title>', true) // '<title>Bed &amp; Breakfast</title>'
 */
export function strayAmpersands(): (part: string, isLast: boolean) => string {
  let rest = ''
  /** What ends the section or comment around the place. */
  let close: string | undefined
  return (part, isLast) => {
    const text = rest + part
    const limit = isLast ? text.length : text.length - MAX_REFERENCE_LENGTH
    let result = ''
    let at = 0
    while (at < limit) {
      if (close) {
        const end = text.indexOf(close, at)
        const next = end < 0 ? limit : end + close.length
        result += text.slice(at, next)
        if (end >= 0) close = undefined
        at = Math.max(at, next)
      } else {
        LITERAL.lastIndex = at
        const found = LITERAL.exec(text)
        const end = found && found.index < limit ? found.index : wholeEnd(text, at, limit, isLast)
        result += text.slice(at, end).replace(STRAY, '&amp;')
        if (found?.index === end) {
          result += found[0]
          close = found[0] === '<!--' ? '-->' : ']]>'
          at = end + found[0].length
        } else {
          at = end
          break
        }
      }
    }
    rest = text.slice(at)
    return result
  }
}

/** Returns where a text can be divided, which is not inside of a reference. */
function wholeEnd(text: string, at: number, limit: number, isLast: boolean) {
  const last = isLast ? -1 : text.lastIndexOf('&', limit - 1)
  return last >= at && limit - last < MAX_REFERENCE_LENGTH && !text.slice(last, limit).includes(';') ? last : limit
}
