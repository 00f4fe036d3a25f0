import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import ownerQueries from '../support/owner-queries.json' with { type: 'json' }
import { api, page } from '../support/page.ts'
import searchQueries from '../support/search-queries.json' with { type: 'json' }
import { waitFor } from '../support/wait-for.ts'

type Suggested = { isComplete: boolean; results: { href: string; label: string; isOpen: boolean }[] }

let editor: Awaited<ReturnType<typeof signIn>>
const made: [collection: string, id: number][] = []

beforeAll(async () => {
  editor = await signIn()
})
afterAll(async () => {
  for (const [collection, id] of made) await editor.remove(collection, id)
  await query(`delete from search_misses where query like 'quuxly%'`)
})

async function suggest(words: string, more: Record<string, string> = {}) {
  const response = await api(`/search?${new URLSearchParams({ q: words, ...more })}`)
  return (await response.json()) as Suggested
}
const found = async (words: string) => (await suggest(words)).results.map(({ href }) => href)
const results = (shown: Awaited<ReturnType<typeof page>>) =>
  [...shown.document.querySelectorAll('.search-results .card-title a')].map((link) => link.getAttribute('href'))

test.each([
  ['of a hundred queries, ninety', searchQueries, 90],
  ['of sixty queries in the words of owners, fifty', ownerQueries, 50],
])('R-132 %s find their page first and all among the first three', async (_, queries, first) => {
  const places = await Promise.all(
    queries.map(async (one) => ({ ...one, place: (await found(one.query)).indexOf(one.page) })),
  )
  expect(places.filter(({ place }) => place < 0 || place > 2)).toEqual([])
  expect(places.filter(({ place }) => place === 0).length).toBeGreaterThanOrEqual(first)
})

test('R-132 no vacancy is above a tool or a service, unless the query is about jobs', async () => {
  const queries = [...searchQueries, ...ownerQueries].filter(({ page }) => !page.startsWith('/career/'))
  const above = await Promise.all(
    queries.map(async ({ query }) => {
      const hrefs = await found(query)
      const vacancy = hrefs.findIndex((href) => /^\/career\/./.test(href))
      return vacancy >= 0 && hrefs.slice(vacancy).some((href) => /^\/(tools|services)\/./.test(href)) ? [query] : []
    }),
  )
  expect(above.flat()).toEqual([])
})

test.each(['md5', 'redirect', 'dentists', 'careers', 'word counter'])(
  'R-132 without JavaScript, “%s” finds its page first and marks the match',
  async (words) => {
    const shown = await page(`/search/?q=${encodeURIComponent(words)}`)
    expect(results(shown)[0]).toBe(searchQueries.find(({ query }) => query === words)?.page)
    expect(shown.document.querySelector('.search-row mark')).not.toBeNull()
    expect(shown.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  },
)

test('R-132 results can be limited to one type, and an unknown type is ignored', async () => {
  const shown = await page('/search/?q=redirect&kind=tool')
  expect(results(shown).every((href) => href?.startsWith('/tools/'))).toBe(true)
  expect(shown.texts('.search-results [aria-current]')[0]).toContain('Free tools')
  expect(results(await page('/search/?q=redirect&kind=nonsense'))).toEqual(results(await page('/search/?q=redirect')))
  expect((await suggest('redirect', { kind: 'article' })).results.map(({ label }) => label)).toContain('Article')
})

test('R-132 a search without results suggests the nearest pages and is counted anonymously', async () => {
  const shown = await page('/search/?q=Quuxly%20zzyzx')
  expect(shown.texts('.search-results [role=status]')[0]).toBe('No page has all of “Quuxly zzyzx”. These come closest.')
  expect(results(shown).length).toBeGreaterThan(0)
  await page('/search/?q=quuxly%20ZZYZX!')
  await page('/search/?q=quuxly@jane.example')
  await api('/search?q=quuxly%20typed')
  // Visits by staff are not counted.
  await page('/search/?q=quuxly%20staff', { headers: editor.headers })
  const [row] = await editor.find('search-misses', 'where[query][like]=quuxly')
  expect(row).toMatchObject({ query: 'quuxly zzyzx', count: 2 })
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['count', 'id', 'lastSeen', 'query'])
  expect(await query(`select query from search_misses where query like 'quuxly%'`)).toHaveLength(1)
})

