import { expect, test } from 'vitest'
import { isStale } from './stale-save.ts'

test('R19 a save is stale if its sender has not seen the newest state', () => {
  expect(isStale({ base: 1, newest: 2, ownSave: undefined })).toBe(true)
  expect(isStale({ base: 2, newest: 2, ownSave: undefined })).toBe(false)
  // No state is newer than the base.
  expect(isStale({ base: 3, newest: 2, ownSave: undefined })).toBe(false)
  // The response to the tab's last save got lost.
  expect(isStale({ base: 1, newest: 2, ownSave: 2 })).toBe(false)
  // After the tab's last save, somebody else saved.
  expect(isStale({ base: 1, newest: 3, ownSave: 2 })).toBe(true)
  // Single fields, whatever the rest is; nothing stored yet.
  expect(isStale({ base: undefined, newest: 2, ownSave: undefined })).toBe(false)
  expect(isStale({ base: 1, newest: undefined, ownSave: undefined })).toBe(false)
})
