import { APIError, type FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { refuseDistantFields } from './distant-fields.ts'

const users = [{ name: 'email', type: 'text' }]
const authors = [
  { name: 'name', type: 'text' },
  { name: 'email', type: 'text', access: { read: () => false } },
  { name: 'token', type: 'text', hidden: true },
  { name: 'account', type: 'relationship', relationTo: 'users' },
  { name: 'files', type: 'join', collection: ['posts', 'authors'] },
]
const posts = [
  { name: 'title', type: 'text' },
  {
    name: 'seo',
    type: 'group',
    flattenedFields: [
      { name: 'description', type: 'text' },
      { name: 'image', type: 'upload', relationTo: 'users' },
    ],
  },
  {
    name: 'layout',
    type: 'blocks',
    blocks: [{ flattenedFields: [{ name: 'by', type: 'relationship', relationTo: 'authors' }] }],
  },
  { name: 'author', type: 'relationship', relationTo: 'authors' },
  { name: 'authors', type: 'relationship', relationTo: 'authors', hasMany: true },
  { name: 'owner', type: 'relationship', relationTo: 'users' },
  { name: 'about', type: 'relationship', relationTo: ['posts', 'users'] },
  { name: 'written', type: 'join', collection: 'authors' },
]

const rule = (read: unknown) => ({ access: { read: () => read } })
/** The account reads all authors, some posts, and no accounts. */
const collections = {
  posts: { config: { ...rule({ or: [] }), flattenedFields: posts } },
  authors: { config: { ...rule(true), flattenedFields: authors } },
  users: { config: { ...rule(false), flattenedFields: users } },
}
const collection = {
  slug: 'posts',
  flattenedFields: posts as unknown as FlattenedField[],
  joins: { authors: [{ joinPath: 'written' }] },
  polymorphicJoins: [],
}

async function ask(args: object, overrideAccess = false) {
  const hook = refuseDistantFields as unknown as (asked: object) => unknown
  return hook({ args, collection, overrideAccess, req: { payload: { collections, blocks: {} } } })
}

const like = { like: 'a' }
const refusal = expect.objectContaining({ status: 400, isPublic: true })

test.each([
  ['a field of the document', { where: { title: like } }],
  ['a relation itself', { where: { owner: { equals: 1 }, 'owner.id': { equals: 1 } } }],
  ['a relation to several collections', { where: { 'about.value': { equals: 1 }, 'about.relationTo': like } }],
  ['a field of documents that it reads', { where: { 'author.name': like, 'layout.by.name': like } }],
  ['documents that contain one', { where: { authors: { contains: { name: like } } } }],
  ['a version', { where: { 'version.author.name': like, parent: { equals: 1 } } }],
  ['a name that does not exist', { where: { nothing: like, 'nothing.email': like } }],
  ['a join', { joins: { written: { where: { name: like }, sort: '-name' } } }],
  ['a group', { field: 'author.name' }],
])('F4 an account filters by %s', async (_what, args) => {
  expect(await ask(args)).toBe(args)
})

test.each([
  'author.email',
  'author__email',
  'author.token',
  'author.nothing',
  'author.account.email',
  'authors.email',
  'layout.by.email',
  'owner.email',
  'owner.nothing',
  'seo.image.email',
  'about.value.title',
  'written.email',
  'version.author.email',
  'version.seo.image.email',
  'parent.title',
  'parent.author.email',
  'author.files',
])('F4 a filter or a group reveals nothing of %s', async (path) => {
  for (const args of [
    { where: { [path]: like } },
    { where: { or: [{ title: like }, { AND: [{ [path]: like }] }] } },
    { field: path },
  ])
    await expect(ask(args)).rejects.toEqual(refusal)
  expect(await ask({ where: { [path]: like } }, true)).toEqual({ where: { [path]: like } })
})

test.each([
  { where: { authors: { contains: { email: like } } } },
  { where: { authors: { contains: { and: [{ 'account.email': like }] } } } },
  { where: { owner: { contains: { email: like } } } },
  { where: { title: { contains: { email: like } } } },
  { joins: { written: { where: { email: like } } } },
  { joins: { written: { where: { or: [{ 'account.email': like }] } } } },
  { joins: { written: { sort: 'account.email' } } },
])('F4 a filter inside a filter, or of a join, follows the same rules: %j', async (args) => {
  await expect(ask(args)).rejects.toEqual(refusal)
})

test.each([
  'owner.email',
  '-owner.email',
  'owner__email',
  'version.owner.email',
  '-version.owner.roles.value',
  'parent.title',
  'author.name',
  'seo.image.filename',
  'seo__image__filename',
  'layout.by.name',
  'written.title',
  'title,author.name',
  ['title', 'owner.email'],
])('F1 sorting reveals no field of a related document: %j', async (sort) => {
  await expect(ask({ sort })).rejects.toThrow('You cannot sort by a field of a related document.')
  await expect(ask({ sort })).rejects.toThrow(APIError)
  expect(await ask({ sort }, true)).toEqual({ sort })
})

test.each([
  'title',
  '-title',
  'seo.description',
  'owner',
  '-seo.image',
  'unknown.email',
  ['title', '-seo.description'],
])('F1 a list can be sorted by %j', async (sort) => {
  expect(await ask({ sort })).toEqual({ sort })
})
