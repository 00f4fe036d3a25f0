import { expect, test } from 'vitest'
import { diskProblem, isLocal, storedProblems } from './readiness-problems.ts'

test('R18 emails that have waited for more than fifteen minutes are a problem, if there is a mail server', () => {
  const late = ['The oldest email has been waiting for 16 minutes.']
  expect(storedProblems({ migrated: true, waitingMinutes: 15 }, true)).toEqual([])
  expect(storedProblems({ migrated: true, waitingMinutes: 15.6 }, true)).toEqual(late)
  expect(storedProblems({ migrated: true, waitingMinutes: 1_000 }, false)).toEqual([])
  expect(storedProblems({ migrated: false, waitingMinutes: 15.6 }, true)).toEqual([
    'The database is not migrated to this version.',
    ...late,
  ])
})

const MB = 1024 ** 2

test.each([
  ['200 MB free', { bavail: 200, blocks: 1_000, bsize: MB }, undefined],
  ['a hundredth free', { bavail: 300, blocks: 30_000, bsize: MB }, undefined],
  ['less than 200 MB free', { bavail: 199, blocks: 1_000, bsize: MB }, 'The disk of DATA_DIR has only 199 MB left.'],
  ['less than a hundredth', { bavail: 299, blocks: 30_000, bsize: MB }, 'The disk of DATA_DIR has only 299 MB left.'],
  ['half a megabyte', { bavail: 1, blocks: 1, bsize: MB / 2 }, 'The disk of DATA_DIR has only 0 MB left.'],
  ['no folder', undefined, 'DATA_DIR cannot be read.'],
])('R18 a disk with %s: %o', (_, found, expected) => expect(diskProblem(found)).toBe(expected))

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
