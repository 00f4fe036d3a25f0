// extended: the same image for every kind of page.
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { minimalPost, signIn } from '../support/editor.ts'
import { page } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const PAGES = [
  '/',
  '/blog/',
  '/blog/page/2',
  '/blog/category/seo/',
  '/blog/conversions-counted-twice',
  '/author/maren.holt/',
  '/founder/orla-brandvold/',
  '/services/',
  '/services/seo/',
  '/tools/',
  '/tools/exif-viewer/',
  '/case-study/',
  '/case-study/living-healthy-24',
  '/career/',
  '/career/senior-seo-analyst',
  '/portfolio',
  '/creative/',
  '/testimonial/',
  '/our-journey/',
  '/contact-us/',
  '/privacy-policy/',
]
let editor: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  editor = await signIn()
})

const socialImage = (path: string, headers: Record<string, string> = {}) => fetch(inject('siteUrl') + path, { headers })

test('S-26 every kind of page has its own 1200 × 630 PNG as social image', { tags: 'extended' }, async () => {
  const seen = new Set<string>()
  for (const path of PAGES) {
    const { document } = await page(path)
    const meta = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? ''
    const imageUrl = meta('og:image')
    expect(imageUrl).toMatch(/^https?:\/\/.*\/og\/.*\.png$/)
    expect(meta('og:image:alt')).not.toBe('')
    expect(meta('og:url')).toBe(document.querySelector('link[rel="canonical"]')?.getAttribute('href'))
    expect(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image')
    const response = await fetch(imageUrl)
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
    const bytes = Buffer.from(await response.arrayBuffer())
    const { width, height, format } = await sharp(bytes).metadata()
    expect([path, format, width, height]).toEqual([path, 'png', 1200, 630])
    expect(bytes.length).toBeLessThan(300_000)
    seen.add(bytes.toString('base64'))
  }
  expect(seen.size).toBe(PAGES.length)
})

test('S-26 a social image is cached for a day and revalidated by its ETag', async () => {
  const first = await socialImage('/og/blog/index.png')
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  const etag = first.headers.get('etag') ?? ''
  const again = await socialImage('/og/blog/index.png', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  const many = await Promise.all(Array.from({ length: 20 }, () => socialImage('/og/blog/index.png?utm_source=x')))
  expect(new Set(many.map((response) => response.headers.get('etag')))).toEqual(new Set([etag]))
})

test('S-26 only public pages have social images', async () => {
  for (const path of [
    '/no-such-page',
    '/blog/no-such-post',
    '/search/index',
    '/404',
    '/career/link-researcher',
    '/blog',
  ])
    expect([path, (await socialImage(`/og${path}.png`)).status]).toEqual([path, 404])
  for (const path of ['/search/', '/no-such-page', '/styleguide/'])
    expect((await page(path)).document.querySelector('meta[property="og:image"]')).toBeNull()
})

test('S-26 a social image appears when a draft is published, works in any script, and follows the title', {
  tags: 'extended',
}, async () => {
  const slug = 'picture-of-a-draft'
  const { id } = await editor.create('posts', minimalPost(slug, { title: '日本 🙂 <b>', _status: 'draft' }))
  const imagePath = `/og/blog/${slug}.png`
  try {
    expect((await socialImage(imagePath)).status).toBe(404)
    await editor.update('posts', id, { _status: 'published' })
    await waitFor(async () => (await socialImage(imagePath)).status === 200)
    const etag = (await socialImage(imagePath)).headers.get('etag')
    await editor.update('posts', id, { title: `Words ${'and words '.repeat(19)}`, _status: 'published' })
    await waitFor(async () => {
      const response = await socialImage(imagePath)
      return response.status === 200 && response.headers.get('etag') !== etag
    })
  } finally {
    await editor.remove('posts', id)
  }
})
