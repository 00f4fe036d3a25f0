import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IMAGE_HEIGHTS, IMAGE_QUALITIES, IMAGE_WIDTHS } from '#engine/images/sizes.ts'
import { type ImageRequest, readImageRequest } from './options.ts'

const PATH = `/images/p/d/${'0'.repeat(40)}-1500x900.jpg`
const read = (query: string) => readImageRequest(PATH, query, { project: 'p', dataset: 'd' }) as ImageRequest

test.each([
  ['w=401', 'w=480'],
  ['w=400', undefined],
  ['h=401&fit=max&auto=format', 'h=420&fit=max&auto=format'],
  ['w=3000', 'w=2000'],
  ['w=200&dpr=2', 'w=400'],
  ['w=400&dpr=1', 'w=400'],
  ['w=400&q=80', 'w=400&q=90'],
  ['w=400&q=100', 'w=400&q=90'],
  ['w=400&blur=50', 'w=400'],
  ['blur=50', 'w=1600'],
  ['fm=avif', 'fm=avif&w=1600'],
  ['w=400&h=400&fit=crop&crop=top,left', undefined],
  ['w=400&h=400&fit=crop&crop=focalpoint&fp-x=0.35&fp-y=0.8', undefined],
  ['w=400&h=400&fit=crop&crop=focalpoint&fp-x=0.333&fp-y=1', 'w=400&h=400&fit=crop&crop=focalpoint&fp-x=0.35&fp-y=1'],
  ['', undefined],
])('C1 R-223 %s redirects to %s', (query, listed) => expect(read(query).listedQuery).toBe(listed))

test('C1 any option redirects to allowed values in one step, without blur', () => {
  const side = fc.option(fc.integer({ min: 1, max: 4_000 }), { nil: undefined })
  const asked = fc.record({
    w: side,
    h: side,
    q: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    dpr: fc.option(fc.constantFrom(1, 1.5, 2, 3), { nil: undefined }),
    blur: fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: undefined }),
    auto: fc.constantFrom('format', undefined),
  })
  fc.assert(
    fc.property(asked, (options) => {
      const pairs = Object.entries(options).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, `${value}`]],
      )
      fc.pre(pairs.length > 0)
      const query = new URLSearchParams(pairs).toString()
      const final = read(query).listedQuery ?? query
      expect(read(final).listedQuery).toBeUndefined()
      const { w, h, q, dpr, blur } = read(final).options
      // At least one of the two is set, because no URL leads to the original.
      expect([undefined, ...IMAGE_WIDTHS]).toContain(w)
      expect([undefined, ...IMAGE_HEIGHTS]).toContain(h)
      expect([w, h]).not.toEqual([undefined, undefined])
      expect(IMAGE_QUALITIES).toContain(q)
      expect([dpr, blur]).toEqual([1, undefined])
    }),
  )
})
