import { expect, test } from 'vitest'
import { permissions } from './permissions.ts'
import { hasRole } from './roles.ts'
import { rowAccess } from './row-access.ts'

type Asking = Parameters<ReturnType<typeof rowAccess>['read']>[0]

/** Returns the rows of a collection that an account may read. */
function rowsRead(slug: string, payloadAPI: 'REST' | 'local', roles?: string[]) {
  const req = { payloadAPI, user: roles ? { id: 7, roles } : null }
  return rowAccess(permissions[slug] ?? { read: {}, write: {} }).read({ req } as unknown as Asking)
}

test('an administrator has every role, others only their own', () => {
  expect(hasRole({ roles: ['admin'] }, 'hr')).toBe(true)
  expect(hasRole({ roles: ['editor'] }, 'hr')).toBe(false)
  expect(hasRole({ roles: ['editor', 'hr'] }, 'hr')).toBe(true)
})

test('visitors and accounts without roles have none', () => {
  for (const user of [null, undefined, {}, { roles: null }, { roles: [] }]) expect(hasRole(user, 'editor')).toBe(false)
})

test('the HTTP API is closed to visitors, and the site can still read', () => {
  expect(rowsRead('team', 'REST')).toBe(false)
  expect(rowsRead('team', 'local')).toBe(true)
  expect(rowsRead('team', 'REST', ['hr'])).toBe(true)
})

test.each([
  ['posts', { _status: { equals: 'published' } }, 'editor'],
  ['reviews', { status: { equals: 'approved' } }, 'moderator'],
])('visitors and other roles read only public rows of %s, its own role reads all', (slug, isPublic, role) => {
  expect(rowsRead(slug, 'REST')).toBe(false)
  expect(rowsRead(slug, 'local')).toEqual({ or: [isPublic] })
  expect(rowsRead(slug, 'REST', ['hr'])).toEqual({ or: [isPublic] })
  expect(rowsRead(slug, 'REST', [role])).toBe(true)
})

test('F1 each role reads the emails of its work, and only administrators read account emails', () => {
  const kinds = {
    sales: [
      ...['lead-notice', 'lead-receipt', 'lead-reply', 'lead-assigned', 'call-host', 'call-visitor', 'call-confirm'],
      ...['audit-report', 'audit-notes', 'audit-watch-confirm', 'audit-changes', 'audit-watch-ended'],
      ...['subscribe-confirm', 'newsletter', 'newsletter-test'],
    ],
    hr: ['application-notice', 'application-receipt', 'application-reply', 'application-assigned'],
    moderator: ['review-notice', 'review-published'],
  }
  const of = (role: keyof typeof kinds) => ({ kind: { in: kinds[role] } })
  for (const role of ['sales', 'hr', 'moderator'] as const)
    expect(rowsRead('outbox', 'REST', [role])).toEqual({ or: [of(role)] })
  expect(rowsRead('outbox', 'REST', ['hr', 'moderator'])).toEqual({ or: [of('hr'), of('moderator')] })
  expect(rowsRead('outbox', 'REST', ['editor'])).toBe(false)
  expect(rowsRead('outbox', 'REST', ['admin'])).toBe(true)
})

test('F1 an account reads itself, and an administrator reads all accounts', () => {
  expect(rowsRead('users', 'REST', ['sales'])).toEqual({ or: [{ id: { equals: 7 } }] })
  expect(rowsRead('users', 'REST', ['admin'])).toBe(true)
  expect(rowsRead('users', 'local')).toBe(false)
})
