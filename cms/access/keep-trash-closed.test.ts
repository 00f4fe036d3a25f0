import { expect, test } from 'vitest'
import { keepTrashClosed } from './keep-trash-closed.ts'
import { list } from './permission.ts'

function asked(role: string | undefined, overrideAccess = false) {
  const hook = keepTrashClosed(list('name')) as unknown as (of: object) => { trash: boolean }
  const user = role ? { id: 7, roles: [role] } : null
  return hook({ args: { trash: true }, overrideAccess, req: { user } }).trash
}

test('F4 only those who read a collection because of a role see its trash', () => {
  expect(['editor', 'admin', 'contributor', 'hr', 'sales', undefined].map((role) => asked(role))).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ])
  expect(asked('hr', true)).toBe(true)
})
