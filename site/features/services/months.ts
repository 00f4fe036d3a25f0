import { monthNames } from '#engine/text/date-format.ts'

/**
 * Returns months as text; three or more in a row are a span, also across the end of the year.
 * @example monthsInWords([11, 12, 1, 4]) // 'April and November to January'
 */
export function formatMonths(months: readonly number[]) {
  const busy = new Set(months)
  if (busy.size === 12) return 'January to December'
  const parts: string[] = []
  for (let month = 1; month <= 12; month++) {
    if (!busy.has(month) || busy.has(before(month))) continue
    const span = spanFrom(month, busy).map((one) => monthNames[one - 1] ?? '')
    parts.push(...(span.length > 2 ? [`${span[0]} to ${span.at(-1)}`] : span))
  }
  return new Intl.ListFormat('en-US', { style: 'long' }).format(parts)
}

const before = (month: number) => (month === 1 ? 12 : month - 1)
const after = (month: number) => (month === 12 ? 1 : month + 1)

function spanFrom(first: number, busy: Set<number>) {
  const span: number[] = []
  for (let month = first; busy.has(month); month = after(month)) span.push(month)
  return span
}
