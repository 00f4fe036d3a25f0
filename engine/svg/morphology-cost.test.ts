import { expect, test } from 'vitest'
import { isTooThick } from './morphology-cost.ts'

const drawing = (morphology: string, filter = '') =>
  `<svg viewBox="0 0 200 200" xmlns="http://www.w3.org/2000/svg"><filter id="a" ${filter}>${morphology}</filter><rect width="160" height="160" filter="url(#a)"/></svg>`

test.each([
  ['<feMorphology radius="9999"/>', '', true],
  ['<feMorphology radius="80 90"/>', '', true],
  ['<feMorphology radius=".5"/>', 'primitiveUnits="objectBoundingBox"', true],
  ['<feMorphology radius="5"/>', '', false],
  ['<feMorphology radius="-1"/>', '', false],
  ['<feMorphology/>', '', false],
  ['<feOffset dx="9999"/>', '', false],
])('%s with %j at 720 pixels: resvg would take minutes is %s', (morphology, filter, isSlow) => {
  expect(isTooThick(drawing(morphology, filter), { width: 720, height: 720 })).toBe(isSlow)
})

test('a small drawing of a large radius is fast', () => {
  expect(isTooThick(drawing('<feMorphology radius="9999"/>'), { width: 48, height: 48 })).toBe(false)
})
