import type { CrawledPage } from '#engine/web/crawl.ts'
import type { PageDescription } from '../page/page-description.ts'

/** A page of the site with what its own rules found. */
export type SitePage = CrawledPage & { described: PageDescription }
