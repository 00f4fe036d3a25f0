import { keyOfKeyphrase, readKeyphrase } from '#engine/seo/keyphrase.ts'
import type { DocumentLink } from './content-parts.ts'
import type { DocumentFacts } from './document-facts.ts'
import { keyOfDocument } from './resolve-link.ts'

/** What other documents need to know about one. */
export type SiteDocument = {
  key: string
  collection: string
  id: number
  title: string
  path: string | undefined
  isPublic: boolean
  /** Whether there is a draft that visitors do not see yet. */
  isDraft: boolean
  searchTitle: string
  description: string
  keyphraseKey: string
  links: DocumentLink[]
}

/** Of a document that was never saved, and of a global. */
export const NO_ID = 0

/** Returns the key by which titles and descriptions are compared: case and spaces make no other text. */
const textKey = (text: string) => text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).join(' ')

/** Creates the data of one document. */
export function siteDocument(
  facts: DocumentFacts,
  about: Pick<SiteDocument, 'id' | 'isPublic' | 'isDraft'>,
): SiteDocument {
  const keyphrase = readKeyphrase(facts.keyphrase, facts.language.words)
  return {
    ...about,
    key: keyOfDocument(facts.collection, about.id),
    collection: facts.collection,
    title: facts.title || facts.slug || `${facts.collection} ${about.id}`,
    path: facts.path,
    searchTitle: textKey(facts.searchTitle),
    description: textKey(facts.description),
    keyphraseKey: keyphrase ? keyOfKeyphrase(keyphrase) : '',
    links: facts.links,
  }
}
