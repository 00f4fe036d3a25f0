/** Where the text is cut in lists, and where a page of it ends. */
const BREAK = /^\s?(?:more\b|nextpage\s?$)/

/** Returns HTML without its comments. Those that divide the text become blank lines; one without an end is text. */
export function withoutComments(html: string): string {
  if (!html.includes('<!--')) return html
  let rest = ''
  let at = 0
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', at)) {
    const end = html.indexOf('-->', start + 4)
    if (end < 0) break
    rest += html.slice(at, start)
    if (BREAK.test(html.slice(start + 4, end))) rest += '\n\n'
    at = end + 3
  }
  return rest + html.slice(at)
}
