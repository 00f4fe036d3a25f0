import type { Proof } from '../../proof.ts'
import { measuredWith } from '../made-extras.ts'

const file = (url: string, more: object) => ({ url: `https://trial.example/${url}`, ...more })

/** An audit that Lighthouse scores 0, with savings and rows. */
const failed = (items: object[], metricSavings: object = { LCP: 450, FCP: 300 }) => ({
  score: 0,
  metricSavings,
  details: { items },
})

/** Scored below 1 although a repair would save next to nothing. */
const slight = (items: object[]) => ({ score: 0.5, metricSavings: { LCP: 20, FCP: 0 }, details: { items } })

const document = {
  url: 'https://trial.example/',
  resourceType: 'Document',
  statusCode: 200,
  networkRequestTime: 0,
  networkEndTime: 120,
  transferSize: 1_900,
  resourceSize: 7_400,
  mimeType: 'text/html',
}
const script = {
  ...document,
  url: 'https://trial.example/app.js',
  resourceType: 'Script',
  mimeType: 'text/javascript',
  networkRequestTime: 130,
  networkEndTime: 300,
  resourceSize: 186_000,
}
const requests = (...items: object[]) => ({ 'network-requests': { score: 1, details: { items } } })

const vital = (rule: string, audit: string, [poor, fair]: [number, number]): Proof => ({
  rule,
  on: 'site',
  faults: [measuredWith({ [audit]: { score: 0.1, numericValue: poor } })],
  // Neither good nor poor: the value of one run says too little.
  nearMisses: [measuredWith({ [audit]: { score: 0.6, numericValue: fair } })],
})

const insight = (rule: string, audit: string, items: object[]): Proof => ({
  rule,
  on: 'site',
  faults: [measuredWith({ [audit]: failed(items) })],
  nearMisses: [measuredWith({ [audit]: slight(items) }), measuredWith({ [audit]: { score: null } })],
})

export const measuredProofs: Proof[] = [
  vital('lcp-poor', 'largest-contentful-paint', [5_820.5, 3_400]),
  vital('cls-poor', 'cumulative-layout-shift', [0.41, 0.18]),
  vital('tbt-poor', 'total-blocking-time', [980, 420]),
  {
    rule: 'files-not-compressed',
    on: 'site',
    faults: [measuredWith(requests(document, { ...script, transferSize: 186_300 }))],
    nearMisses: [
      measuredWith(requests(document, { ...script, transferSize: 52_000 })),
      // Too small to gain anything, and an image, which is compressed already.
      measuredWith(
        requests(
          document,
          { ...script, resourceSize: 700, transferSize: 950 },
          { ...script, url: 'https://trial.example/photo.jpg', mimeType: 'image/jpeg', transferSize: 186_300 },
        ),
      ),
    ],
  },
  {
    rule: 'files-cached-briefly',
    on: 'site',
    faults: [measuredWith({ 'cache-insight': failed([file('app.js', { cacheLifetimeMs: 0, totalBytes: 186_000 })]) })],
    nearMisses: [measuredWith({ 'cache-insight': { score: 1, details: { items: [] } } })],
  },
  insight('images-larger-than-shown', 'image-delivery-insight', [
    file('photo.jpg', { totalBytes: 900_000, wastedBytes: 810_000 }),
  ]),
  insight('javascript-unused', 'unused-javascript', [file('app.js', { totalBytes: 186_000, wastedBytes: 120_000 })]),
  insight('css-unused', 'unused-css-rules', [file('style.css', { totalBytes: 90_000, wastedBytes: 71_000 })]),
  insight('javascript-not-minified', 'unminified-javascript', [
    file('app.js', { totalBytes: 186_000, wastedBytes: 60_000 }),
  ]),
  insight('css-not-minified', 'unminified-css', [file('style.css', { totalBytes: 90_000, wastedBytes: 12_000 })]),
  insight('javascript-duplicated', 'duplicated-javascript-insight', [file('app.js', { wastedBytes: 40_000 })]),
  insight('font-hides-text', 'font-display-insight', [file('serif.woff2', { wastedMs: 900 })]),
  insight('lcp-image-late', 'lcp-discovery-insight', [
    { type: 'checklist', items: { priorityHinted: { label: 'fetchpriority=high applied', value: false } } },
  ]),
  insight('scripts-run-long', 'bootup-time', [file('app.js', { scripting: 2_400, total: 2_700 })]),
  insight('page-heavy', 'total-byte-weight', [file('film.mp4', { totalBytes: 6_400_000 })]),
]
