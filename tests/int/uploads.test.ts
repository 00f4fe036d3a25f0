// extended: one more field of an image.
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cms } from '../support/account.ts'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { hasSecrets, photoWithSecrets } from '../support/photo.ts'
import { inject } from '../support/product.ts'

type Media = {
  id: number
  filename: string
  imageId: string
  width: number
  height: number
  mimeType: string
  filesize: number
}

let editor: Awaited<ReturnType<typeof signIn>>
const made: number[] = []

beforeAll(async () => {
  editor = await signIn()
})
afterAll(async () => {
  for (const id of made) await editor.remove('media', id)
})

async function upload(name: string, bytes: Uint8Array, type = 'image/jpeg') {
  const body = new FormData()
  body.append('_payload', JSON.stringify({ alt: 'A picture' }))
  body.append('file', new File([new Uint8Array(bytes)], name, { type }))
  const { authorization } = editor.headers
  const response = await cms('POST', '/media', body, { authorization })
  const result = (await response.json()) as { doc?: Media; errors?: { message: string }[] }
  if (result.doc) made.push(result.doc.id)
  return { status: response.status, doc: result.doc as Media, reason: result.errors?.[0]?.message }
}

const urlOf = ({ imageId, width, height }: Media) =>
  `${inject('siteUrl')}/images/prairie-signal/production/${imageId}-${width}x${height}.jpg`

test('C2 a photo is stored upright, without location and hidden data, under its own hash', async () => {
  const { status, doc } = await upload('../holiday.jpg', await photoWithSecrets())
  expect(status).toBe(201)
  expect(doc).toMatchObject({ width: 60, height: 90, mimeType: 'image/jpeg', filename: `${doc.imageId}.jpg` })
  const file = readFileSync(join(inject('dataDir'), 'media', doc.filename))
  expect(doc.filesize).toBe(file.length)
  const served = [urlOf(doc), ...['jpg', 'png', 'webp', 'avif'].map((fm) => `${urlOf(doc)}?w=32&fm=${fm}`)]
  for (const url of [...served, `${inject('siteUrl')}/cms-api/media/file/${doc.filename}`]) {
    // The back office shows the file itself to signed-in accounts.
    const response = await fetch(url, { headers: { authorization: editor.headers.authorization } })
    expect({ url, status: response.status }).toEqual({ url, status: 200 })
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const bytes = Buffer.from(await response.arrayBuffer())
    expect({ url, hasSecrets: await hasSecrets(bytes) }).toEqual({ url, hasSecrets: false })
    const { width, height } = await sharp(bytes).metadata()
    expect((height ?? 0) > (width ?? 0)).toBe(true)
  }
})

test('C2 the same photo uploaded twice has one id, and deleting one keeps the other', async () => {
  const photo = await photoWithSecrets('#08f')
  const [one, two] = [await upload('a.jpg', photo), await upload('b.jpg', photo)]
  expect(two.doc.imageId).toBe(one.doc.imageId)
  expect(two.doc.filename).not.toBe(one.doc.filename)
  await editor.remove('media', one.doc.id)
  made.splice(made.indexOf(one.doc.id), 1)
  expect((await fetch(urlOf(two.doc))).status).toBe(200)
})

