import { placesOf } from '#engine/text/phrases.ts'
import type { Site } from './read-site.ts'

/** How often a term occurs on each page, in the order of the sites; `null` where a page could not be read. */
export type Term = { term: string; counts: (number | null)[] }

export type Gaps = {
  /** Terms that at least half of the competitors use, together more than once, and the own page never uses. */
  terms: Term[]
  schemaTypes: { type: string; hosts: string[] }[]
  /** Hosts that competitors link to and the own page does not link to. */
  linkedHosts: { host: string; hosts: string[] }[]
}

const MAX_TERMS = 60
/** A word that one page uses once is not a subject. */
const MIN_USES = 2

/** Returns keyphrases of all pages with their exact counts on each page, those on most pages first. */
export function termsOf(sites: Site[]): Term[] {
  const phrases = [...new Set(sites.flatMap(({ phrases: own }) => own))]
  const terms = phrases.map((term) => ({
    term,
    counts: sites.map(({ runs }) => (runs ? placesOf(runs, term).length : null)),
  }))
  const pages = ({ counts }: Term) => counts.filter((count) => count !== null && count > 0).length
  const total = ({ counts }: Term) => counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return terms.sort((one, other) => pages(other) - pages(one) || total(other) - total(one)).slice(0, MAX_TERMS)
}

/** Returns what competitors have and the first page lacks. */
export function gapsOf(sites: Site[], terms: Term[]): Gaps {
  const [own, ...rivals] = sites
  const read = rivals.filter(({ data }) => data !== null)
  const needed = Math.max(1, Math.ceil(read.length / 2))
  const usesBy = ({ counts }: Term) => counts.slice(1).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const usedBy = ({ counts }: Term) => counts.slice(1).filter((count) => count !== null && count > 0).length
  return {
    terms: own?.data
      ? terms.filter((term) => term.counts[0] === 0 && usedBy(term) >= needed && usesBy(term) >= MIN_USES)
      : [],
    schemaTypes: missing(sites, (site) => site.data?.schemaTypes ?? []).map(({ value, hosts }) => ({
      type: value,
      hosts,
    })),
    linkedHosts: missing(sites, (site) => site.data?.linkedHosts ?? [])
      .filter(({ value }) => !sites.some(({ host }) => host === value))
      .map(({ value, hosts }) => ({ host: value, hosts })),
  }
}

function missing([own, ...rivals]: Site[], valuesOf: (site: Site) => string[]) {
  if (!own?.data) return []
  const present = new Set(valuesOf(own))
  const byValue = new Map<string, string[]>()
  for (const rival of rivals)
    for (const value of valuesOf(rival))
      if (!present.has(value)) byValue.set(value, [...(byValue.get(value) ?? []), rival.host])
  return [...byValue]
    .map(([value, hosts]) => ({ value, hosts }))
    .sort((one, other) => other.hosts.length - one.hosts.length)
}
