import pg from 'pg'
import { globals, lists, pathsOf } from './addresses.ts'
import { type Query, readTables } from './tables.ts'
import { randomFrom } from './values.ts'
import { makeOdd, writeOdd } from './write.ts'

const BATCH = 50
const AT_ONCE = 4
/** A page that takes longer has failed. */
const MAX_RESPONSE_MS = 20_000

type Where = { url: string; databaseUrl: string }
export type Failed = { path: string; status: number | string }
export type OddResult = { documents: number; responses: number; failed: Failed[] }

/**
 * Fills the database of a running site with odd documents, batch by batch, and requests every path where they appear
 * (R15). The site must run without a page cache.
 * @param count number of documents to write
 * @returns the number of responses, and those that were neither a page nor a 404
 */
export async function crawlOddContent({ url, databaseUrl }: Where, count: number, seed = 'R15'): Promise<OddResult> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const query: Query = async (text, values) => (await client.query(text, values)).rows
  const result: OddResult = { documents: 0, responses: 0, failed: [] }
  try {
    const tables = await readTables(query)
    const sources = await readSources(query)
    for (let from = 0; from < count; from += BATCH) {
      const paths = await inNewBatch(query, async () => {
        const random = randomFrom(`${seed}-${from}`)
        const media = (await query('select id from media order by id')).map(({ id }) => Number(id))
        return writeBatch({ query, tables, random, media }, sources, { from, count })
      })
      const sitemaps = await sitemapsOf(url)
      await openPage(url, [...paths, ...lists, ...sitemaps], result)
      result.documents += Math.min(BATCH, count - from)
    }
  } finally {
    await client.end()
  }
  return result
}

type Source = { table: string; rows: Record<string, unknown>[] }

async function readSources(query: Query): Promise<Source[]> {
  const sources: Source[] = []
  for (const table of Object.keys(pathsOf)) {
    const rows = await query(`select * from "${table}" order by id limit 12`)
    if (rows.length > 0) sources.push({ table, rows })
  }
  return sources
}

/** Replaces the odd documents of the previous batch. The sites are notified, as after any change. */
async function inNewBatch(query: Query, write: () => Promise<string[]>) {
  await query('begin')
  for (const table of Object.keys(pathsOf))
    await query(`delete from "${table}" where id > $1`, [await lastSeeded(query, table)])
  const paths = await write()
  // Without tags, everything may have changed.
  await query("select pg_notify('content', '{}')")
  await query('commit')
  return paths
}

const lastIds = new Map<string, number>()

async function lastSeeded(query: Query, table: string) {
  const known = lastIds.get(table)
  if (known !== undefined) return known
  const [row] = await query(`select coalesce(max(id), 0)::int as last from "${table}"`)
  lastIds.set(table, Number(row?.last))
  return Number(row?.last)
}

type Writing = Parameters<typeof writeOdd>[0]

type Batch = { from: number; count: number }

async function writeBatch(writing: Writing, sources: Source[], { from, count }: Batch) {
  const paths: string[] = []
  const end = Math.min(from + BATCH, count)
  for (let number = from; number < end; number++) {
    const { table, rows } = sources[number % sources.length] as Source
    const slug = `odd-${number}`
    await writeOdd(writing, table, writing.random.oneOf(rows), slug)
    for (const path of pathsOf[table] ?? [])
      paths.push(path.startsWith('POST') ? `${path} ${slug}` : path.replace('{slug}', slug))
  }
  // What is removed from a global stays removed: first one global for each batch, at the end all of them.
  const odd = end === count ? globals : globals.slice(0, from < count / 2 ? 0 : 1 + ((from / BATCH) % globals.length))
  for (const global of odd.slice(end === count ? 0 : -1)) {
    for (const row of await writing.query(`select * from "${global}"`)) await makeOdd(writing, global, row)
  }
  return paths
}

async function sitemapsOf(url: string) {
  const response = await fetch(`${url}/sitemap.xml`)
  const locations = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...locations].map(([, location]) => new URL(location as string).pathname)
}

async function openPage(url: string, paths: string[], result: OddResult) {
  const waiting = [...paths]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const status = await requestPath(url, path)
        result.responses++
        if (typeof status === 'string' || status >= 500) result.failed.push({ path, status })
      }
    }),
  )
}

/** Returns the status, or what is wrong with a response that claims success. */
async function requestPath(url: string, pagePath: string): Promise<number | string> {
  const [method, path, slug] = pagePath.startsWith('POST') ? pagePath.split(' ') : ['GET', pagePath]
  try {
    const response = await fetch(`${url}${path}`, {
      method: method as string,
      redirect: 'manual',
      signal: AbortSignal.timeout(MAX_RESPONSE_MS),
      ...(slug
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ slug, category: slug }) }
        : {}),
    })
    const text = await response.text()
    for (const [, json] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      JSON.parse(json as string)
    return response.status
  } catch (error) {
    return (error as Error).message
  }
}
