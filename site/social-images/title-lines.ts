/** Font sizes, largest first, in pixels. */
const SIZES = [120, 104, 92, 80, 70, 62, 56]
const MIN_SIZE = 56
/** Characters that are narrower than average. Estimates are slightly too wide, so that no line is cut at the edge. */
const NARROW = /[ijlItfr.,:;'’!|()[\]\s-]/
const WIDE = /[mwMW@%–—&]/
const CAPITAL = /\p{Lu}/u

/**
 * Splits a title into lines at the largest font size that fits. A title that is too long for the smallest size is cut
 * after a word.
 * @example titleLines('Short', { width: 1072, height: 200 }) // { size: 120, lines: ['Short'] }
 */
export function titleLines(title: string, { width, height }: { width: number; height: number }) {
  for (const size of SIZES) {
    const lines = wrap(title, width / size)
    if (lines.length * size <= height && lines.every((line) => widthOf(line) <= width / size)) return { size, lines }
  }
  const size = MIN_SIZE
  const maxLines = Math.max(1, Math.floor(height / size))
  const lines = wrap(title, width / size)
  if (lines.length <= maxLines) return { size, lines: lines.map((line) => cut(line, width / size)) }
  const kept = lines.slice(0, maxLines)
  return { size, lines: [...kept.slice(0, -1), cut(`${kept.at(-1)} ${lines[maxLines]}`, width / size)] }
}

/** Balances lines: returns the narrowest column that needs no additional line. */
function wrap(text: string, width: number) {
  const count = wrapGreedily(text, width).length
  let column = width
  while (column > 4 && wrapGreedily(text, column - 0.5).length === count && longest(text) <= column - 0.5) column -= 0.5
  return wrapGreedily(text, column)
}

function wrapGreedily(text: string, width: number) {
  const lines: string[] = []
  for (const word of wordsOf(text)) {
    const line = lines.at(-1)
    if (line !== undefined && widthOf(`${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Returns as many words as fit before an ellipsis; a single word that is too long is cut. */
function cut(text: string, width: number) {
  if (widthOf(text) <= width) return text
  let kept = ''
  for (const word of wordsOf(text)) {
    if (widthOf(`${kept} ${word}…`) > width) break
    kept = kept ? `${kept} ${word}` : word
  }
  if (kept) return `${kept.replace(/[.,:;–-]+$/, '')}…`
  const letters = [...text]
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('')}…`
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
const longest = (text: string) => Math.max(0, ...wordsOf(text).map(widthOf))

/** Returns the estimated width of a text, in multiples of the font size. */
function widthOf(text: string) {
  let width = 0
  for (const letter of text)
    width += NARROW.test(letter) ? 0.29 : WIDE.test(letter) ? 0.82 : CAPITAL.test(letter) ? 0.6 : 0.51
  return width
}
