import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { adoptedValues, valuesOf } from './adopt-saved.ts'

test('R19 a form takes over what the server changed, and never what somebody has typed since', () => {
  const sent: FormState = {
    title: { value: 'A title' },
    slug: { value: null },
    updatedAt: { value: 'before' },
    'seo.title': { value: '' },
    'rows.0.text': { value: 'typed' },
    rows: { value: 1, rows: [{ id: '1' }] },
    body: { value: { root: {} } },
  }
  const now: FormState = { ...sent, title: { value: 'A longer title' } }
  const doc = {
    title: 'A title',
    slug: 'a-title',
    updatedAt: 'after',
    seo: { title: null },
    rows: [{ id: '1', text: 'changed' }],
    body: { root: { children: [] } },
  }
  expect(adoptedValues(now, valuesOf(sent), doc)).toEqual({ slug: 'a-title', updatedAt: 'after' })
})
