import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Measure } from '../measure.ts'

const RESULTS = new URL('../results.json', import.meta.url)

type Recorded = Record<string, unknown> & { rows: Measure[] }
type Options = Record<string, unknown> & {
  /** Whether only some parts were measured; the figures of the others stay. */
  isPartial?: boolean
}

/**
 * Prints a table of measurements and saves it to bench/results.json under its own name.
 * @returns whether every limit was met
 */
export function record(
  name:
    | 'faults'
    | 'leads'
    | 'search'
    | 'tools'
    | 'data'
    | 'bookings'
    | 'growth'
    | 'stops'
    | 'upgrade'
    | 'machines'
    | 'moving'
    | 'audit'
    | 'templates',
  measures: Measure[],
  { isPartial = false, ...more }: Options = {},
) {
  const measured = print(measures)
  const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Recorded | undefined>
  const others = isPartial ? (results[name]?.rows ?? []) : []
  const rows = [...others.filter(({ what }) => !measured.some((row) => row.what === what)), ...measured]
  results[name] = {
    measuredAt: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    node: process.version,
    ...more,
    rows,
  }
  writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`)
  return measured.every(({ met }) => met)
}

/** Prints a table of measurements without saving it. */
export function print(measures: Measure[]) {
  const rows = measures.map((measure) => ({ ...measure, met: isMet(measure) }))
  console.table(
    rows.map(({ what, value, unit, limit, better, met, note }) => ({
      what,
      measured: `${value} ${unit}`,
      wanted: `${better === 'more' ? '≥' : '≤'} ${limit}`,
      met: met ? 'yes' : 'NO',
      note: note ?? '',
    })),
  )
  return rows
}

/** Returns a number from the command line: `--posts=2000`. */
export function flag(name: string, otherwise: number) {
  return Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
}

/** Returns a measurement whose limit is 0. */
export function none(what: string, value: number, unit: string, note?: string): Measure {
  return { what, value, unit, limit: 0, better: 'less', ...(note ? { note } : {}) }
}

function isMet({ better, value, limit }: Measure) {
  return better === 'more' ? value >= limit : value <= limit
}
