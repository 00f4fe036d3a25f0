import type { Service } from '#cms/payload-types.ts'

export type Family = Service['family']
export type ClientKind = NonNullable<Service['clientKind']>

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
  ppc: { first: 'first results', full: 'stable costs' },
  creative: { first: 'first drafts', full: 'everything live' },
}

export type SectionName =
  | 'time'
  | 'wrong'
  | 'audience'
  | 'searches'
  | 'seasons'
  | 'leadValue'
  | 'steps'
  | 'inHand'
  | 'sixtyDays'
  | 'proof'
  | 'clients'
  | 'price'
  | 'details'
  | 'faq'
  | 'tools'
  | 'related'

/** A section as wide as the page, or two halves next to each other. */
export type Band = SectionName | readonly [SectionName, SectionName]

const plan: Band[] = ['steps', ['inHand', 'sixtyDays']]
const why: Band = ['wrong', 'audience']
const proof: Band[] = ['proof', 'clients', 'price']
const ending: Band = ['tools', 'related']

/**
 * The bands of each family of services, in order. They open with the plan, the technical limits, the season, or the
 * cost per lead; the second half is always the same.
 */
export const bandsOf: Record<Family, Band[]> = {
  core: [...plan, why, 'searches', ['leadValue', 'seasons'], ...proof, ['details', 'faq'], ending],
  cms: ['details', why, ...plan, 'searches', 'leadValue', ...proof, ['seasons', 'faq'], ending],
  industry: [why, 'searches', 'time', ...plan, ...proof, ['leadValue', 'faq'], 'details', ending],
  ppc: [['leadValue', 'seasons'], 'searches', why, ...plan, ...proof, ['details', 'faq'], ending],
  creative: [why, ...plan, 'searches', ['leadValue', 'seasons'], ...proof, ['details', 'faq'], ending],
}
