// npm run bench:search: measures whether a hundred queries, and sixty in the words of owners, find their page, how fast
// a search is with ten thousand documents, beside a plain ILIKE in the same run, and how fast the search of the back
// office is with as many. Prints a table and writes it to bench/results.json.
// A smaller run: --documents=1000. Only the back office: --only=finder

import { rmSync } from 'node:fs'
import { withCommas } from '#engine/text/numbers.ts'
// @ts-expect-error: a plain Node script without types
import { startPostgres } from '#scripts/start/postgres.mjs'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { freePort } from '#tests/support/free-port.ts'
import ownerQueries from '#tests/support/owner-queries.json' with { type: 'json' }
import searchQueries from '#tests/support/search-queries.json' with { type: 'json' }
import { copySeededData } from '#tests/support/seeded-data.ts'
import { flag, record } from './faults/record.ts'
import type { Measure } from './measure.ts'
import { finderRows } from './search/finder.ts'

const DOCUMENTS = flag('documents', 10_000)
const TITLE_WORDS = 6
const SUMMARY_WORDS = 25
const BODY_WORDS = 400
const LIMIT_MS = 50
const ROUNDS = 3
/** What visitors type on the way to a query is searched, too, and matches more. */
const typed = searchQueries.flatMap(({ query }) => [query, query.slice(0, 2), query.slice(0, 3)])

const dataDir = newDataFolder('bench-search')
await copySeededData(dataDir)
const server = await startPostgres({ dataDir, port: await freePort(), durable: false })
Object.assign(process.env, { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_PORT: String(server.port) })
const { findPages, getCms, stopCms } = await import('#cms/database/client.ts')
const { store } = await import('#cms/search/search-index.ts')
const { transactionOf } = await import('#cms/database/transaction.ts')
const { allowLongQueries } = await import('#cms/database/query-timeout.ts')
allowLongQueries()
const cms = await getCms()

try {
  const isPartial = process.argv.includes('--only=finder')
  const rows = [
    ...(isPartial ? [] : await siteSearchRows()),
    ...(await finderRows(
      cms,
      DOCUMENTS,
      (await wordsOfSite()).filter((word) => /^\p{L}{2,}$/u.test(word)),
    )),
  ]
  process.exitCode = record('search', rows, { documents: DOCUMENTS, isPartial }) ? 0 : 1
} finally {
  await stopCms()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

type Timed = { query: string; ms: number }

async function siteSearchRows(): Promise<Measure[]> {
  const owners = await findabilityOf(ownerQueries, { whose: 'owners’ queries', first: 53 })
  const { rows, later } = await findabilityOf(searchQueries, { whose: 'queries', first: 90 })
  await generateDocuments()
  const full = await timeEach((query) => findPages(query))
  const plain = await timeEach((query) =>
    cms.db.pool.query(
      `select key, title from search_documents where title ilike $1 or summary ilike $1 or body ilike $1 limit 100`,
      [`%${query}%`],
    ),
  )
  const [first, ...more] = rows
  const note = `${notFirst(later)}; ILIKE finds ${await foundByIlike()} of them anywhere`
  return [
    ...(first ? [{ ...first, note }] : []),
    ...more,
    ...owners.rows.map((row, at) => (at === 0 ? { ...row, note: notFirst(owners.later) } : row)),
    time('slowest', full, 1, plain),
    time('95th percentile', full, 0.95, plain),
    time('median', full, 0.5, plain),
  ]
}

function notFirst(later: string[]) {
  return `not first: ${later.map((query) => `“${query}”`).join(', ') || 'none'}`
}

type Expected = { query: string; page: string }

/** Measures how many queries find their page first and among three, and returns those that do not find it first. */
async function findabilityOf(queries: Expected[], { whose, first }: { whose: string; first: number }) {
  const places = await Promise.all(queries.map(placeOf))
  const counted = (what: string, last: number, limit: number): Measure => ({
    what: `${whose} that find their page ${what}`,
    value: places.filter((place) => place >= 0 && place <= last).length,
    unit: `of ${queries.length}`,
    limit,
    better: 'more',
  })
  return {
    rows: [counted('first', 0, first), counted('among three', 2, queries.length)],
    later: queries.filter((_, at) => places[at] !== 0).map(({ query }) => query),
  }
}

async function placeOf({ query, page }: Expected) {
  const { pages } = await findPages(query)
  return pages.findIndex(({ path }) => path === page)
}

async function wordsOfSite() {
  const { rows } = await cms.db.pool.query<{ text: string }>(
    'select title || summary || body as text from search_documents',
  )
  return rows.flatMap(({ text }) => text.split(/\s+/))
}

/** Documents of words drawn from the site's own texts, so that common words are common and queries match many. */
async function generateDocuments() {
  const words = await wordsOfSite()
  const { rows } = await cms.db.pool.query('select from search_documents')
  let seed = 1
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const draw = (count: number) =>
    Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(' ')
  const documents = Array.from({ length: DOCUMENTS - rows.length }, (_, number) => ({
    key: `generated ${number}`,
    kind: 'article' as const,
    path: `/blog/generated-${number}`,
    title: draw(TITLE_WORDS),
    keywords: '',
    summary: draw(SUMMARY_WORDS),
    body: draw(BODY_WORDS),
    isOpen: true,
    until: null,
  }))
  await transactionOf(cms, (transaction) => store(transaction, documents))
  await cms.db.pool.query('vacuum analyze search_documents')
  await cms.db.pool.query('vacuum analyze search_words')
}

/** Returns the milliseconds of each query, the fastest of some rounds, in order. */
async function timeEach(search: (query: string) => Promise<unknown>) {
  const times: Timed[] = []
  for (const query of typed) {
    let fastest = Number.POSITIVE_INFINITY
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now()
      await search(query)
      fastest = Math.min(fastest, performance.now() - started)
    }
    times.push({ query, ms: fastest })
  }
  return times.toSorted((a, b) => a.ms - b.ms)
}

async function foundByIlike() {
  let count = 0
  for (const { query, page } of searchQueries) {
    const { rowCount } = await cms.db.pool.query(
      `select from search_documents where path = $2 and (title ilike $1 or summary ilike $1 or body ilike $1)`,
      [`%${query}%`, page],
    )
    if (rowCount) count++
  }
  return count
}

function time(name: string, full: Timed[], share: number, plain: Timed[]): Measure {
  const at = (times: Timed[]) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return {
    what: `search of ${withCommas(DOCUMENTS)} documents, ${name} of ${typed.length} queries and beginnings`,
    value: Number(at(full)?.ms.toFixed(1)),
    unit: 'ms',
    limit: LIMIT_MS,
    better: 'less',
    note: `“${at(full)?.query}”, the fastest of ${ROUNDS} rounds; plain ILIKE: ${at(plain)?.ms.toFixed(1)} ms`,
  }
}
