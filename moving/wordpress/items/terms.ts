import { decodePart } from '#engine/web/decode-part.ts'
import type { LeftOutItem, TermItem } from '../../item.ts'
import { plainText } from '../body/plain-text.ts'
import { knownTaxonomy, type Term, termKey } from '../export/export-index.ts'
import { idOf, metaOf, type RawItem } from '../export/record.ts'
import { termAddresses } from './addresses.ts'
import { placeOfTaxonomy } from './post-types.ts'
import type { Site } from './site.ts'

const NAMES: Record<string, string> = { category: 'category', post_tag: 'tag' }

/** Returns a term, or why it is left out. Menus are items of their own. */
export function termItem(term: Term, site: Site): TermItem | LeftOutItem {
  const place = placeOfTaxonomy(term.taxonomy, site.options)
  const about = {
    key: keyOf(term.taxonomy, term.slug),
    at: `line ${term.line}`,
    type: NAMES[term.taxonomy] ?? term.taxonomy,
    addresses: termAddresses(term, site),
  }
  const title = plainText(term.name)
  if (typeof place === 'object') return { kind: 'left-out', ...about, notes: [], title, reason: place.reason }
  const parent = site.index.terms.get(termKey(term.taxonomy, term.parent))
  const notes = parent ? [`It was in “${plainText(parent.name)}”. Categories here have one level.`] : []
  return { kind: place, ...about, notes, title, slug: decodePart(term.slug), description: plainText(term.description) }
}

/** Returns the keys of the terms of a text that come in: first the category that a plugin calls its main one. */
export function termKeys(item: RawItem, { options, index }: Site): string[] {
  const keys = item.terms
    .filter(({ slug }) => slug !== '')
    .map(({ taxonomy, slug }) => ({ taxonomy: knownTaxonomy(taxonomy), slug }))
    .filter(({ taxonomy }) => typeof placeOfTaxonomy(taxonomy, options) === 'string')
  const mainId = idOf(metaOf(item, '_yoast_wpseo_primary_category') || metaOf(item, 'rank_math_primary_category'))
  const isMain = ({ taxonomy, slug }: { taxonomy: string; slug: string }) =>
    mainId > 0 && index.terms.get(termKey(taxonomy, slug))?.id === mainId
  const sorted = [...keys.filter(isMain), ...keys]
  return [...new Set(sorted.map(({ taxonomy, slug }) => keyOf(taxonomy, slug)))]
}

const keyOf = (taxonomy: string, slug: string) => `${NAMES[taxonomy] ?? taxonomy} ${slug}`
