import { expect, test } from 'vitest'
import { computingMs } from '../export-sample.ts'
import { strayAmpersands } from './stray-ampersands.ts'

const escaped = (text: string, size = text.length) => {
  const write = strayAmpersands()
  let result = ''
  for (let at = 0; at < text.length; at += size) result += write(text.slice(at, at + size), false)
  return result + write('', true)
}

const SAMPLE =
  '<a href="?x=1&y=2">Bed & Breakfast &amp; &#8217; &#x2019; &nbsp; &toolongtobeareferencebecauseofitsname; AT&T;</a><![CDATA[a & b ]] > &c]]><!-- d & e --> f & g &'
const RESULT =
  '<a href="?x=1&amp;y=2">Bed &amp; Breakfast &amp; &#8217; &#x2019; &nbsp; &toolongtobeareferencebecauseofitsname; AT&T;</a><![CDATA[a & b ]] > &c]]><!-- d & e --> f &amp; g &amp;'

test('ampersands that begin no reference are escaped, and others stay', () => {
  expect(escaped(SAMPLE)).toBe(RESULT)
})

test.each([1, 2, 3, 7, 39, 40, 41, 64])('wherever the parts end: %d characters each', (size) => {
  expect(escaped(SAMPLE, size)).toBe(RESULT)
})

test('many of them take linear time', async () => {
  expect(
    await computingMs(() => expect(escaped('& &a <!'.repeat(300_000), 65_536).length).toBe(300_000 * 15)),
  ).toBeLessThan(4_000)
})
