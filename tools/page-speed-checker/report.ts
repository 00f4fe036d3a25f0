import { withCommas } from '#engine/text/numbers.ts'
import { type Block, chart, findings, metric, score, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { NextTool } from '#engine/tool/envelope.ts'
import { fieldBlocks, fieldLimits } from './field-report.ts'
import { frameFiles, type PageSpeed } from './measure-speed.ts'
import type { Rating } from './vitals.ts'

const SEVERITIES = { good: 'pass', 'needs improvement': 'warning', poor: 'critical' } as const
const KB = 1_000

/**
 * Returns the score with its parts, the findings, and the loaded files. view.tsx renders gauges, filmstrip, and
 * waterfall.
 */
export function reportSpeed(speed: PageSpeed): Report {
  const { url, device, vitals, requests, types, findings: found, warnings, lighthouse } = speed
  const blocks: Block[] = [
    score({
      parts: { measured: weightOf(vitals.filter(({ value }) => value !== null)), of: weightOf(vitals), unit: 'point' },
      value: speed.score,
      label: 'Performance',
      method: `The score of Lighthouse ${lighthouse} for a ${device === 'mobile' ? 'phone on slow 4G' : 'desktop'}: the weighted mean of the scores of five metrics.`,
      ref: {
        label: 'Chrome: Lighthouse performance scoring',
        url: 'https://developer.chrome.com/docs/lighthouse/performance/performance-scoring',
      },
    }),
    metric(
      vitals.map(({ id, name, value, unit, method, ref }) => ({ label: `${id} · ${name}`, value, unit, method, ref })),
      'Vitals, measured in the lab',
    ),
    ...fieldBlocks(speed.field, vitals),
    findings(found),
    table({
      title: 'How the score is calculated',
      columns: [
        { label: 'Metric' },
        { label: 'Value', form: 'number' },
        { label: 'Rating' },
        { label: 'Score', form: 'number', method: 'Of Lighthouse, by the distribution of real pages: 0 to 100.' },
        { label: 'Weight', form: 'number', unit: '%' },
      ],
      rows: vitals.map(({ name, value, unit, rating, score, weight }) => [
        name,
        value === null ? null : { text: unit ? `${withCommas(value)} ${unit}` : String(value), sort: value },
        ratingCell(rating),
        score,
        weight,
      ]),
      note: 'TTFB does not count toward the score.',
    }),
  ]
  if (types.length > 0)
    blocks.push(
      chart({
        title: 'Bytes by type',
        form: 'bars',
        unit: 'kB',
        labels: types.map(({ type, requests }) => `${type} (${requests})`),
        series: [{ name: 'Transferred', values: types.map(({ bytes }) => Math.round(bytes / KB)) }],
        method: 'Bytes as transferred, with headers, by the type that Chromium gives a request. In brackets: requests.',
      }),
    )
  blocks.push(
    table({
      title: 'Requests',
      columns: [
        { label: 'URL', form: 'mono' },
        { label: 'Type' },
        { label: 'Status', form: 'number' },
        { label: 'Start', form: 'number', unit: 'ms' },
        { label: 'Time', form: 'number', unit: 'ms' },
        { label: 'Transferred', form: 'number', unit: 'bytes' },
        { label: 'Unpacked', form: 'number', unit: 'bytes' },
      ],
      rows: requests.map(({ url, type, status, startMs, endMs, transferBytes, resourceBytes }) => [
        { text: url, href: url },
        type,
        status,
        startMs,
        endMs - startMs,
        transferBytes,
        resourceBytes,
      ]),
      note: 'Times are observed on the line of our server, without the simulated slow line.',
    }),
  )
  return {
    summary: summaryOf(speed),
    blocks,
    files: speed[frameFiles],
    limits: [...warnings, ...fieldLimits(speed.field)],
    sources: [
      { name: `Lighthouse ${lighthouse} in Chromium on our server`, kind: 'measured' },
      ...('source' in speed.field ? [speed.field.source] : []),
    ],
    next: nextOf(
      url,
      found.map(({ id }) => id),
    ),
  }
}

const ratingCell = (rating: Rating | null) => (rating === null ? null : { text: rating, severity: SEVERITIES[rating] })

const weightOf = (vitals: PageSpeed['vitals']) => vitals.reduce((sum, { weight }) => sum + weight, 0)

/** What visitors notice of a poor vital. */
const POOR: Record<string, string> = {
  LCP: 'the largest image or text appears late (LCP)',
  TBT: 'scripts block taps and clicks (TBT)',
  CLS: 'the layout jumps (CLS)',
  FCP: 'the first content appears late (FCP)',
  SI: 'the page fills slowly (SI)',
  TTFB: 'the server responds late (TTFB)',
}

const listOf = (texts: string[]) => new Intl.ListFormat('en-US').format(texts)

function summaryOf({ score, device, vitals, findings: found }: PageSpeed): string {
  const place = device === 'mobile' ? 'on a phone' : 'on a desktop'
  const slow = vitals.filter(({ rating }) => rating === 'poor').map(({ id }) => POOR[id] ?? id)
  const [worst] = found
  const score100 = score === null ? `The score could not be computed ${place}` : `Score ${score} of 100 ${place}`
  if (slow.length > 0) return `${score100}: ${listOf(slow)}.${worst ? ` ${worst.title}` : ''}`
  const verdict = `${score100}.`
  return worst && worst.severity !== 'notice' ? `${verdict} ${worst.title}` : `${verdict} No vital is poor.`
}

function nextOf(url: string, ids: string[]): NextTool[] {
  const tools: (NextTool & { applies: boolean })[] = [
    {
      slug: 'redirect-checker',
      why: 'See each redirect before the page.',
      input: { urls: url },
      applies: ids.includes('redirects'),
    },
    {
      slug: 'images-extractor',
      why: 'See every image of the page with its size.',
      input: { url },
      applies: ids.some((id) => /image|lcp/.test(id)),
    },
    {
      slug: 'http-header-checker',
      why: 'See cache and compression headers of the page.',
      input: { url },
      applies: true,
    },
    { slug: 'ai-crawler-checker', why: 'See how much text needs scripts.', input: { url }, applies: true },
  ]
  return tools
    .filter(({ applies }) => applies)
    .slice(0, 3)
    .map(({ applies: _, ...next }) => next)
}
