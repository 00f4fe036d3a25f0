/** Collections that grow for as long as the site is used. */
const GROWING = [
  ...['posts', 'media', 'redirects', 'reviews', 'comments', 'contact-requests', 'quotes', 'bookings', 'applications'],
  ...['subscribers', 'outbox', 'audit-log', 'changes', 'post-views', 'page-counts', 'webhook-messages'],
]
/** Collections of which pages show whole documents. Nobody knows how many there will be either. */
const LISTED = [
  ...['authors', 'case-studies', 'categories', 'client-testimonials', 'employee-testimonials', 'faqs', 'milestones'],
  ...['pages', 'projects', 'services', 'team', 'vacancies'],
]
const CALL = new RegExp(`\\b(?:find|readList)\\(\\s*'(${[...GROWING, ...LISTED].join('|')})'`, 'g')
/** Why a query may read everything, on the line before it. */
const REASON = /\/\/ Grows: \w/

/**
 * Returns the queries of pages that read all documents of a collection that grows, or whole ones where a part is
 * enough: one line each. Those by id read what they ask for.
 */
export function growingFinds(files: { path: string; text: string }[]): string[] {
  const pages = files.filter(({ path }) => /^site\/.*(?<!\.test)\.(?:tsx?|astro)$/.test(path))
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(CALL)].flatMap(({ index, 1: collection = '' }) => {
      const call = callAt(text, index)
      const before = text.slice(0, index).split('\n').slice(-2).join('\n')
      const needsSelect = GROWING.includes(collection)
      const isBounded = /\blimit\b/.test(call) && (!needsSelect || /\bselect:/.test(call))
      if (isBounded || REASON.test(before) || /where: \{ id: /.test(call)) return []
      const line = text.slice(0, index).split('\n').length
      const missing = needsSelect ? 'limit and select' : 'limit'
      return [`${path}:${line} reads “${collection}” without ${missing}. Lists are in cms/lists and readPage.`]
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
