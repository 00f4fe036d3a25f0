/** Compares values as JSON would store them: the order of keys does not count, and nothing equals null. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one === undefined || one === null) return other === undefined || other === null
  if (typeof one !== 'object' || typeof other !== 'object' || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(valueAt(one, name), valueAt(other, name)))
}

const valueAt = (value: object, name: string) => (value as Record<string, unknown>)[name]
