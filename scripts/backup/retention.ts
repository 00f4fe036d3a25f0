import { timeOf } from './parts.ts'

/** How many days, weeks, and months have a backup that is kept. */
export type Retention = { days: number; weeks: number; months: number }

const FORM = /^(?:(\d+)d)?,?(?:(\d+)w)?,?(?:(\d+)m)?$/

/** Returns the retention that a text such as `7d,4w,12m` states, or undefined if it states none. */
export function parseRetention(text: string): Retention | undefined {
  const found = FORM.exec(text)
  if (!found || text === '') return undefined
  const [days = 0, weeks = 0, months = 0] = found.slice(1).map((one) => Number(one ?? 0))
  return days + weeks + months > 0 ? { days, weeks, months } : undefined
}

/**
 * Returns which backups to delete: all but the newest of each of the last days, weeks, and months that have one. The
 * newest backup always stays.
 * @param names of the folders; what is not named like a backup is never returned
 */
export function outdated(names: string[], { days, weeks, months }: Retention): string[] {
  const backups = names.filter(timeOf).sort().reverse()
  const kept = new Set(backups.slice(0, 1))
  for (const [periodOf, count] of [
    [dayOf, days],
    [weekOf, weeks],
    [monthOf, months],
  ] as const) {
    const periods = new Set<string>()
    for (const name of backups) {
      const period = periodOf(timeOf(name) ?? new Date(0))
      if (periods.has(period) || periods.size >= count) continue
      periods.add(period)
      kept.add(name)
    }
  }
  return backups.filter((name) => !kept.has(name)).reverse()
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
const monthOf = (time: Date) => time.toISOString().slice(0, 7)

/** By its Monday. */
function weekOf(time: Date) {
  const monday = new Date(time)
  monday.setUTCDate(time.getUTCDate() - ((time.getUTCDay() + 6) % 7))
  return dayOf(monday)
}
