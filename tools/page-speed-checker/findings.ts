import type { Finding, Severity } from '#engine/tool/blocks.ts'
import type { Hop } from '#engine/web/page.ts'
import { kilobytes, seconds } from './format.ts'
import { type Audit, checklistOf, type Item, isFlagged, itemsOf, type Report } from './lighthouse-report.ts'
import { type Request, uncompressed } from './requests.ts'
import { type Rule, rules } from './rules.ts'
import type { Vital } from './vitals.ts'

const ORDER: Severity[] = ['critical', 'warning', 'notice', 'pass']
const SHOWN = 5
const MUCH_MS = 1_000
const SOME_MS = 100
const SOME_CLS = 0.05
const MUCH_CLS = 0.25
/** Lighthouse lists tasks above 50 ms. A task of this length is noticeable on any page. */
const LONG_TASK_MS = 250
const MAX_SNIPPET = 160

type Measured = { report: Report; vitals: Vital[]; requests: Request[]; hops: readonly Hop[] }

/** Returns why the page is slow, the most expensive reason first, each with its rows as evidence. */
export function findFaults({ report, vitals, requests, hops }: Measured): Finding[] {
  const byCost = rules.toSorted((a, b) => costOf(report.audits[b.audit]) - costOf(report.audits[a.audit]))
  const ofRules = byCost.flatMap((rule) => ofRule(rule, report))
  const found = [
    ...ofRules,
    ...ofDocument(report),
    ...ofCompression(requests),
    ...ofShifts(report, vitals),
    ...ofTasks(report, vitals),
    ...ofRedirects(hops),
  ]
  return found.sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
}

function ofRule({ id, audit: name, title, why, fix, ref, isForReturning = false }: Rule, report: Report): Finding[] {
  const audit = report.audits[name]
  if (!audit || !isFlagged(report, name)) return []
  const items = itemsOf(report, name)
  const rows = items.filter(({ url, node, snippet }) => url ?? node ?? snippet)
  const savings = isForReturning ? '' : savingsOf(audit)
  const missing = Object.values(checklistOf(report, name)).flatMap((point) =>
    point?.value === false ? [point.label] : [],
  )
  const lines = [...missing, ...rows.slice(0, SHOWN).map(lineOf), ...more(rows.length)]
  const evidence = lines.filter(Boolean).join('\n') || audit.displayValue || report.finalDisplayedUrl
  return [
    {
      id,
      severity: isForReturning ? 'warning' : severityOf(audit),
      title: title(Math.max(1, rows.length)),
      why: savings ? `${why} Lighthouse estimates that a fix saves ${savings}.` : why,
      ...(evidence ? { evidence } : {}),
      fix,
      ref,
    },
  ]
}

const more = (count: number) => (count > SHOWN ? [`… ${count - SHOWN} more`] : [])

/** Returns the estimated savings, in milliseconds of the metric that a fix improves most. */
function costOf({ metricSavings = {} }: Pick<Audit, 'metricSavings'> = {}) {
  const { FCP = 0, LCP = 0, TBT = 0, INP = 0 } = metricSavings
  return Math.max(FCP, LCP, TBT, INP)
}

function severityOf({ metricSavings = {}, score }: Audit): Severity {
  const { CLS = 0 } = metricSavings
  const ms = costOf({ metricSavings })
  if (ms >= MUCH_MS || CLS >= MUCH_CLS) return 'critical'
  return ms >= SOME_MS || CLS >= SOME_CLS || score === 0 ? 'warning' : 'notice'
}

function savingsOf({ metricSavings = {} }: Audit): string {
  const parts = (['LCP', 'FCP', 'TBT', 'INP'] as const).flatMap((name) => {
    const ms = metricSavings[name] ?? 0
    return ms >= SOME_MS ? [`${seconds(ms)} of ${name}`] : []
  })
  return parts.slice(0, 2).join(' and ')
}

function lineOf({
  url,
  node,
  snippet,
  totalBytes,
  wastedBytes,
  wastedMs,
  cacheLifetimeMs,
  scripting,
  subItems,
}: Item): string {
  const reason = subItems?.items?.find((one) => one.reason)?.reason
  const facts = [
    (node?.snippet ?? snippet)?.slice(0, MAX_SNIPPET),
    url,
    totalBytes === undefined ? undefined : kilobytes(totalBytes),
    wastedBytes ? `${kilobytes(wastedBytes)} to save` : undefined,
    wastedMs ? `${seconds(wastedMs)}` : undefined,
    cacheLifetimeMs === undefined
      ? undefined
      : cacheLifetimeMs > 0
        ? `stored ${seconds(cacheLifetimeMs)}`
        : 'not stored',
    typeof scripting === 'number' ? `${seconds(scripting)} of scripts` : undefined,
    reason,
  ]
  return facts.filter(Boolean).join(', ')
}

