import { expect, test } from 'vitest'
import { drawArt } from './art.ts'
import { type CoverData, coverForms, describeCover } from './cover-data.ts'
import { linesOf } from './cover-lines.ts'

const rows: CoverData['rows'] = [
  ['First', 12, 5, 9],
  ['Second', 7, 6, 8],
  ['Third', 3, 4, 2],
]
const draw = (cover: Partial<CoverData>, size = { w: 640, h: 400 }, isPlain = false) =>
  drawArt({ kind: 'cover', cover: { form: 'bars', figure: '12', caption: 'things', rows, ...cover }, ...size, isPlain })

test.each(coverForms)('%s draws valid numbers at every size, and no text without fonts', (form) => {
  for (const size of [
    { w: 640, h: 400 },
    { w: 1440, h: 540 },
    { w: 424, h: 630 },
  ]) {
    const svg = draw({ form, mark: 1, at: 4, of: 30 }, size)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|="-\d+(\.\d+)?" height|id=/)
    expect(svg).toContain('<text class="figure"')
    expect(draw({ form, mark: 1, at: 4, of: 30 }, size, true)).not.toContain('<text')
  }
})

test('the marked row alone is the one to look at', () => {
  expect(draw({ mark: 2 }).match(/class="hit"/g)).toHaveLength(1)
  expect(draw({})).not.toContain('class="hit"')
})

test('lengths are to scale', () => {
  const [, ...widths] = [
    ...draw({
      rows: [
        ['a', 10],
        ['b', 5],
      ],
    }).matchAll(/class="land" d="M[\d.]+ [\d.]+h([\d.]+)/g),
  ].map(([, width]) => Number(width))
  const [first = 0] = [...draw({ rows: [['a', 10]] }).matchAll(/class="land" d="M[\d.]+ [\d.]+h([\d.]+)/g)].map(
    ([, w]) => Number(w),
  )
  expect(widths[0]).toBeCloseTo(first / 2, 0)
})

test('areas are to scale', () => {
  const sides = [
    ...draw({
      form: 'areas',
      rows: [
        ['a', 400],
        ['b', 100],
      ],
    }).matchAll(/d="M[\d.]+ [\d.]+h([\d.]+)v/g),
  ].map(([, side]) => Number(side))
  expect((sides[0] ?? 0) / (sides[1] ?? 1)).toBeCloseTo(2, 1)
})

test('labels of areas keep a distance, however alike the squares are', () => {
  const alike: CoverData['rows'] = [
    ['All', 4800],
    ['Some', 1200],
    ['Few', 400],
  ]
  const heights = [...draw({ form: 'areas', rows: alike }).matchAll(/"label" x="[\d.]+" y="([\d.]+)"[^>]*>[\d,]+</g)]
  const [first = 0, second = 0, third = 0] = heights.map(([, y]) => Number(y))
  expect(heights).toHaveLength(3)
  expect(second - first).toBeGreaterThan(45)
  expect(third - second).toBeGreaterThan(45)
})

test('words are escaped and broken at spaces', () => {
  expect(draw({ form: 'words', caption: 'Tern & Co <3' })).toContain('Tern &amp;')
  expect(linesOf('one two three', 7)).toEqual(['one two', 'three'])
  expect(linesOf('unbreakable', 4)).toEqual(['unbreakable'])
})

test('a cover says in words what it shows', () => {
  expect(
    describeCover({
      form: 'falls',
      figure: '$80',
      caption: 'is left',
      rows: [
        ['Goods', 118],
        ['Post', 7.2],
      ],
      unit: '$',
    }),
  ).toBe('$80 is left: Goods $118, Post $7.20')
  expect(describeCover({ form: 'words', caption: 'A title' })).toBe('A title')
})
