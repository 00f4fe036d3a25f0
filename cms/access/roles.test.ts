import { expect, test } from 'vitest'
import { anyone } from './anyone.ts'
import { approvedOrModerator } from './approved-or-moderator.ts'
import { publishedOrEditor } from './published-or-editor.ts'
import { hasRole } from './roles.ts'

type Args = Parameters<typeof anyone>[0]
const asking = (payloadAPI: 'REST' | 'local', roles?: string[]) =>
  ({ req: { payloadAPI, user: roles ? { id: 1, roles } : null } }) as unknown as Args

test('an administrator holds every role, others only their own', () => {
  expect(hasRole({ roles: ['admin'] }, 'hr')).toBe(true)
  expect(hasRole({ roles: ['editor'] }, 'hr')).toBe(false)
  expect(hasRole({ roles: ['editor', 'hr'] }, 'hr')).toBe(true)
})

test('nobody and an account without roles hold none', () => {
  for (const user of [null, undefined, {}, { roles: null }, { roles: [] }]) expect(hasRole(user, 'editor')).toBe(false)
})

test('the HTTP API is closed to anonymous visitors, the site reads on', () => {
  expect(anyone(asking('REST'))).toBe(false)
  expect(anyone(asking('local'))).toBe(true)
  expect(anyone(asking('REST', ['hr']))).toBe(true)
})

test('drafts are for editors', () => {
  expect(publishedOrEditor(asking('REST'))).toBe(false)
  expect(publishedOrEditor(asking('local'))).toEqual({ _status: { equals: 'published' } })
  expect(publishedOrEditor(asking('REST', ['hr']))).toEqual({ _status: { equals: 'published' } })
  expect(publishedOrEditor(asking('REST', ['editor']))).toBe(true)
})

test('a pending review is for moderators', () => {
  expect(approvedOrModerator(asking('REST'))).toBe(false)
  expect(approvedOrModerator(asking('local'))).toEqual({ status: { equals: 'approved' } })
  expect(approvedOrModerator(asking('REST', ['moderator']))).toBe(true)
})
