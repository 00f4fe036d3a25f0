import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { announcing, tagsOf } from './announce.ts'

test('a document is found by its collection, its id and its old and new address', () => {
  expect(tagsOf('posts', { id: 3, slug: 'new' }, { id: 3, slug: 'old' })).toEqual([
    'posts',
    'posts:3',
    'posts/new',
    'posts/old',
  ])
  expect(tagsOf('faqs', { id: 1 }, undefined)).toEqual(['faqs', 'faqs:1'])
})

test.each([
  ['a published change', { data: { _status: 'published' } }, 'update', 1],
  ['an unpublished document', { data: { _status: 'draft' } }, 'update', 1],
  ['a draft beside what is published', { draft: true, data: { _status: 'draft' } }, 'update', 0],
  ['an autosave that says nothing of the status', { draft: true, data: {} }, 'update', 0],
  ['a new draft', { data: { _status: 'draft' } }, 'create', 0],
])('%s is announced inside the transaction, or not', async (_, args, operation, expected) => {
  const sent: unknown[] = []
  const session = { execute: async (statement: unknown) => sent.push(statement) }
  const outside = { execute: async () => expect.unreachable('left the transaction') }
  const req = {
    transactionID: 7,
    payload: { db: { sessions: { 7: { db: session } }, drizzle: outside } },
  } as unknown as PayloadRequest
  const collection = { slug: 'posts', versions: { drafts: {} } }
  const context = {}
  await announcing.beforeOperation[0]?.({ args, collection, context, operation, req } as never)
  await announcing.afterChange[0]?.({
    collection,
    context,
    doc: { id: 1, slug: 'a' },
    previousDoc: { id: 1, slug: 'a' },
    operation,
    req,
  } as never)
  expect(sent).toHaveLength(expected)
})
