import { expect, test } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { FORMER_MIGRATIONS, INITIAL_MIGRATION, missingOf } from './unreleased-state.ts'

const last = FORMER_MIGRATIONS.at(-1) ?? ''

test.each([
  { what: 'a new database', found: [], missing: undefined },
  { what: 'all of them', found: FORMER_MIGRATIONS, missing: [] },
  { what: 'all but the last', found: FORMER_MIGRATIONS.slice(0, -1), missing: [last] },
  { what: 'the last only', found: [last], missing: FORMER_MIGRATIONS.slice(0, -1) },
])('the former migrations of $what', ({ found, missing }) => {
  expect(missingOf(found)).toEqual(missing)
})

test('the initial migration comes first, and after the former ones', () => {
  expect(migrations[0]?.name).toBe(INITIAL_MIGRATION)
  expect(INITIAL_MIGRATION > last).toBe(true)
})
