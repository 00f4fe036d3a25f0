import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'
import { problemText, saveText } from './save-text.ts'

const NOW = Date.UTC(2026, 10, 27, 12)
test('R19 the bar says where the text is', () => {
  expect(saveText({ kind: 'saved', at: undefined }, true, NOW)).toBe('')
  expect(saveText({ kind: 'saved', at: NOW - 5_000 }, true, NOW)).toBe('Saved just now')
  expect(saveText({ kind: 'unsaved' }, true, NOW)).toBe('Not saved yet')
  expect(saveText({ kind: 'unsaved' }, false, NOW)).toBe('Not saved')
  expect(saveText({ kind: 'away' }, true, NOW)).toBe('No connection')
})

test('R19 a problem is explained, without promising a copy that the browser could not make', () => {
  expect(problemText({ kind: 'saved', at: NOW }, true)).toBeUndefined()
  expect(problemText({ kind: 'refused', message: 'Type a slug.' }, true)).toBe('Type a slug.')
  for (const kind of ['away', 'gone'] as const) {
    expect(problemText({ kind }, true)).toContain('kept in this browser')
    expect(problemText({ kind }, false)).toContain('only in this tab')
  }
})

test('R19 a save that failed is sent again after a second, then after longer and longer pauses, at most half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})
