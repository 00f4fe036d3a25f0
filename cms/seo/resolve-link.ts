import { builtInPages } from '#content/built-in-pages.ts'
import { folderOf, pathKey } from '#engine/paths/document-paths.ts'
import { isBuiltInPath } from '#engine/paths/reserved-paths.ts'
import type { DocumentLink, LinkTarget } from './content-parts.ts'
import { subjectCollections } from './subjects.ts'

/** `unchecked`: nobody has requested it yet. `other`: an email address, a phone number, or a place on the same page. */
export type LinkVerdict = 'ok' | 'redirected' | 'broken' | 'unchecked' | 'other'

export type ResolvedLink = {
  text: string
  /** What visitors follow: a path, or a URL of another site. */
  url: string
  isExternal: boolean
  verdict: LinkVerdict
  /** Why, as a sentence. */
  detail: string
  /** The document of this site that it leads to, such as `posts 12`. */
  to?: string
}

/** What a request to a URL of another site led to, when it was last made. */
export type CheckedLink = { url: string; verdict: 'ok' | 'broken' | 'unknown'; detail: string; checkedAt: string }

export type LinkMap = {
  siteUrl: string
  /** Documents by key, such as `posts 12`. */
  byKey: Map<string, { title: string; path: string | undefined; isPublic: boolean }>
  /** Documents that visitors can open by the key of their path. */
  byPath: Map<string, string>
  /** Redirects by the key of their path: where they lead, or null for “gone”. */
  redirects: Map<string, string | null>
  checked: Map<string, CheckedLink>
}

const OTHER = /^(?:mailto:|tel:|sms:|#|\?)/i

/** Returns where a link of a document leads. Nothing is requested. */
export function resolveLink({ text, target }: DocumentLink, map: LinkMap): ResolvedLink {
  if ('collection' in target) return { text, ...resolveDocument(target, map) }
  const { url } = target
  if (OTHER.test(url)) return { text, url, isExternal: false, verdict: 'other', detail: '' }
  if (!URL.canParse(url, map.siteUrl) || !/^https?:$/.test(new URL(url, map.siteUrl).protocol))
    return { text, url, isExternal: false, verdict: 'broken', detail: 'Browsers cannot open this URL.' }
  const { origin, pathname } = new URL(url, map.siteUrl)
  const isOwn = origin === new URL(map.siteUrl).origin
  return { text, url, ...(isOwn ? resolvePath(pathname, map) : resolveExternal(url, map)) }
}

export const keyOfDocument = (collection: string, id: number | string) => `${collection} ${id}`

type Resolved = Omit<ResolvedLink, 'text'>

function resolveDocument(
  { collection, id }: Extract<LinkTarget, { collection: string }>,
  { byKey }: LinkMap,
): Resolved {
  const key = keyOfDocument(collection, id)
  const found = byKey.get(key)
  const broken = { isExternal: false, verdict: 'broken' as const }
  if (!found) return { ...broken, url: key, detail: 'The document does not exist, or it is in the trash.' }
  const url = found.path ?? found.title
  if (!found.path) return { ...broken, url, to: key, detail: `“${found.title}” has no page.` }
  if (!found.isPublic) return { ...broken, url, to: key, detail: `“${found.title}” is not published.` }
  return { url, isExternal: false, verdict: 'ok', to: key, detail: `“${found.title}”` }
}

function resolvePath(pathname: string, map: LinkMap): Omit<Resolved, 'url'> {
  const isExternal = false
  const key = pathKey(pathname)
  const to = map.byPath.get(key)
  if (to) return { isExternal, verdict: 'ok', to, detail: `“${map.byKey.get(to)?.title ?? pathname}”` }
  const moved = map.redirects.get(key)
  if (moved === null) return { isExternal, verdict: 'broken', detail: 'This path is marked as gone.' }
  if (moved !== undefined) return { isExternal, verdict: 'redirected', detail: `Redirects to ${moved}.` }
  if (builtInKeys.has(key) || isBuiltInPath(pathname))
    return isServed(pathname)
      ? { isExternal, verdict: 'unchecked', detail: 'Files and feeds are checked on request.' }
      : { isExternal, verdict: 'ok', detail: 'A page of the site.' }
  if (isFileOrList(pathname)) return { isExternal, verdict: 'unchecked', detail: 'Checked on request.' }
  return { isExternal, verdict: 'broken', detail: 'There is no page at this path.' }
}

const builtInKeys = new Set(builtInPages.map(({ path }) => pathKey(path.replace(/#.*$/, ''))))

/** Returns whether the server handles a path that is not a page. */
const isServed = (pathname: string) => pathname.split('/').filter(Boolean).length > 1

/** Returns whether a path is a file, or a part of a list such as `/blog/page/2`: a route without a document. */
function isFileOrList(pathname: string) {
  const parts = pathname.split('/').filter(Boolean)
  if (/\.[a-z0-9]{2,5}$/i.test(parts.at(-1) ?? '')) return true
  return parts.length > MAX_PARTS || (parts.length > 1 && !documentFolders.has(`/${parts.slice(0, -1).join('/')}/`))
}

const documentFolders = new Set(subjectCollections.map((collection) => folderOf(collection)))
/** `/blog/category/seo/` is the deepest path of a document. */
const MAX_PARTS = 3

function resolveExternal(url: string, { checked }: LinkMap): Omit<Resolved, 'url'> {
  const known = checked.get(url)
  if (!known) return { isExternal: true, verdict: 'unchecked', detail: 'Not checked yet.' }
  const detail = `${known.detail} Checked on ${known.checkedAt.slice(0, 10)}.`
  return { isExternal: true, verdict: known.verdict === 'unknown' ? 'unchecked' : known.verdict, detail }
}
