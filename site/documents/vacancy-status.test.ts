import { expect, test } from 'vitest'
import { isOpen } from './vacancy-status.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('R-163 an open vacancy stays open until its last day has ended in every time zone', () => {
  expect(isOpen({ status: 'open' }, now)).toBe(true)
  expect(isOpen({ status: 'open', validThrough: null }, now)).toBe(true)
  expect(isOpen({ status: 'open', validThrough: '2026-11-21T00:00:00.000Z' }, now)).toBe(true)
  expect(isOpen({ status: 'open', validThrough: '2026-11-20' }, new Date('2026-11-21T11:00:00Z'))).toBe(true)
  expect(isOpen({ status: 'open', validThrough: '2026-11-20' }, new Date('2026-11-21T12:00:01Z'))).toBe(false)
})

test('R-163 a closed vacancy is closed, whatever its last day', () => {
  expect(isOpen({ status: 'closed', validThrough: '2030-01-01' }, now)).toBe(false)
})
