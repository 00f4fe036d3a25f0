import { countOf } from '#engine/text/count-of.ts'

const UNKNOWN = 'unknown'
/** Units without a space before them. */
const CLOSE = ['%', '°', 'x', '×', '″', '′']

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const small = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 })

/** @example formatNumber(4213.456) // '4,213.46' */
export function formatNumber(value: number) {
  if (!Number.isFinite(value)) return UNKNOWN
  return value !== 0 && Math.abs(value) < 0.01 ? small.format(value) : plain.format(value)
}

/**
 * Returns a figure with its unit; an unknown one says so.
 * @example formatFigure(1200, 'ms') // '1,200 ms'
 * @example formatFigure(1, 'phrases') // '1 phrase'
 * @example formatFigure(null) // 'unknown'
 */
export function formatFigure(value: number | string | null, unit?: string) {
  if (value === null) return UNKNOWN
  const figure = typeof value === 'number' ? formatNumber(value) : value
  return figure === UNKNOWN || !unit ? figure : `${figure}${gapBefore(unit)}${value === 1 ? singular(unit) : unit}`
}

/** Units that are words are plurals with an s; `ms` and `s` stay. */
const singular = (unit: string) => (/^[a-z]{3,}s$/.test(unit) ? unit.slice(0, -1) : unit)

/** @example gapBefore('%') // '' */
export const gapBefore = (unit: string) => (CLOSE.includes(unit) ? '' : ' ')

/** @example formatDuration(480) // '0.5 s' @example formatDuration(463_200) // '8 min' */
export function formatDuration(ms: number) {
  if (ms < 1) return 'less than 1 ms'
  if (ms < 100) return `${plain.format(Math.round(ms))} ms`
  if (ms >= 120_000) return `${plain.format(Math.round(ms / 60_000))} min`
  return `${(ms / 1000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`
}

/** @example formatAge(4_620 * 60_000) // '3 days' */
export function formatAge(ms: number) {
  const minutes = Math.ceil(ms / 60_000)
  if (minutes < 120) return countOf(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? countOf(hours, 'hour') : countOf(Math.round(hours / 24), 'day')
}

/** Returns a size in decimal units, as browsers show it. @example formatBytes(12_345) // '12.3 kB' */
export function formatBytes(bytes: number) {
  if (bytes < 1000) return `${plain.format(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`
}

/** @example formatMoment('2026-11-21T14:02:00.000Z') // 'Nov 21, 2026, 14:02 UTC' */
export function formatMoment(iso: string) {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? UNKNOWN : `${moment.format(at)} UTC`
}

const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})
