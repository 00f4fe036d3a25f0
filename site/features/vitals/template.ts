const sections: Record<string, string> = {
  blog: 'post',
  services: 'service',
  tools: 'tool',
  'case-study': 'case study',
  career: 'vacancy',
  author: 'author',
}
/**
 * Pages that have figures of their own. The list is fixed, because the visitor's browser says which page it measured.
 */
const singles = new Set([
  ...['blog', 'services', 'tools', 'case-study', 'career', 'contact-us', 'creative', 'our-journey', 'portfolio'],
  ...['testimonial', 'search', 'security', 'licenses', 'book-a-call', 'newsletter', 'calendar', 'founder', 'bot'],
])

/** Returns the kind of page of a path, because single pages would have too few figures. */
export function templateOf(path: string) {
  if (path === '/') return 'home'
  if (path === '/blog/' || path.startsWith('/blog/page/')) return 'blog index'
  if (path.startsWith('/blog/category/')) return 'blog category'
  const [, first = '', second] = path.split('/')
  return (second && Object.hasOwn(sections, first) && sections[first]) || (singles.has(first) ? first : 'other')
}
