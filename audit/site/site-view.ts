import type { LinkTarget } from '#engine/crawl/link-sources.ts'
import type { RobotsFile } from '#engine/robots/robots-file.ts'
import type { CrawledSite } from '#engine/web/crawl.ts'
import type { DnsRecords } from '#engine/web/dns.ts'
import type { ReceivedPage } from '#engine/web/page.ts'
import type { DomainRegistration } from '#engine/web/registration.ts'
import type { LighthouseRun, RenderedPage } from '#engine/web/rendered.ts'
import type { FetchedSitemaps } from '#engine/web/sitemaps.ts'
import type { TlsReport } from '#engine/web/tls.ts'
import type { LinkAnalysis } from '#tools/internal-link-analyzer/analyze.ts'
import type { SitePage } from './site-page.ts'
import type { Template } from './templates.ts'

export type { SitePage } from './site-page.ts'

/** Something that is gathered apart from the crawl, or why it was not, as a sentence. */
export type Gathered<Value> = { value: Value } | { unmeasured: string }

/** What is gathered apart from the crawl. */
export type Extras = {
  sitemaps: Gathered<FetchedSitemaps>
  /** The home page over https and over http, and the answer to a CORS preflight, as `http-header-checker` asks. */
  entrances: Gathered<ReceivedPage[]>
  certificate: Gathered<TlsReport>
  dns: Gathered<DnsRecords>
  registration: Gathered<DomainRegistration>
  /** `/llms.txt`, without following what it names. */
  llmsTxt: Gathered<{ status: number; text: string }>
  /** One page of each of the largest templates, after its scripts have run. */
  rendered: Gathered<RenderedPage[]>
  lighthouse: Gathered<{ url: string; run: LighthouseRun }[]>
}

/** The whole site, as rules look at it. */
export type SiteView = Extras & {
  crawl: CrawledSite
  /** Whether this machine reached no other host: what was asked of them is not in `crawl`. */
  isOffline: boolean
  /** Hosts that are the site, without `www.`. */
  hosts: ReadonlySet<string>
  home: SitePage | undefined
  /** Every response to a GET request, in the order of their depth. */
  pages: SitePage[]
  /** HTML that visitors see. */
  html: SitePage[]
  /** Of those, the ones that search engines may show. */
  indexable: SitePage[]
  byUrl: ReadonlyMap<string, SitePage>
  /** Links that visitors follow: to pages of the site, and to other sites. */
  internal: LinkTarget[]
  external: LinkTarget[]
  /** Images, scripts, stylesheets, and frames. */
  files: LinkTarget[]
  /** What `internal-link-analyzer` finds: depth, rank, orphans, duplicates, anchors. */
  links: LinkAnalysis
  robots: RobotsFile
  templates: Template[]
  templateOf: ReadonlyMap<string, Template>
  now: number
}