function ofDocument(report: Report): Finding[] {
  const audit = report.audits['document-latency-insight']
  const { serverResponseIsFast } = checklistOf(report, 'document-latency-insight')
  if (!audit || serverResponseIsFast?.value !== false) return []
  return [
    {
      id: 'slow-server',
      severity: severityOf(audit),
      title: 'The server takes long to respond with the document.',
      why: 'Nothing of the page can load before its HTML arrives.',
      evidence: `${report.finalDisplayedUrl ?? 'Document'}: ${serverResponseIsFast.label ?? ''}`,
      fix: 'Store finished pages in a cache of the server or a CDN, and look for slow database queries.',
      ref: { label: 'web.dev: optimize TTFB', url: 'https://web.dev/articles/optimize-ttfb' },
    },
  ]
}

function ofCompression(requests: Request[]): Finding[] {
  const plain = uncompressed(requests).sort((a, b) => b.transferBytes - a.transferBytes)
  if (plain.length === 0) return []
  const bytes = plain.reduce((sum, { transferBytes }) => sum + transferBytes, 0)
  return [
    {
      id: 'no-compression',
      severity: 'warning',
      title: `${plain.length === 1 ? '1 text file is' : `${plain.length} text files are`} sent without compression, ${kilobytes(bytes)} in all.`,
      why: 'HTML, CSS, and scripts shrink to a fraction with gzip, Brotli, or Zstandard, without any loss.',
      evidence: [
        ...plain.slice(0, SHOWN).map(({ url, transferBytes }) => `${url}, ${kilobytes(transferBytes)}`),
        ...more(plain.length),
      ].join('\n'),
      fix: 'nginx:\ngzip on;\ngzip_types text/css text/javascript application/javascript application/json image/svg+xml;',
      ref: { label: 'RFC 9110, 8.4: Content-Encoding', url: 'https://www.rfc-editor.org/rfc/rfc9110#section-8.4' },
    },
  ]
}

function ofShifts(report: Report, vitals: Vital[]): Finding[] {
  const shift = vitals.find(({ id }) => id === 'CLS')
  if (!shift || shift.value === null || shift.value < SOME_CLS) return []
  const rows = itemsOf(report, 'layout-shifts').sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
  const lines = rows.slice(0, SHOWN).map(({ node, score = 0, subItems }) => {
    const cause = subItems?.items?.find(({ cause }) => cause)?.cause
    return [`${score.toFixed(3)}: ${node?.snippet?.slice(0, MAX_SNIPPET) ?? 'an element'}`, cause]
      .filter(Boolean)
      .join(', ')
  })
  return [
    {
      id: 'layout-shift',
      severity: shift.rating === 'poor' ? 'critical' : shift.rating === 'good' ? 'notice' : 'warning',
      title: `The layout shifts by ${shift.value} while the page loads.`,
      why: 'People lose the line they read and tap the wrong thing.',
      evidence: lines.join('\n') || `CLS ${shift.value}`,
      fix: 'Reserve space for what comes later: width and height for images, min-height for banners and ads. Add nothing above what is already shown.',
      ref: { label: 'web.dev: optimize CLS', url: 'https://web.dev/articles/optimize-cls' },
    },
  ]
}

function ofTasks(report: Report, vitals: Vital[]): Finding[] {
  const tasks = itemsOf(report, 'long-tasks').sort((a, b) => (b.duration ?? 0) - (a.duration ?? 0))
  const blocking = vitals.find(({ id }) => id === 'TBT')
  const longest = tasks[0]?.duration ?? 0
  if (tasks.length === 0 || (blocking?.rating === 'good' && longest < LONG_TASK_MS)) return []
  return [
    {
      id: 'long-tasks',
      severity: blocking?.rating === 'poor' ? 'critical' : 'warning',
      title: `The longest of ${tasks.length === 1 ? '1 long task' : `${tasks.length} long tasks`} takes ${seconds(longest)}.`,
      why: 'The page is frozen while a task runs: no tap, no scroll by script, no paint.',
      evidence: [
        ...tasks
          .slice(0, SHOWN)
          .map(({ url, duration = 0, startTime = 0 }) => `${url}, ${seconds(duration)} at ${seconds(startTime)}`),
        ...more(tasks.length),
      ].join('\n'),
      fix: 'Split long work with await scheduler.yield(), move it into a worker, or leave it out.',
      ref: { label: 'web.dev: optimize long tasks', url: 'https://web.dev/articles/optimize-long-tasks' },
    },
  ]
}

function ofRedirects(hops: readonly Hop[]): Finding[] {
  const redirects = hops.slice(0, -1)
  if (redirects.length === 0) return []
  return [
    {
      id: 'redirects',
      severity: redirects.length > 1 ? 'warning' : 'notice',
      title: `${redirects.length === 1 ? '1 redirect comes' : `${redirects.length} redirects come`} before the page.`,
      why: 'Each costs a round trip. The measurement begins at the last URL, so this time is not in the score.',
      evidence: hops.map(({ url, status, timing }) => `${status} ${url}, ${Math.round(timing.total)} ms`).join('\n'),
      fix: `Link to ${hops.at(-1)?.url ?? 'the last URL'} directly.`,
      ref: { label: 'web.dev: optimize TTFB', url: 'https://web.dev/articles/optimize-ttfb' },
    },
  ]
}
