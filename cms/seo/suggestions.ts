import type { Payload } from 'payload'
import { keyphrasesOf } from '#engine/text/keyphrases.ts'
import { keyOf } from '../search/documents.ts'
import type { DocumentFacts } from './document-facts.ts'
import { storable } from './storable.ts'

export type Suggestion = { title: string; path: string; kind: string; why: string }
export type Suggestions = { to: Suggestion[]; from: Suggestion[] }

type Known = {
  /** Of the document itself in the search index; undefined if it has no entry. */
  id: number | undefined
  /** Paths that it links to already. */
  linkedPaths: Set<string>
  /** Returns which of these paths are of pages that link to it. */
  linkingAmong: (paths: string[]) => Promise<Set<string>>
}

const MAX_PHRASES = 12
const MAX_SHOWN = 5
/** More than are shown, because some are linked already. */
const MAX_FOUND = 40
/** The chosen keyphrase says more about a text than any phrase that was found in it. */
const KEYPHRASE_WEIGHT = 3
/** Characters of a text in which its phrases are found. */
const MAX_READ = 20_000

/** Pages whose title, other names, or summary has one of the phrases ($1), by the weights ($2); without $3. */
const ABOUT_PHRASES = `
  select kind, path, title, array_agg(phrase order by score desc) as phrases
  from unnest($1::text[], $2::real[]) as said (phrase, weight),
    lateral plainto_tsquery('english', phrase) as query,
    lateral (
      select kind, path, title, weight * ts_rank('{0, 0.25, 0.5, 1}', head, query) as score
      from search_documents
      where numnode(query) > 0 and head @@ query and key <> $3 and is_open and (until is null or until > now())
    ) as near
  group by kind, path, title
  order by sum(score) desc, path
  limit ${MAX_FOUND}`

/** Pages whose text has all words of a phrase ($1), those with the words next to each other first; without $2. */
const MENTIONING = `
  select kind, path, title, words @@ exact as "isExact"
  from plainto_tsquery('english', $1) as query, phraseto_tsquery('english', $1) as exact, search_documents
  where numnode(query) > 0 and words @@ query and key <> $2 and (until is null or until > now())
  order by words @@ exact desc, ts_rank_cd(words, query) desc, path
  limit ${MAX_FOUND}`

/** Returns pages that a document could link to, and pages that could link to it, from the search index. */
export async function suggestLinks({ db }: Payload, facts: DocumentFacts, known: Known): Promise<Suggestions> {
  const self = keyOf(facts.collection, String(known.id ?? ''))
  const phrases = phrasesOf(facts)
  const subject = storable(facts.keyphrase || facts.title)
  const [to, from] = await Promise.all([
    db.pool.query<Suggestion & { phrases: string[] }>(ABOUT_PHRASES, [
      phrases.map(({ phrase }) => phrase),
      phrases.map(({ weight }) => weight),
      self,
    ]),
    db.pool.query<Suggestion & { isExact: boolean }>(MENTIONING, [subject, self]),
  ])
  const linking = await known.linkingAmong(from.rows.map(({ path }) => path))
  return {
    to: to.rows
      .filter(({ path }) => path !== facts.path && !known.linkedPaths.has(path))
      .slice(0, MAX_SHOWN)
      .map(({ title, path, kind, phrases: shared }) => ({ title, path, kind, why: `Is about “${shared[0]}”.` })),
    from: from.rows
      .filter(({ path }) => path !== facts.path && !linking.has(path))
      .slice(0, MAX_SHOWN)
      .map(({ title, path, kind, isExact }) => ({
        title,
        path,
        kind,
        why: isExact ? `Mentions “${subject}”.` : `Has all words of “${subject}”.`,
      })),
  }
}

function phrasesOf({ text, title, keyphrase, language }: DocumentFacts) {
  const { phrases } = keyphrasesOf(`${title}.\n${text}`.slice(0, MAX_READ), { language: language.words })
  const found = phrases.slice(0, MAX_PHRASES).map(({ phrase }) => ({ phrase: storable(phrase), weight: 1 }))
  return keyphrase === '' ? found : [{ phrase: storable(keyphrase), weight: KEYPHRASE_WEIGHT }, ...found]
}
