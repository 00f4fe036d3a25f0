/** Placeholder for the name of the company in texts of editors. */
const COMPANY = '{company}'

/**
 * Returns a document with the name of the company in place of `{company}`, at any depth. Objects without the
 * placeholder stay the same objects.
 */
export function fillIn<T>(value: T, company: string): T {
  if (typeof value === 'string') return (value.includes(COMPANY) ? value.replaceAll(COMPANY, company) : value) as T
  if (Array.isArray(value))
    return changed(
      value,
      value.map((one) => fillIn(one, company)),
    )
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const entries = Object.entries(value)
  const filled = entries.map(([key, one]) => [key, fillIn(one, company)] as const)
  return filled.some(([, one], at) => one !== entries[at]?.[1]) ? (Object.fromEntries(filled) as T) : value
}

function changed<T extends unknown[]>(before: T, after: unknown[]): T {
  return after.some((one, at) => one !== before[at]) ? (after as T) : before
}
