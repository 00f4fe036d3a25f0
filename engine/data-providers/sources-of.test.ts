import { expect, test } from 'vitest'
import type { Lookup } from './lookup.ts'
import { sourcesOf } from './sources-of.ts'

const graph = { name: 'Graph', kind: 'open-data' as const }
const madeUp = { name: 'Made-up graph', kind: 'sample' as const }
const found: Lookup<number> = { kind: 'found', value: 1, source: graph }
const missing: Lookup<number> = { kind: 'unknown', message: 'It is not in the made-up graph.', source: madeUp }

test('R-251 a domain that the sample graph does not have marks no real figure as made up', () => {
  expect(sourcesOf([found, missing])).toEqual([graph])
  expect(sourcesOf([missing])).toEqual([madeUp])
  expect(sourcesOf([found, { ...found, source: madeUp }])).toEqual([graph, madeUp])
})
