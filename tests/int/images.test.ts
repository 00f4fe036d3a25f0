import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { api } from '../support/page.ts'
import { inject } from '../support/product.ts'

let imagePath: string

beforeAll(async () => {
  const { posts } = await (await api('/get-posts')).json()
  const [, id, size, extension] = posts
    .find((post: { featureImage: unknown }) => post.featureImage)
    .featureImage.asset._ref.split('-')
  imagePath = `/images/prairie-signal/production/${id}-${size}.${extension}`
})

const get = (path: string, accept = '*/*') => fetch(inject('siteUrl') + path, { headers: { accept } })
const measure = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()

test('R-222 R-223 the URL made from the image reference returns the image, cached forever', async () => {
  const response = await get(imagePath)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await measure(response)).toMatchObject({ width: 1600, height: 1000, format: 'png' })
})

test.each([
  ['w=400', { width: 400, height: 250 }],
  ['w=400&h=400&fit=crop', { width: 400, height: 400 }],
  ['w=400&h=400&fit=crop&crop=top,left', { width: 400, height: 400 }],
  ['w=400&h=400', { width: 400, height: 250 }],
  ['w=400&h=400&fit=scale', { width: 400, height: 400 }],
  ['w=400&h=400&fit=fill', { width: 400, height: 400 }],
  ['w=3000&fit=max', { width: 1600, height: 1000 }],
  ['w=200&dpr=2', { width: 400, height: 250 }],
  ['w=100&fm=webp', { width: 100, format: 'webp' }],
  ['w=100&fm=jpg&q=30&blur=5', { width: 100, format: 'jpeg' }],
])('R-223 the image accepts the options %s', async (options, expected) => {
  const response = await get(`${imagePath}?${options}`)
  expect(response.status).toBe(200)
  expect(await measure(response)).toMatchObject(expected)
})

test.each([
  ['w=401', 'w=480'],
  ['w=200&dpr=2', 'w=400'],
  ['w=400&q=80', 'w=400&q=90'],
  ['w=400&blur=50', 'w=400'],
])('C1 %s is not an allowed size or quality and redirects to %s', async (requested, allowed) => {
  const response = await fetch(`${inject('siteUrl')}${imagePath}?${requested}`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, `${imagePath}?${allowed}`])
})

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/png'],
])('R-223 auto=format for %s', async (accept, type) => {
  const response = await get(`${imagePath}?w=120&auto=format`, accept)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('vary')).toContain('accept')
})

test.each([
  ['?w=0', 400, /w/],
  ['?w=99999', 400, /w/],
  ['?w=abc', 400, /w/],
  ['?fit=stretch&w=10', 400, /fit/],
  ['?crop=middle&w=10', 400, /crop/],
  ['?auto=compress', 400, /auto/],
  ['?rot=90', 400, /Unknown option rot/],
  ['?w=10&w=20', 400, /twice/],
])('R-284 %s is refused with a reason', async (options, status, reason) => {
  const response = await get(imagePath + options)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await response.json()).message).toMatch(reason)
})

test.each([
  ['/images/other/production/x', 400],
  [`/images/prairie-signal/production/${'0'.repeat(40)}-10x10.png`, 404],
  ['/images/prairie-signal/production/%2e%2e%2fsecret', 400],
])('%s returns no image', async (path, status) => {
  expect((await get(path)).status).toBe(status)
})

test('a path with the wrong size is refused', async () => {
  const response = await get(`${imagePath.replace('1600x1000', '1601x1000')}?w=10`)
  expect(response.status).toBe(404)
  expect((await response.json()).message).toContain('1600x1000')
})
