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
  /** The documents that links lead to by key, such as `posts 12`. */
  byKey: Map<string, { title: string; path: string | undefined; isPublic: boolean }>
  /** Keys of documents that visitors can open by the key of their path. */
  byPath: Map<string, string>
  /** Redirects by the key of their path: where they lead, or null for “gone”. */
  redirects: Map<string, string | null>
  checked: Map<string, CheckedLink>
}

const OTHER = /^(?:mailto:|tel:|sms:|#|\?)/i

/** What decides where a link leads: a document, a path of this site, a URL of another one, or nothing. */
type Destination =
  | { kind: 'document'; key: string }
  | { kind: 'path'; pathname: string; key: string }
  | { kind: 'external'; url: string }
  | { kind: 'other' | 'invalid' }

function destinationOf(target: LinkTarget, siteUrl: string): Destination {
  if ('collection' in target) return { kind: 'document', key: keyOfDocument(target.collection, target.id) }
  const { url } = target
  if (OTHER.test(url)) return { kind: 'other' }
  if (!URL.canParse(url, siteUrl) || !/^https?:$/.test(new URL(url, siteUrl).protocol)) return { kind: 'invalid' }
  const { origin, pathname } = new URL(url, siteUrl)
  return origin === new URL(siteUrl).origin
    ? { kind: 'path', pathname, key: pathKey(pathname) }
    : { kind: 'external', url }
}

/** Returns where a link of a document leads. Nothing is requested. */
export function resolveLink({ text, target }: DocumentLink, map: LinkMap): ResolvedLink {
  const destination = destinationOf(target, map.siteUrl)
  if (destination.kind === 'document') return { text, ...resolveDocument(destination.key, map) }
  const url = 'url' in target ? target.url : ''
  if (destination.kind === 'path') return { text, url, ...resolvePath(destination, map) }
  if (destination.kind === 'external') return { text, url, ...resolveExternal(url, map) }
  return destination.kind === 'other'
    ? { text, url, isExternal: false, verdict: 'other', detail: '' }
    : { text, url, isExternal: false, verdict: 'broken', detail: 'Browsers cannot open this URL.' }
}

/** A link as the database stores it: by what its target is found, and its verdict if nothing is found. */
export type StoredLink = { target?: string; path_key?: string; url?: string; verdict: LinkVerdict }

/** Returns a link as the database stores it. */
export function storedLink({ target }: DocumentLink, siteUrl: string): StoredLink {
  const destination = destinationOf(target, siteUrl)
  if (destination.kind === 'document') return { target: destination.key, verdict: 'broken' }
  if (destination.kind === 'path')
    return { path_key: destination.key, verdict: resolveUnknown(destination.pathname).verdict }
  if (destination.kind === 'external') return { url: destination.url, verdict: 'unchecked' }
  return { verdict: destination.kind === 'other' ? 'other' : 'broken' }
}

export const keyOfDocument = (collection: string, id: number | string) => `${collection} ${id}`

type Resolved = Omit<ResolvedLink, 'text'>

function resolveDocument(key: string, { byKey }: LinkMap): Resolved {
  const found = byKey.get(key)
  const broken = { isExternal: false, verdict: 'broken' as const }
  if (!found) return { ...broken, url: key, detail: 'The document does not exist, or it is in the trash.' }
  const url = found.path ?? found.title
  if (!found.path) return { ...broken, url, to: key, detail: `“${found.title}” has no page.` }
  if (!found.isPublic) return { ...broken, url, to: key, detail: `“${found.title}” is not published.` }
  return { url, isExternal: false, verdict: 'ok', to: key, detail: `“${found.title}”` }
}

function resolvePath({ pathname, key }: { pathname: string; key: string }, map: LinkMap): Omit<Resolved, 'url'> {
  const isExternal = false
  const to = map.byPath.get(key)
  if (to) return { isExternal, verdict: 'ok', to, detail: `“${map.byKey.get(to)?.title ?? pathname}”` }
  const moved = map.redirects.get(key)
  if (moved === null) return { isExternal, verdict: 'broken', detail: 'This path is marked as gone.' }
  if (moved !== undefined) return { isExternal, verdict: 'redirected', detail: `Redirects to ${moved}.` }
  return { isExternal, ...resolveUnknown(pathname) }
}

/** Returns the verdict about a path at which there is neither a document nor a redirect. */
function resolveUnknown(pathname: string): Pick<Resolved, 'verdict' | 'detail'> {
  if (builtInKeys.has(pathKey(pathname)) || isBuiltInPath(pathname))
    return isServed(pathname)
      ? { verdict: 'unchecked', detail: 'Files and feeds are checked on request.' }
      : { verdict: 'ok', detail: 'A page of the site.' }
  if (isFileOrList(pathname)) return { verdict: 'unchecked', detail: 'Checked on request.' }
  return { verdict: 'broken', detail: 'There is no page at this path.' }
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
