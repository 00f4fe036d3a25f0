/**
 * Returns the position of each day on an axis of whole decades, in percent.
 * @example milestoneAxis(['1997-03-10', '2026-11-20']) // axis from 1990 to 2030
 */
export function milestoneAxis(days: string[]) {
  const years = days.map(yearOf).filter((year) => !Number.isNaN(year))
  if (years.length === 0) return undefined
  const from = Math.floor(Math.min(...years) / 10) * 10
  const to = Math.max(from + 10, Math.ceil(Math.max(...years) / 10) * 10)
  const share = (year: number) => Math.round(((year - from) / (to - from)) * 1000) / 10
  return {
    ticks: Array.from({ length: (to - from) / 10 + 1 }, (_, i) => ({
      at: share(from + i * 10),
      text: String(from + i * 10),
    })),
    places: years.map(share),
  }
}

/** Returns a date as a year with its fraction. */
function yearOf(day: string) {
  const date = new Date(day)
  return date.getUTCFullYear() + (date.getUTCMonth() + date.getUTCDate() / 31) / 12
}
