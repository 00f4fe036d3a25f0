const WITH_URL = /<(a|img|source|video|audio)\b/gi
const MAX_ATTRIBUTES_LENGTH = 4_000
const URL_ATTRIBUTE = /(\s(?:href|src|poster)\s*=\s*)(?:"([^"]{0,3000})"|'([^']{0,3000})'|([^\s"'>]{1,2000}))/gi

/**
 * Returns HTML with the URLs of its links, pictures, and media replaced.
 * @param rewrite receives the URL without character references, and whether it is a link
 */
export function rewriteUrls(html: string, rewrite: (url: string, isLink: boolean) => string): string {
  const parts: string[] = []
  let done = 0
  for (const { 1: name = '', index } of html.matchAll(WITH_URL)) {
    if (index < done) continue
    const end = html.indexOf('>', index)
    if (end === -1) break
    if (end - index > MAX_ATTRIBUTES_LENGTH) continue
    const tag = html.slice(index, end).replace(URL_ATTRIBUTE, (_all, before: string, double, single, bare) => {
      const url = String(double ?? single ?? bare ?? '')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
      return `${before}"${rewrite(url, name.toLowerCase() === 'a')
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')}"`
    })
    parts.push(html.slice(done, index), tag)
    done = end
  }
  return parts.join('') + html.slice(done)
}
