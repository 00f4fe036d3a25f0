import { expect, test } from 'vitest'
import { unknownOf } from './newer-state.ts'
import { INITIAL_MIGRATION } from './unreleased-state.ts'

test.each([
  ['a new database', [], []],
  ['a database of this release', [INITIAL_MIGRATION], []],
  ['an unreleased state', ['20261121_025920_initial', 'dev'], []],
  ['a newer release', [INITIAL_MIGRATION, '29990101_000000_later'], ['29990101_000000_later']],
])('R21 %s', (_, recorded, unknown) => {
  expect(unknownOf(recorded, [INITIAL_MIGRATION])).toEqual(unknown)
})
