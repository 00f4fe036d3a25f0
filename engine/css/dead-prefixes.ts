import type { Declaration } from './read-sheet.ts'

/** Opera before Chromium (until 2013) and Konqueror before WebKit: no browser in use reads their prefixes. */
const DEAD_PROPERTY = /^-(?:o|khtml)-/
/** Gradients with these prefixes are invalid in every browser in use, which drops the whole declaration. */
const DEAD_VALUE = /(?:^|[\s,(])-(?:o|ms)-(?:repeating-)?(?:linear|radial)-gradient\(/i

/** Returns whether no browser in use reads a declaration, because of a vendor prefix. */
export const isDead = ({ name, value }: Pick<Declaration, 'name' | 'value'>): boolean =>
  DEAD_PROPERTY.test(name) || (!name.startsWith('--') && DEAD_VALUE.test(value))
