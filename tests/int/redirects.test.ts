import { afterAll, beforeAll, expect, test } from 'vitest'
import { minimalPost, signIn } from '../support/editor.ts'
import { page } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

let editor: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  editor = await signIn()
})

afterAll(async () => {
  for (const { id } of await editor.find('redirects', 'limit=100')) await editor.remove('redirects', id)
  for (const { id } of await editor.find('posts', 'where[slug][like]=moving&limit=100'))
    await editor.remove('posts', id)
})

async function responseOf(path: string) {
  const { status, response } = await page(path)
  return { status, location: response.headers.get('location') }
}

/** Waits until a path returns this response. */
async function expectSoon(path: string, expected: { status: number; location: string | null }) {
  let last: unknown
  await waitFor(async () => {
    last = await responseOf(path)
    return JSON.stringify(last) === JSON.stringify(expected)
  }).catch(() => undefined)
  expect({ path, ...(last as object) }).toEqual({ path, ...expected })
}

test('S-23 a redirect works immediately, in one hop, with and without a slash or query', async () => {
  const { id } = await editor.create('redirects', { from: '/summer-sale/', to: '/services', type: '301' })
  await expectSoon('/summer-sale', { status: 301, location: '/services/' })
  expect(await responseOf('/summer-sale/?utm_source=mail')).toEqual({
    status: 301,
    location: '/services/?utm_source=mail',
  })
  expect((await page('/services/?utm_source=mail')).status).toBe(200)
  await editor.update('redirects', id, { type: '308', to: '/tools/' })
  await expectSoon('/summer-sale', { status: 308, location: '/tools/' })
  await editor.remove('redirects', id)
  await expectSoon('/summer-sale', { status: 404, location: null })
})

test('S-23 a path marked as gone returns 410 with a search and links', async () => {
  await editor.create('redirects', { from: '/old-offer', type: '410' })
  await expectSoon('/old-offer', { status: 410, location: null })
  const { document, texts } = await page('/old-offer/')
  expect(texts('h1')).toEqual(['This page is gone'])
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  expect(document.querySelector('main form[action="/search/"]')).not.toBeNull()
  expect(document.querySelectorAll('main a[href^="/"]').length).toBeGreaterThan(3)
})

test('S-23 a redirect takes precedence over the page at its path', async () => {
  expect((await page('/portfolio')).status).toBe(200)
  const { id } = await editor.create('redirects', { from: '/portfolio', to: '/case-study/', type: '301' })
  await expectSoon('/portfolio', { status: 301, location: '/case-study/' })
  await editor.remove('redirects', id)
  await expectSoon('/portfolio', { status: 200, location: null })
})

test('S-23 loops and chains are refused when they are saved', async () => {
  await editor.create('redirects', { from: '/step-one', to: '/step-two', type: '301' })
  await expect(editor.create('redirects', { from: '/step-two/', to: '/step-one', type: '301' })).rejects.toThrow()
  await expect(editor.create('redirects', { from: '/step-two', to: '/blog/', type: '301' })).rejects.toThrow()
  await expect(editor.create('redirects', { from: '/a-circle', to: '/a-circle/', type: '301' })).rejects.toThrow()
})

test('S-23 moving a post creates a redirect, and every former path stays one hop away', async () => {
  const { id } = await editor.create('posts', minimalPost('moving-one'))
  await expectSoon('/blog/moving-one', { status: 200, location: null })
  await editor.update('posts', id, { slug: 'moving-two', _status: 'published' })
  await expectSoon('/blog/moving-one', { status: 301, location: '/blog/moving-two' })
  await editor.update('posts', id, { slug: 'moving-three', _status: 'published' })
  await expectSoon('/blog/moving-one', { status: 301, location: '/blog/moving-three' })
  await expectSoon('/blog/moving-two', { status: 301, location: '/blog/moving-three' })
  await expectSoon('/blog/moving-three', { status: 200, location: null })

  await editor.update('posts', id, { slug: 'moving-one', _status: 'published' })
  await expectSoon('/blog/moving-one', { status: 200, location: null })
  await expectSoon('/blog/moving-two', { status: 301, location: '/blog/moving-one' })
  await expectSoon('/blog/moving-three', { status: 301, location: '/blog/moving-one' })
})

test('S-23 a path that only a draft had gets no redirect; the published one leads to the new path', async () => {
  const { id } = await editor.create('posts', minimalPost('moving-draft'))
  const saved = await fetch(`${inject('siteUrl')}/cms-api/posts/${id}?draft=true`, {
    method: 'PATCH',
    headers: editor.headers,
    body: JSON.stringify({ slug: 'moving-draft-later' }),
  })
  expect(saved.status).toBe(200)
  await expectSoon('/blog/moving-draft', { status: 200, location: null })
  await editor.update('posts', id, { slug: 'moving-draft-new', _status: 'published' })
  await expectSoon('/blog/moving-draft', { status: 301, location: '/blog/moving-draft-new' })
  expect(await editor.find('redirects', 'where[from][equals]=/blog/moving-draft-later')).toEqual([])
})

test.each([
  ['services', { title: 'Moving', family: 'core', _status: 'published' }, '/services/', '/'],
  [
    'case-studies',
    { title: 'Moving', publishDate: '2026-11-20T12:00:00.000Z', _status: 'published' },
    '/case-study/',
    '',
  ],
  ['pages', { title: 'Moving', _status: 'published' }, '/', '/'],
  ['vacancies', { jobTitle: 'Moving', status: 'open' }, '/career/', ''],
])('S-23 moving a document of %s creates a redirect', async (collection, fields, folder, end) => {
  const { id } = await editor.create(collection, { ...fields, slug: 'moving-old' })
  const status = '_status' in fields ? { _status: 'published' } : {}
  await editor.update(collection, id, { slug: 'moving-new', ...status })
  await expectSoon(`${folder}moving-old${end}`, { status: 301, location: `${folder}moving-new${end}` })
  await editor.remove(collection, id)
})

test('S-23 publishing at a redirected path replaces the redirect', async () => {
  await editor.create('redirects', { from: '/blog/moving-in', to: '/blog/', type: '301' })
  await expectSoon('/blog/moving-in', { status: 301, location: '/blog/' })
  await editor.create('posts', minimalPost('moving-in'))
  await expectSoon('/blog/moving-in', { status: 200, location: null })
  expect(await editor.find('redirects', 'where[from][equals]=/blog/moving-in')).toEqual([])
})

test('S-24 a category has a page only when it has posts', async () => {
  const { id } = await editor.create('categories', { title: 'Moving', slug: 'moving-category' })
  await expectSoon('/blog/category/moving-category/', { status: 404, location: null })
  expect((await page('/blog/')).html).not.toContain('/blog/category/moving-category/')
  await editor.create('posts', minimalPost('moving-first', { categories: [id] }))
  await expectSoon('/blog/category/moving-category/', { status: 200, location: null })
  await editor.remove('categories', id)
})
