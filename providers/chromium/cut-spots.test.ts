import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from '#engine/base64.ts'
import { cutSpots, type ShownPage } from './cut-spots.ts'

const PAGE = { width: 412, height: 1_000 }

/** Returns a white page of which one check of accessibility failed at these places, the first element of each. */
async function shown(...places: [left: number, top: number, width: number, height: number][]): Promise<ShownPage> {
  const white = await sharp({ create: { ...PAGE, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  const ids = places.map((_, at) => `1-${at}-A`)
  const rows = places.map(([left, top, width, height], at) => [ids[at] ?? '', { left, top, width, height }] as const)
  return {
    fullPageScreenshot: {
      screenshot: { data: `data:image/webp;base64,${toBase64(white)}`, ...PAGE },
      nodes: Object.fromEntries(rows),
    },
    categories: { accessibility: { auditRefs: ids.map((id) => ({ id: `check-${id}` })) } },
    audits: Object.fromEntries(
      ids.map((lhId) => [`check-${lhId}`, { score: 0, details: { items: [{ node: { lhId } }, {}] } }]),
    ),
  }
}

/** Returns the box of what is not white in an image: its frame. */
async function frameOf(image: string) {
  const { data, info } = await sharp(fromBase64(image)).raw().toBuffer({ resolveWithObject: true })
  const marked = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
    (at) => (data[at * info.channels + 2] ?? 255) < 100,
  )
  const [xs, ys] = [marked.map((at) => at % info.width), marked.map((at) => Math.floor(at / info.width))]
  return { size: [info.width, info.height], left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys) }
}

test('an element is in the middle of its image, with a frame around it', async () => {
  const spots = await cutSpots(await shown([200, 500, 20, 10]))
  const { size, left, right, top } = await frameOf(spots['1-0-A'] ?? '')
  expect(size).toEqual([360, 200])
  expect([left, right]).toEqual([170 - 3, 170 + 20 + 2])
  expect(top).toBe(95 - 3)
})

test('of an element that is larger than its image, the beginning is shown; at an edge, the page ends the view', async () => {
  const spots = await cutSpots(await shown([0, 300, 412, 600], [380, 980, 30, 18], [0, 0, 10, 10]))
  expect((await frameOf(spots['1-0-A'] ?? '')).top).toBe(40 - 3)
  for (const id of ['1-1-A', '1-2-A']) expect((await frameOf(spots[id] ?? '')).size).toEqual([360, 200])
})

test('what has no size, is not on the page, or passed has no image', async () => {
  expect(await cutSpots(await shown([10, 10, 0, 0], [500, 10, 20, 20], [10, -50, 20, 20]))).toEqual({})
  const passed = await shown([10, 10, 20, 20])
  expect(await cutSpots({ ...passed, audits: { 'check-1-0-A': { score: 1 } } })).toEqual({})
  expect(await cutSpots({ ...passed, fullPageScreenshot: null })).toEqual({})
})
