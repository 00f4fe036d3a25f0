import type { Finding, Reference } from '#engine/tool/blocks.ts'
import type { Version } from './annotations.ts'
import { broken, effective, type Link, type LinkState } from './cluster.ts'
import { type CheckedCode, canonicalCase } from './code.ts'

const google: Reference = {
  label: 'Google: localized versions of your pages',
  url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
}
const iana: Reference = {
  label: 'IANA Language Subtag Registry',
  url: 'https://www.iana.org/assignments/language-subtag-registry/language-subtag-registry',
}

const fixes: Record<LinkState, string> = {
  returned: '',
  self: '',
  unchecked: '',
  'no-annotations': 'Add the whole set of annotations to that page',
  'no-return': 'Add this line to that page',
  'other-code': 'Use the same code on both pages',
  'other-url': 'Correct the link back on that page',
  'via-redirect': 'Link back to the final URL on that page',
  'in-body': 'Move the link elements of that page into its head, before any element that does not belong there',
  redirects: 'Name the final URL',
  'error-status': 'Name a page that exists, or remove the annotation',
  unread: 'Check that the page responds, and run this again',
  unmeasured: 'Run this again in a few minutes',
  noindex: 'Remove noindex from that page, or remove the annotation',
  blocked: 'Allow the page in robots.txt, or remove the annotation',
  'other-canonical': 'Make each language version its own canonical, or name the canonical URL',
}

const titles: Record<LinkState, (link: Link) => string> = {
  returned: () => '',
  self: () => '',
  unchecked: () => '',
  'no-annotations': ({ to }) => `${to} has no hreflang annotations, so it does not link back.`,
  'no-return': ({ to, from }) => `${to} does not link back to ${from}.`,
  'other-code': ({ to, from }) => `${to} links back to ${from} with another code.`,
  'other-url': ({ to, from }) => `${to} links back to a variant of ${from}.`,
  'via-redirect': ({ to, from }) => `${to} links back to a URL that redirects to ${from}.`,
  'in-body': ({ to }) => `The return link on ${to} is outside its head.`,
  redirects: ({ to }) => `${to} redirects.`,
  'error-status': ({ to }) => `${to} is an error page.`,
  unread: ({ to }) => `${to} could not be fetched, so its return link is unknown.`,
  unmeasured: ({ to }) => `${to} was not read, so its return link is unknown.`,
  noindex: ({ to }) => `${to} is kept out of search results.`,
  blocked: ({ to }) => `${to} is blocked by robots.txt.`,
  'other-canonical': ({ to }) => `${to} names another URL as canonical.`,
}

/** Returns findings about pairs of pages in a cluster. */
export function ofLinks(links: Link[], versions: Version[]): Finding[] {
  // A page that was not read is one finding, however many others name it.
  const unread = new Map(links.filter(({ state }) => isUnread(state)).map((link) => [link.to, link]))
  return links
    .filter(({ state }) => broken.includes(state) || state === 'other-code')
    .concat([...unread.values()])
    .map(
      (link): Finding => ({
        id: link.state,
        severity: broken.includes(link.state) ? 'critical' : link.state === 'unmeasured' ? 'notice' : 'warning',
        title: titles[link.state](link),
        why: isUnread(link.state)
          ? 'A pair counts only if both pages name each other.'
          : 'If two pages do not name each other, search engines ignore the annotations of both.',
        evidence: [link.evidence, link.detail].filter(Boolean).join('\n'),
        fix: `${fixes[link.state]}: ${lineFor(link, versions)}`,
        ref: google,
      }),
    )
}

const isUnread = (state: LinkState) => state === 'unread' || state === 'unmeasured'

/** Returns the element to paste: the return link, or the corrected annotation if its target is wrong. */
function lineFor({ from, to, state, detail, code }: Link, versions: Version[]) {
  const isTargetAtFault = [
    'redirects',
    'error-status',
    'unread',
    'unmeasured',
    'noindex',
    'blocked',
    'other-canonical',
  ].includes(state)
  if (state === 'redirects') return element(code, /redirects to (\S+)\.$/.exec(detail)?.[1] ?? to)
  if (state === 'other-canonical') return /canonical is (\S+)\.$/.exec(detail)?.[1] ?? to
  if (isTargetAtFault) return to
  const version = versions.find(({ url }) => url === from)
  const own = version && effective(version).find(({ url }) => url === from)?.code
  return element(own ?? (version?.lang ? canonicalCase(version.lang) : '…'), from)
}

export const element = (code: string, url: string) => `<link rel="alternate" hreflang="${code}" href="${url}">`

