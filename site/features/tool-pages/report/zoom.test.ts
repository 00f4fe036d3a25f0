import { expect, test } from 'vitest'
import { FIT, moved, percentOf, zoomed } from './zoom.ts'

const frame = { width: 500, height: 250 }
const image = { width: 2000, height: 1000 }

test('the point under the pointer stays in place while zooming', () => {
  const at = { x: 120, y: 200 }
  const view = zoomed(zoomed(FIT, 1.5, { at, frame, image }), 2, { at, frame, image })
  expect(view.scale).toBe(3)
  expect((at.x - view.x) / view.scale).toBeCloseTo(at.x)
  expect((at.y - view.y) / view.scale).toBeCloseTo(at.y)
})

test('an image is never smaller than its frame nor larger than eight times its pixels', () => {
  const at = { x: 0, y: 0 }
  expect(zoomed(FIT, 0.2, { at, frame, image })).toEqual(FIT)
  expect(percentOf(zoomed(FIT, 1000, { at, frame, image }), frame, image)).toBe(800)
})

test('a zoomed image moves up to its edges, and one that fits does not move', () => {
  const view = zoomed(FIT, 2, { at: { x: 0, y: 0 }, frame, image })
  expect(moved(view, { x: -9000, y: -10 }, frame)).toEqual({ scale: 2, x: -500, y: -10 })
  expect(moved(view, { x: 50, y: 50 }, frame)).toEqual({ scale: 2, x: 0, y: 0 })
  expect(moved(FIT, { x: -40, y: 40 }, frame)).toEqual(FIT)
})

test('the percentage refers to the image’s pixels', () => expect(percentOf(FIT, frame, image)).toBe(25))
