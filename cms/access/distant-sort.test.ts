import { APIError, type FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { refuseDistantSort } from './distant-sort.ts'

const flattenedFields = [
  { name: 'title', type: 'text' },
  {
    name: 'seo',
    type: 'group',
    flattenedFields: [
      { name: 'description', type: 'text' },
      { name: 'image', type: 'upload' },
    ],
  },
  { name: 'moderatedBy', type: 'relationship' },
  { name: 'image', type: 'upload' },
  { name: 'posts', type: 'join' },
] as unknown as FlattenedField[]

function sortBy(sort: unknown, overrideAccess = false) {
  const hook = refuseDistantSort as unknown as (asked: object) => unknown
  return hook({ args: { sort }, collection: { flattenedFields }, overrideAccess })
}

test.each([
  'title',
  '-title',
  'seo.description',
  'seo__description',
  'moderatedBy',
  '-image',
  'posts',
  'seo.image',
  'unknown',
  'unknown.email',
  'title.length',
  'version.title',
  ['title', '-seo.description'],
  undefined,
])('F1 a list can be sorted by %j', (sort) => {
  expect(sortBy(sort)).toEqual({ sort })
})

test.each([
  'moderatedBy.email',
  '-moderatedBy.email',
  'moderatedBy__email',
  'version.moderatedBy.email',
  '-version.moderatedBy.roles.value',
  'image.filename',
  'seo.image.filename',
  'seo__image__filename',
  'posts.title',
  ['title', 'moderatedBy.email'],
])('F1 sorting reveals no field of a related document: %j', (sort) => {
  expect(() => sortBy(sort)).toThrow(
    expect.objectContaining({
      status: 400,
      isPublic: true,
      message: 'You cannot sort by a field of a related document.',
    }),
  )
  expect(() => sortBy(sort)).toThrow(APIError)
  expect(sortBy(sort, true)).toEqual({ sort })
})
