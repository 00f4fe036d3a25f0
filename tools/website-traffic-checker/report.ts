import type { Report } from '#engine/tool/define-tool.ts'
import { refusedLines } from '#engine/web/refused-lines.ts'
import type { TrafficData } from './band.ts'
import { reportMany } from './report-many.ts'
import { reportOne } from './report-one.ts'

/** Returns the report of one domain with its trend, or of several side by side. */
export function reportTraffic(data: TrafficData): Report {
  const { websiteTraffic, bulk, refused, sources, settings } = data
  const all = websiteTraffic ? [websiteTraffic] : bulk
  const own = websiteTraffic ? reportOne(websiteTraffic, data) : reportMany(bulk, data)
  const hasFailed = all.some(({ state, link }) => state === 'failed' || link.state === 'failed')
  return {
    ...own,
    blocks: [...own.blocks, ...refusedLines(refused)],
    ...(sources.length > 0 ? { sources } : {}),
    status: hasFailed || refused.length > 0 ? 'partial' : 'done',
    limits: settings.length > 0 ? [`More data would add bands of page loads or visits. ${settings.join(' ')}`] : [],
    next: [
      {
        slug: 'domain-authority-checker',
        why: 'See the position in the link graph since 2017.',
        input: { domains: all.map(({ domain }) => domain).join('\n') },
      },
      { slug: 'competitor-analysis', why: 'Compare the pages themselves.', input: {} },
    ],
  }
}
