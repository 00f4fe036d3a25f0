import type { Finding } from '#engine/tool/blocks.ts'
import type { Version } from './annotations.ts'
import { effective, type Link, linksOf } from './cluster.ts'
import { type CheckedCode, checkCode } from './code.ts'
import { ofCodes, ofLinks, ofVersion } from './findings.ts'
import { languageRegistry } from './registry.ts'

export type Cluster = {
  versions: Version[]
  links: Link[]
  codes: CheckedCode[]
  /** Pages that were named but not fetched. */
  unfetched: number
  isSitemap: boolean
  registryAsOf: string
  findings: Finding[]
}

const order = ['critical', 'warning', 'notice', 'pass']

/** Compares what the pages of a cluster say about each other, and checks their codes. */
export async function checkCluster(
  versions: Version[],
  { isSitemap, unfetched }: { isSitemap: boolean; unfetched: number },
): Promise<Cluster> {
  const registry = await languageRegistry()
  const unique = [...new Map(versions.map((version) => [version.url, version])).values()]
  const links = linksOf(unique)
  const written = [...new Set(unique.flatMap(({ annotations }) => annotations.map(({ code }) => code)))]
  const codes = written.map((code) => checkCode(code, registry))
  const annotated = unique.filter((version) => version.annotations.length > 0)
  const findings = [...ofCodes(codes, unique), ...ofLinks(links, unique), ...annotated.flatMap(ofVersion)]
  const unread = unique.filter(({ failure }) => failure !== undefined)
  if (annotated.length === 0) {
    if (unread.length < unique.length) findings.push(nothing(isSitemap))
    else findings.push(...unread.map(notRead))
  } else if (findings.length === 0) findings.push(allReturned(unique))
  findings.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
  return { versions: unique, links, codes, unfetched, isSitemap, registryAsOf: registry.asOf, findings }
}

const ref = {
  label: 'Google: localized versions of your pages',
  url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
}

const notRead = ({ url, failure = '' }: Version): Finding => ({
  id: 'not-read',
  severity: 'notice',
  title: `${url} was not read, so its annotations are unknown.`,
  why: failure,
  evidence: url,
  ref,
})

const nothing = (isSitemap: boolean): Finding => ({
  id: 'none',
  severity: 'warning',
  title: isSitemap ? 'The sitemap has no hreflang annotations.' : 'The page has no hreflang annotations.',
  why: 'Search engines choose a language version on their own.',
  evidence: isSitemap
    ? 'No xhtml:link elements.'
    : 'No link element with rel="alternate" and hreflang, and no such Link header.',
  fix: 'If there are several language versions, list all of them on each: <link rel="alternate" hreflang="en" href="https://example.com/en/">',
  ref,
})

const allReturned = (versions: Version[]): Finding => ({
  id: 'complete',
  severity: 'pass',
  title: 'All versions name each other, with valid codes.',
  why: 'Search engines can show each visitor the right version.',
  evidence: [...new Set(versions.flatMap(effective).map(({ code }) => code))].join(', '),
  ref,
})
