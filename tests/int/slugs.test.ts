import { afterAll, beforeAll, expect, test } from 'vitest'
import { minimalPost, signIn } from '../support/editor.ts'
import { page } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

let editor: Awaited<ReturnType<typeof signIn>>
const made: [collection: string, id: number][] = []

beforeAll(async () => {
  editor = await signIn()
})

afterAll(async () => {
  for (const [collection, id] of made.reverse()) await editor.remove(collection, id)
})

type Fields = Record<string, unknown>

async function create(collection: string, data: Fields) {
  const doc = await editor.create(collection, data)
  made.push([collection, doc.id])
  return doc
}

/** As the form of a document saves a draft while somebody types. */
async function saveDraft(collection: string, id: number, data: Fields) {
  const response = await call('PATCH', `/${collection}/${id}?draft=true&autosave=true&depth=0`, data)
  expect(response.status).toBe(200)
  return response.body.doc as Fields
}

async function call(method: string, path: string, data: Fields) {
  const { headers } = editor
  const response = await fetch(`${inject('siteUrl')}/cms-api${path}`, { method, headers, body: JSON.stringify(data) })
  return { status: response.status, body: (await response.json()) as Fields }
}

test('§1 the server refuses a slug that is malformed, reserved, too long, or taken, and says what to type', async () => {
  const post = await create('posts', minimalPost('slugs-one'))
  const other = await create('posts', minimalPost('slugs-other'))
  const refused = (slug: string, reason: string) =>
    expect(editor.update('posts', other.id, { slug, _status: 'published' })).rejects.toThrow(reason)
  await refused('Slugs One!', 'slugs-one')
  await refused('ütf', 'between words: utf')
  await refused('page', 'such as page-2')
  await refused('a'.repeat(490), 'at most 75 characters')
  await refused('slugs-one', 'already has this slug. Type another slug, such as slugs-one-2.')
  await expect(editor.create('pages', { title: 'A', slug: 'blog', _status: 'published' })).rejects.toThrow('blog-2')
  const query = `collection=posts&id=${other.id}&slug=slugs-one`
  const typed = await fetch(`${inject('siteUrl')}/cms-api/slug-check?${query}`, { headers: editor.headers })
  expect(await typed.json()).toEqual({
    problem: `“${post.title}” already has this slug. Type another slug, such as slugs-one-2.`,
  })
})

test('§1 a slug that cannot be used never keeps a draft from being saved, and is not published with it', async () => {
  const { id } = await create('posts', { title: 'Slugs draft', _status: 'draft' })
  expect(await saveDraft('posts', id, { title: 'Slugs of a draft' })).toMatchObject({ slug: 'slugs-of-a-draft' })
  for (const slug of ['ütf', 'page', 'slugs-one', 'x'.repeat(490)])
    expect(await saveDraft('posts', id, { title: `With ${slug}`, slug })).toMatchObject({
      title: `With ${slug}`,
      slug: 'slugs-of-a-draft',
    })
  const saved = await saveDraft('posts', id, { slug: 'slugs-typed' })
  expect(saved.slug).toBe('slugs-typed')
  // Typed by hand, so it no longer follows the title.
  expect(await saveDraft('posts', id, { title: 'Another title' })).toMatchObject({ slug: 'slugs-typed' })
  const { publishDate, excerpt } = minimalPost('')
  // As “Publish” for several selected documents does.
  const many = await call('PATCH', `/posts?where[id][equals]=${id}&draft=true&depth=0`, {
    ...{ _status: 'published', excerpt, publishDate },
  })
  expect(many.body.docs).toMatchObject([{ slug: 'slugs-typed', _status: 'published' }])
})

test('§1 slugs made from titles are sound and free, also of copies', async () => {
  const slugOf = async (collection: string, title: string) =>
    (
      await create(collection, {
        ...(collection === 'posts' ? minimalPost('') : {}),
        title,
        slug: '',
        _status: 'published',
      })
    ).slug
  expect(await slugOf('posts', 'Smørrebrød für Łódź')).toBe('smorrebrod-fur-lodz')
  expect(await slugOf('posts', 'Smørrebrød für Łódź')).toBe('smorrebrod-fur-lodz-2')
  expect(await slugOf('posts', 'ガイド')).toBe('ガイド')
  expect(await slugOf('pages', 'Blog')).toBe('blog-2')
  expect(await slugOf('pages', 'slugs '.repeat(25))).toBe(Array(12).fill('slugs').join('-'))
  await waitFor(async () => (await page(`/blog/${encodeURIComponent('ガイド')}`)).status === 200)
  const { id } = await create('pages', { title: 'Slugs copied', _status: 'published' })
  for (const copy of ['slugs-copied-2', 'slugs-copied-3']) {
    const { doc } = (await call('POST', `/pages/${id}/duplicate?depth=0`, {})).body as {
      doc: { id: number; slug: string }
    }
    made.push(['pages', doc.id])
    // A copy is a draft, so its row has the slug only once it is published.
    expect(await editor.update('pages', doc.id, { _status: 'published' })).toMatchObject({ slug: copy })
  }
})

test('§1 a title without letters has no slug, and publishing asks for one', async () => {
  const draft = { ...minimalPost(''), title: '🎉🚀', _status: 'draft' }
  const { doc } = (await call('POST', '/posts?draft=true&depth=0', draft)).body as {
    doc: { id: number; slug: unknown }
  }
  const { id, slug } = doc
  made.push(['posts', id])
  expect(slug ?? null).toBe(null)
  await expect(editor.update('posts', id, { _status: 'published' })).rejects.toThrow('Type a slug, such as')
  expect(await editor.update('posts', id, { slug: 'slugs-party', _status: 'published' })).toMatchObject({
    slug: 'slugs-party',
  })
})
