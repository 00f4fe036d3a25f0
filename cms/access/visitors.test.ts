import { expect, test } from 'vitest'
import { permissions } from './permissions.ts'
import { isReadByVisitors, rowForVisitors } from './visitors.ts'

test.each([
  ['posts', { _status: 'published' }, true],
  ['posts', { _status: 'draft' }, false],
  ['posts', {}, false],
  ['reviews', { status: 'approved' }, true],
  ['reviews', { status: 'pending' }, false],
  ['team', {}, true],
  ['team', { deletedAt: '2026-11-20T12:00:00.000Z' }, false],
  ['posts', { _status: 'published', deletedAt: '2026-11-20T12:00:00.000Z' }, false],
  ['outbox', { status: 'sent' }, false],
  ['a collection of nobody', {}, false],
])('visibility of %s with %j to visitors: %s', (slug, row, isSeen) => {
  expect(rowForVisitors(slug, row)).toBe(isSeen ? row : undefined)
})

test('the rule of every collection can be checked against a single row', () => {
  for (const slug of Object.keys(permissions)) expect(() => rowForVisitors(slug, {})).not.toThrow()
})

test('a collection without rows shows nothing', () => {
  expect(rowForVisitors('posts', undefined)).toBeUndefined()
  expect(rowForVisitors('team', undefined)).toBeUndefined()
})

const equals = 'published'
test.each([
  { _status: { in: [equals] } },
  { _status: { equals, exists: true } },
  { _status: equals },
  { _status: null },
  () => ({ _status: { equals } }),
])('the rule %j cannot be checked against a single row', (visitors) => {
  permissions['a list'] = { read: { visitors: visitors as never }, write: {} }
  try {
    expect(() => rowForVisitors('a list', { _status: equals })).toThrow('Which rows of “a list” visitors read')
  } finally {
    delete permissions['a list']
  }
})

test('visitors can read content, but no submissions and no internal data', () => {
  expect(['posts', 'redirects', 'media', 'brand'].filter(isReadByVisitors)).toHaveLength(4)
  expect(['outbox', 'contact-requests', 'applications', 'users', 'audit-log'].filter(isReadByVisitors)).toEqual([])
})
