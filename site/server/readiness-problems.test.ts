import { expect, test } from 'vitest'
import { alertsOf, type InstanceState, isLocal, unreadyReasons } from './readiness-problems.ts'

const MB = 1024 ** 2
const well: InstanceState = {
  isAnswering: true,
  isReachable: true,
  hasPages: false,
  notificationAge: 0,
  isMigrated: true,
  waitingMinutes: 0,
  disk: { bavail: 1_000, blocks: 2_000, bsize: MB },
}
const AWAY = 'The database does not answer.'
const LOST = expect.stringMatching(/^No notification arrives: /)

test.each<[string, Partial<InstanceState>, unknown[]]>([
  ['nothing is wrong', {}, []],
  ['the pool of the pages does not answer', { isAnswering: false }, [AWAY]],
  ['the pool is exhausted, and there are stored pages', { isAnswering: false, hasPages: true }, []],
  ['the database is away, and there are stored pages', { isAnswering: false, isReachable: false, hasPages: true }, []],
  ['a migration is missing', { isMigrated: false, hasPages: true }, ['The database is not migrated to this version.']],
  ['a notification takes 15 seconds', { notificationAge: 15 }, []],
  ['a notification does not arrive', { notificationAge: 15.1, hasPages: true }, [LOST]],
  ['the database is away while one is missing', { notificationAge: 60, isReachable: false, hasPages: true }, []],
  ['the disk is full', { disk: { bavail: 0, blocks: 2_000, bsize: MB } }, []],
  ['an email is late', { waitingMinutes: 600 }, []],
])('R18 whether an instance can serve while %s', (_, more, reasons) =>
  expect(unreadyReasons({ ...well, ...more })).toEqual(reasons),
)

test('R18 emails that have waited for more than fifteen minutes are an alert, if there is a mail server', () => {
  const late = 'The oldest email has been waiting for 16 minutes.'
  expect(alertsOf({ ...well, waitingMinutes: 15 }, true)).toEqual([])
  expect(alertsOf({ ...well, waitingMinutes: 15.6 }, true)).toEqual([late])
  expect(alertsOf({ ...well, waitingMinutes: 1_000 }, false)).toEqual([])
  expect(alertsOf({ ...well, isAnswering: false, waitingMinutes: 15.6 }, true)).toEqual([AWAY, late])
  expect(alertsOf({ ...well, isAnswering: false, hasPages: true }, true)).toEqual([AWAY])
})

test.each([
  ['200 MB free', { bavail: 200, blocks: 1_000, bsize: MB }, []],
  ['a hundredth free', { bavail: 300, blocks: 30_000, bsize: MB }, []],
  ['less than 200 MB free', { bavail: 199, blocks: 1_000, bsize: MB }, ['The disk of DATA_DIR has only 199 MB left.']],
  ['less than a hundredth', { bavail: 299, blocks: 30_000, bsize: MB }, ['The disk of DATA_DIR has only 299 MB left.']],
  ['half a megabyte', { bavail: 1, blocks: 1, bsize: MB / 2 }, ['The disk of DATA_DIR has only 0 MB left.']],
  ['no folder', undefined, ['DATA_DIR cannot be read.']],
])('R18 a disk with %s: %o', (_, disk, expected) => expect(alertsOf({ ...well, disk }, true)).toEqual(expected))

test.each([
  ['127.0.0.1', '127.0.0.1', {}, true],
  ['::1', '::1', {}, true],
  ['::ffff:127.0.0.1', '::ffff:127.0.0.1', {}, true],
  ['192.0.2.1', '127.0.0.1', {}, false],
  ['127.0.0.1', '192.0.2.1', {}, false],
  ['127.0.0.1', undefined, {}, false],
  ['not an address', '127.0.0.1', {}, false],
  ...['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].map(
    (name) => ['127.0.0.1', '127.0.0.1', { [name]: 'a' }, false] as const,
  ),
] as const)('R18 reasons are for this machine only: %s from %s with %o', (ip, remoteAddress, headers, expected) => {
  expect(isLocal({ ip, headers, socket: { remoteAddress } } as never)).toBe(expected)
})
