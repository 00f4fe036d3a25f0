import { capital } from '#engine/text/capital.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type Check, type CheckId, check, openCheck } from './check.ts'
import type { ResolvedLink } from './resolve-link.ts'
import type { SiteDocument } from './site-document.ts'

/** How many documents a check names. */
export const MAX_NAMED = 3

/** Documents that have something: how many, and the titles of the first. */
export type Others = { count: number; titles: string[] }
/** The fields in which two documents should differ. */
export type ComparedField = 'searchTitle' | 'description' | 'keyphraseKey'

/** What is known of the links of a document. */
export type LinkCounts = {
  all: number
  /** To other pages of this site, broken ones included. */
  inside: number
  broken: number
  unchecked: number
}

/** What the checks of a document need to know of the others. */
export type Compared = {
  /** Other documents with the same text. */
  same: Record<ComparedField, Others>
  /** Published documents that link to it. */
  sources: Others
  links: LinkCounts
}

/** Returns the numbers of the links of a document. */
export function countLinks(links: ResolvedLink[], key: string): LinkCounts {
  const count = (isCounted: (link: ResolvedLink) => boolean) => links.filter(isCounted).length
  return {
    all: links.length,
    inside: count(({ isExternal, verdict, to }) => !isExternal && verdict !== 'other' && to !== key),
    broken: count(({ verdict }) => verdict === 'broken'),
    unchecked: count(({ verdict }) => verdict === 'unchecked'),
  }
}

type Texts = Pick<SiteDocument, 'path' | ComparedField>

/** Returns the checks that compare a document with the others. */
export function siteChecks(document: Texts, { same, sources, links }: Compared): Check[] {
  return [
    uniqueCheck('title-unique', 'title', same.searchTitle, document.searchTitle),
    uniqueCheck('description-unique', 'description', same.description, document.description),
    uniqueCheck('keyphrase-unique', 'keyphrase', same.keyphraseKey, document.keyphraseKey),
    linksOutCheck(links),
    linksInCheck(document, sources),
    linksBrokenCheck(links),
  ]
}

function uniqueCheck(id: CheckId, name: string, others: Others, text: string): Check {
  const rule = `Passes if no other document has the same ${name}.`
  if (text === '') return openCheck(id, rule, `There is no ${name} yet.`)
  return check(
    id,
    others.count === 0,
    rule,
    others.count === 0 ? 'No other document has it.' : `Also on ${named(others)}.`,
  )
}

/** Returns whether a document links to others. */
export function linksOutCheck({ inside }: LinkCounts): Check {
  return check(
    'links-out',
    inside > 0,
    'Passes if the document links to at least one other page of this site.',
    inside > 0 ? `${capital(countOf(inside, 'link'))} to other pages of this site.` : 'None.',
  )
}

function linksInCheck({ path }: Pick<SiteDocument, 'path'>, sources: Others): Check {
  const rule =
    'Passes if the text or a list of at least one published document links here. Menus and lists of the site do not count.'
  if (path === '/') return openCheck('links-in', rule, 'Every page links to the home page.')
  return check(
    'links-in',
    sources.count > 0,
    rule,
    sources.count > 0 ? `From ${named(sources)}.` : 'From no other document.',
  )
}

function linksBrokenCheck({ all, broken, unchecked }: LinkCounts): Check {
  const rule = 'Passes if no link leads to a page that does not exist, is not published, or did not respond.'
  if (all === 0) return openCheck('links-broken', rule, 'There are no links.')
  const honest = unchecked > 0 ? ` ${countOf(unchecked, 'link')} not checked.` : ''
  const found = broken > 0 ? `${broken} of ${countOf(all, 'link')} broken.` : `None of ${countOf(all, 'link')}.`
  return check('links-broken', broken === 0, rule, `${found}${honest}`)
}

function named({ count, titles }: Others) {
  const names = titles.map((title) => `“${title}”`)
  const more = count - names.length
  return `${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}`
}
