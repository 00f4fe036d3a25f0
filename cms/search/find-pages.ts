import { getCms } from '../database/connection.ts'
import { noteRead, remember } from '../reads.ts'
import { correctionsOf } from './corrections.ts'
import { type ResultKind, searchedCollections } from './documents.ts'
import { isAboutJobs, rolesIn } from './job-words.ts'
import { CORRECTION, type Reading, readingsOf, type Synonyms, synonymsOf } from './query-terms.ts'
import { NEAR_WORDS, NEAREST_TITLES, RANKED, UNKNOWN } from './statements.ts'
import { wordsOf } from './words.ts'

/** A page that fits a query. */
export type FoundPage = {
  key: string
  kind: ResultKind
  path: string
  title: string
  summary: string
  /** False if the page only announces a tool. */
  isOpen: boolean
}

export type Found = {
  /** Best first. */
  pages: FoundPage[]
  /** Whether a page fits the whole query. Otherwise, `pages` are the nearest ones. */
  isComplete: boolean
  /** The words that were searched for, synonyms and corrections included; for highlighting. */
  words: string[]
}

type Row = FoundPage & { isComplete: boolean }

/** Maximum number of pages that a search returns. */
const MAX_FOUND = 100
const MAX_QUERY = 200
const MAX_NEAREST = 5

/**
 * Returns the pages that fit a query, best first: articles, services, case studies, tools, vacancies, and pages.
 * Tolerates typos, and words that are not finished. Finds only what visitors can open.
 */
export async function findPages(typed: string): Promise<Found> {
  const query = typed.slice(0, MAX_QUERY)
  for (const collection of searchedCollections) noteRead(collection)
  const readings = readingsOf(query, await synonyms())
  if (readings.length === 0) return { pages: [], isComplete: false, words: [] }
  const found = await rank(query, readings)
  if (found.isComplete) return found
  const corrections = await correct(readings)
  const corrected = corrections.length > 0 ? await rank(query, [...readings, ...corrections]) : found
  if (corrected.pages.length > 0) return corrected
  const cms = await getCms()
  const { rows } = await cms.db.pool.query<FoundPage>(NEAREST_TITLES, [wordsOf(query).join(' '), MAX_NEAREST])
  return { ...corrected, pages: rows }
}

/** Returns the text of found pages, by key. */
export async function bodiesOf(keys: string[]): Promise<Map<string, string>> {
  const cms = await getCms()
  const { rows } = await cms.db.pool.query<{ key: string; body: string }>(
    'select key, body from search_documents where key = any($1)',
    [keys],
  )
  return new Map(rows.map(({ key, body }) => [key, body]))
}

async function rank(query: string, readings: Reading[]): Promise<Found> {
  const cms = await getCms()
  const words = [...new Set(readings.flatMap((reading) => reading.words))]
  const { rows } = await cms.db.pool.query<Row>(RANKED, [
    readings.map(({ place }) => place),
    readings.map(expressionOf),
    readings.map(({ weight }) => weight),
    wordsOf(query).join(' '),
    MAX_FOUND,
    isAboutJobs(wordsOf(query)),
    rolesIn(words).join(' | '),
  ])
  return {
    pages: rows.map(({ isComplete: _isComplete, ...page }) => page),
    isComplete: rows.some((row) => row.isComplete),
    words,
  }
}

/** Returns corrections of the words that no page has. */
async function correct(readings: Reading[]): Promise<Reading[]> {
  const cms = await getCms()
  const places = [...new Set(readings.map(({ place }) => place))]
  const { rows: unknown } = await cms.db.pool.query<{ place: number }>(UNKNOWN, [
    places,
    places.map((place) => expressionOfAny(readings.filter((reading) => reading.place === place))),
  ])
  const corrections = unknown.map(async ({ place }) => {
    const typed = readings.find((reading) => reading.place === place)?.words[0] ?? ''
    const { rows } = await cms.db.pool.query<{ word: string }>(NEAR_WORDS, [typed])
    return correctionsOf(
      typed,
      rows.map(({ word }) => word),
    ).map((word) => ({ place, words: [word], isPrefix: false, weight: CORRECTION }))
  })
  return (await Promise.all(corrections)).flat()
}

/** Returns a reading as `to_tsquery` accepts it. Words contain only letters and digits, so they are never operators. */
function expressionOf({ words, isPrefix }: Reading) {
  return words.join(' & ') + (isPrefix ? ':*' : '')
}

const expressionOfAny = (readings: Reading[]) => readings.map((reading) => `(${expressionOf(reading)})`).join(' | ')

function synonyms(): Promise<Synonyms> {
  return remember('search synonyms', async () => {
    const cms = await getCms()
    noteRead('search-synonyms')
    const { docs } = await cms.find({ collection: 'search-synonyms', pagination: false, depth: 0 })
    return synonymsOf(docs.map(({ words }) => String(words)))
  })
}