test('R-046 R-132 drafts are never found; publishing, changing, unpublishing, and deleting take effect immediately', async () => {
  const slug = 'flummadiddle-of-the-search-test'
  const { id } = await editor.create('posts', minimalPost(slug, { title: 'Flummadiddle', _status: 'draft' }))
  expect(await found('flummadiddle')).not.toContain(`/blog/${slug}`)
  await editor.update('posts', id, { _status: 'published' })
  expect((await found('flummadiddle'))[0]).toBe(`/blog/${slug}`)
  await editor.update('posts', id, { title: 'Gobbledygook', _status: 'draft' })
  expect(await found('gobbledygook')).not.toContain(`/blog/${slug}`)
  await editor.update('posts', id, { title: 'Gobbledygook', _status: 'published' })
  expect((await found('gobbledygok'))[0]).toBe(`/blog/${slug}`)
  expect((await suggest('flummadiddle')).isComplete).toBe(true)
  await editor.remove('posts', id)
  expect(await found('gobbledygook')).not.toContain(`/blog/${slug}`)
  expect(await query('select key from search_documents where path = $1', [`/blog/${slug}`])).toEqual([])
})

test('R-132 closed and expired vacancies are not found', async () => {
  const [vacancy] = await editor.find('vacancies', 'where[slug][equals]=junior-web-analyst&depth=0')
  const { id = 0, validThrough } = (vacancy ?? {}) as { id?: number; validThrough?: string }
  expect((await found('junior web analyst'))[0]).toBe('/career/junior-web-analyst')
  await editor.update('vacancies', id, { status: 'closed' })
  expect(await found('junior web analyst')).not.toContain('/career/junior-web-analyst')
  await editor.update('vacancies', id, { status: 'open', validThrough: '2020-01-01' })
  expect(await found('junior web analyst')).not.toContain('/career/junior-web-analyst')
  await editor.update('vacancies', id, { validThrough: validThrough ?? null })
  expect((await found('junior web analyst'))[0]).toBe('/career/junior-web-analyst')
})

test('R-132 synonyms that editors add work in the next search', async () => {
  expect((await suggest('kibosh')).isComplete).toBe(false)
  const { id } = await editor.create('search-synonyms', { words: 'kibosh, robots.txt' })
  made.push(['search-synonyms', id])
  await waitFor(async () => (await found('kibosh'))[0] === '/tools/robots-txt-tester/')
})

test('R-041 an offline tool is marked in the results', async () => {
  const [row] = await editor.find('tools', 'where[slug][equals]=utm-builder&depth=0')
  await editor.update('tools', row?.id ?? 0, { offline: true, _status: 'published' })
  expect((await suggest('utm')).results[0]).toMatchObject({ href: '/tools/utm-builder/', isOpen: false })
  expect((await page('/search/?q=utm')).texts('.search-row')[0]).toContain('Not open yet')
  await editor.update('tools', row?.id ?? 0, { offline: false, _status: 'published' })
  expect((await suggest('utm')).results[0]).toMatchObject({ isOpen: true })
})

test.each(["'", '%', '\\', ':* & | ! <-> ()', '"', '-'.repeat(300), 'a '.repeat(300), '\ud800', '😀'])(
  'D1 the search accepts any text: %j',
  async (words) => {
    expect((await page(`/search/?q=${encodeURIComponent(words.toWellFormed())}`)).status).toBe(200)
    expect((await api(`/search?q=${encodeURIComponent(words.toWellFormed())}`)).status).toBe(200)
  },
)
