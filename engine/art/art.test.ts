import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawArt, weatherFor, weathers } from './art.ts'
import { avatar } from './avatar-art.ts'
import { area, path, random, scale, series } from './series.ts'

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const ridge = (values: number[], before?: number[]) =>
  drawArt({ kind: 'ridge', values, before, w: 300, h: 100, top: 0, base: 1 })

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
  const [, line = ''] = /class="ridge" d="([^"]+)"/.exec(ridge(values)) ?? []
  expect(line).toBe('M0 100L100 95L200 72.5L300 0')
})

test('real values do not get an invented earlier year', () => {
  expect(ridge([1, 2, 3])).not.toContain('class="far"')
  expect(ridge([1, 2, 3], [1, 1, 2])).toContain('class="far"')
})

test('a series without change has only valid numbers', () => {
  expect(ridge([5, 5])).not.toMatch(/NaN|Infinity|undefined/)
})

test('a title labels the picture, which is decorative without one', () => {
  const draw = (title?: string) => drawArt({ kind: 'ridge', values: [1, 2], title })
  expect(draw('A "list" & <more>')).toContain('role="img" aria-label="A &quot;list&quot; &amp; &lt;more&gt;"')
  expect(draw()).toContain('aria-hidden="true"')
})

test('adjacent skies always differ', () => {
  for (let seed = 0; seed < 200; seed++) {
    for (const previous of weathers) expect(weatherFor(seed, previous)).not.toBe(previous)
  }
  expect(new Set(Array.from({ length: 200 }, (_, seed) => weatherFor(seed))).size).toBe(4)
})
