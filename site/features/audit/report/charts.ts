import type { PageRow } from '#audit/page-rows.ts'
import { type ChartBlock, chart } from '#engine/tool/blocks.ts'

const KILO = 1000
/** Upper ends, not included, of the groups in which pages are counted. The last group has no end. */
const BYTES = [10, 25, 50, 100, 250, 500].map((kilobytes) => kilobytes * KILO)
const WORDS = [50, 150, 300, 600, 1_200, 2_400]
const MILLISECONDS = [100, 200, 400, 800, 1_800]
/** Clicks from the start page; deeper pages are counted together. */
const MAX_DEPTH = 8

/** Returns the charts of a report: each counts pages. */
export function reportCharts(pages: PageRow[]): ChartBlock[] {
  const html = pages.filter(({ template }) => template !== '')
  return [
    countChart('Status', statusCounts(pages), 'How the server responded, by status of each URL that was requested.'),
    countChart(
      'Clicks from the start page',
      depthCounts(html),
      'The smallest number of clicks from the start page to each HTML page.',
    ),
    countChart(
      'Time to first byte',
      groupCounts(
        html.map(({ firstByteMs }) => firstByteMs),
        MILLISECONDS,
        (ms) => `${ms} ms`,
      ),
      'Time from our request to the first byte, without a browser, from our server. Good up to 800 ms, poor above 1,800 ms (web.dev: TTFB).',
    ),
    countChart(
      'Size of the HTML',
      groupCounts(
        html.map(({ bytes }) => bytes),
        BYTES,
        (bytes) => `${bytes / KILO} kB`,
      ),
      'Bytes of each HTML document after decompression, without its files.',
    ),
    countChart(
      'Words of main text',
      groupCounts(
        html.map(({ words }) => words),
        WORDS,
        (words) => words.toLocaleString('en-US'),
      ),
      'Words of the main text of each HTML page as received, without navigation and footer.',
    ),
  ]
}

type Counts = { labels: string[]; values: number[] }

const countChart = (title: string, { labels, values }: Counts, method: string): ChartBlock =>
  chart({ title, form: 'bars', unit: 'pages', labels, series: [{ name: 'Pages', values }], method })

function statusCounts(pages: PageRow[]): Counts {
  const counts = new Map<string, number>()
  for (const { status } of pages) {
    const label = status === null ? 'No response' : String(status)
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { labels: sorted.map(([label]) => label), values: sorted.map(([, count]) => count) }
}

function depthCounts(pages: PageRow[]): Counts {
  const deepest = Math.min(MAX_DEPTH, Math.max(0, ...pages.map(({ depth }) => depth)))
  const values = Array.from({ length: deepest + 1 }, () => 0)
  for (const { depth } of pages) values[Math.min(depth, deepest)] = (values[Math.min(depth, deepest)] ?? 0) + 1
  return {
    values,
    labels: values.map((_, depth) =>
      depth === 0
        ? 'Start page'
        : `${depth}${depth === MAX_DEPTH ? ' or more' : ''} ${depth === 1 ? 'click' : 'clicks'}`,
    ),
  }
}

/**
 * Counts values in groups, without empty ones at both ends.
 * @example groupCounts([5, 20], [10], String) // { values: [1, 1], labels: ['below 10', '10 or more'] }
 */
export function groupCounts(values: number[], ends: number[], format: (end: number) => string): Counts {
  const counts = Array.from({ length: ends.length + 1 }, () => 0)
  for (const value of values) {
    const at = ends.findIndex((end) => value < end)
    const group = at < 0 ? ends.length : at
    counts[group] = (counts[group] ?? 0) + 1
  }
  const labels = counts.map((_, at) => {
    const [from, to] = [ends[at - 1], ends[at]]
    if (from === undefined) return `below ${format(to ?? 0)}`
    return to === undefined ? `${format(from)} or more` : `${format(from)} to ${format(to)}`
  })
  const first = Math.max(
    0,
    counts.findIndex((count) => count > 0),
  )
  const end = counts.findLastIndex((count) => count > 0) + 1
  return { values: counts.slice(first, end), labels: labels.slice(first, end) }
}
