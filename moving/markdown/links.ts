import type { PageIndex } from './page-index.ts'
import { RULES } from './page-index.ts'
import type { Page, Site } from './site.ts'
import { folderOf, joinedPath, normalPath } from './slugs.ts'

const ENDINGS = ['', '.md', '.markdown', '.mdx', '.html', '/index.md', '/_index.md', '/index.mdx']
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]{0,30}:|\/\/|#|$)/i

/**
 * Returns the path on the old site of a text that another text names by its file, from its own folder or from the root.
 * @example addressOf('../2019/terns.md#eggs', page, site, index) // '/2019/terns/#eggs'
 */
export function addressOf(reference: string, page: Page, site: Site, index: PageIndex): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(decoded(reference)) ?? []
  if (path === '') return rest === '' ? undefined : `${page.address}${rest}`
  const folders = [
    path.startsWith('/') ? '' : folderOf(page.path),
    ...RULES[site.generator].rootFolders(site),
    ...site.inputs,
    '',
  ]
  for (const folder of folders) {
    const whole = normalPath(`${folder}${path}`)
    for (const ending of whole === undefined ? [] : ENDINGS) {
      const found = index.byPath.get(`${whole}${ending}`)
      if (found) return found.address + rest
    }
  }
  if (site.generator !== 'hugo') return undefined
  const name = path
    .replace(/\/+$/, '')
    .replace(/\/_?index\.\w+$/, '')
    .replace(/\.\w+$/, '')
  const found = index.byName.get(name.slice(name.lastIndexOf('/') + 1))
  return found && found.address + rest
}

/** Returns where a link of a text leads: to the path of another text, or to a path from the root. */
export function linkTarget(href: string, page: Page, site: Site, index: PageIndex): string {
  if (ELSEWHERE.test(href)) return href
  const isText = /\.(md|mdx|markdown)([?#]|$)/i.test(href)
  const address = isText ? addressOf(href, page, site, index) : undefined
  if (address) return address
  if (href.startsWith('/')) return href
  const url = URL.parse(href, `https://site.invalid${page.address}`)
  return url ? `${url.pathname}${url.search}${url.hash}` : href
}

/** Returns the file of a picture; undefined if it is elsewhere, or not in the folder. */
export function pictureFile(src: string, page: Page, site: Site): string | undefined {
  if (ELSEWHERE.test(src)) return undefined
  const path = decoded(src.replace(/[?#].*$/s, ''))
    .replace(/^[~@]\//, '/src/')
    .replace(/^@(?=[\w-]+\/)/, '/src/')
  const isWhole = path.startsWith('/')
  const below = site.basePath !== '' && path.startsWith(`${site.basePath}/`) ? path.slice(site.basePath.length) : path
  const roots = [...RULES[site.generator].rootFolders(site), '']
  // Browsers resolve a path from the page’s address, generators from its file.
  const beside = [folderOf(page.path), ...roots.map((root) => `${root}${page.address.slice(1)}`)]
  const folders = [...(isWhole ? [] : beside), ...roots]
  for (const folder of folders)
    for (const inside of [below, path]) {
      const whole = normalPath(`${folder}${inside}`)
      if (whole !== undefined && site.files.has(whole)) return whole
    }
  return undefined
}

/** Returns the URL of a file on the old site; its path, if the URL of the site is unknown. */
export const fileUrl = (address: string, { siteUrl }: Site): string => `${siteUrl ?? ''}${address}`

/** Returns the URL of a picture that is not in the folder. */
export function missingUrl(src: string, page: Page, site: Site): string {
  if (ELSEWHERE.test(src)) return src.startsWith('//') ? `https:${src}` : src
  if (src.startsWith('/')) return fileUrl(src, site)
  const url = URL.parse(src, `https://site.invalid${joinedPath(page.address)}`)
  return url ? fileUrl(url.pathname, site) : src
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
