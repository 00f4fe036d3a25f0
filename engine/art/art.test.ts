import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type ArtKind, drawArt, field, furrows, ranks, ridge, roots, terraces, weatherFor, weathers } from './art.ts'
import { avatar } from './avatar-art.ts'
import { area, path, random, scale, series, tenth } from './series.ts'

const kinds: ArtKind[] = ['ridge', 'ranks', 'roots', 'field', 'furrows', 'terraces']
const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const numbersOf = (svg: string) => (svg.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

test.each(kinds)('%s: a seed always renders the same picture, and another seed a different one', (kind) => {
  const draw = (seed: string) => drawArt({ kind, seed, weather: 'dawn', w: 480, h: 300 })
  expect(draw('a')).toBe(draw('a'))
  expect(draw('a')).not.toBe(draw('b'))
})

/** Returns the shapes of a drawing in any order: a path is split into its parts, and each bar has its own height. */
function shapesOf(svg: string) {
  return [...svg.matchAll(/<path class="([^"]+)" d="([^"]+)"/g)]
    .flatMap(([, look, d = '']) => d.split(/(?=M)/).map((part) => `${look} ${part}`))
    .map((shape) => shape.replace(/ (\S+)(h\S+)V300h/, (_, y, width) => ` ${y}${width}v${tenth(300 - y)}h`))
    .sort()
}

// Copied from the design's drawings, with rectangles as parts of paths: any difference is a different image.
test.each([
  ['ranks', 'c84799e04a0a'],
  ['roots', '53594dad465b'],
  ['furrows', '2222413e5a24'],
  ['terraces', '70d51c272753'],
] as const)('%s matches the design', (kind, expected) => {
  expect(fingerprint(JSON.stringify(shapesOf(drawArt({ kind, seed: 'x1', w: 480, h: 300 }))))).toBe(expected)
})

test('each kind can be rendered by name', () => {
  for (const [kind, draw] of Object.entries({ ridge, ranks, roots, field, furrows, terraces })) {
    expect(draw({ seed: 'a', weather: 'noon' })).toBe(drawArt({ kind: kind as ArtKind, seed: 'a', weather: 'noon' }))
  }
})

test('an avatar matches the design for its name', () => {
  expect(fingerprint(avatar('Ines Calder', 64))).toBe('2af6305af2aa')
})

test('a seed gives its own sequence of numbers from 0 up to 1', () => {
  const take = (seed: string) => Array.from({ length: 200 }, random(seed))
  expect(take('a')).toEqual(take('a'))
  expect(take('a')).not.toEqual(take('b'))
  expect(Math.min(...take('a'))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...take('a'))).toBeLessThan(1)
})

test('a series starts and ends at the given values', () => {
  const values = series({ seed: 's', n: 53, from: 1, to: 3 })
  expect(values).toHaveLength(53)
  expect([values[0], values.at(-1)]).toEqual([1, 3])
})

test('the scale puts the smallest value at the bottom and the largest at the top', () => {
  expect(scale([2, 4, 3], { x1: 100, y0: 50, y1: 0 })).toEqual([
    [0, 50],
    [50, 0],
    [100, 25],
  ])
  expect(scale([7], { x1: 100, y0: 50, y1: 0 })).toEqual([[0, 50]])
})

test('a path is a line, and an area is closed at its base', () => {
  const points = [
    [0, 1],
    [2, 3],
  ] as const
  expect(path(points)).toBe('M0 1L2 3')
  expect(area(points, 9)).toBe('M0 1L2 3L2 9L0 9Z')
})

test('a ridge has exactly one corner for each real value', () => {
  const values = [500, 520, 610, 900]
  const [, line = ''] =
    /class="ridge" d="([^"]+)"/.exec(ridge({ seed: 's', values, w: 300, h: 100, top: 0, base: 1 })) ?? []
  expect(line).toBe('M0 100L100 95L200 72.5L300 0')
})

test('real values do not get an invented earlier year', () => {
  expect(ridge({ seed: 's', values: [1, 2, 3] })).not.toContain('class="far"')
  expect(ridge({ seed: 's', values: [1, 2, 3], before: [1, 1, 2] })).toContain('class="far"')
})

test.each(kinds)('%s has only valid numbers and needs no id', (kind) => {
  const svg = drawArt({ kind, seed: 7, title: 'Title', w: 200, h: 100, values: kind === 'ridge' ? [5, 5] : undefined })
  expect(svg).not.toMatch(/NaN|Infinity|undefined|id=/)
  expect(numbersOf(svg).every(Number.isFinite)).toBe(true)
})

test('a title labels the picture, which is decorative without one', () => {
  expect(drawArt({ kind: 'ranks', seed: 1, title: 'A "list" & <more>' })).toContain(
    'role="img" aria-label="A &quot;list&quot; &amp; &lt;more&gt;"',
  )
  expect(drawArt({ kind: 'ranks', seed: 1 })).toContain('aria-hidden="true"')
})

test('options affect the picture', () => {
  const bars = (svg: string) => shapesOf(svg).length
  expect(bars(drawArt({ kind: 'ranks', seed: 1, options: { n: 4 } }))).toBe(4)
})

test('adjacent skies always differ', () => {
  for (let seed = 0; seed < 200; seed++) {
    for (const previous of weathers) expect(weatherFor(seed, previous)).not.toBe(previous)
  }
  expect(new Set(Array.from({ length: 200 }, (_, seed) => weatherFor(seed))).size).toBe(4)
})
