// @module-tag slow
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Drawing, SocialCard } from './card.ts'
import { renderCard } from './render.ts'

const card: SocialCard = {
  brand: 'Prairie Signal',
  title: 'A title',
  kicker: 'Article',
  meta: ['Nov 17, 2026'],
  drawing: { kind: 'rows', rows: [{ bars: [{ from: 0.2, to: 0.5 }], isMarked: true }], ticks: [{ at: 0, label: '0' }] },
}
const drawings: Drawing[] = [
  { kind: 'art', place: 'beside', art: { kind: 'cover', weather: 'night', cover: { form: 'words', caption: 'a' } } },
  { kind: 'art', place: 'below', art: { kind: 'ridge', values: [1, 2, 3] } },
  { kind: 'face', name: 'Ada' },
  { kind: 'squares', count: 58, marked: [3] },
  { kind: 'squares', count: 0, marked: [] },
  { kind: 'rows', rows: [], ticks: [] },
  card.drawing,
]

test('S-26 every kind of art gives a PNG of 1200 × 630', { tags: 'extended' }, async () => {
  for (const drawing of drawings) {
    const png = await renderCard({ ...card, drawing })
    const { width, height, format } = await sharp(png).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
    expect(png.length).toBeLessThan(150_000)
  }
})

test('S-26 very long, empty, and unsupported titles are rendered', { tags: 'extended' }, async () => {
  for (const title of ['🙂 日本', 'x'.repeat(500), '', '<b>&amp;</b> "quoted"', 'word '.repeat(100)])
    expect((await renderCard({ ...card, title })).subarray(1, 4).toString()).toBe('PNG')
})

test('S-26 the marked bar appears only in a chart with bars', async () => {
  const orange = async (drawing: Drawing) => {
    const { data, info } = await sharp(await renderCard({ ...card, drawing }))
      .extract({ left: 64, top: 380, width: 1072, height: 180 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let count = 0
    for (let at = 0; at < data.length; at += info.channels)
      if ((data[at] ?? 0) > 220 && (data[at + 1] ?? 255) < 100 && (data[at + 2] ?? 255) < 40) count += 1
    return count
  }
  expect(await orange(card.drawing)).toBeGreaterThan(10_000)
  expect(await orange({ kind: 'rows', rows: [], ticks: [] })).toBe(0)
})
