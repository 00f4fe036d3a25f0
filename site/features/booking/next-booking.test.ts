import { expect, test } from 'vitest'
import { nextBooking } from './next-booking.ts'

const browser = { canProve: false, hasProof: true, networkCalls: 12 }
const withoutScripts = { canProve: false, hasProof: false, networkCalls: 12 }
const program = { canProve: true, hasProof: false, networkCalls: 12 }

test.each([
  ['the second call of a network stands at once, without a proof', { today: 1, waiting: 0 }, program, 'booked'],
  ['the third is held', { today: 2, waiting: 0 }, browser, 'held'],
  ['the third of a program needs a proof', { today: 2, waiting: 0 }, program, 'unproved'],
  ['a proof buys several held calls', { today: 6, waiting: 4 }, browser, 'held'],
  ['without scripts, the third is held, too', { today: 2, waiting: 0 }, withoutScripts, 'held'],
  ['without scripts, one waits at a time', { today: 3, waiting: 1 }, withoutScripts, 'waiting'],
  ['without scripts, the next one follows a confirmed one', { today: 4, waiting: 0 }, withoutScripts, 'held'],
  ['the last one of a day', { today: 11, waiting: 0 }, browser, 'held'],
  ['a proof buys no more than the maximum of a day', { today: 12, waiting: 0 }, browser, 'full'],
] as const)('F5 %s', (_what, calls, visit, wanted) => {
  expect(nextBooking(calls, visit)).toBe(wanted)
})
