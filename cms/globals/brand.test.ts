import type { TypedUser } from 'payload'
import { expect, test } from 'vitest'
import { fieldPaths, mayWrite } from '../access/field-access.ts'
import { permissions } from '../access/permissions.ts'
import { roles } from '../access/roles.ts'
import { brand } from './brand.ts'

test('F4 only administrators write what adds scripts of other companies or their hosts', () => {
  const paths = fieldPaths(brand.fields).filter((path) => path.startsWith('embeds.'))
  expect(paths).toEqual(
    expect.arrayContaining(
      ['analyticsUrl', 'tags', 'chatUrl', 'chatOrigins', 'bookingUrl'].map((name) => `embeds.${name}`),
    ),
  )
  const permission = permissions.brand
  for (const path of ['embeds', ...paths]) {
    const writers = roles.filter((role) =>
      mayWrite(
        { id: 1, collection: 'users', roles: [role] } as unknown as TypedUser,
        path,
        permission ?? { read: {}, write: {} },
      ),
    )
    expect([path, writers]).toEqual([path, ['admin']])
  }
})
