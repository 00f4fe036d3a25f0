import type { Field, SanitizedConfig, TypedUser } from 'payload'
import { expect, test, vi } from 'vitest'
import { withPermissions } from './enforce.ts'

const text = (name: string): Field => ({ name, type: 'text' })
const groupOf = (name: string, fields: Field[]): Field => ({ name, type: 'group', fields })
type Hook = (asked: object) => unknown
type Guarded = {
  access: Record<string, (asked: object) => unknown>
  fields: Field[]
  flattenedFields: { name: string; access?: object }[]
  hooks: Record<'beforeOperation' | 'beforeValidate', Hook[]>
}

const own = { beforeOperation: vi.fn(), beforeValidate: vi.fn(), afterChange: vi.fn() }
const hooks = {
  beforeOperation: [own.beforeOperation],
  beforeValidate: [own.beforeValidate],
  afterChange: [own.afterChange],
}
const unlock = () => false
const config = withPermissions({
  collections: [
    { slug: 'applications', fields: [text('name'), text('status'), text('notes')], access: { unlock }, hooks },
    { slug: 'unknown', fields: [text('name')], access: {}, hooks: {} },
  ],
  globals: [
    { slug: 'brand', fields: [text('name'), text('contactEmail'), text('createdAt')], access: {}, hooks },
    {
      slug: 'mail-settings',
      fields: [text('fromName'), groupOf('notices', [text('audit'), text('review')])],
      access: {},
    },
    { slug: 'unknown', fields: [text('name')], access: {} },
  ],
} as unknown as SanitizedConfig) as unknown as { collections: Guarded[]; globals: Guarded[] }
const [applications, unknown] = config.collections as [Guarded, Guarded]
const [brand, mailSettings, unknownGlobal] = config.globals as [Guarded, Guarded, Guarded]

const account = (role: string) => ({ id: 7, collection: 'users', roles: [role] }) as unknown as TypedUser

type Asked = { role?: string; data?: object; operation?: string; overrideAccess?: boolean; context?: object }

/** Runs the hooks before an operation, as Payload does. */
function before(entity: Guarded, { role, data, operation = 'update', overrideAccess = false, context = {} }: Asked) {
  const args = { data }
  const req = { user: role ? account(role) : null }
  const collection = { slug: 'applications', flattenedFields: [] }
  for (const hook of entity.hooks.beforeOperation)
    expect([args, undefined]).toContain(hook({ args, collection, context, operation, overrideAccess, req }))
}

const refusal = (...names: string[]) =>
  expect.objectContaining({
    status: 403,
    isPublic: true,
    message: `Your account may not change ${names.map((name) => `“${name}”`).join(', ')}. Nothing was saved.`,
  })

test('F1 the table controls rows and fields, and keeps other rules and hooks', () => {
  const req = { user: account('hr'), payloadAPI: 'REST' }
  expect(applications.access.read?.({ req })).toBe(true)
  expect(applications.access.read?.({ req: { ...req, user: account('sales') } })).toBe(false)
  expect(applications.access.unlock).toBe(unlock)
  expect(applications.flattenedFields.map(({ name, access }) => [name, Boolean(access)])).toEqual([
    ['name', true],
    ['status', true],
    ['notes', true],
  ])
  expect(applications.hooks).toMatchObject({ afterChange: [own.afterChange] })
  expect(applications.hooks.beforeOperation).toContain(own.beforeOperation)
  expect(applications.hooks.beforeValidate).toContain(own.beforeValidate)
  expect(brand.access.update?.({ req: { user: account('editor') } })).toBe(true)
  expect(brand.access.update?.({ req: { user: account('hr') } })).toBe(false)
  expect(brand.access.readVersions?.({ req: { user: account('hr') } })).toBe(false)
  expect(brand.hooks).toMatchObject({ afterChange: [own.afterChange] })
  expect(brand.hooks.beforeOperation).toContain(own.beforeOperation)
})

test('F1 what the table does not name is denied', () => {
  const req = { user: account('admin'), payloadAPI: 'local' }
  for (const { access } of [unknown, unknownGlobal])
    for (const right of ['read', 'readVersions', 'update']) expect(access[right]?.({ req })).toBe(false)
  expect(unknown.access.create?.({ req })).toBe(false)
  expect(unknown.access.delete?.({ req })).toBe(false)
  expect(() => before(unknown, { role: 'admin', data: { name: 'x' } })).toThrow(refusal('name'))
})

test.each([
  ['a collection', applications, 'hr', 'notes', 'name'],
  ['a global', brand, 'editor', 'name', 'contactEmail'],
] as const)('F1 an update of %s with no writable field is refused, not ignored', (_what, entity, role, mine, other) => {
  expect(() => before(entity, { role, data: { [other]: 'x' } })).toThrow(refusal(other))
  expect(() => before(entity, { role, data: { [other]: 'x', [mine]: undefined } })).toThrow(refusal(other))
  expect(() => before(entity, { data: { [mine]: 'x', [other]: 'x' } })).toThrow(refusal(mine, other))
  before(entity, { role, data: { [mine]: 'x', [other]: 'x' } })
  before(entity, { role, data: {} })
  before(entity, { role })
  before(entity, { role, data: { [other]: 'x' }, overrideAccess: true })
  before(entity, { role, data: { [other]: 'x' }, operation: 'read' })
  before(entity, { role, data: { password: 'x' } })
})

test('F1 only accounts that may write every field can restore a global', () => {
  const operation = 'restoreVersion'
  before(mailSettings, { role: 'admin', operation })
  before(brand, { role: 'editor', operation, overrideAccess: true })
  expect(() => before(brand, { role: 'editor', operation })).toThrow(refusal('contactEmail'))
  expect(() => before(mailSettings, { role: 'sales', operation })).toThrow(refusal('notices.review'))
  // In a collection, fields that the account may not write stay as they are.
  before(applications, { role: 'hr', operation })
})

test('F1 restoring a version restores only what the account may write', () => {
  const context = {}
  before(applications, { role: 'hr', operation: 'restoreVersion', context })
  const data = { name: 'Old', status: 'old', notes: 'old', other: 'old' }
  const originalDoc = { name: 'New', status: 'new', notes: 'new' }
  const [keep] = applications.hooks.beforeValidate as [Hook]
  const restored = (more: object) =>
    keep({
      collection: { slug: 'applications' },
      ...{ context, data, operation: 'update', originalDoc, req: { user: account('hr') } },
      ...more,
    })
  expect(restored({})).toEqual({ ...data, name: 'New' })
  expect(restored({ originalDoc: undefined })).toEqual({ ...data, name: undefined })
  expect(restored({ data: undefined })).toBeUndefined()
  for (const more of [{ operation: 'create' }, { context: {} }, { collection: { slug: 'users' } }])
    expect(restored(more)).toBe(data)
})

test('F1 the product itself restores everything', () => {
  const context = {}
  before(applications, { operation: 'restoreVersion', overrideAccess: true, context })
  before(applications, { role: 'hr', operation: 'read', context })
  expect(context).toEqual({})
})
