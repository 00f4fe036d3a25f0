import { addPage } from '../../trial/new-page.ts'
import type { TrialPage, TrialSite } from '../../trial/site-model.ts'

/** Adds annotations to the head of a page, as pairs of a code and a URL. */
export function annotate(page: TrialPage, versions: [code: string, href: string][]): undefined {
  for (const [code, href] of versions) page.head.push(alternate(code, href))
}

export const alternate = (code: string, href: string) => `<link rel="alternate" hreflang="${code}" href="${href}">`

export const urlOf = ({ origin }: TrialSite, { path }: TrialPage) => `${origin}${path}`

/** Returns a German page to be the other version of a page. */
const GERMAN = [
  '<p>Unsere Werkstatt liegt am Rand der Stadt, gleich hinter der alten Mühle. Dort nähen drei Frauen seit zwanzig Jahren Decken aus Wolle, und jede Decke bekommt am Ende ein Schild mit dem Namen der Näherin.</p>',
  '<p>Wer uns besucht, darf zusehen und selbst ein Stück zuschneiden. Die Wolle kommt von Schafen aus der Nachbarschaft, wird im Frühling geschoren und über den Sommer gewaschen, gekämmt und gesponnen.</p>',
]

export function addGerman(site: TrialSite, name = 'deutsch'): TrialPage {
  const page = addPage(site, 'article', name)
  page.lang = 'de'
  page.main = [...page.main.slice(0, 1), ...GERMAN]
  return page
}

/** Returns the annotations of two pages that are versions of each other. */
export const versionsOf = (site: TrialSite, english: TrialPage, german: TrialPage): [code: string, href: string][] => [
  ['en-US', urlOf(site, english)],
  ['de', urlOf(site, german)],
  ['x-default', urlOf(site, english)],
]

/** Makes two pages versions of each other, without a fault. Returns the annotations that both have. */
export function connect(site: TrialSite, english: TrialPage, german: TrialPage): [code: string, href: string][] {
  const versions = versionsOf(site, english, german)
  annotate(english, versions)
  annotate(german, versions)
  return versions
}

/** Names a URL as the German version of a page. */
export function nameGerman(site: TrialSite, page: TrialPage, href: string): undefined {
  annotate(page, [
    ['en-US', urlOf(site, page)],
    ['de', href],
    ['x-default', urlOf(site, page)],
  ])
}
