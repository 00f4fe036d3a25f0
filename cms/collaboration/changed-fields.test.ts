import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const fields = [
  { type: 'text', name: 'title', label: 'Title' },
  { type: 'upload', name: 'image', label: 'Feature image', relationTo: 'media' },
  { type: 'array', name: 'rows', label: 'Rows' },
  { type: 'text', name: 'token', label: 'Token', admin: { hidden: true } },
  { type: 'date', name: 'updatedAt', label: 'Updated' },
] as unknown as FlattenedField[]

test('the history lists the changed fields by label', () => {
  const before = { title: 'Old', image: 3, rows: [], token: 'a', updatedAt: '2026-11-01' }
  const after = { title: 'New', image: 4, rows: [{ id: 'x', text: 'One' }], token: 'b', updatedAt: '2026-11-02' }
  expect(changedFields(fields, before, after)).toEqual(['Title', 'Feature image', 'Rows'])
})

test('the history ignores documents and empty values that reading fills in', () => {
  const before = { title: '', image: 3, rows: [{ id: 'x', picture: 3, text: null }] }
  const after = {
    title: null,
    image: { id: 3, updatedAt: '2026-11-01', filename: 'a.png' },
    rows: [{ id: 'x', picture: { id: 3, updatedAt: '2026-11-01' } }],
  }
  expect(changedFields(fields, before, after)).toEqual([])
})

test('the history omits a field that the account may not read', () => {
  expect(changedFields(fields, { title: 'Old' }, {})).toEqual([])
})
