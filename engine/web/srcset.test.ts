import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import { matchesMedia } from './media-conditions.ts'
import { readTags } from './read-tags.ts'
import { sourceSize } from './source-size.ts'
import { chooseCandidate, parseSrcset } from './srcset.ts'

const viewport = { width: 500, height: 500, density: 1 }
const set = corpus('wpt-srcset')

test.skipIf(!set)('every srcset of the web platform tests selects the expected image', () => {
  const { tags } = readTags(readFileSync(`${set}/cases.html`, 'utf8'))
  const at800 = { ...viewport, width: 800 }
  const cases = tags.filter(({ attributes }) => attributes['data-expect'] !== undefined)
  const wrong = cases.filter(
    ({ attributes }) =>
      (chooseCandidate(attributes, sourceSize(attributes.sizes, at800), at800, { keepsUnknown: true }) ?? '') !==
      attributes['data-expect'],
  )
  expect([cases.length, wrong]).toEqual([94, []])
})

test('candidates are read from the first character to the last', () => {
  expect(parseSrcset('a.png 1x,b.png 2x').map(({ url }) => url)).toEqual(['a.png', 'b.png'])
})

test.each(['foo', '1w -1w', '1W', '1x 1e1.5x', '+1w', '1www', '1w 1h 1.0h'])(
  'a candidate with the unknown descriptor “%s” is ignored, as in browsers',
  (descriptor) => expect(parseSrcset(`a.jpg ${descriptor}`)).toEqual([]),
)

/** Chosen by Chromium 156 in a viewport of 500 × 500 pixels. */
test.each([
  [undefined, 500],
  ['1px', 1],
  ['0', 0],
  ['-1px', 500],
  ['0.1em', 1.6],
  ['1\\p\\x', 1],
  ['/**/ 1px /* */', 1],
  ['(),1px', 1],
  ['((),1px', 500],
  ['calc(1px', 1],
  ['1', 500],
  ['0.1%', 500],
  ['1px !important', 500],
  ['(min-width:0) or (!) 100vw, 1px', 500],
  ['not (unknown-mf-name) 100vw, 1px', 1],
  ['(min-width:0) or unknown-general-enclosed(foo) 1px', 1],
  ['not ((max-width:0) or (unknown "general-enclosed")) 100vw, 1px', 1],
  ['all and (min-width:0) 100vw, 1px', 1],
  ['(max-width: 600px) 480px, 800px', 480],
  ['(400px <= width < 900px) 200px, 300px', 200],
  ['calc((100vw - 40px) / 2)', 230],
  ['calc(100px+1px)', 500],
  ['clamp(100px, 50vw, 300px)', 250],
  ['(min-resolution: 2dppx) 60px, 70px', 70],
  ['(orientation: landscape) 111px, 222px', 222],
  ['auto, 100px', 500],
])('sizes="%s" is %s pixels', (sizes, expected) => {
  expect(Math.abs(sourceSize(sizes, viewport) - (expected as number))).toBeLessThan(0.01)
})

test.each([
  ['', true],
  ['screen', true],
  ['print', false],
  ['not print', true],
  ['screen and (max-width: 600px)', true],
  ['print, (min-width: 1px)', true],
  ['only screen and (min-width: 600px)', false],
])('the media query “%s” applies to a screen: %s', (media, applies) => {
  expect(matchesMedia(media as string, viewport)).toBe(applies)
})
