import { expect, test } from 'vitest'
import { tools } from '#content/tools.ts'
import { missingData, suppliedBy } from './connected-data.ts'

test('a capability is connected when a provider that is asked for it has all its settings', () => {
  const settings = { SEARXNG_URL: 'http://search.example', DATAFORSEO_LOGIN: 'a' }
  expect(suppliedBy({ settings, order: { search: ['searxng'], links: ['dataforseo'] } })).toEqual(['search'])
  expect(suppliedBy({ settings, order: { search: [], links: ['dataforseo'] } })).toEqual([])
  expect(suppliedBy({ settings: {}, order: { search: ['searxng'] } })).toEqual([])
})

test('a tool lacks data only if none of what it can use is connected', () => {
  const needsData = { anyOf: ['links', 'linkIndex'], without: 'No links.', instead: 'backlink-checker' } as const
  expect(missingData({ needsData }, ['search'])).toBe(needsData)
  expect(missingData({ needsData }, ['search', 'linkIndex'])).toBeUndefined()
  expect(missingData({}, [])).toBeUndefined()
})

test('a tool that needs data says what is missing without a word for operators, and names one that needs none', () => {
  const needing = tools.flatMap(({ slug, needsData }) => (needsData ? [{ slug, ...needsData }] : []))
  expect(needing.length).toBeGreaterThan(0)
  for (const { slug, without, instead } of needing) {
    expect([slug, without]).toEqual([slug, expect.not.stringMatching(/[A-Z]+_[A-Z]+|npm run|operator|docs\//)])
    expect([slug, tools.find((one) => one.slug === instead)?.needsData]).toEqual([slug, undefined])
    expect(tools.map((one) => one.slug)).toContain(instead)
  }
})
