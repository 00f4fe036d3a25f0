import { z } from 'zod'
import { crawlInStages } from '#engine/crawl/crawl-in-stages.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { analyzeLinks } from './analyze.ts'
import { output } from './output.ts'
import { reportLinks } from './report.ts'

const MAX_PAGES = 200
/** Ten minutes: 200 pages at 30 requests a minute take seven. */
const TIME_LIMIT_S = 600

export const tool = defineTool({
  ...about,
  action: 'Analyze links',
  guide: [
    'Crawls up to 200 pages of a site and analyzes its internal links; use it to find orphan, deep, and neglected pages and broken or redirected internal links.',
    'Returns every page with depth, links in and out, and PageRank, the broken and redirected links with their places, orphans of the sitemap, and anchor texts.',
  ],
  input: z.object({
    url: field.pageUrl({ hint: 'The crawl starts here and stays on this site.' }),
    maxPages: field.number({
      label: 'Maximum pages',
      min: 1,
      max: MAX_PAGES,
      default: 100,
      unit: 'pages',
      hint: 'About two seconds per page: our crawler sends one request at a time.',
    }),
  }),
  output,
  samples: [{ label: 'An example', input: { url: 'https://example.com/', maxPages: 50 } }],
  limits: [
    'Links that scripts add after the page has loaded are not seen.',
    'PageRank is computed on the pages read. Links from other sites are not part of it.',
    'Pages that only a search form or a login leads to are not found.',
  ],
  timeLimit: TIME_LIMIT_S,
  run: async ({ url, maxPages }, { gather, signal, progress, partial }) =>
    analyzeLinks(
      await crawlInStages(
        { url, maxPages },
        { gather, signal, progress, onStage: (site) => partial(analyzeLinks(site)) },
      ),
    ),
  report: reportLinks,
  inShort: ({ pages, links, broken, orphans }) => ({
    internalLinks: { pages: pages.length, links, broken: broken.length, orphans: orphans?.length ?? null },
  }),
})
