import type { RuleSource } from './rule.ts'

/** Month in which the documentation that rules name was read. */
const AS_OF = '2026-11'

/** Returns a page of Google Search Central, by its path after `/search/docs/`. */
export const google = (label: string, path: string): RuleSource => ({
  label: `Google: ${label}`,
  url: `https://developers.google.com/search/docs/${path}`,
  asOf: AS_OF,
})

/** Returns any other source: a standard, or a vendor's own documentation. */
export const source = (label: string, url: string): RuleSource => ({ label, url, asOf: AS_OF })
