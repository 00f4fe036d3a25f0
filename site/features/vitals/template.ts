/** Returns the kind of page that a path belongs to: single pages would have too few figures. */
export function templateOf(path: string) {
  if (path === '/') return 'home'
  if (path === '/blog/' || path.startsWith('/blog/page/')) return 'blog index'
  if (path.startsWith('/blog/category/')) return 'blog category'
  const [, first = '', second] = path.split('/')
  const singles: Record<string, string> = {
    blog: 'post',
    services: 'service',
    tools: 'tool',
    'case-study': 'case study',
    career: 'vacancy',
    author: 'author',
  }
  return (second && singles[first]) || (/^[a-z-]{2,30}$/.test(first) ? first : 'other')
}
