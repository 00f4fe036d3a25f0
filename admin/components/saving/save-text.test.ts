import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'
import { saveText } from './save-text.ts'

const NOW = Date.UTC(2026, 10, 27, 12)
const draft = { isKept: true, savesItself: true }

test('R19 the bar says where the text is', () => {
  expect(saveText({ kind: 'saved', at: undefined }, draft, NOW)).toBe('')
  expect(saveText({ kind: 'saved', at: NOW - 5_000 }, draft, NOW)).toBe('Saved just now')
  expect(saveText({ kind: 'unsaved' }, draft, NOW)).toBe('Not saved yet')
  expect(saveText({ kind: 'away' }, draft, NOW)).toContain('kept in this browser')
  expect(saveText({ kind: 'refused', message: 'Type a slug.' }, draft, NOW)).toBe('Type a slug.')
})

test('R19 the bar never promises a copy that the browser could not make', () => {
  for (const kind of ['away', 'signed-out', 'gone'] as const)
    expect(saveText({ kind }, { ...draft, isKept: false }, NOW)).toContain('only in this tab')
})

test('R19 a save that failed is sent again after a second, then after longer and longer pauses, at most half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})
