/** Offset basis and prime of the 32-bit FNV-1a hash. */
const FNV_BASIS = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * Returns a finding's name in URLs and anchors: its rule, and a hash of its cause, which can be any text.
 * @example findingSlug({ id: 'title-missing', rule: 'title-missing' }) // 'title-missing'
 * @example findingSlug({ id: 'title-duplicate:Shop', rule: 'title-duplicate' }) // 'title-duplicate-82094869'
 */
export function findingSlug({ id, rule }: { id: string; rule: string }): string {
  if (id === rule) return rule
  let hash = FNV_BASIS
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, FNV_PRIME)
  return `${rule}-${(hash >>> 0).toString(16).padStart(8, '0')}`
}
