import { expect, test } from 'vitest'
import { FetchFailure } from '#providers/http/fetch-failure.ts'
import { crawlFailureOf } from './crawl-fetch.ts'

test.each([
  ['ENOTFOUND', 'dns'],
  ['ENODATA', 'dns'],
  ['ETIMEOUT', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
])('%s from the resolver is %s: only an answer says that a name does not exist', (code, kind) => {
  const cause = Object.assign(new Error(code), { code })
  expect(crawlFailureOf(new FetchFailure('refused', code, { isName: true, cause })).kind).toBe(kind)
})
