import type { SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { sound } from './sound.ts'

const fields = [
  { name: 'title', type: 'text', required: true, maxLength: 10 },
  { name: 'lead', type: 'textarea' },
  { name: 'kind', type: 'select', required: true, defaultValue: 'b', options: [{ value: 'a' }, { value: 'b' }] },
  { name: 'tags', type: 'select', hasMany: true, options: ['x', 'y'] },
  { name: 'weeks', type: 'number', min: 0, max: 52 },
  { name: 'day', type: 'date' },
  { name: 'body', type: 'richText' },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [
      { name: 'text', type: 'text', required: true, maxLength: 4 },
      { name: 'day', type: 'date', required: true },
    ],
  },
  { name: 'seo', type: 'group', flattenedFields: [{ name: 'title', type: 'text' }] },
  { name: 'author', type: 'relationship', relationTo: 'authors' },
]
const config = {
  collections: [
    { slug: 'posts', flattenedFields: fields },
    { slug: 'authors', flattenedFields: [{ name: 'name', type: 'text', required: true }] },
  ],
  globals: [],
} as unknown as SanitizedConfig

test.each([
  ['a required text that is missing is empty', { title: null }, { title: '' }],
  ['a text ends at its limit, with whole characters', { title: `123456789\u{1F600}` }, { title: '123456789' }],
  ['a megabyte in one line is cut', { lead: 'x'.repeat(1e6) }, { lead: 'x'.repeat(1e5) }],
  ['an unknown choice is the usual one', { kind: 'gone' }, { kind: 'b' }],
  ['unknown choices are left out', { tags: ['x', 'gone', null] }, { tags: ['x'] }],
  ['a number outside its limits was not given', { weeks: 1e300 }, { weeks: null }],
  ['NaN was not given', { weeks: Number.NaN }, { weeks: null }],
  ['a day outside the calendar was not given', { day: '+275760-09-13T00:00:00.000Z' }, { day: null }],
  ['text in place of rich text was not given', { body: 'text' }, { body: null }],
  [
    'rows that are none, or lack what they must have, are left out',
    { rows: [null, { text: null }, { text: '' }, { day: null, text: 'a' }, { text: 'words' }] },
    { rows: [{ text: 'word' }] },
  ],
  ['a group that is missing is empty', { seo: null }, { seo: {} }],
  ['a document that came along is brought into form', { author: { name: null } }, { author: { name: '' } }],
  ['a relation that was deleted stays away', { author: null }, { author: null }],
  ['what is fine stays as it is', { title: 'Fine', weeks: 4, day: '2026-11-22', author: 7 }, undefined],
])('R15 %s', (_name, stored, read) => {
  expect(sound(config, 'posts', structuredClone(stored))).toEqual(read ?? stored)
})

test('R15 unselected fields are not added', () => expect(sound(config, 'posts', {})).toEqual({}))
