import { capital } from '#engine/text/capital.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type Check, type CheckId, check, openCheck } from './check.ts'
import { type ResolvedLink, resolveLink } from './resolve-link.ts'
import { hasPage, type SiteDocument, type SiteDocuments } from './site-documents.ts'

const MAX_NAMED = 3

/** Which documents have a text, and which link to a document. Made once for all documents of a list. */
export type SiteIndex = {
  sameText: (field: 'searchTitle' | 'description' | 'keyphraseKey', of: SiteDocument) => SiteDocument[]
  linking: (key: string) => SiteDocument[]
}

/** Returns the index of all documents. */
export function indexOfSite({ documents, map }: SiteDocuments): SiteIndex {
  const linking = new Map<string, Set<SiteDocument>>()
  for (const document of documents)
    for (const link of document.links) {
      const { to } = resolveLink(link, map)
      if (to && to !== document.key) linking.set(to, (linking.get(to) ?? new Set()).add(document))
    }
  const texts = new Map<string, SiteDocument[]>()
  for (const document of documents.filter(hasPage))
    for (const field of ['searchTitle', 'description', 'keyphraseKey'] as const) {
      const name = `${field} ${document[field]}`
      texts.set(name, [...(texts.get(name) ?? []), document])
    }
  return {
    sameText: (field, of) =>
      of[field] === '' ? [] : (texts.get(`${field} ${of[field]}`) ?? []).filter(({ key }) => key !== of.key),
    linking: (key) => [...(linking.get(key) ?? [])].filter((document) => document.key !== key),
  }
}

/** Returns the checks that compare a document with the others. */
export function siteChecks(document: SiteDocument, links: ResolvedLink[], index: SiteIndex): Check[] {
  return [
    uniqueCheck('title-unique', 'title', index.sameText('searchTitle', document), document.searchTitle),
    uniqueCheck('description-unique', 'description', index.sameText('description', document), document.description),
    uniqueCheck('keyphrase-unique', 'keyphrase', index.sameText('keyphraseKey', document), document.keyphraseKey),
    ...linkChecks(document, links, index),
  ]
}

function uniqueCheck(id: CheckId, name: string, others: SiteDocument[], text: string): Check {
  const rule = `Passes if no other document has the same ${name}.`
  if (text === '') return openCheck(id, rule, `There is no ${name} yet.`)
  return check(
    id,
    others.length === 0,
    rule,
    others.length === 0 ? 'No other document has it.' : `Also on ${named(others)}.`,
  )
}

function linkChecks({ key, path, links: written }: SiteDocument, links: ResolvedLink[], index: SiteIndex): Check[] {
  const inside = links.filter(({ isExternal, verdict, to }) => !isExternal && verdict !== 'other' && to !== key)
  const broken = links.filter(({ verdict }) => verdict === 'broken')
  const unchecked = links.filter(({ verdict }) => verdict === 'unchecked').length
  const sources = index.linking(key).filter(({ isPublic }) => isPublic)
  const brokenRule = 'Passes if no link leads to a page that does not exist, is not published, or did not respond.'
  const inRule =
    'Passes if the text or a list of at least one published document links here. Menus and lists of the site do not count.'
  const honest = unchecked > 0 ? ` ${countOf(unchecked, 'link')} not checked.` : ''
  return [
    check(
      'links-out',
      inside.length > 0,
      'Passes if the document links to at least one other page of this site.',
      inside.length > 0 ? `${capital(countOf(inside.length, 'link'))} to other pages of this site.` : 'None.',
    ),
    path === '/'
      ? openCheck('links-in', inRule, 'Every page links to the home page.')
      : check(
          'links-in',
          sources.length > 0,
          inRule,
          sources.length > 0 ? `From ${named(sources)}.` : 'From no other document.',
        ),
    written.length === 0
      ? openCheck('links-broken', brokenRule, 'There are no links.')
      : check(
          'links-broken',
          broken.length === 0,
          brokenRule,
          `${broken.length > 0 ? `${broken.length} of ${countOf(links.length, 'link')} broken.` : `None of ${countOf(links.length, 'link')}.`}${honest}`,
        ),
  ]
}

function named(documents: SiteDocument[]) {
  const names = documents.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`)
  const more = documents.length - names.length
  return `${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}`
}
