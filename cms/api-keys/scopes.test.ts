import type { Access, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { type AccessLevel, keepToDrafts, withinScopes } from './scopes.ts'

const everything: Record<string, Access> = Object.fromEntries(
  ['read', 'readVersions', 'create', 'update', 'delete'].map((name) => [name, () => true]),
)

function requestWith(scopes: Record<string, AccessLevel> | undefined) {
  return { user: { id: 1, ...(scopes ? { apiKey: { id: 7, scopes } } : {}) } } as unknown as PayloadRequest
}

function allowed(scopes: Record<string, AccessLevel> | undefined, hasDrafts = true) {
  const rules = withinScopes(everything, { slug: 'posts', hasDrafts })
  return Object.keys(rules).filter((name) => rules[name]?.({ req: requestWith(scopes) }))
}

test('§6 a key can do what its scopes list, and a session everything', () => {
  expect(allowed({ posts: 'read' })).toEqual(['read', 'readVersions'])
  expect(allowed({ posts: 'drafts' })).toEqual(['read', 'readVersions', 'create', 'update'])
  expect(allowed({ posts: 'publish' })).toEqual(Object.keys(everything))
  expect(allowed({ pages: 'publish' })).toEqual([])
  expect(allowed(JSON.parse('{"__proto__":"publish"}'))).toEqual([])
  expect(allowed(undefined)).toEqual(Object.keys(everything))
})

test('§6 where a collection has no drafts, every write requires the publish scope', () => {
  expect(allowed({ posts: 'drafts' }, false)).toEqual(['read', 'readVersions'])
  expect(allowed({ posts: 'publish' }, false)).toEqual(Object.keys(everything))
})

test('§6 a key never overrides a denial of the table', () => {
  const rules = withinScopes<Record<string, Access>>({ update: () => false }, { slug: 'posts', hasDrafts: true })
  expect(rules.update?.({ req: requestWith({ posts: 'publish' }) })).toBe(false)
})

type Asked = { scopes?: Record<string, AccessLevel>; data?: object; operation?: string; overrideAccess?: boolean }

function written({ scopes, data = { title: 'A' }, operation = 'update', overrideAccess = false }: Asked) {
  const hook = keepToDrafts({ slug: 'posts', hasDrafts: true }) as (asked: object) => unknown
  return hook({ args: { data, draft: false }, operation, overrideAccess, req: requestWith(scopes) })
}

test('§6 a draft key always writes drafts, and cannot publish or restore', () => {
  const scopes = { posts: 'drafts' } as const
  expect(written({ scopes })).toEqual({ data: { title: 'A', _status: 'draft' }, draft: true })
  expect(() => written({ scopes, data: { _status: 'published' } })).toThrow('may not publish')
  expect(() => written({ scopes, operation: 'restoreVersion' })).toThrow('may not restore versions')
  expect(written({ scopes, overrideAccess: true })).toEqual({ data: { title: 'A' }, draft: false })
})

test('§6 a publish key and a session write as requested', () => {
  const asIs = { data: { title: 'A', _status: 'published' }, draft: false }
  expect(written({ scopes: { posts: 'publish' }, data: asIs.data })).toEqual(asIs)
  expect(written({ data: asIs.data })).toEqual(asIs)
})
