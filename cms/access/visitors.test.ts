import { expect, test } from 'vitest'
import { permissions } from './permissions.ts'
import { isReadByVisitors, rowForVisitors } from './visitors.ts'

test.each([
  ['posts', { _status: 'published' }, true],
  ['posts', { _status: 'draft' }, false],
  ['posts', {}, false],
  ['reviews', { status: 'approved' }, true],
  ['reviews', { status: 'pending' }, false],
  ['faqs', {}, true],
  ['outbox', { status: 'sent' }, false],
  ['a collection of nobody', {}, false],
])('what visitors see of %s with %j: %s', (slug, row, isSeen) => {
  expect(rowForVisitors(slug, row)).toBe(isSeen ? row : undefined)
})

test('the rule of every collection can be decided by a row alone', () => {
  for (const slug of Object.keys(permissions)) expect(() => rowForVisitors(slug, {})).not.toThrow()
})

test('a collection without a row has nothing to show', () => {
  expect(rowForVisitors('posts', undefined)).toBeUndefined()
  expect(rowForVisitors('faqs', undefined)).toBeUndefined()
})

test.each([{ in: ['published'] }, { equals: 'published', exists: true }, 'published', null, undefined])(
  'the condition %j of a rule cannot be decided by a row alone',
  (condition) => {
    const rule = { read: { visitors: { _status: condition } as object }, write: {} }
    Object.assign(permissions, { 'a list': rule })
    try {
      expect(() => rowForVisitors('a list', { _status: 'published' })).toThrow('Which rows of “a list” visitors read')
    } finally {
      delete permissions['a list']
    }
  },
)

test('visitors read content, and nothing that visitors sent or the server keeps', () => {
  expect(['posts', 'redirects', 'media', 'brand'].filter(isReadByVisitors)).toHaveLength(4)
  expect(['outbox', 'mails', 'applications', 'users', 'audit-log'].filter(isReadByVisitors)).toEqual([])
})
