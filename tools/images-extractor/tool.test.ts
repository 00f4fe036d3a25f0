import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { PageRequest } from '#engine/web/page.ts'
import { imageHead } from '#tests/support/image-heads.ts'
import { unmeasured } from '#tests/support/page-of.ts'
import { run } from '#tests/support/tool-ports.ts'
import { gatherFiles } from '#tests/support/web-files.ts'
import type { ImageReport } from './measured-page.ts'
import { kindsPage, names, PAGE_URL } from './oracle.ts'
import { tool } from './tool.ts'

const extracted = async (files: Parameters<typeof gatherFiles>[0], more: Record<string, string> = {}) => {
  const envelope = await run(tool, { url: PAGE_URL, ...more }, { gather: gatherFiles(files) })
  return { ...envelope, data: envelope.data as ImageReport }
}
const onPage = (body: string, files: Parameters<typeof gatherFiles>[0] = {}) =>
  extracted({ [PAGE_URL]: { body: `<html><body>${body}</body></html>` }, ...files })

test(`each of ${names.length} kinds of images is found exactly once, and nothing else`, async () => {
  const { data } = await extracted(kindsPage)
  const urls = data.images.map(({ url }) => url)
  expect(urls.filter((url) => !url.startsWith('data:')).toSorted()).toEqual(
    names.map((name) => `https://shop.example/i/${name}.png`).toSorted(),
  )
  expect(urls.filter((url) => url.startsWith('data:image/gif'))).toHaveLength(1)
  expect(data.inlineSvgs.map(({ title }) => title)).toContain('Cart')
  expect(data.images.every(({ format, width, bytes }) => format && width && bytes)).toBe(true)
})

test('size, format, and weight come from the first bytes, not from names and headers', async () => {
  const files = {
    'https://shop.example/a.jpg': { body: imageHead.webp(800, 600, 400_000), type: 'image/jpeg' },
    'https://shop.example/b.jpg': { body: imageHead.turnedJpeg(480, 640), type: 'image/jpeg' },
    'https://shop.example/c.png': { status: 404, body: 'x' },
  }
  const { data, findings } = await onPage(
    '<img src=/a.jpg width=100 height=75 alt=a><img src=/b.jpg><img src=/c.png alt=c>',
    files,
  )
  expect(data.images.map(({ format, width, height, bytes }) => [format, width, height, bytes])).toEqual([
    ['webp', 800, 600, 400_000],
    ['jpeg', 640, 480, 128],
    [null, null, null, null],
  ])
  expect(findings.map(({ id }) => id).toSorted()).toEqual([
    'broken',
    'heavy',
    'missing-alt',
    'missing-size',
    'oversized',
  ])
})

test.each([
  ['390', 'https://shop.example/s.jpg'],
  ['800', 'https://shop.example/m.jpg'],
  ['1440', 'https://shop.example/l.jpg'],
])('at %s pixels a browser shows %s', async (width, url) => {
  const body =
    '<img src=/f.jpg srcset="/s.jpg 400w, /m.jpg 800w, /l.jpg 1600w" sizes="(min-width: 1000px) 1100px, 100vw" alt>'
  const { data } = await extracted({ [PAGE_URL]: { body } }, { width })
  expect(data.images.filter(({ isChosen }) => isChosen).map((image) => image.url)).toEqual([url])
})

test('a page that came instead of an image has no weight', async () => {
  const page = { body: '<p>No such image</p>', type: 'text/html' }
  const { summary, findings } = await onPage('<img src=/a.jpg alt>', { 'https://shop.example/a.jpg': page })
  expect(summary).toBe('1 image.')
  expect(findings.find(({ id }) => id === 'broken')?.evidence).toContain('sends no image, but text/html')
})

test('unreadable and unmeasured images have no size', async () => {
  const body = Array.from({ length: 90 }, (_, at) => `<img src=/n${at}.png alt>`).join('')
  const { data } = await onPage(body)
  expect(data.images).toHaveLength(90)
  expect(data.images.every(({ width, bytes }) => width === null && bytes === null)).toBe(true)
  expect(data.images.filter(({ isMeasured }) => isMeasured)).toHaveLength(80)
})