/** Returns findings about codes, each code once, with the pages that use it. */
export const ofCodes = (codes: CheckedCode[], versions: Version[]): Finding[] =>
  codes
    .filter(({ problem }) => problem)
    .map(
      ({ code, isValid, problem, message, suggestion }): Finding => ({
        id: `code-${problem}`,
        severity: isValid ? (problem === 'lookalike' ? 'notice' : 'warning') : 'critical',
        title: `“${code}”: ${message}`,
        why: isValid
          ? 'The code is a valid language tag, but visitors may not get the version you mean.'
          : 'Search engines ignore an annotation whose code they cannot read.',
        evidence: versions.flatMap(({ annotations }) => annotations).find((one) => one.code === code)?.evidence ?? code,
        fix: suggestion
          ? `hreflang="${suggestion}"`
          : 'Use a language of ISO 639-1, and a country of ISO 3166-1 if you need one.',
        ref: isValid ? google : iana,
      }),
    )

/** Returns findings about the annotations of one page. */
export function ofVersion(version: Version): Finding[] {
  const { url, annotations, canonical, lang } = version
  const found: Finding[] = []
  const counting = effective(version)
  const add = (finding: Omit<Finding, 'ref'>) => found.push({ ...finding, ref: google })
  const first = counting[0]
  const bodies = annotations.filter(({ from }) => from === 'body')
  if (bodies[0])
    add({
      id: 'outside-head',
      severity: 'critical',
      title: `${bodies.length} of ${annotations.length} annotations of ${url} are outside the head.`,
      why: 'Search engines ignore them there. An element that does not belong in the head, such as an image or a frame, ends it early.',
      evidence: bodies[0].evidence,
      fix: 'Move the link elements up, right after the title.',
    })
  for (const { written, evidence, from } of annotations.filter((one) => one.url === undefined && one.from !== 'body'))
    add({
      id: 'no-url',
      severity: 'critical',
      title: `An annotation of ${url} has no valid URL.`,
      why: 'Search engines ignore it.',
      evidence,
      fix: `Write the whole URL${written ? ` instead of “${written}”` : ''}${from === 'header' ? ' between < and >' : ' in href'}.`,
    })
  const relative = counting.find(({ written, from }) => from !== 'sitemap' && !/^https?:\/\//i.test(written.trim()))
  if (relative)
    add({
      id: 'relative',
      severity: 'warning',
      title: `An annotation of ${url} has a relative URL.`,
      why: 'Google asks for full URLs with the scheme.',
      evidence: relative.evidence,
      fix: element(relative.code, relative.url),
    })
  if (!first) return found
  if (!counting.some((one) => one.url === url))
    add({
      id: 'no-self',
      severity: 'warning',
      title: `${url} does not name itself.`,
      why: 'Each version must list itself as well as all others.',
      evidence: first.evidence,
      fix: element(lang ? canonicalCase(lang) : '…', url),
    })
  if (!counting.some(({ code }) => code.toLowerCase() === 'x-default'))
    add({
      id: 'no-x-default',
      severity: 'notice',
      title: `${url} has no x-default.`,
      why: 'It is shown to visitors whose language you do not offer.',
      evidence: counting.map(({ code }) => code).join(', '),
      fix: element('x-default', url),
    })
  for (const [code, urls] of Map.groupBy(counting, (one) => one.code.toLowerCase()))
    if (new Set(urls.map((one) => one.url)).size > 1)
      add({
        id: 'duplicate-code',
        severity: 'critical',
        title: `${url} names ${urls.length} pages for “${code}”.`,
        why: 'Search engines cannot know which one is meant.',
        evidence: urls.map(({ evidence }) => evidence).join('\n'),
        fix: 'Keep one page for each code.',
      })
  if (canonical && canonical !== url)
    add({
      id: 'canonical-conflict',
      severity: 'critical',
      title: `${url} has annotations, but its canonical is another URL.`,
      why: 'A page that is not canonical is not indexed, so its annotations are ignored.',
      evidence: `canonical: ${canonical}`,
      fix: `<link rel="canonical" href="${url}">`,
    })
  const own = counting.find((one) => one.url === url && one.code.toLowerCase() !== 'x-default')
  const language = (tag: string) => tag.toLowerCase().split('-')[0]
  if (own && lang && language(own.code) !== language(lang))
    add({
      id: 'html-lang',
      severity: 'notice',
      title: `${url} calls itself ${own.code}, but its html element says ${lang}.`,
      why: 'Google ignores the lang attribute. Browsers, screen readers, and Bing use it.',
      evidence: `<html lang="${lang}">`,
      fix: `<html lang="${own.code}">`,
    })
  return found
}
