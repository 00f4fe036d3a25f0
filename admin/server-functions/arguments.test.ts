import { expect, test } from 'vitest'
import { argumentsOf } from './arguments.ts'

const args = argumentsOf({ collections: ['posts', 'media'], globals: ['brand'] })
const isRead = (sent: object) => args.safeParse(sent).success

test('S12 a server function reads what screens send', () => {
  const sent = [
    {
      collectionSlug: 'posts',
      id: 7,
      operation: 'update',
      formState: { title: { value: 'Hello' } },
      docPermissions: {},
    },
    { globalSlug: 'brand', data: {}, fallbackLocale: false, select: undefined, id: null },
    {
      collectionSlug: ['posts', 'media'],
      query: { limit: '10', where: { or: [] }, sort: '-createdAt' },
      columns: [{ accessor: 'title' }],
    },
    { collectionSlug: 'posts', docID: '12', drawerSlug: 'a-drawer', redirectAfterCreate: false },
  ]
  expect(sent.map(isRead)).toEqual([true, true, true, true])
})

test('S12 arguments of a wrong type reach no server function', () => {
  const sent = [
    ...[
      { collectionSlug: 'constructor' },
      { collectionSlug: {} },
      { globalSlug: 'posts' },
      { data: 'x' },
      { formState: [] },
    ],
    ...[{ id: 2 ** 31 }, { docID: 'abc' }, { id: {} }, { schemaPath: 1 }, { query: [] }, { query: { where: 'x' } }],
    ...[
      { columns: {} },
      { parent: { collectionSlug: 'posts' } },
      { collectionsToDisplay: 'posts' },
      { operation: 'delete' },
    ],
  ]
  expect(sent.filter(isRead)).toEqual([])
})

test('F4 arguments that no screen sends are dropped', () => {
  expect(args.parse({ globalSlug: 'brand', skipClientConfigAuth: true, user: { id: 1 } })).toEqual({
    globalSlug: 'brand',
  })
})
