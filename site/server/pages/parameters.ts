import { isAuditPath } from './audit-path.ts'

/** Parameters that change what a page shows. All other pages ignore them, like utm_source or gclid. */
const parameters: { page: RegExp; names: string[] }[] = [
  { page: /^\/(search|tools)\/$/, names: ['q'] },
  { page: /^\/tools\/[^/]+\/$/, names: ['sample', 'filled', 'run', 'result'] },
  { page: /^\/audit\/$/, names: ['url'] },
  { page: /^\/audit\/rules\/$/, names: ['q'] },
  { page: /^\/services\/compare\/$/, names: ['service'] },
  { page: /^\/case-study\/$/, names: ['service', 'industry', 'page'] },
  { page: /^\/testimonial\/$/, names: ['industry'] },
  { page: /^\/contact-us\/$/, names: ['subject', 'plan', 'service'] },
  { page: /^\/(newsletter|audit\/monthly)\/(confirm|unsubscribe)\/$/, names: ['token'] },
]

/** Pages that change from minute to minute or differ for each visitor. */
const LIVE = /^\/book-a-call\//

/** The parameter that names a form sent without JavaScript. Any page can have it. */
const FORM = /^[a-z]{1,20}$/

/**
 * Returns whether a page is rendered for one visitor: its query changes what it shows, or it is always live. Otherwise,
 * everyone gets the stored page.
 * @example dependsOnQuery('/search/', 'q=canonical') // true
 * @example dependsOnQuery('/', 'q=canonical') // false
 */
export function dependsOnQuery(path: string, query: string) {
  if (LIVE.test(path) || isAuditPath(path)) return true
  if (query === '') return false
  const received = new URLSearchParams(query)
  if (FORM.test(received.get('form') ?? '')) return true
  return parameters.some(({ page, names }) => page.test(path) && names.some((name) => received.get(name)))
}

/**
 * Returns whether a page responds to what its visitor has just sent from it: a form without JavaScript, or a tool's
 * run, whose page refreshes itself until the run ends. Such a response is not another visit.
 * @example answersVisitor('run=V1StGXR8_Z5jdHi6B-myT') // true
 */
export function answersVisitor(query: string) {
  const received = new URLSearchParams(query)
  return received.has('form') || received.has('run')
}
