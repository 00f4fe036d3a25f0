/**
 * The target of a request: a normalized path, the query without its `?`, and whether the path was sent in that form.
 */
export type RequestTarget = { path: string; query: string; isCanonical: boolean }

const UNRESERVED = /[A-Za-z0-9._~-]/
/** Characters that the WHATWG URL Standard percent-encodes in a path, and every non-ASCII byte. */
const ENCODED_IN_PATH = /["<>`{}^|\u0080-\u{10ffff}]/gu
/** Control characters, and what a server behind this one could read as a slash or as the end of the path. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const FORBIDDEN_IN_PATH = /[\u0000-\u0020\u007f\\#]|%(?:[01][0-9a-f]|7f|2f|5c)/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const FORBIDDEN_IN_QUERY = /[\u0000-\u0020\u007f#]|%00/
/** A path without anything to decode, collapse, or resolve, as in almost every request. */
const ALREADY_CANONICAL = /^(?=\/)(?:\/[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)*\/?(?:\?[\w.~!$&'()*+,;=:@/?[\]-]*)?$/

/**
 * Reads a request target (RFC 9112, section 3.2) and brings its path to one form (RFC 3986, section 6.2.2): unreserved
 * characters decoded, other escapes in capitals, slashes never doubled, dot segments resolved. Calls under `/api` have
 * no slash at the end. Every decision about a path must be made on this form.
 * @returns undefined for a target that has no such form: encoded slashes, backslashes, control characters, NUL, broken
 * escapes, text that is not UTF-8
 * @example readRequestTarget('/%63ms-api//users/./login?a=1') // path '/cms-api/users/login', query 'a=1'
 */
export function readRequestTarget(target: string): RequestTarget | undefined {
  const isCanonical = ALREADY_CANONICAL.test(target)
  const [sent, query] = splitTarget(isCanonical ? target : originForm(target))
  if (isCanonical) return found(sent, sent, query)
  if (!target.isWellFormed() || !sent.startsWith('/') || FORBIDDEN_IN_PATH.test(sent) || FORBIDDEN_IN_QUERY.test(query))
    return undefined
  const path = normalizeEscapes(sent)
  return path === undefined ? undefined : found(sent, resolve(path), encodeAll(query))
}

/** Returns the target of a request line with this meaning. */
export const targetOf = ({ path, query }: Pick<RequestTarget, 'path' | 'query'>) => (query ? `${path}?${query}` : path)

/**
 * Returns the path of an absolute form such as `GET http://host/path`, which proxies send. Two leading slashes do not
 * name a host here.
 */
function originForm(target: string) {
  const [, rest] = /^https?:\/\/[^/?#\\]*(.*)$/is.exec(target) ?? []
  return rest === undefined ? target : rest.startsWith('/') ? rest : `/${rest}`
}

/** Splits a target into the path and the query, without the question mark. */
export function splitTarget(target: string): [path: string, query: string] {
  const mark = target.indexOf('?')
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)]
}

function normalizeEscapes(path: string) {
  const normal = encodeAll(path).replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16))
    return UNRESERVED.test(character) ? character : triplet.toUpperCase()
  })
  try {
    decodeURIComponent(normal)
    return normal
  } catch {
    return undefined
  }
}

/** Node passes each byte of a request line as one character; tests may pass a real character. */
function encodeAll(text: string) {
  return text.replace(ENCODED_IN_PATH, (character) =>
    character <= '\u00ff' ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(character),
  )
}

function resolve(path: string) {
  const kept: string[] = []
  const segments = path.split('/')
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else if (segment !== '' && segment !== '.') kept.push(segment)
  }
  const isFolder = ['', '.', '..'].includes(segments.at(-1) ?? '')
  return kept.length === 0 ? '/' : `/${kept.join('/')}${isFolder ? '/' : ''}`
}

function found(sent: string, normal: string, query: string): RequestTarget {
  const path = normal.startsWith('/api/') && normal.endsWith('/') ? normal.slice(0, -1) : normal
  return { path, query, isCanonical: path === sent }
}
