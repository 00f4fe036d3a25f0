import { expect, test } from 'vitest'
import { cacheReport } from './http-cache.ts'

const NOW = Date.parse('Sun, 06 Nov 2022 08:49:37 GMT')
const DATE = 'Sun, 06 Nov 2022 08:49:37 GMT'
const reportOf = (headers: Record<string, string>, status = 200) =>
  cacheReport({ status, headers: Object.entries({ date: DATE, ...headers }), receivedAt: NOW })

// [headers, status, browser stores, its lifetime, CDN stores, its lifetime]; by RFC 9111, sections 3 and 4.2.
test.each<[Record<string, string>, number, boolean, number | null, boolean, number | null]>([
  [{ 'cache-control': 'max-age=60' }, 200, true, 60, true, 60],
  [{ 'cache-control': 'max-age=60, s-maxage=600' }, 200, true, 60, true, 600],
  [{ 'cache-control': 'private, max-age=60' }, 200, true, 60, false, null],
  [{ 'cache-control': 'private="set-cookie", max-age=60' }, 200, true, 60, true, 60],
  [{ 'cache-control': 'no-store' }, 200, false, null, false, null],
  [{ 'cache-control': 'no-store, must-understand' }, 200, true, 0, true, 0],
  [{ 'cache-control': 'no-store, must-understand' }, 299, false, null, false, null],
  [{ 'cache-control': 'max-age=60' }, 302, true, 60, true, 60],
  [{}, 302, false, null, false, null],
  [{ 'cache-control': 'public' }, 302, true, 0, true, 0],
  [{ 'cache-control': 's-maxage=60' }, 302, false, null, true, 60],
  [{ expires: 'Sun, 06 Nov 2022 09:49:37 GMT' }, 302, true, 3600, true, 3600],
  [{ expires: 'Sun, 06 Nov 2022 09:49:37 GMT', 'cache-control': 'max-age=5' }, 200, true, 5, true, 5],
  [{ expires: 'Sunday, 06-Nov-22 09:49:37 GMT' }, 200, true, 3600, true, 3600],
  [{ expires: 'Sun Nov  6 09:49:37 2022' }, 200, true, 3600, true, 3600],
  [{ expires: '0' }, 200, true, 0, true, 0],
  [{ expires: 'Sun, 06 Nov 2022 07:49:37 GMT' }, 200, true, 0, true, 0],
  [{ 'cache-control': 'max-age=abc' }, 200, true, 0, true, 0],
  [{ 'cache-control': 'max-age=60, max-age=600' }, 200, true, 60, true, 60],
  [{ 'cache-control': 'MAX-AGE="60"' }, 200, true, 60, true, 60],
  [{ 'cache-control': 'max-age=99999999999' }, 200, true, 2 ** 31, true, 2 ** 31],
  [{ 'last-modified': 'Thu, 27 Oct 2022 08:49:37 GMT' }, 200, true, 86_400, true, 86_400],
  [{ 'last-modified': 'Thu, 27 Oct 2022 08:49:37 GMT' }, 500, false, null, false, null],
  [{ pragma: 'no-cache', 'cache-control': 'max-age=60' }, 200, true, 60, true, 60],
  [{}, 404, true, 0, true, 0],
])('%j with status %i', (headers, status, isStored, lifetime, isShared, sharedLifetime) => {
  const report = reportOf(headers, status)
  expect([report.private.isStorable, report.private.lifetime]).toEqual([isStored, lifetime])
  expect([report.shared.isStorable, report.shared.lifetime]).toEqual([isShared, sharedLifetime])
})

test.each<[Record<string, string>, boolean, boolean]>([
  [{ 'cache-control': 'no-cache' }, true, false],
  [{ 'cache-control': 'no-cache="set-cookie", max-age=60' }, false, true],
  [{ 'cache-control': 'max-age=60', vary: '*' }, true, false],
  [{ 'cache-control': 'max-age=60, must-revalidate' }, false, false],
  [{ 'cache-control': 'max-age=60, proxy-revalidate' }, false, false],
  [{ 'cache-control': 's-maxage=60' }, false, false],
  [{ 'cache-control': 'max-age=60' }, false, true],
])(
  '%j: a shared cache asks the server before each use: %s; it may serve a stale copy: %s',
  (headers, asks, mayServeStale) => {
    expect(reportOf(headers).shared).toMatchObject({ alwaysValidates: asks, mayServeStale })
  },
)

test('the age is the larger of the header and the date, and shortens the remaining time', () => {
  const early = { date: 'Sun, 06 Nov 2022 08:49:07 GMT', 'cache-control': 'max-age=60' }
  expect(reportOf(early)).toMatchObject({ age: 30, private: { lifetime: 60, left: 30 } })
  expect(reportOf({ ...early, age: '50' })).toMatchObject({ age: 50, private: { left: 10 } })
  expect(reportOf({ ...early, age: '500' })).toMatchObject({ age: 500, private: { left: 0 } })
})

test('directives survive JSON', () => {
  const { directives } = reportOf({ 'cache-control': 'Public, max-age=60' })
  expect(JSON.parse(JSON.stringify(directives))).toEqual({ public: true, 'max-age': '60' })
})

test('contradictory and non-numeric directives are faults', () => {
  expect(reportOf({ 'cache-control': 'max-age=1, max-age=2, s-maxage=x' }).faults).toHaveLength(2)
})
