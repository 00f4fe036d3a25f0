import { expect, test } from 'vitest'
import { inputOf, linkOf } from './share-link.ts'

test.each([
  [{ text: 'Wool socks, knitted in Maine.', isStrict: true, rate: 0.5 }],
  [{ text: 'Ünïcode 🧦 \u0000 \r\n "quotes" <b>' }],
  [{ text: 'socks '.repeat(50_000) }],
  [{}],
])('a link restores its values', async (input) => {
  const link = await linkOf(input)
  expect(link).toMatch(/^#i=[\w-]*$/)
  expect(await inputOf(link)).toEqual(input)
})

test('a link is compressed', async () => {
  expect((await linkOf({ text: 'socks '.repeat(10_000) })).length).toBeLessThan(500)
})

test.each([
  ['a fragment of the page', '#reviews'],
  ['nothing behind the mark', '#i='],
  ['no base64', '#i=%%%'],
  ['no compressed data', '#i=c29ja3M'],
  ['a list instead of fields', await linkOf([1, 2] as never)],
])('%s is not a valid link', async (_what, fragment) => {
  expect(await inputOf(fragment)).toBeUndefined()
})

test('a truncated link is detected', async () => {
  const link = await linkOf({ text: 'Wool socks, knitted in Maine, and a few words more.' })
  expect(await inputOf(link.slice(0, -12))).toBeUndefined()
})

test('a link restores only simple values', async () => {
  const link = await linkOf({ text: 'a', deep: { b: 1 }, nothing: null } as never)
  expect(await inputOf(link)).toEqual({ text: 'a' })
})

test('a link that decompresses to too much is refused', async () => {
  expect(await inputOf(await linkOf({ text: 'a'.repeat(6_000_000) }))).toBeUndefined()
})
