import { expect, test } from 'vitest'
import { composeArt } from './art.ts'
import { isArt } from './options.ts'

test('art parameters are rendered', () => {
  const art = { kind: 'field', seed: 'a', weather: 'dusk', options: { cols: 4, rows: 3 } }
  expect(isArt(art) && composeArt(art).body).toContain('<path class="hit"')
})

test.each([
  null,
  'field',
  [],
  {},
  { kind: 'gone', seed: 'a', weather: 'dusk' },
  { kind: 'toString', seed: 'a', weather: 'dusk' },
  { kind: 'field', seed: null, weather: 'dusk' },
  { kind: 'field', seed: 'a', weather: '"><script>' },
  { kind: 'field', seed: 'a', weather: 'dusk', options: { cols: '4' } },
  { kind: 'field', seed: 'a', weather: 'dusk', options: { cols: Number.NaN } },
  { kind: 'field', seed: 'a', weather: 'dusk', options: { cols: 1e9 } },
])('R15 %j is not art', (value) => expect(isArt(value)).toBe(false))
