import type { Capabilities, Capability } from '../data-providers/capabilities.ts'
import type {
  DomainRank,
  IndexInfo,
  LinkGapRow,
  ReferrerOptions,
  Referrers,
  SimilarDomain,
} from '../data-providers/link-index.ts'
import type { Lookup } from '../data-providers/lookup.ts'
import type { CrawledSite } from '../web/crawl.ts'
import type { DnsRecords } from '../web/dns.ts'
import type { Page, PageRequest, ReceivedPage } from '../web/page.ts'
import type { DomainRegistration } from '../web/registration.ts'
import type { LighthouseRun, RenderedPage } from '../web/rendered.ts'
import type { FetchedRobots, FetchedSitemaps } from '../web/sitemaps.ts'
import type { TlsReport } from '../web/tls.ts'

/**
 * What a tool can request from outside, by name. The runner provides exactly what a tool declares in `needs`; each
 * artifact is gathered once, however many tools request it.
 */
export type Artifacts = {
  visitor: Visitor
  /** One page. A page that cannot be fetched, or is none, ends the run with a message. */
  page: Page
  /**
   * Several pages, in the order of the request. In the place of a page that cannot be fetched, or is none, is an
   * `UnreadPage`; in the place of one that our own limits kept from being read, an `UnmeasuredPage`.
   */
  pages: ReceivedPage[]
  /** The robots.txt of a host, also if there is none. */
  robots: FetchedRobots
  /** The sitemaps that robots.txt or the visitor names, with the files of an index. */
  sitemaps: FetchedSitemaps
  crawl: CrawledSite
  /** The page after its scripts have run, in Chromium. */
  rendered: RenderedPage
  lighthouse: LighthouseRun
  dns: DnsRecords
  certificate: TlsReport
  registration: DomainRegistration
  /** What the link index says of domains, in the order of the request. */
  domainRanks: Lookup<DomainRank>[]
  referrers: Lookup<Referrers>
  linkGap: Lookup<LinkGapRow[]>
  similarDomains: Lookup<SimilarDomain[]>
  linkIndex: IndexInfo
} & ProviderArtifacts

/**
 * Artifacts from providers: from the first configured one that supplies it. Without any, a failed look-up that says
 * what to configure.
 */
type ProviderArtifacts = { [Name in Capability]: Awaited<ReturnType<Capabilities[Name]>> }

/** What a tool writes in `needs` for each artifact. */
export type ArtifactRequests = {
  visitor: { page: string; isKept: boolean }
  page: PageRequest
  pages: PageRequest[]
  /** Any URL of the host. */
  robots: { url: string }
  /** A site, whose robots.txt is read, or a sitemap. */
  sitemaps: { url: string }
  /** Requests that differ in `maxPages` and `maxChecks` only continue one crawl: no page is fetched twice. */
  crawl: {
    url: string
    maxPages: number
    /** Pages of this depth are crawled; the URLs that they link to are checked only. */
    maxDepth?: number
    /** Checks links that lead to other hosts. */
    checksExternal?: boolean
    /** Checks images, scripts, stylesheets, and frames. */
    checksFiles?: boolean
    /** URLs that are requested but not read; default: three times `maxPages`. */
    maxChecks?: number
  }
  rendered: { url: string; width?: number /** Measures the colors of all text. */; measuresText?: boolean }
  lighthouse: {
    url: string
    device: 'mobile' | 'desktop'
    /** Makes the checks of accessibility, too, which take about a second. */
    checksAccessibility?: boolean
  }
  dns: {
    name: string
    dkimSelectors?: string[] /** The sender for which SPF is evaluated; without one, every possible lookup is made. */
    senderIp?: string
  }
  certificate: { host: string; port?: number }
  registration: { name: string }
  /** Registrable domains in ASCII, at most 1,000. */
  domainRanks: { domains: string[] }
  referrers: { domain: string } & ReferrerOptions
  linkGap: { own: string; others: string[]; limit: number }
  similarDomains: { domain: string; limit: number }
  linkIndex: Record<string, never>
} & { [Name in Capability]: Parameters<Capabilities[Name]>[0] }

/**
 * Gathers an artifact.
 * @throws {Failure} with a message for the visitor, if there is nothing to look at
 */
export type Gather = <Name extends keyof Artifacts>(
  name: Name,
  request: ArtifactRequests[Name],
) => Promise<Artifacts[Name]>

/** A request as our server received it. */
export type Visitor = {
  /** Where the connection itself came from: a proxy or the visitor. */
  peer: string
  /** How many proxies in front of us are ours. */
  trustedProxies: number
  /** Lower-case names. Cookies and authorization are left out. */
  headers: Record<string, string>
  /** DNS name of the IP address; `null` if it has none, undefined if the DNS did not respond. */
  hostName?: string | null
  /** ISO 3166-1 alpha-2, by the registries' own data; undefined where it could not be looked up. */
  country?: string | null
  countryAsOf?: string
  /** Message of the call that stores IP addresses, if it was used. */
  kept?: string
}
