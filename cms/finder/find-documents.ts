import type { CollectionSlug, PayloadRequest } from 'payload'
import { nameOfDocument } from '../names/name-of-document.ts'
import { nearParts, nearPattern } from './near-words.ts'
import { type SearchedCollection, searchedCollections } from './searched-collections.ts'

/** A line of the list. `score` compares it with others: 1 and more has all words, less is only similar. */
export type FoundItem = { label: string; detail: string; href: string; score: number }
export type FoundGroup = { title: string; items: FoundItem[] }

const MAX_PER_COLLECTION = 6
const MAX_RECENT = 8
const MAX_WORDS = 6
/** Collections of records, which are listed after documents that people work on. */
const RECORDS = ['outbox', 'webhook-deliveries', 'webhook-messages', 'audit-log', 'search-misses', 'visitor-addresses']
const RECORD_WEIGHT = 0.1
/** If fewer documents than this have all words, those with a typo are added. */
const ENOUGH = 3

type Candidate = { source: string; id: number; score: number }

/**
 * Returns the documents that an account may read whose title, slug, name, email, or file name has all typed words; if
 * there are few, those that differ by a typo. Without words: what was changed last.
 */
export async function findDocuments(req: PayloadRequest, typed: string): Promise<FoundGroup[]> {
  const searched = await searchedCollections(req)
  const words = wordsIn(typed)
  if (words.length === 0) return recent(req, searched)
  const exact = await candidates(req, searched, words, { score: exactScore, fits: isIn })
  if (exact.length >= ENOUGH) {
    const groups = await readable(req, searched, exact)
    if (groups.reduce((sum, { items }) => sum + items.length, 0) >= ENOUGH) return groups
  }
  const near = await candidates(req, searched, words, { score: '0.5', fits: isNear })
  return readable(req, searched, [...exact, ...near.filter((one) => !exact.some((known) => isSame(one, known)))])
}

/**
 * Returns the words of a query as they are compared: lowercase and without accents.
 * @example wordsIn('  Café jane@doe.example ') // ['cafe', 'jane@doe.example']
 */
export function wordsIn(typed: string) {
  const plain = typed.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

/** $1: the sources that the account may search; $2: the whole query. */
const exactScore = `case when title = $2 then 4 when starts_with(title, $2) then 3
  when strpos(' ' || named, ' ' || $2) > 0 then 2 else 1 end`
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** @param add adds a parameter and returns its place, such as `$3` */
type Condition = (word: string, add: (value: string) => string) => string
type Search = { score: string; fits: Condition }

const isIn: Condition = (word, add) => `named like ${add(containing(word))}`
const isNear: Condition = (word, add) => {
  const parts = nearParts(word).map((part) => isIn(part, add))
  return `(${parts.join(' or ')}) and named ~ ${add(nearPattern(word))}`
}

/** Returns the best rows of each collection, of all its rows (`cms/finder/follow-names.ts`). */
async function candidates(
  { payload }: PayloadRequest,
  searched: SearchedCollection[],
  words: string[],
  { score, fits }: Search,
): Promise<Candidate[]> {
  const values: unknown[] = [searched.map(({ source }) => source), words.join(' ')]
  const conditions = words.map((word) => fits(word, (value) => `$${values.push(value)}`))
  const { rows } = await payload.db.pool.query<Candidate>(
    `select source, id, score from (
       select *, row_number() over (partition by source order by score desc, id desc) as place from (
         select source, id, ${score}::real as score from finder_names
         where source = any($1) and length($2) > 0 and ${conditions.join(' and ')}
       ) as fitting
     ) as placed where place <= ${MAX_PER_COLLECTION} order by score desc, id desc`,
    values,
  )
  return rows
}

async function recent(req: PayloadRequest, searched: SearchedCollection[]): Promise<FoundGroup[]> {
  const dated = searched.filter(({ collection }) => collection.timestamps && collection.versions)
  if (dated.length === 0) return []
  const parts = dated.map(
    ({ source, table }) =>
      `(select '${source}' as source, id, extract(epoch from updated_at)::float8 as score from "${table}"
        order by updated_at desc limit ${MAX_RECENT})`,
  )
  const { rows } = await req.payload.db.pool.query<Candidate>(
    `select * from (${parts.join(' union all ')}) as found order by score desc limit ${MAX_RECENT}`,
  )
  const groups = await readable(req, searched, rows)
  const items = groups.flatMap((group) => group.items).sort((a, b) => b.score - a.score)
  return items.length > 0 ? [{ title: 'Changed last', items }] : []
}

/** Loads candidates as the account may read them: what it may not is gone. Documents in the trash are left out. */
async function readable(
  req: PayloadRequest,
  searched: SearchedCollection[],
  found: Candidate[],
): Promise<FoundGroup[]> {
  const groups = await Promise.all(
    searched.map(async (one): Promise<FoundGroup[]> => {
      const { slug, labels } = one.collection
      const scores = new Map(found.filter(({ source }) => source === one.source).map(({ id, score }) => [id, score]))
      if (scores.size === 0) return []
      const { docs } = await req.payload.find({
        collection: slug as CollectionSlug,
        where: { id: { in: [...scores.keys()] } },
        // Whole texts would take most of the time.
        select: Object.fromEntries(
          [...one.fields.map(({ name }) => name), 'createdAt', '_status'].map((name) => [name, true]),
        ),
        draft: Boolean(one.collection.versions?.drafts),
        pagination: false,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
      const items = docs.map((doc) => itemOf(req, one, doc as unknown as Stored, scores))
      const kind = String(labels.plural)
      return items.length > 0 ? [{ title: kind, items: items.sort((a, b) => b.score - a.score) }] : []
    }),
  )
  const bestOf = ({ items: [first] }: FoundGroup) => first?.score ?? 0
  return groups.flat().sort((a, b) => bestOf(b) - bestOf(a))
}

type Stored = Record<string, unknown> & { id: number }

function itemOf(
  { payload }: PayloadRequest,
  { collection, fields }: SearchedCollection,
  doc: Stored,
  scores: Map<number, number>,
): FoundItem {
  const texts = fields
    // The name of a stored file is made from its bytes; editors know the one that it had.
    .filter(({ name }) => name !== 'filename' || !doc.originalName)
    .map(({ name }) => doc[name])
    .filter((text): text is string => typeof text === 'string' && text !== '')
  const label = nameOfDocument(collection, doc)
  const more = [...new Set(texts)].filter((text) => !label.includes(text))
  const status = doc._status === 'draft' ? ['Draft'] : []
  return {
    label,
    detail: [String(collection.labels.singular), ...status, ...more.slice(0, 2)].join(' · '),
    href: `${payload.config.routes.admin}/collections/${collection.slug}/${doc.id}`,
    score: (scores.get(doc.id) ?? 0) * (RECORDS.includes(collection.slug) ? RECORD_WEIGHT : 1),
  }
}

const isSame = (a: Candidate, b: Candidate) => a.source === b.source && a.id === b.id