test('C1 an image of 256 megapixels is refused with the reason', async () => {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(16_000, 16)
  png.writeUInt32BE(16_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  const { status, reason } = await upload('huge.png', png, 'image/png')
  expect(status).toBe(400)
  expect(reason).toMatch('This image has 256 megapixels (16000 × 16000). The limit is 50 megapixels')
})

test.each<[string, string, Buffer]>([
  ['an HTML page', 'a.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG with a script', 'a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['half a photo', 'a.jpg', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
  ['an empty file', 'a.gif', Buffer.alloc(0)],
])('C1 C2 %s as an image is refused with 4xx, and nothing is stored', async (_what, name, bytes) => {
  const count = async () => (await query<{ count: string }>('select count(*) from media'))[0]?.count
  const before = await count()
  const { status } = await upload(name, bytes)
  expect(status).toBe(400)
  expect(await count()).toBe(before)
})

test('§6 editors find an image by its original name, and its URL has another one', async () => {
  const { doc } = await upload('Blue door, summer.jpg', await photoWithSecrets())
  expect(doc).toMatchObject({ originalName: 'Blue door, summer.jpg', filename: `${doc.imageId}.jpg` })
  const found = await editor.find('media', 'search=Blue+door')
  expect(found.map(({ id }) => id)).toContain(doc.id)
  const visitor = await (await cms('GET', `/media/${doc.id}`)).json()
  expect(visitor).not.toHaveProperty('originalName')
})

test('§6 images can be in folders, which visitors cannot see', async () => {
  const { doc } = await upload('in-a-folder.jpg', await photoWithSecrets())
  const folder = await editor.create('payload-folders', { name: 'Doors' })
  expect(await editor.update('media', doc.id, { folder: folder.id })).toMatchObject({ folder: folder.id })
  expect(await (await cms('GET', `/media/${doc.id}`)).json()).not.toHaveProperty('folder')
  expect((await cms('GET', `/payload-folders/${folder.id}`)).status).toBe(403)
  await editor.remove('payload-folders', folder.id)
  expect((await editor.find('media', `where[id][equals]=${doc.id}`))[0]).toMatchObject({ folder: null })
})

test('§6 a focal point does not change the file, and the list says where images are used', {
  tags: 'extended',
}, async () => {
  const { doc } = await upload('focused.jpg', await photoWithSecrets())
  const path = join(inject('dataDir'), 'media', doc.filename)
  const before = statSync(path).ino
  const query = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80'
  const response = await cms('PATCH', `/media/${doc.id}?${query}`, { alt: 'A picture' }, editor.headers)
  expect((await response.json()).doc).toMatchObject({ focalX: 20, focalY: 80, filename: doc.filename })
  expect(statSync(path).ino).toBe(before)
  const post = await editor.create('posts', minimalPost('shows-focused', { featureImage: doc.id }))
  const uses = await (await cms('GET', `/media/uses?ids=${doc.id},999999`, undefined, editor.headers)).json()
  expect(uses).toMatchObject({ uses: { [doc.id]: [{ kind: 'Post', title: post.title }], 999999: [] } })
  const html = await (await fetch(`${inject('siteUrl')}/blog/shows-focused`)).text()
  expect(html).toContain('crop=focalpoint&amp;fp-x=0.2&amp;fp-y=0.8')
  expect((await cms('GET', `/media/uses?ids=${doc.id}`)).status).toBe(403)
  await editor.remove('posts', post.id)
})

test('§4 an image from another site is copied for editors only, within limits, never from a private network', async () => {
  const picture = await photoWithSecrets()
  const server = createServer((request, response) => {
    const type = request.url === '/a.svg' ? 'image/svg+xml' : request.url === '/a.html' ? 'text/html' : 'image/jpeg'
    response.writeHead(request.url === '/missing.jpg' ? 404 : 200, { 'content-type': type }).end(picture)
  })
  await new Promise<void>((resolve) => server.listen(inject('openPort'), '127.0.0.1', resolve))
  const copy = async (url: string, headers: Record<string, string> = editor.headers) => {
    const body = JSON.stringify({ url, alt: 'A door', name: 'door.jpg' })
    const response = await fetch(`${inject('siteUrl')}/api/copy-picture`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return { status: response.status, ...((await response.json()) as { id?: number; message: string }) }
  }
  const origin = `http://127.0.0.1:${inject('openPort')}`
  try {
    const { id = 0 } = await copy(`${origin}/a.jpg`)
    made.push(id)
    const [image] = await editor.find('media', `where[id][equals]=${id}`)
    expect(image).toMatchObject({ alt: 'A door', originalName: 'door.jpg', width: 60, height: 90 })
    // An image of this site is not copied: the library has it.
    expect((await copy(urlOf(image as unknown as Media))).id).toBe(id)
    expect(await copy(`${origin}/missing.jpg`)).toMatchObject({ status: 422, message: 'its server responded with 404' })
    expect(await copy(`${origin}/a.svg`)).toMatchObject({ status: 422 })
    expect(await copy(`${origin}/a.html`)).toMatchObject({ status: 422 })
    expect(await copy('http://127.0.0.1:1/a.jpg')).toMatchObject({ status: 422 })
    expect(await copy('file:///etc/passwd')).toMatchObject({ status: 422 })
    expect(await copy(`${origin}/a.jpg`, {})).toMatchObject({ status: 401 })
  } finally {
    server.close()
  }
})
