import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Artifacts, Gather } from '#engine/tool/artifacts.ts'
import type { Page } from '#engine/web/page.ts'
import { badPages, PAGE_URL } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import { pageOf } from '#tests/support/web-page.ts'
import { MAX_IMAGE_BYTES } from './page-limits.ts'
import type { Batch, Row } from './row.ts'
import { tool } from './tool.ts'

const photo = new Uint8Array(
  await sharp('public/samples/prairie-evening.jpg').resize(120, 80).jpeg({ quality: 98 }).toBuffer(),
)
const imagePage = (url: string, body = photo) =>
  pageOf('', { url, headers: { 'content-type': 'image/jpeg' }, page: { body } })

/** Creates a site whose images are all the same photo; `requests` counts requests for images. */
function siteOf(html: string, others: Record<string, Artifacts['pages'][number]> = {}) {
  const requests: { url: string; maxBytes?: number }[] = []
  const gather: Gather = async (name, request) => {
    if (name === 'page') return pageOf(html, { url: PAGE_URL }) as never
    const list = request as { url: string; maxBytes?: number }[]
    requests.push(...list)
    return list.map(({ url }) => others[url] ?? imagePage(url)) as never
  }
  return { gather, requests }
}
const compress = (input: Record<string, unknown>, gather: Gather) =>
  run(tool, { url: PAGE_URL, codec: 'jpeg', quality: 40, ...input }, { gather })
const rowsOf = ({ data }: Awaited<ReturnType<typeof compress>>) => (data as Batch).rows as Row[]

test('a page’s images give the same files as uploads', { tags: 'extended' }, async () => {
  const { gather, requests } = siteOf(
    `<picture><source srcset="/wide.jpg 1440w, /narrow.jpg 400w" sizes="100vw"><img src="/old.jpg"></picture>
     <img src="data:image/gif;base64,R0lGOD" data-src="/lazy.jpg"><img src="wide.jpg"><img src="/wide.jpg#again">`,
  )
  const online = await compress({}, gather)
  expect(requests.map(({ url }) => url)).toEqual(['wide', 'lazy'].map((name) => `https://shop.example/${name}.jpg`))
  expect(requests.map(({ maxBytes }) => maxBytes)).toEqual([MAX_IMAGE_BYTES, MAX_IMAGE_BYTES])
  const files = ['wide.jpg', 'lazy.jpg'].map((name) => new File([photo], name))
  const chosen = await run(tool, { files, codec: 'jpeg', quality: 40 })
  expect(rowsOf(online)).toEqual(rowsOf(chosen))
  expect(online.files).toEqual(chosen.files)
  expect(online.summary).toContain(`From ${PAGE_URL}.`)
})

test('an image can be compressed by its own URL', async () => {
  const url = 'https://shop.example/socks%20gray?v=2'
  const { failure, files } = await compress({ url }, async () => imagePage(url) as never)
  expect([failure, files[0]?.name]).toEqual([undefined, 'socks gray.jpg'])
})

test('at most 20 images of a page are fetched, and the report says so', { tags: 'extended' }, async () => {
  const html = Array.from({ length: 23 }, (_, at) => `<img src="/${at}.jpg">`).join('')
  const { gather, requests } = siteOf(html)
  const envelope = await compress({}, gather)
  expect([requests.length, rowsOf(envelope).length]).toEqual([20, 20])
  expect(envelope.summary).toContain('shows 23 images, of which the first 20 were read')
})

test('an unreadable image is listed with its reason, and the others are compressed', async () => {
  const at = (name: string) => `https://shop.example/${name}`
  const others: Record<string, Artifacts['pages'][number]> = {
    [at('huge.jpg')]: {
      requestedUrl: at('huge.jpg'),
      hops: [],
      unmeasured: { limit: 'size', message: 'Too large.' },
    },
    [at('gone.jpg')]: pageOf('gone', { url: at('gone.jpg'), status: 404 }),
    [at('logo.svg')]: imagePage(at('logo.svg'), new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    [at('page.jpg')]: pageOf('<p>Sign in</p>', { url: at('page.jpg') }),
  }
  const names = ['huge.jpg', 'gone.jpg', 'logo.svg', 'page.jpg', 'good.jpg']
  const { gather } = siteOf(names.map((name) => `<img src="/${name}">`).join(''), others)
  const envelope = await compress({}, gather)
  expect(envelope.status).toBe('partial')
  expect(rowsOf(envelope).map(({ name }) => name)).toEqual(['good.jpg'])
  const unread = envelope.findings.filter(({ id }) => id === 'image-not-read')
  expect(unread.map(({ evidence }) => evidence)).toEqual([
    'Too large.',
    'The server responded with 404.',
    expect.stringContaining('no pixels to compress'),
    expect.stringContaining('no image, but text/html'),
  ])
})

test('images that time out are listed', async () => {
  const { gather } = siteOf('<img src="/a.jpg"><img src="/b.jpg">')
  let now = 0
  const envelope = await run(tool, { url: PAGE_URL, codec: 'jpeg' }, { gather, now: () => (now += 10_000) })
  expect(rowsOf(envelope)).toMatchObject([{ name: 'a.jpg' }, { name: 'b.jpg', error: expect.stringContaining('time') }])
  expect(envelope.status).toBe('partial')
})

test.each([
  ...badPages.map(([what, page, message]): [string, Page, RegExp] => [what, page, message]),
  ['a page without images', pageOf('<p>Socks</p>', { url: PAGE_URL }), /shows no images/],
] as [string, Page, RegExp][])('%s is refused with its own message', async (_, page, message) => {
  const { failure } = await compress({}, async () => page as never)
  expect(failure?.errors.url).toMatch(message)
})

test('neither and both of files and URL are refused at their field', async () => {
  const both = await run(tool, { files: [new File([photo], 'a.jpg')], url: PAGE_URL })
  const neither = await run(tool, {})
  expect([neither, both].map(({ failure }) => Object.keys(failure?.errors ?? {}))).toEqual([['files'], ['url']])
})
