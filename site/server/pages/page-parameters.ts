/** Parameters that change what a page shows. To all other pages they mean as little as utm_source or gclid. */
const parameters: { page: RegExp; names: string[] }[] = [
  { page: /^\/(search|tools)\/$/, names: ['q'] },
  { page: /^\/tools\/[^/]+\/$/, names: ['sample', 'filled'] },
  { page: /^\/case-study\/$/, names: ['service', 'industry', 'page'] },
  { page: /^\/contact-us\/$/, names: ['subject'] },
  { page: /^\/newsletter\/(confirm|unsubscribe)\/$/, names: ['token'] },
]

/** The name of a form that was sent without JavaScript, on whatever page it is. */
const FORM = /^[a-z]{1,20}$/

/**
 * Whether a page shows something else with a query than without. Only then is it rendered for its visitor; otherwise
 * everybody gets the stored page.
 * @example dependsOnQuery('/search/', 'q=canonical') // true
 * @example dependsOnQuery('/', 'q=canonical') // false
 */
export function dependsOnQuery(path: string, query: string) {
  if (query === '') return false
  const received = new URLSearchParams(query)
  if (FORM.test(received.get('form') ?? '')) return true
  return parameters.some(({ page, names }) => page.test(path) && names.some((name) => received.get(name)))
}
