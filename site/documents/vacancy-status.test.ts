import { expect, test } from 'vitest'
import { isOpen, openVacancies } from './vacancy-status.ts'

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

test.each(['2026-03-02T11:59:59Z', '2026-03-02T12:00:00Z', '2026-03-02T00:00:00Z', '2026-12-31T23:59:59Z'])(
  'R-048 at %s, lists have the vacancies whose page accepts applications',
  (time) => {
    const now = new Date(time)
    const [, firstDay = ''] = /"greater_than_equal":"([^"]+)"/.exec(JSON.stringify(openVacancies(now))) ?? []
    for (let days = -3; days <= 3; days++)
      for (const hour of ['00:00:00.000', '18:30:00.000']) {
        const day = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
        const validThrough = `${day}T${hour}Z`
        expect({ validThrough, isListed: validThrough >= firstDay }).toEqual({
          validThrough,
          isListed: isOpen({ status: 'open', validThrough }, now),
        })
      }
  },
)
