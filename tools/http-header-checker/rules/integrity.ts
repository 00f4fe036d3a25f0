import { headerOf } from '#engine/web/headers.ts'
import type { Tag } from '#engine/web/tags-of.ts'
import type { Exchange, RuleResult } from './exchange.ts'

/** The worst is last. */
const severity = [
  'sri-implemented-and-all-scripts-loaded-securely',
  'sri-implemented-and-external-scripts-loaded-securely',
  'sri-implemented-but-external-scripts-not-loaded-securely',
  'sri-not-implemented-but-external-scripts-loaded-securely',
  'sri-not-implemented-and-external-scripts-not-loaded-securely',
]
const HTML_TYPES = ['text/html', 'application/xhtml+xml']

/** Checks Subresource Integrity: scripts of other sites need a hash and https. */
export function checkIntegrity({ main, tags, hostname, isHttps, domainOf }: Exchange): RuleResult {
  const type = (headerOf(main.headers, 'content-type') ?? '').split(';')[0] ?? ''
  if (type !== '' && !HTML_TYPES.includes(type))
    return { result: 'sri-not-implemented-response-not-html', evidence: `content-type: ${type}` }
  const scripts = tags.filter(({ name, isInTemplate }) => name === 'script' && !isInTemplate)
  if (scripts.length === 0)
    return { result: 'sri-not-implemented-but-no-scripts-loaded', evidence: 'The page has no scripts.' }
  const base = tags.find(({ name, attributes }) => name === 'base' && attributes.href !== undefined)?.attributes.href
  const own = domainOf(hostname)
  const found: { result: string; tag: Tag }[] = []
  let hasForeign = false
  for (const tag of scripts) {
    const src = resolved(tag.attributes.src ?? '', base)
    if (!src) continue
    const isProtocolRelative = /^\/\/[^/]/.test(src)
    const isRelative = !isProtocolRelative && !/^https?:\/\//.test(src)
    const isForeign = isProtocolRelative || (!isRelative && domainOf(src) !== own)
    const isSecure = src.startsWith('https:') || (isRelative && isHttps)
    const hasHash = Boolean(tag.attributes.integrity)
    if (isForeign) hasForeign = true
    if (isForeign && hasHash && !isSecure)
      found.push({ tag, result: 'sri-implemented-but-external-scripts-not-loaded-securely' })
    if (isForeign && !hasHash)
      found.push({
        tag,
        result: isSecure
          ? 'sri-not-implemented-but-external-scripts-loaded-securely'
          : 'sri-not-implemented-and-external-scripts-not-loaded-securely',
      })
    if (!isForeign && hasHash && isSecure && found.length === 0)
      found.push({ tag, result: 'sri-implemented-and-all-scripts-loaded-securely' })
  }
  const worst = found.toSorted((a, b) => severity.indexOf(b.result) - severity.indexOf(a.result))[0]
  if (worst) {
    const same = found.filter(({ result }) => result === worst.result)
    return {
      result: worst.result,
      evidence: same
        .slice(0, 5)
        .map(({ tag }) => `line ${tag.line}: ${tag.source}`)
        .join('\n'),
    }
  }
  return hasForeign
    ? {
        result: 'sri-implemented-and-external-scripts-loaded-securely',
        evidence: 'All scripts of other sites have a hash.',
      }
    : {
        result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
        evidence: 'All scripts come from this site.',
      }
}

/** Resolves URLs as in a document without a URL: relative URLs stay as they are, unless there is a `base`. */
function resolved(src: string, base: string | undefined) {
  const against = base !== undefined && URL.canParse(base) ? base : 'about:blank'
  return URL.canParse(src, against) ? new URL(src, against).href : src
}
