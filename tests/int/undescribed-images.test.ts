import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cms, headersOf, makeAccount } from '../support/account.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { page } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

type Media = { id: number; alt: string | null; filename: string; imageId: string; width: number; height: number }
type Result = { status: number; message: string; fields: { path: string; message: string }[] }

let editor: Awaited<ReturnType<typeof signIn>>
const made: [string, number][] = []

beforeAll(async () => {
  editor = await signIn()
})
afterAll(async () => {
  for (const [collection, id] of made.reverse()) await editor.remove(collection, id)
})

/** Returns a file whose bytes no other test has. */
const photo = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

async function send(
  method: 'POST' | 'PATCH',
  path: string,
  name: string,
  background: string,
  headers = editor.headers,
) {
  const body = new FormData()
  body.append('_payload', '{}')
  body.append('file', new File([new Uint8Array(await photo(background))], name, { type: 'image/png' }))
  const { authorization } = headers
  return cms(method, path, body, { authorization })
}

async function upload(name: string, background: string) {
  const response = await send('POST', '/media', name, background)
  expect(response.status).toBe(201)
  const { doc } = (await response.json()) as { doc: Media }
  made.push(['media', doc.id])
  return doc
}

async function create(collection: string, data: Record<string, unknown>) {
  const doc = await editor.create(collection, data)
  made.push([collection, doc.id])
  return doc
}

async function change(path: string, data: Record<string, unknown>, method = 'PATCH'): Promise<Result> {
  const response = await cms(method, path, data, editor.headers)
  const body = (await response.json()) as { errors?: { message: string; data?: { errors?: Result['fields'] } }[] }
  const [error] = body.errors ?? []
  return { status: response.status, message: error?.message ?? '', fields: error?.data?.errors ?? [] }
}

const urlOf = ({ imageId, width, height }: Media) =>
  `${inject('siteUrl')}/images/prairie-signal/production/${imageId}-${width}x${height}.png`

const textWith = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
})
const uploadNode = (value: number) => ({
  ...{ type: 'upload', version: 3, format: '', id: 'a', relationTo: 'media', fields: {} },
  value,
})
const figure = (image: number) => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: { id: 'b', blockType: 'figure', blockName: '', image, caption: '' },
})

test('an image without a description can be used in a draft, and the draft is published once it is described', async () => {
  const image = await upload('harbor.png', '#123456')
  const data = { featureImage: image.id, body: textWith(uploadNode(image.id), figure(image.id)) }
  const post = await create('posts', minimalPost('undescribed-image', { ...data, _status: 'draft' }))

  const refused = await change(`/posts/${post.id}`, { _status: 'published' })
  expect(refused.status).toBe(400)
  expect(refused.message).toContain(`“harbor.png” (/admin/collections/media/${image.id})`)
  expect(refused.fields.map(({ path }) => path)).toEqual(['featureImage', 'body'])
  expect((await page('/blog/undescribed-image')).status).toBe(404)

  const listed = await cms('GET', `/media/undescribed?of=posts/${post.id}`, undefined, editor.headers)
  expect(await listed.json()).toMatchObject({ images: [{ id: image.id, name: 'harbor.png' }] })

  await editor.update('media', image.id, { alt: 'A harbor at night' })
  expect((await change(`/posts/${post.id}`, { _status: 'published' })).status).toBe(200)
  await waitFor(async () => (await page('/blog/undescribed-image')).html.includes('A harbor at night'))

  // Now that visitors see it, the description can be changed, not removed.
  const removed = await change(`/media/${image.id}`, { alt: '' })
  expect(removed.status).toBe(409)
  expect(removed.message).toContain('Post “Title of undescribed-image”')
  expect((await change(`/media/${image.id}`, { alt: '', decorative: true })).status).toBe(200)
  expect((await change(`/posts/${post.id}`, { _status: 'published' })).status).toBe(200)
})

test('what has no drafts is not saved with an image that nobody has described', async () => {
  const image = await upload('portrait.png', '#654321')
  const author = await create('authors', { name: 'Undescribed Portrait', username: 'undescribed.portrait' })
  const refused = await change(`/authors/${author.id}`, { avatar: image.id })
  expect(refused.status).toBe(400)
  expect(refused.message).toContain('so it cannot be saved')
  await editor.update('media', image.id, { decorative: true })
  expect((await change(`/authors/${author.id}`, { avatar: image.id })).status).toBe(200)
})

test('a replaced file appears in every document, and its former URL leads to it, also after it is put back', async () => {
  const before = await upload('before.png', '#aabbcc')
  await editor.update('media', before.id, { alt: 'A sign' })
  await create('posts', minimalPost('replaced-file', { featureImage: before.id }))
  await waitFor(async () => (await page('/blog/replaced-file')).html.includes(before.imageId))

  const response = await send('PATCH', `/media/${before.id}`, 'after.png', '#ccbbaa')
  expect(response.status).toBe(200)
  const { doc: after } = (await response.json()) as { doc: Media }
  expect(after).toMatchObject({ id: before.id, alt: 'A sign' })
  expect(after.imageId).not.toBe(before.imageId)
  await waitFor(async () => (await page('/blog/replaced-file')).html.includes(after.imageId))
  const moved = await waitFor(async () => {
    const former = await fetch(`${urlOf(before)}?w=32`, { redirect: 'manual' })
    return former.status === 302 && former
  })
  expect(new URL(moved.headers.get('location') ?? '', urlOf(before)).href).toBe(`${urlOf(after)}?w=32`)

  await send('PATCH', `/media/${before.id}`, 'before.png', '#aabbcc')
  await waitFor(async () => (await page('/blog/replaced-file')).html.includes(before.imageId))
  expect((await fetch(urlOf(before), { redirect: 'manual' })).status).toBe(200)
  const back = await waitFor(async () => {
    const response = await fetch(urlOf(after))
    return response.ok && response.url
  })
  expect(back).toBe(urlOf(before))
})

test('only editors put images into the library, describe them, and learn which lack a description', async () => {
  const image = await upload('mine.png', '#0a0b0c')
  const account = await makeAccount('Sells Only', ['sales'])
  try {
    const headers = await headersOf(account)
    const statuses = [
      (await send('POST', '/media', 'theirs.png', '#0c0b0a', { ...editor.headers, ...headers })).status,
      (await cms('PATCH', `/media/${image.id}`, { alt: 'Theirs' }, headers)).status,
      (await cms('GET', '/media/undescribed?of=posts/1', undefined, headers)).status,
    ]
    expect(statuses).toEqual([403, 403, 403])
  } finally {
    await account.remove()
  }
})
