/**
 * Returns the URL of the scheduler with what was chosen before: a plan, a service, or both, by slug.
 * @example bookPath({ service: 'mobile-seo' }) // '/book-a-call/?service=mobile-seo'
 */
export function bookPath(chosen: { plan?: string; service?: string } = {}) {
  const query = new URLSearchParams(chosen)
  return query.size > 0 ? `/book-a-call/?${query}` : '/book-a-call/'
}
