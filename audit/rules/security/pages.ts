import { resolveUrl } from '#engine/web/read-head.ts'
import { parseSrcset } from '#engine/web/srcset.ts'
import type { Evidence } from '../../evidence.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { isScript } from '../../page/scripts.ts'
import { elementsNamed } from '../../page/tag-index.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { source } from '../../sources.ts'
import { isExposed } from './secure-context.ts'

const mixedContent = source('W3C: Mixed Content', 'https://www.w3.org/TR/mixed-content/')
const secureContexts = source('W3C: Secure Contexts', 'https://www.w3.org/TR/secure-contexts/')
/** Files with a cause of their own that are kept of one page. */
const MAX_FILES = 20

const ACTIVE = ['script', 'link', 'iframe', 'frame', 'embed', 'object']
const PASSIVE = ['img', 'source', 'video', 'audio', 'input']

type Tag = AuditedPage['tags'][number]

export const pageSecurityRules = [
  pageRule({
    id: 'mixed-content-blocked',
    group: 'security',
    severity: 'error',
    scope: 'html',
    fault: 'with a script, stylesheet, or frame over http',
    measures: 'URLs of scripts, stylesheets, frames, and embedded objects that begin with http.',
    appliesTo: 'HTML pages over https that do not ask browsers to upgrade such requests.',
    why: 'Browsers refuse these files on an https page, so what they do is missing for every visitor.',
    source: mixedContent,
    fix: 'Write https in the URL. If the other server has no https, host the file yourself.',
    weight: 6,
    effort: 2,
    evaluate: (page) => {
      const insecure = insecureIn(page)
      if (!insecure) return null
      return elementsNamed(page, ...ACTIVE)
        .flatMap((tag) => insecure(activeUrl(tag)).map((url) => ({ tag, url })))
        .slice(0, MAX_FILES)
        .map(({ tag, url }) => ({ ...tagEvidence(page, tag), cause: url.replace(/[?#].*$/s, '') }))
    },
  }),
  pageRule({
    id: 'mixed-content-upgraded',
    group: 'security',
    severity: 'warning',
    scope: 'html',
    fault: 'with images, audio, or video over http',
    measures: 'URLs of images, audio, and video that begin with http.',
    appliesTo: 'HTML pages over https that do not ask browsers to upgrade such requests.',
    why: 'Browsers ask for these files over https instead and show nothing if that fails. Older ones warn about the page.',
    source: mixedContent,
    fix: 'Write https in the URLs of the files, also in those that the database of the shop or blog contains.',
    weight: 3,
    effort: 2,
    evaluate: (page) => {
      const insecure = insecureIn(page)
      if (!insecure) return null
      return elementsNamed(page, ...PASSIVE)
        .flatMap((tag) => passiveUrls(tag).flatMap((one) => insecure(one).map((url) => ({ tag, url }))))
        .slice(0, MAX_FILES)
        .map(({ tag, url }) => ({ ...tagEvidence(page, tag), cause: URL.parse(url)?.origin ?? url }))
    },
  }),
  pageRule({
    id: 'form-sends-over-http',
    group: 'security',
    severity: 'error',
    scope: 'html',
    fault: 'with a form that submits over http',
    measures: 'The URLs to which the forms of a page send what visitors enter.',
    appliesTo: 'HTML pages over https with a form, unless they ask browsers to upgrade requests.',
    why: 'Browsers warn visitors before they send such a form, and what they send can be read on its way.',
    source: mixedContent,
    fix: 'Write https in the action of the form, and make sure that the target responds over https.',
    weight: 6,
    effort: 1,
    evaluate: (page) => {
      const forms = elementsNamed(page, 'form')
      const insecure = insecureIn(page)
      if (!insecure || forms.length === 0) return null
      const buttons = elementsNamed(page, 'button', 'input').filter(({ attributes }) => attributes.formaction)
      return [...forms, ...buttons].flatMap((tag): Evidence[] => {
        const [url] = insecure(tag.name === 'form' ? tag.attributes.action : tag.attributes.formaction)
        return url ? [{ ...tagEvidence(page, tag), cause: url.replace(/[?#].*$/s, '') }] : []
      })
    },
  }),
  pageRule({
    id: 'password-over-http',
    group: 'security',
    severity: 'error',
    scope: 'html',
    fault: 'with a password field over http',
    measures: 'Whether pages with a password field come over https.',
    appliesTo: 'HTML pages with a password field.',
    why: 'Browsers mark the page as not secure, and anyone on the line can read or change it, with the password.',
    source: secureContexts,
    fix: 'Redirect the page to https, and turn on HSTS so that browsers never ask over http again.',
    weight: 8,
    effort: 1,
    evaluate: (page) => {
      const fields = elementsNamed(page, 'input').filter(
        ({ attributes }) => attributes.type?.trim().toLowerCase() === 'password',
      )
      if (fields.length === 0) return null
      return isExposed(page.url) ? fields.map((tag) => tagEvidence(page, tag)) : []
    },
  }),
  pageRule({
    id: 'server-version-shown',
    group: 'security',
    severity: 'notice',
    scope: 'html',
    fault: 'with a header that names the version of the software',
    measures: 'The headers Server, X-Powered-By, and X-AspNet-Version.',
    appliesTo: 'HTML pages that visitors see.',
    why: 'Attackers search for versions with known holes. Visitors gain nothing from it.',
    source: source('RFC 9110, 10.2.4: Server', 'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.4'),
    fix: 'Turn the header off, or leave only the name of the software. Updates matter more than hiding.',
    weight: 1,
    effort: 1,
    evaluate: ({ header }) =>
      VERSION_HEADERS.flatMap((name) => {
        const value = header(name).slice(0, MAX_HEADER)
        const hasVersion = name === 'x-aspnet-version' ? value !== '' : VERSION.test(value)
        return hasVersion ? [{ cause: `${name}: ${value}` }] : []
      }),
  }),
]

const VERSION_HEADERS = ['server', 'x-powered-by', 'x-aspnet-version']
const VERSION = /(?:^|\s)[a-z][\w.-]{0,40}\/\d+\.\d/i
const MAX_HEADER = 200

/**
 * Returns a function that resolves a URL of the page to nothing, or to itself if browsers would have to load it over
 * http. Undefined if nothing on the page can be insecure: it came over http itself, or asks browsers to upgrade.
 */
function insecureIn({ url, head, header }: AuditedPage): ((written: string | undefined) => string[]) | undefined {
  if (!/^https:/i.test(url)) return undefined
  const policies = [
    header('content-security-policy'),
    ...head.metas
      .filter(({ key, attribute }) => attribute === 'http-equiv' && key === 'content-security-policy')
      .map(({ content }) => content),
  ]
  if (policies.some((policy) => /(?:^|[;,\s])upgrade-insecure-requests(?:$|[;,\s])/i.test(policy))) return undefined
  const resolvesToHttp = /^http:/i.test(head.base)
  return (written) => {
    if (written === undefined) return []
    // Almost all URLs are relative or https, and need not be parsed.
    if (!resolvesToHttp && !/^\s*http:/i.test(written)) return []
    const absolute = resolveUrl(written, head.base)
    return absolute !== null && isExposed(absolute) ? [absolute] : []
  }
}

/** Returns the URL of a file that can change the page. */
function activeUrl(tag: Tag): string | undefined {
  const { name, attributes } = tag
  switch (name) {
    case 'script':
      return isScript(tag) ? attributes.src : undefined
    case 'iframe':
    case 'frame':
    case 'embed':
      return attributes.src
    case 'object':
      return attributes.data
    case 'link':
      return /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/i.test(attributes.rel ?? '') ? attributes.href : undefined
    default:
      return undefined
  }
}

/** Returns the URLs of files that are only shown or played. */
function passiveUrls({ name, attributes }: Tag): (string | undefined)[] {
  switch (name) {
    case 'img':
    case 'source':
      return [attributes.src, ...candidatesOf(attributes.srcset)]
    case 'video':
      return [attributes.src, attributes.poster]
    case 'audio':
      return [attributes.src]
    case 'input':
      return attributes.type?.toLowerCase() === 'image' ? [attributes.src] : []
    default:
      return []
  }
}

const candidatesOf = (srcset = '') => (/http:/i.test(srcset) ? parseSrcset(srcset).map(({ url }) => url) : [])
