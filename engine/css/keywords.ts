/** Short forms of two-word values (CSS Display 3, section 2, and Anchor Positioning, section 3.1). */
const DISPLAY: Record<string, string> = {
  'block flow': 'block',
  'block flow-root': 'flow-root',
  'inline flow': 'inline',
  'inline flow-root': 'inline-block',
  'run-in flow': 'run-in',
  'list-item block flow': 'list-item',
  'block flow list-item': 'list-item',
  'block flex': 'flex',
  'inline flex': 'inline-flex',
  'block grid': 'grid',
  'inline grid': 'inline-grid',
  'block table': 'table',
  'inline table': 'inline-table',
}
const REPEATED_AREA = /^(center|start|end|self-start|self-end|span-all|span-start|span-end) \1$/i

/** Returns a value with fewer keywords that computes to the same. */
export function shortenKeywords(property: string, value: string): string {
  if (property === 'display') return DISPLAY[value.toLowerCase()] ?? value
  if (property === 'position-area') return value.replace(REPEATED_AREA, '$1')
  return value
}
