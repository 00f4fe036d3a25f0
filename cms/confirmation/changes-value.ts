/**
 * Returns whether saving `sent` would change `stored`. A form sends all its fields and omits missing ones, so of a
 * group only the sent fields count. The ids of rows are ignored.
 * @example changesValue({ tags: [] }, { tags: [], analyticsUrl: 'https://a.example' }) // false
 */
export function changesValue(sent: unknown, stored: unknown): boolean {
  if (sent === undefined) return false
  return isGroup(sent) && (isGroup(stored) || isEmpty(stored))
    ? names(sent).some((name) => changesValue(sent[name], isGroup(stored) ? stored[name] : undefined))
    : differs(sent, stored)
}

type Group = Record<string, unknown>

/** Rows are stored as they are sent, so a field that only one of them has is a difference. */
function differs(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return !(isEmpty(a) && isEmpty(b))
  if (Array.isArray(a) && Array.isArray(b)) return a.length !== b.length || a.some((row, at) => differs(row, b[at]))
  if (isGroup(a) && isGroup(b))
    return [...new Set([...names(a), ...names(b)])].some((name) => differs(a[name], b[name]))
  return a !== b
}

const names = (group: Group) => Object.keys(group).filter((name) => name !== 'id')
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
