import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import { agents } from './index.ts'
import { leftOut } from './left-out.ts'

const set = corpus('ai-robots')

test.skipIf(!set)('every name of the public list is in the table, or the table says why not', () => {
  const listed = Object.keys(JSON.parse(readFileSync(`${set}/robots.json`, 'utf8')) as object)
  const covered = new Set([
    ...agents.flatMap(({ token, aliases = [] }) => [token, ...aliases]),
    ...Object.keys(leftOut),
  ])
  expect(listed.length).toBeGreaterThan(160)
  expect(listed.filter((name) => !covered.has(name))).toEqual([])
})

test('each agent is listed once, with operator, purpose, and source', () => {
  const names = agents.flatMap(({ token, aliases = [] }) => [token, ...aliases])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => name in leftOut)).toEqual([])
  for (const { token, operator, purpose, source } of agents) {
    expect([token, operator !== '', ['training', 'search', 'user'].includes(purpose)]).toEqual([token, true, true])
    expect([token, URL.canParse(source.url) && !/\s/.test(source.url)]).toEqual([token, true])
  }
})
