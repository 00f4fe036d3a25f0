import type { LighthouseRun } from '#engine/web/rendered.ts'

type Options = {
  url?: string
  score?: number | null
  /** By audit of Lighthouse. */
  audits?: Record<string, Record<string, unknown>>
}

/** Weights of Lighthouse 10 to 13. */
const WEIGHTS = {
  'first-contentful-paint': 10,
  'largest-contentful-paint': 25,
  'total-blocking-time': 30,
  'cumulative-layout-shift': 25,
  'speed-index': 10,
}

/** Returns a run of Lighthouse on a fast page, as its report has it, with other audits where a test needs them. */
export function lighthouseRun({ url = 'https://example.com/', score = 1, audits = {} }: Options = {}): LighthouseRun {
  const own: Record<string, Record<string, unknown>> = {
    'first-contentful-paint': { score: 1, numericValue: 640 },
    'largest-contentful-paint': { score: 1, numericValue: 1_410.4 },
    'total-blocking-time': { score: 1, numericValue: 0 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'speed-index': { score: 1, numericValue: 640 },
    metrics: { score: 1, details: { items: [{ timeToFirstByte: 450 }] } },
    'network-requests': {
      score: 1,
      details: {
        items: [
          {
            url,
            resourceType: 'Document',
            statusCode: 200,
            networkRequestTime: 0.4,
            networkEndTime: 130.2,
            transferSize: 800,
            resourceSize: 2_400,
            mimeType: 'text/html',
          },
        ],
      },
    },
    ...audits,
  }
  return {
    version: '13.5.0',
    report: {
      finalDisplayedUrl: url,
      runWarnings: [],
      audits: Object.fromEntries(Object.entries(own).map(([id, audit]) => [id, { id, ...audit }])),
      categories: {
        performance: { score, auditRefs: Object.entries(WEIGHTS).map(([id, weight]) => ({ id, weight })) },
      },
    },
    fetchedAt: Date.UTC(2026, 10, 21, 14, 2),
  }
}
