import type { Report } from '#engine/tool/define-tool.ts'
import { refusedLines } from '#engine/web/refused-lines.ts'
import { reportMany } from './report-many.ts'
import { reportOne } from './report-one.ts'
import type { Authority } from './score.ts'

/** Returns the report of one domain with its history, or of several side by side. */
export function reportAuthority(authority: Authority): Report {
  const { single, bulk, refused, sources, settings } = authority
  const all = single ? [single] : bulk
  const own = single ? reportOne(single, authority) : reportMany(bulk)
  const hasGaps = all.some(({ state, providerProblem }) => state === 'failed' || providerProblem !== null)
  return {
    ...own,
    blocks: [...own.blocks, ...refusedLines(refused)],
    ...(sources.length > 0 ? { sources } : {}),
    status: hasGaps || refused.length > 0 ? 'partial' : 'done',
    limits: settings.map((setting) => `Scores of other companies are not shown beside ours. ${setting}`),
    next: [
      {
        slug: 'backlink-summary',
        why: 'See which domains link to it.',
        input: { domain: all[0]?.domain ?? '' },
      },
      {
        slug: 'website-traffic-checker',
        why: 'Compare the position among links with the popularity among visitors.',
        input: { domains: all.map(({ domain }) => domain).join('\n') },
      },
    ],
  }
}
