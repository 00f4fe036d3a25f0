import { expect, test } from 'vitest'
import { tooLarge } from './too-large.ts'

test.each([
  [9_400_000, 'page.html has 9.4 MB: this takes files of up to 5 MB.'],
  [5_000_001, 'page.html has 5,000,001 bytes: this takes files of up to 5,000,000 bytes.'],
])('a file of %i bytes that is too large never seems to be as large as the limit', (size, message) => {
  expect(tooLarge({ name: 'page.html', size }, 5_000_000)).toBe(message)
})
