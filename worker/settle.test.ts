import { expect, test } from 'vitest'
import { conclude } from './settle.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000)
const later = { kind: 'later', reason: 'The mail server did not answer in time.' } as const

test('R5: what fails is tried again for 72 hours, then given up', () => {
  expect(conclude(later, null, now)).toEqual(later)
  expect(conclude(later, hoursAgo(71.9), now)).toEqual(later)
  expect(conclude(later, hoursAgo(72.1), now)).toEqual({
    kind: 'refused',
    reason: 'Given up after 72 hours: The mail server did not answer in time.',
  })
})

test('R5: what is taken or refused late is so all the same', () => {
  const refused = { kind: 'refused', reason: 'No such mailbox' } as const
  expect([conclude({ kind: 'taken' }, hoursAgo(99), now), conclude(refused, hoursAgo(99), now)]).toEqual([
    { kind: 'taken' },
    refused,
  ])
})
