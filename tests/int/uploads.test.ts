import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cms } from '../support/account.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { givesAway, photoWithSecrets } from '../support/photo.ts'
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
  const answer = (await response.json()) as { doc?: Media; errors?: { message: string }[] }
  if (answer.doc) made.push(answer.doc.id)
  return { status: response.status, doc: answer.doc as Media, reason: answer.errors?.[0]?.message }
}

const urlOf = ({ imageId, width, height }: Media) =>
  `${inject('siteUrl')}/images/prairie-signal/production/${imageId}-${width}x${height}.jpg`

test('C2: a photo is stored without its position and what was hidden in it, upright, under the hash of what is stored', async () => {
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
    expect({ url, givesAway: await givesAway(bytes) }).toEqual({ url, givesAway: false })
    const { width, height } = await sharp(bytes).metadata()
    expect((height ?? 0) > (width ?? 0)).toBe(true)
  }
})

test('C2: the same photo twice has one id; when one is deleted, the other is still served', async () => {
  const photo = await photoWithSecrets('#08f')
  const [one, two] = [await upload('a.jpg', photo), await upload('b.jpg', photo)]
  expect(two.doc.imageId).toBe(one.doc.imageId)
  expect(two.doc.filename).not.toBe(one.doc.filename)
  await editor.remove('media', one.doc.id)
  made.splice(made.indexOf(one.doc.id), 1)
  expect((await fetch(urlOf(two.doc))).status).toBe(200)
})

test('C1: an image of 256 megapixels is refused at upload, with the reason', async () => {
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
  ['a page', 'a.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with a script', 'a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['half a photo', 'a.jpg', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
  ['nothing', 'a.gif', Buffer.alloc(0)],
])('C1 C2: %s as an image is refused with 4xx, and nothing of it is kept', async (_what, name, bytes) => {
  const count = async () => (await query<{ count: string }>('select count(*) from media'))[0]?.count
  const before = await count()
  const { status } = await upload(name, bytes)
  expect(status).toBe(400)
  expect(await count()).toBe(before)
})
