/** Characters that a search result shows. */
const TITLE = { least: 50, most: 60 }
const DESCRIPTION = { least: 100, most: 150 }

/**
 * The first wording that a search result shows whole and that fills it; else the longest that fits; else the first.
 * @example headTitle(['Careers', 'Careers at Prairie Signal: open roles and what they pay']) // the second
 */
export function headTitle(wordings: string[]) {
  const fitting = wordings.filter(({ length }) => length <= TITLE.most)
  const longest = [...fitting].sort((a, b) => b.length - a.length)[0]
  return fitting.find(({ length }) => length >= TITLE.least) ?? longest ?? wordings[0] ?? ''
}

/**
 * Returns as many sentences as a search result shows, at least the first; a first sentence that is too long is cut
 * after a word.
 */
export function headDescription(sentences: (string | undefined)[]) {
  let text = ''
  for (const sentence of sentences) {
    const next = [text, sentence?.replace(/\s+/g, ' ').trim()].filter(Boolean).join(' ')
    if (next.length > DESCRIPTION.most) return text.length >= DESCRIPTION.least ? text : cut(next)
    text = next
  }
  return text
}

function cut(text: string) {
  const kept = text.slice(0, DESCRIPTION.most - 1)
  return `${kept.slice(0, kept.lastIndexOf(' ')).replace(/[\s.,:;]+$/, '')}…`
}
