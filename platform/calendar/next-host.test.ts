import { expect, test } from 'vitest'
import { nextHost } from './next-host.ts'

const host = (id: number, lastBookedAt: number | null) => ({ id, lastBookedAt })

test.each([
  ['the one booked longest ago', [host(1, 300), host(2, 100), host(3, 200)], 2],
  ['who was never booked goes first', [host(1, 100), host(2, null)], 2],
  ['even before the year 1970', [host(1, -1), host(2, null)], 2],
  ['a booking at 0 is a booking', [host(1, 0), host(2, null), host(3, 0)], 2],
  ['among equals, the first', [host(3, 100), host(2, 100), host(4, 100)], 2],
  ['among those never booked, the first', [host(3, null), host(2, null)], 2],
  ['the only one', [host(2, 100)], 2],
  ['nobody', [], undefined],
])('a call goes to the person whose turn it is: %s', (_, hosts, expected) => {
  expect(nextHost(hosts)?.id).toBe(expected)
  expect(nextHost(hosts.toReversed())?.id).toBe(expected)
})

test('people who are always free take calls in rotation', () => {
  const hosts = [host(1, null), host(2, null), host(3, null)]
  const order = Array.from({ length: 7 }, (_, at) => {
    const next = nextHost(hosts)
    if (next) next.lastBookedAt = at
    return next?.id
  })
  expect(order).toEqual([1, 2, 3, 1, 2, 3, 1])
})
