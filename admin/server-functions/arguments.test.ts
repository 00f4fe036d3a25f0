import { expect, test } from 'vitest'
import { serverFunctions } from './arguments.ts'

const functions = serverFunctions({ collections: ['posts', 'media'], globals: ['brand'] })
const isRead = ([name, args]: [string, object]) => functions.get(name)?.safeParse(args).success

test('S12 a server function reads what screens send', () => {
  const form = {
    operation: 'update',
    formState: { title: { value: 'Hello' } },
    docPermissions: {},
    fallbackLocale: false,
  }
  const query = { limit: '10', where: { or: [] }, sort: '-createdAt' }
  const sent: [string, object][] = [
    ['form-state', { ...form, collectionSlug: 'posts', id: 7 }],
    ['form-state', { ...form, globalSlug: 'brand', id: null, select: undefined }],
    ['table-state', { collectionSlug: ['posts', 'media'], query, columns: [{ accessor: 'title', active: true }] }],
    ['render-list', { collectionSlug: 'posts', drawerSlug: 'a-drawer', enableRowSelections: false, query }],
    ['render-document', { collectionSlug: 'posts', docID: '12', redirectAfterCreate: false }],
    ['slugify', { collectionSlug: 'posts', path: 'slug', valueToSlugify: 'A title', data: {} }],
  ]
  expect(sent.filter((call) => !isRead(call))).toEqual([])
})

test('S12 arguments of a wrong type, or too few, reach no server function', () => {
  const wrong = [
    ...[{ collectionSlug: 'constructor' }, { collectionSlug: {} }, { globalSlug: 'posts' }, { data: 'x' }],
    ...[{ formState: [] }, { id: 2 ** 31 }, { docID: 'abc' }, { id: {} }, { schemaPath: 1 }, { query: [] }],
    ...[{ query: { where: 'x' } }, { columns: {} }, { parent: { collectionSlug: 'posts' } }, { operation: 'delete' }],
  ]
  const tooFew = ['render-field', 'render-document', 'render-document-slots', 'render-list', 'render-widget', 'slugify']
  const sent: [string, object][] = [
    ...wrong.map((args): [string, object] => ['form-state', args]),
    ...tooFew.map((name): [string, object] => [name, {}]),
  ]
  expect(sent.filter(isRead)).toEqual([])
})

test('F4 functions that no screen calls cannot be called, and arguments that no screen sends are dropped', () => {
  const others = ['constructor', '__proto__', 'toString', 'copy-data-from-locale', '']
  expect(others.filter((name) => functions.has(name))).toEqual([])
  const args = { globalSlug: 'brand', skipClientConfigAuth: true, user: { id: 1 } }
  expect(functions.get('form-state')?.parse(args)).toEqual({ globalSlug: 'brand' })
})
