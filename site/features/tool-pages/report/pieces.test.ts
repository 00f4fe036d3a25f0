import { expect, test } from 'vitest'
import type { Mark } from '#engine/tool/blocks.ts'
import {
  columnPath,
  evenlySpaced,
  extentOf,
  linePath,
  placeOn,
  scaleOf,
  separateLabels,
} from '#site/ui/charts/scale.ts'
import { cutAtMarks, partEnds, replaceMark, usableMarks } from './text-pieces.ts'

const mark = (start: number, end: number): Mark => ({ start, end, tone: 'notice' })

test.each([
  ['none', [], ['a red socket']],
  ['in the middle', [mark(2, 5)], ['a ', '[red]', ' socket']],
  ['at both ends', [mark(0, 1), mark(6, 12)], ['[a]', ' red ', '[socket]']],
  ['side by side, out of order', [mark(3, 5), mark(2, 3)], ['a ', '[r]', '[ed]', ' socket']],
  ['overlapping: the first one counts', [mark(2, 5), mark(4, 8)], ['a ', '[red]', ' socket']],
  ['outside of the text, empty or backwards', [mark(10, 40), mark(3, 3), mark(5, 2), mark(-1, 2)], ['a red socket']],
])('a text is split at its marks: %s', (_, marks, expected) => {
  const text = 'a red socket'
  const pieces = cutAtMarks(text, usableMarks(text, marks))
  expect(pieces.map(({ text, mark }) => (mark ? `[${text}]` : text))).toEqual(expected)
  expect(pieces.map(({ text }) => text).join('')).toBe(text)
})

test('a long text is split between lines or words, never within a mark', () => {
  const text = 'one two three\nfour five six seven'
  const marks = [mark(4, 13)]
  const ends = partEnds(text, marks, 10)
  expect(ends.at(-1)).toBe(text.length)
  for (const end of ends) expect(marks.some(({ start, end: last }) => end > start && end < last)).toBe(false)
  const pieces = ends.flatMap((end, at) => cutAtMarks(text, marks, ends[at - 1] ?? 0, end))
  expect(pieces.map(({ text }) => text).join('')).toBe(text)
  expect(pieces.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['two three'])
})

test.each([
  ['no spaces', 'x'.repeat(95)],
  ['characters of two units', '😀'.repeat(40)],
  ['lines only', '\n'.repeat(95)],
  ['nothing', ''],
])('the parts join into the whole text: %s', (_, text) => {
  const ends = partEnds(text, [], 9)
  const parts = ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))
  expect(parts.join('')).toBe(text)
  for (const part of parts) expect(part.isWellFormed()).toBe(true)
})

test('a million characters with a hundred thousand marks are split', () => {
  const text = 'wool sock '.repeat(100_000)
  const marks = Array.from({ length: 100_000 }, (_, at) => mark(at * 10, at * 10 + 4))
  const usable = usableMarks(text, marks)
  const ends = partEnds(text, usable, 4_000)
  expect(usable).toHaveLength(100_000)
  expect(ends.length).toBeGreaterThan(240)
})

test.each([
  ['the same text', 'a really red sock', 'red', 'a really blue sock'],
  ['words changed behind it', 'a really red glove', 'red', 'a really blue glove'],
  ['words changed before it', 'the really red sock', 'red', 'the really blue sock'],
])('a replacement is inserted at its mark: %s', (_, input, words, expected) => {
  const text = 'a really red sock'
  const start = text.indexOf(words)
  expect(replaceMark(input, text, mark(start, start + words.length), 'blue')).toBe(expected)
})

test('a text that changed on both sides, or is not a text, stays unchanged', () => {
  const text = 'a really red sock'
  expect(replaceMark('the really red glove', text, mark(9, 12), 'blue')).toBeUndefined()
  expect(replaceMark(undefined, text, mark(9, 12), 'blue')).toBeUndefined()
})

test('deleting words also deletes one adjacent space', () => {
  const text = 'a really red sock, really.'
  expect(replaceMark(text, text, mark(2, 8), '')).toBe('a red sock, really.')
  expect(replaceMark(text, text, mark(19, 25), '')).toBe('a really red sock,.')
})

test.each([
  [
    [3, 41],
    [0, 20, 40, 60],
  ],
  [[0.2], [0, 0.1, 0.2]],
  [[100], [0, 50, 100]],
  [
    [-30, 60],
    [-50, 0, 50, 100],
  ],
  [
    [null, null],
    [0, 0.5, 1],
  ],
])('a scale over %j starts at zero and has the steps %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks)
})

test('every value fits its scale', () => {
  for (const values of [[7], [0.003, 0.001], [1e9, 3], [-4, -8], [5, -5]]) {
    const scale = scaleOf(values)
    for (const value of values) expect(Math.abs(placeOn(scale, value) - 50)).toBeLessThanOrEqual(50)
    expect(scale.ticks).toContain(0)
  }
  expect(extentOf([84, null, 112])).toEqual({ low: 0, high: 112 })
})

test('a line has a gap where a value is unknown', () => {
  const scale = scaleOf([0, 100])
  expect(linePath([0, 100, null, 50, 50], scale)).toBe('M0 100l25 -100M75 50l25 0')
  expect(linePath([null, 50, null], scale)).toBe('M49.5 50H50.5')
})

test('columns start at zero, negative ones go down, and unknown ones are missing', () => {
  const path = columnPath([10, null, -10], scaleOf([10, -10]))
  expect(path.match(/M/g)).toHaveLength(2)
  expect(path).toContain('M3.33333 50V0h')
  expect(path).toContain('M70 50V100h')
})

test.each([
  [0, []],
  [1, [0]],
  [4, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6]],
  [12, [0, 3, 6, 9]],
  [24, [0, 6, 12, 17, 23]],
])('of %d labels these are shown: %j', (count, shown) => expect(evenlySpaced(count, 5)).toEqual(shown))

test('names at the ends of lines do not overlap or overflow', () => {
  const places = separateLabels([50, 52, 98, 99], 16)
  const sorted = places.toSorted((a, b) => a - b)
  for (const [at, place] of sorted.entries())
    if (at > 0) expect(place - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(15.99)
  expect(Math.max(...places)).toBeLessThanOrEqual(100)
  expect(places[0]).toBeLessThan(places[1] ?? 0)
})
