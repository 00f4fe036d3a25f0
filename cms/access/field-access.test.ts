import type { Field, FieldAccess, TypedUser } from 'payload'
import { expect, test } from 'vitest'
import { fieldPaths, guardFields, isTimestamp, mayWrite } from './field-access.ts'
import type { Permission } from './permission.ts'

const text = (name: string): Field => ({ name, type: 'text' })
// A field with an empty name is not part of the path: what is inside belongs to the parent.
const fields = [
  text('title'),
  { type: 'ui', name: 'preview', admin: {} },
  { type: 'row', name: '', fields: [text('status'), { type: 'collapsible', label: 'More', fields: [text('notes')] }] },
  {
    type: 'tabs',
    tabs: [
      { name: 'meta', fields: [text('image')] },
      { label: 'Unnamed', name: '', fields: [text('slug')] },
    ],
  },
  { name: 'seo', type: 'group', fields: [text('description'), { type: 'row', fields: [text('keyphrase')] }] },
  { type: 'group', name: '', fields: [text('inside')] },
  { name: 'rows', type: 'array', fields: [text('cell')] },
  text('filename'),
  text('email'),
  text('body'),
  text('token'),
  text('createdAt'),
] as Field[]
const paths = [
  ...['title', 'status', 'notes', 'meta.image', 'slug', 'seo.description', 'seo.keyphrase', 'inside', 'rows'],
  ...['filename', 'email', 'body', 'token', 'createdAt'],
]
const permission: Permission = {
  read: { editor: true },
  write: { editor: { fields: 'title  status\n notes meta slug seo.description' }, hr: { fields: 'rows' } },
  readFields: { email: ['hr'], body: (row) => row.status === 'open' },
  changes: { status: ({ from, to }) => (from === 'open' && to === 'done') || 'You can only finish it.' },
  upload: 'filename',
  secret: 'token',
}
const editor = { id: 1, collection: 'users', roles: ['editor'] } as unknown as TypedUser
const hr = { id: 2, collection: 'users', roles: ['hr'] } as unknown as TypedUser
const admin = { id: 3, collection: 'users', roles: ['admin'] } as unknown as TypedUser

type Guard = { create: FieldAccess; update: FieldAccess; read?: FieldAccess }

/** Returns the access rules that guarding gave to each field, by path. */
function guardsOf(all: Field[], parent = ''): Map<string, Guard> {
  const found = new Map<string, Guard>()
  for (const field of all) {
    const name = 'name' in field && field.name ? field.name : undefined
    if (name && 'access' in field && field.access) found.set(parent + name, field.access as Guard)
    const inner =
      field.type === 'tabs'
        ? field.tabs.flatMap((tab) => [
            ...guardsOf(tab.fields, 'name' in tab && tab.name ? `${parent}${tab.name}.` : parent),
          ])
        : 'fields' in field
          ? [...guardsOf(field.fields, name ? `${parent}${name}.` : parent)]
          : []
    for (const [path, guard] of inner) found.set(path, guard)
  }
  return found
}

const guards = guardsOf(guardFields(fields, permission, () => true))
type Asked = { user?: TypedUser | null; file?: object; doc?: object; siblingData?: object }
function ask(right: keyof Guard, path: string, { user = null, file, ...more }: Asked) {
  return guards.get(path)?.[right]?.({ req: { user, file }, ...more } as unknown as Parameters<FieldAccess>[0])
}
const writable = (user: TypedUser | null) =>
  [...guards.keys()].filter((path) => path !== 'filename' && ask('update', path, { user }) === true)

test('F1 each data field is guarded, including those in rows, tabs, and groups; arrays are guarded as a whole', () => {
  expect([...guards.keys()].sort()).toEqual([...paths, 'seo'].sort())
  expect(fieldPaths(fields)).toEqual(paths)
})

test('F1 guards are set on copies, because collections share field objects', () => {
  expect(guardsOf(fields).size).toBe(0)
})

test('F1 a field keeps its other access rules', () => {
  const admin = () => true
  const [guarded] = guardFields([{ name: 'title', type: 'text', access: { admin } as object }], permission, () => true)
  expect(guarded).toMatchObject({ access: { admin } })
})

test('F1 each role can write the fields that the table names, and whole groups', () => {
  const edited = ['title', 'status', 'notes', 'meta.image', 'slug', 'seo', 'seo.description']
  expect(writable(editor).sort()).toEqual(edited.sort())
  expect(writable(hr)).toEqual(['rows'])
  expect(writable(admin).sort()).toEqual([...edited, 'rows'].sort())
  expect(writable(null)).toEqual([])
  expect([editor, hr, null].map((user) => ask('create', 'title', { user }))).toEqual([true, false, false])
  expect(mayWrite(editor, 'titles', permission)).toBe(false)
  expect(mayWrite(editor, 'meta', permission)).toBe(true)
  expect(mayWrite(undefined, 'meta', permission)).toBe(false)
})

test('F1 names and sizes of files come from the uploaded file, never from the request', () => {
  for (const right of ['create', 'update'] as const) {
    expect(ask(right, 'filename', { user: admin })).toBe(false)
    expect(ask(right, 'filename', { user: hr, file: {} })).toBe(true)
  }
})

test('F1 a value that the table does not allow is refused with the reason', () => {
  const change = (from: unknown, to: unknown, user: TypedUser | null = editor) =>
    ask('update', 'status', { user, doc: { status: from }, siblingData: { status: to } })
  expect(change('open', 'done')).toBe(true)
  expect(change('done', 'done')).toBe(true)
  expect(change('done', undefined)).toBe(true)
  expect(() => change('done', 'open')).toThrow(
    expect.objectContaining({ status: 403, isPublic: true, message: 'You can only finish it.' }),
  )
  expect(change('done', 'open', hr)).toBe(false)
  expect(() => ask('update', 'status', { user: editor, siblingData: { status: 'open' } })).toThrow('only finish')
  expect(ask('update', 'status', { user: editor })).toBe(true)
  expect(ask('update', 'title', { user: editor, doc: { title: 'a' }, siblingData: { title: 'b' } })).toBe(true)
})

test('F1 fewer roles can read a restricted field than its row, and nobody a secret', async () => {
  expect(guards.get('title')?.read).toBeUndefined()
  const readers = await Promise.all([editor, hr, admin, null].map((user) => ask('read', 'email', { user })))
  expect(readers).toEqual([false, true, true, false])
  expect(ask('read', 'token', { user: admin })).toBe(false)
  expect(await ask('read', 'body', { user: editor, doc: { status: 'open' } })).toBe(true)
  expect(await ask('read', 'body', { user: editor, doc: { status: 'done' } })).toBe(false)
  // Without a row: a filter or a sort order, which would reveal what matches.
  expect(await ask('read', 'body', { user: editor })).toBe(false)
})

test('F4 the rule of a field never admits more than the rule of its rows', async () => {
  const closed = guardsOf(guardFields(fields, permission, () => false)).get('email')?.read
  expect(await closed?.({ req: { user: admin } } as unknown as Parameters<FieldAccess>[0])).toBe(false)
})

test('F1 creation and modification dates are the only timestamps', () => {
  expect(['createdAt', 'updatedAt', 'title'].map(isTimestamp)).toEqual([true, true, false])
})