describe('45 images of a host that gives 28 turns at once', () => {
  const files = Object.fromEntries(
    Array.from({ length: 45 }, (_, at) => [`https://shop.example/n${at}.png`, { body: imageHead.webp(8, 6, 900) }]),
  )
  const tags = Object.keys(files).map((src) => `<img src="${src}" alt width=8 height=6>`)
  const fromFiles = gatherFiles({ [PAGE_URL]: { body: `<html><body>${tags.join('')}</body></html>` }, ...files })
  const extract = ({ turnsLater }: { turnsLater: boolean }) => {
    const gather: Gather = async (name, requests) => {
      const responses = await fromFiles(name, requests)
      if (!Array.isArray(responses)) return responses
      const isTurn = (at: number) => ((requests as PageRequest[])[at]?.waits ? turnsLater : at < 28)
      return responses.map((one, at) => (isTurn(at) ? one : unmeasured(''))) as never
    }
    return run(tool, { url: PAGE_URL }, { gather })
  }

  test('all are measured when it gives more later', async () => {
    const { status, data } = await extract({ turnsLater: true })
    expect(status).toBe('done')
    expect((data as ImageReport).images.filter(({ isMeasured }) => isMeasured)).toHaveLength(45)
  })

  test('the others are not measured when it gives none, and nothing is said against them', async () => {
    const { status, summary, limits, findings } = await extract({ turnsLater: false })
    expect({ status, summary }).toMatchObject({
      status: 'partial',
      summary: expect.stringContaining('17 of them were not measured'),
    })
    expect(limits.join(' ')).toContain('17 of 45 images could not be measured')
    expect(findings.filter(({ severity }) => severity === 'critical')).toEqual([])
  })
})

test('a srcset of 100,000 candidates is cut, and the report says so', async () => {
  const srcset = Array.from({ length: 100_000 }, (_, at) => `/i${at}.jpg ${at + 1}w`).join(', ')
  const envelope = await onPage(`<img srcset="${srcset}" sizes=100vw alt>`)
  expect(envelope.data.images).toHaveLength(2_000)
  expect(JSON.stringify(envelope).length).toBeLessThan(2_000_000)
  expect(envelope.limits.join(' ')).toMatch(/98,00\d further images/)
})

test('R-173 a PDF is refused with its own message', async () => {
  const { status, summary } = await extracted({ [PAGE_URL]: { body: '%PDF-1.7', type: 'application/pdf' } })
  expect([status, /PDF/.test(summary)]).toEqual(['failed', true])
})

const photo = readFileSync('public/samples/prairie-evening.jpg')

test('fully read images are in the gallery and files, with badges', { tags: 'extended' }, async () => {
  const files = {
    'https://shop.example/i/sock.jpg': { body: photo, type: 'image/jpeg' },
    'https://shop.example/j/sock.jpg': { body: photo, type: 'image/jpeg' },
    'https://shop.example/huge.png': { body: imageHead.webp(4000, 3000, 2_000_000), type: 'image/png' },
  }
  const body = '<img src=/i/sock.jpg alt="A sock" width=100 height=75><img src=/j/sock.jpg><img src=/huge.png alt>'
  const { files: made, report, data } = await onPage(body, files)
  expect(made.map(({ name, type }) => [name, type])).toEqual([
    ['sock.jpg', 'image/jpeg'],
    ['sock-2.jpg', 'image/jpeg'],
  ])
  expect(photo.equals(made[0]?.bytes ?? new Uint8Array())).toBe(true)
  const gallery = report.find(({ kind }) => kind === 'gallery')
  const badges =
    gallery?.kind === 'gallery' ? gallery.images.map((image) => image.badges.map(({ label }) => label)) : []
  expect(badges).toEqual([
    ['Old format', 'Too many pixels'],
    ['No alt', 'Old format', 'No size'],
  ])
  expect(JSON.stringify(data)).not.toContain('bytes":{')
})

test('WebP savings come from a real encode, and a damaged image does not fail the report', {
  tags: 'extended',
}, async () => {
  const files = {
    'https://shop.example/sock.jpg': { body: photo, type: 'image/jpeg' },
    'https://shop.example/torn.jpg': { body: photo.subarray(0, 20_000), type: 'image/jpeg' },
  }
  const { data, report } = await onPage('<img src=/sock.jpg alt><img src=/torn.jpg alt>', files)
  const [saving] = data.savings
  expect(saving?.before).toBe(photo.length)
  expect(saving?.after).toBeLessThan(photo.length)
  const metrics = report.flatMap((block) => (block.kind === 'metric' ? block.metrics : []))
  const shown = metrics.find(({ label }) => label === 'Saving with WebP')?.value
  const saved = data.savings.reduce((sum, { before, after }) => sum + before - after, 0)
  expect(shown).toBe(Math.round(saved / 100) / 10)
})

test('without files, there is no gallery, and images are not fully read', async () => {
  const files = { 'https://shop.example/sock.jpg': { body: photo, type: 'image/jpeg' } }
  const envelope = await run(
    tool,
    { url: PAGE_URL, files: false },
    { gather: gatherFiles({ [PAGE_URL]: { body: '<img src=/sock.jpg alt>' }, ...files }) },
  )
  expect(envelope.files).toEqual([])
  expect(envelope.report.some(({ kind }) => kind === 'gallery')).toBe(false)
})
