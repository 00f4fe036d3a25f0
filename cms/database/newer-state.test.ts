import { expect, test } from 'vitest'
import { isUsable, refusal, unknownOf } from './newer-state.ts'
import { INITIAL_MIGRATION } from './unreleased-state.ts'

test.each([
  ['a new database', [], []],
  ['a database of this release', [INITIAL_MIGRATION], []],
  ['an unreleased state', ['20261121_025920_initial', 'dev'], []],
  ['a newer release', [INITIAL_MIGRATION, '29990101_000000_later'], ['29990101_000000_later']],
])('R21 %s', (_, recorded, unknown) => {
  expect(unknownOf(recorded, [INITIAL_MIGRATION])).toEqual(unknown)
})

test.each([
  ['the release itself', '0.10.0', '0.10.0', true],
  ['a newer one', '0.10.1', '0.10.0', true],
  ['one that is older than the tables allow', '0.9.0', '0.10.0', false],
])('R21 tables that serve %s say so', (_, version, usableFrom, usable) => {
  expect(isUsable({ version: '1.0.0', usableFrom }, version)).toBe(usable)
})

test('R21 a refusal is one line that names the copy to restore, where there is one', () => {
  const line = refusal(['29990101_000000_later'], '/data/before-upgrades/2026-11-28T06-12-00Z')
  expect(line).toContain('npm run restore -- /data/before-upgrades/2026-11-28T06-12-00Z')
  expect(line).toContain('29990101_000000_later')
  expect(line).not.toContain('\n')
  expect(refusal(['later'], undefined)).toContain('restore a backup')
})
