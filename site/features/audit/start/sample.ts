import type { RuleSeverity } from '#audit/rule.ts'

/** An excerpt of a report on a store that does not exist, for people who want to know what they get. */
export const sample = {
  host: 'oakfield.example',
  verdict: '37 problems, 9 of them errors. First: all 412 product pages without a canonical link.',
  score: 71,
  pages: 486,
  first: [
    { severity: 'error', title: 'All 412 product pages without a canonical link', effort: 2 },
    { severity: 'error', title: '32 links lead to four pages that do not exist', effort: 3 },
    { severity: 'warning', title: '58 pages are in no sitemap', effort: 1 },
    { severity: 'warning', title: '96 pages with a title too long for search results', effort: 3 },
    { severity: 'warning', title: 'Product images without a width and a height on 412 pages', effort: 2 },
  ] satisfies { severity: RuleSeverity; title: string; effort: number }[],
}

/** Places of the sample's responses that were no page. */
const OTHERS: Record<number, number> = { 14: 301, 15: 301, 39: 404, 58: 301, 71: 404, 72: 404, 97: 503, 104: 301 }

/** The first responses of the sample, in order. */
export const sampleTicks = Array.from({ length: 120 }, (_, at) => ({ status: OTHERS[at] ?? 200 }))
