import type { Service } from '#cms/payload-types.ts'

export type Family = Service['family']

/** Labels of the groups in the index, in order. */
export const familyNames: Record<Family, string> = {
  core: 'Core SEO',
  cms: 'Store platforms',
  industry: 'Industries',
  ppc: 'PPC',
  creative: 'Creative',
}

export const families = Object.keys(familyNames) as Family[]

/** Names of the first measurable change and the full effect, for page titles. */
export const effectNames: Record<Family, { first: string; full: string }> = {
  core: { first: 'first change', full: 'full effect' },
  cms: { first: 'first change', full: 'full effect' },
  industry: { first: 'first change', full: 'full effect' },
  ppc: { first: 'first leads', full: 'steady cost' },
  creative: { first: 'first drafts', full: 'everything live' },
}

export type SectionName =
  | 'time'
  | 'wrong'
  | 'audience'
  | 'searches'
  | 'seasons'
  | 'ledgers'
  | 'leadValue'
  | 'body'
  | 'steps'
  | 'inHand'
  | 'sixtyDays'

/**
 * The first sections of each family of services: the plan, the technical limits, the season, or the cost per lead. The
 * rest of the page is always the same.
 */
export const sectionOrder: Record<Family, SectionName[]> = {
  core: ['steps', 'wrong', 'audience', 'searches', 'body', 'ledgers', 'seasons', 'leadValue', 'inHand', 'sixtyDays'],
  cms: ['ledgers', 'wrong', 'audience', 'body', 'steps', 'searches', 'seasons', 'leadValue', 'inHand', 'sixtyDays'],
  industry: ['audience', 'wrong', 'searches', 'ledgers', 'time', 'steps', 'body', 'leadValue', 'inHand', 'sixtyDays'],
  ppc: ['leadValue', 'searches', 'wrong', 'audience', 'seasons', 'body', 'ledgers', 'steps', 'inHand', 'sixtyDays'],
  creative: [
    'audience',
    'steps',
    'wrong',
    'body',
    'ledgers',
    'inHand',
    'searches',
    'seasons',
    'leadValue',
    'sixtyDays',
  ],
}
