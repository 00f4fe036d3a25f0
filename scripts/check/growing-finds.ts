/** Collections that grow for as long as the site is used. */
const GROWING = [
  ...['posts', 'media', 'redirects', 'reviews', 'comments', 'contact-requests', 'quotes', 'bookings', 'applications'],
  ...['subscribers', 'outbox', 'audit-log', 'changes', 'post-views', 'page-counts', 'webhook-messages'],
]
const CALL = new RegExp(`\\b(?:find|readList)\\(\\s*'(${GROWING.join('|')})'`, 'g')
/** Why a query may read everything, on the line before it. */
const REASON = /\/\/ Grows: \w/

/**
 * Returns the queries of pages that read whole documents, or all documents, of a collection that grows: one line each.
 * Those by id read what they ask for.
 */
export function growingFinds(files: { path: string; text: string }[]): string[] {
  const pages = files.filter(({ path }) => /^site\/.*(?<!\.test)\.(?:tsx?|astro)$/.test(path))
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(CALL)].flatMap(({ index, 1: collection }) => {
      const call = callAt(text, index)
      const before = text.slice(0, index).split('\n').slice(-2).join('\n')
      if (REASON.test(before) || /where: \{ id: /.test(call) || (/\blimit\b/.test(call) && /\bselect:/.test(call)))
        return []
      const line = text.slice(0, index).split('\n').length
      return [`${path}:${line} reads “${collection}” without limit and select. Lists are in cms/lists.`]
    }),
  )
}

function callAt(text: string, start: number) {
  let depth = 0
  for (let at = text.indexOf('(', start); at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}
