import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const bodyOf = (words: number) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'word '.repeat(words) }] }] },
})

test.each<[string, Parameters<typeof readingMinutes>[0], number]>([
  ['the editor has the last word', { readMinutes: 9, body: bodyOf(10) }, 9],
  ['a part of a minute is a minute', { readMinutes: 2.5 }, 3],
  ['1 word', { body: bodyOf(1) }, 1],
  ['225 words', { body: bodyOf(225) }, 1],
  ['226 words', { body: bodyOf(226) }, 2],
  ['900 words', { body: bodyOf(900) }, 4],
  ['an unset editor value', { readMinutes: 0, body: bodyOf(900) }, 4],
  ['no body', {}, 6],
  ['a body of null', { readMinutes: null, body: null }, 6],
  ['an empty body', { body: bodyOf(0) }, 6],
  ['a malformed body', { body: { root: 'x' } }, 6],
])('R-119 %s', (_name, post, minutes) => {
  expect(readingMinutes(post)).toBe(minutes)
})
