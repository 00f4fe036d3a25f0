/** Characters that a search result shows. */
const TITLE = { min: 50, max: 60 }
const DESCRIPTION = { min: 100, max: 150 }

/**
 * Returns the first wording that fits and fills a search result, else the longest that fits, else the first.
 * @example headTitle(['Careers', 'Careers at Oakfield: open roles and what they pay']) // the second
 */
export function headTitle(wordings: string[]) {
  const fitting = wordings.filter(({ length }) => length <= TITLE.max)
  const longest = [...fitting].sort((a, b) => b.length - a.length)[0]
  return fitting.find(({ length }) => length >= TITLE.min) ?? longest ?? wordings[0] ?? ''
}

/**
 * Returns as many sentences as a search result shows, at least the first; a first sentence that is too long is cut
 * after a word.
 */
export function headDescription(sentences: (string | undefined)[]) {
  let text = ''
  for (const sentence of sentences) {
    const next = [text, sentence?.replace(/\s+/g, ' ').trim()].filter(Boolean).join(' ')
    if (next.length > DESCRIPTION.max) return text.length >= DESCRIPTION.min ? text : cut(next)
    text = next
  }
  return text
}

function cut(text: string) {
  const kept = text.slice(0, DESCRIPTION.max - 1)
  return `${kept.slice(0, kept.lastIndexOf(' ')).replace(/[\s.,:;]+$/, '')}…`
}
