import { z } from 'zod'
import { crawlInStages } from '#engine/crawl/crawl-in-stages.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { checkLinks } from './check-links.ts'
import { output } from './output.ts'
import { reportBroken } from './report.ts'

const MAX_PAGES = 200
/** Ten minutes: 200 pages at 30 requests a minute take seven. */
const TIME_LIMIT_S = 600

export const tool = defineTool({
  ...about,
  action: 'Check links',
  guide: [
    'Checks every link on a page, or on a small site up to two clicks deep; use it to find links that lead nowhere.',
    'Returns each target with its state, status, redirects, and every page, line, and anchor text that links to it, with a suggested replacement.',
  ],
  input: z.object({
    url: field.pageUrl(),
    depth: field.choice({
      label: 'Pages whose links are checked',
      options: { '0': 'This page', '1': 'And the pages it links to', '2': 'And those one click further' },
      default: '0',
    }),
    checksExternal: field.flag({ label: 'Check links to other sites', default: true }),
    checksFiles: field.flag({ label: 'Check images, scripts, and stylesheets', advanced: true }),
  }),
  output,
  samples: [
    {
      label: 'An example',
      input: { url: 'https://example.com/', depth: '0', checksExternal: true, checksFiles: false },
    },
  ],
  limits: [
    'Links that scripts add after the page has loaded are not seen.',
    'Some sites turn robots away but serve people: those links are listed apart and not counted as broken.',
    'A page that shows “not found” only after its scripts have run is not recognized.',
    'The links of at most 200 pages are checked, and at most 600 URLs, with one request at a time per site.',
  ],
  timeLimit: TIME_LIMIT_S,
  run: async (input, { gather, signal, progress, partial }) => {
    const { url, checksExternal, checksFiles } = input
    const options = { depth: Number(input.depth), checksExternal, checksFiles }
    const request = { url, maxPages: MAX_PAGES, maxDepth: options.depth, checksExternal, checksFiles }
    const countLinks = (site: Parameters<typeof checkLinks>[0]) => {
      const { targets, counts } = checkLinks(site, options)
      return { done: targets.length - (counts.unchecked ?? 0), total: targets.length }
    }
    const onStage = (site: Parameters<typeof checkLinks>[0]) => partial(checkLinks(site, options))
    return checkLinks(await crawlInStages(request, { gather, signal, progress, onStage, countLinks }), options)
  },
  report: reportBroken,
})
