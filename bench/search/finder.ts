import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { withCommas } from '#engine/text/numbers.ts'
import type { Measure } from '../measure.ts'

const LIMIT_MS = 50
const ROUNDS = 2
const SAMPLES = 40
/** Of a hundred documents of the bench; the rest are posts. */
const LEADS = 25
const IMAGES = 15

type Timed = { query: string; ms: number; found: number }

/**
 * Measures the search of the back office (Ctrl-K): its endpoint as an administrator, who may read everything, from the
 * request to the JSON. `words` are those of the site's own texts.
 */
export async function finderRows(cms: Payload, count: number, words: string[]): Promise<Measure[]> {
  const titles = await generate(cms, count, words)
  const handler = cms.config.endpoints.find(({ path }) => path === '/finder')?.handler
  if (!handler) throw new Error('There is no endpoint of the finder.')
  const { docs } = await cms.find({ collection: 'users', limit: 1, depth: 0 })
  const user = { ...docs[0], collection: 'users' } as TypedUser
  const ask = async (query: string) => {
    const req = await createLocalReq({ user }, cms)
    Object.assign(req, { searchParams: new URLSearchParams({ q: query }) })
    const response = await handler(req)
    const { groups } = (await response.json()) as { groups: { items: unknown[] }[] }
    return groups.reduce((sum, { items }) => sum + items.length, 0)
  }
  const times: Timed[] = []
  for (const query of queriesOf(titles)) {
    let fastest = { query, ms: Number.POSITIVE_INFINITY, found: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now()
      const found = await ask(query)
      const ms = performance.now() - started
      if (ms < fastest.ms) fastest = { query, ms, found }
    }
    times.push(fastest)
  }
  times.sort((a, b) => a.ms - b.ms)
  const missed = times.filter(({ query, found }) => found === 0 && !query.startsWith('zzz'))
  const name = `Ctrl-K among ${withCommas(count)} documents`
  return [
    row(`${name}, 95th percentile of ${times.length} queries and beginnings`, times, 0.95),
    row(`${name}, median`, times, 0.5),
    {
      what: `${name}, queries without a result`,
      value: missed.length,
      unit: 'queries',
      limit: 0,
      better: 'less',
      note: missed.map(({ query }) => `“${query}”`).join(', '),
    },
  ]
}

/**
 * Returns what people type on the way to a document: nothing, beginnings, words, a typo, an email address, a file,
 * nonsense.
 */
function queriesOf(titles: string[]) {
  const step = Math.max(1, Math.floor(titles.length / SAMPLES))
  const sample = titles.filter((_, at) => at % step === 0)
  return [
    '',
    ...sample.flatMap((title, at) => {
      const [first = '', second = ''] = title.split(' ')
      const typo = first.length > 4 ? [`${first.slice(0, 2)}${first.slice(3)}`] : []
      return [first.slice(0, 2), first.slice(0, 3), first, `${first} ${second}`, title, ...typo, `finder-${at + 1}@`]
    }),
    'finder-7.png',
    'zzzyx nothing',
  ]
}

/** Writes rows as the product has them: a post with its version, a lead, an image. Triggers follow their names. */
async function generate({ db: { pool } }: Payload, count: number, words: string[]) {
  let seed = 7
  const draw = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return words[seed % words.length] ?? ''
  }
  const titles = Array.from({ length: count }, () => `${draw()} ${draw()} ${draw()} ${draw()}`)
  const leads = Math.round((count * LEADS) / 100)
  const images = Math.round((count * IMAGES) / 100)
  await pool.query(
    `with made as (
       insert into posts (title, slug, _status) select title, 'finder-' || place, 'published'
       from unnest($1::text[]) with ordinality as one (title, place) returning id, title, slug)
     insert into _posts_v (parent_id, version_title, version_slug, version__status, latest)
       select id, title, slug, 'published', true from made`,
    [titles.slice(leads + images)],
  )
  await pool.query(
    `insert into contact_requests (form, client_name, client_email, message, status)
     select 'contact', name, 'finder-' || place || '@people.example', 'Hello', 'new'
     from unnest($1::text[]) with ordinality as one (name, place)`,
    [titles.slice(0, leads)],
  )
  await pool.query(
    `insert into media (alt, filename, original_name, mime_type)
     select alt, 'finder-' || place || '.png', 'finder-' || place || '.png', 'image/png'
     from unnest($1::text[]) with ordinality as one (alt, place)`,
    [titles.slice(leads, leads + images)],
  )
  for (const table of ['finder_names', 'posts', '_posts_v', 'contact_requests', 'media'])
    await pool.query(`vacuum analyze ${table}`)
  return titles
}

function row(what: string, times: Timed[], share: number): Measure {
  const at = times[Math.min(times.length - 1, Math.floor(times.length * share))]
  const note = `“${at?.query}”, the faster of ${ROUNDS} rounds; slowest: “${times.at(-1)?.query}”, ${times.at(-1)?.ms.toFixed(1)} ms`
  return { what, value: Number(at?.ms.toFixed(1)), unit: 'ms', limit: LIMIT_MS, better: 'less', note }
}
