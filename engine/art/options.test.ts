import { expect, test } from 'vitest'
import { composeArt } from './art.ts'
import { isArt } from './options.ts'

const cover = { form: 'bars', figure: '3', caption: 'things', rows: [['One', 3]] }
const art = { kind: 'cover', weather: 'dusk', cover }

test('a stored cover is rendered', () => {
  expect(isArt(art) && composeArt(art).body).toContain('<path class="land"')
})

test.each([
  null,
  'cover',
  [],
  {},
  { ...art, kind: 'ranks' },
  { ...art, kind: 'toString' },
  { ...art, weather: '"><script>' },
  { ...art, cover: null },
  { ...art, cover: { ...cover, form: 'toString' } },
  { ...art, cover: { ...cover, caption: 7 } },
  { ...art, cover: { ...cover, rows: [] } },
  { ...art, cover: { ...cover, rows: 'rows' } },
  { ...art, cover: { ...cover, rows: [['One', '3']] } },
  { ...art, cover: { ...cover, rows: [['One', Number.NaN]] } },
  { ...art, cover: { ...cover, rows: [[null, 3]] } },
  { ...art, cover: { ...cover, of: 1e12 } },
  { ...art, cover: { ...cover, unit: {} } },
])('R15 %j is not art', (value) => expect(isArt(value)).toBe(false))
