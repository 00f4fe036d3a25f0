import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each<[string, Parameters<typeof readingMinutes>[0], number]>([
  ['the editor has the last word', { readMinutes: 9, minutes: 1 }, 9],
  ['a part of a minute is a minute', { readMinutes: 2.5, minutes: 0 }, 3],
  ['the time of its text', { minutes: 4 }, 4],
  ['an unset editor value', { readMinutes: 0, minutes: 4 }, 4],
  ['no text', { readMinutes: null, minutes: 0 }, 6],
])('R-119 %s', (_name, post, minutes) => {
  expect(readingMinutes(post)).toBe(minutes)
})
