import { expect, test } from 'vitest'
import { blankPages } from './blank-pages.ts'
import { pages } from './pages.ts'

test('the legal pages keep their rules and lose mentions of the demonstration', () => {
  expect(Object.keys(blankPages)).toEqual(pages.map(({ slug }) => slug))
  for (const [slug, page] of Object.entries(blankPages)) {
    const text = JSON.stringify(page)
    const before = JSON.stringify(pages.find((one) => one.slug === slug))
    expect(text).not.toMatch(/demonstration|invented|mailto:|\.example/i)
    expect(text).toContain('](/contact-us/)')
    expect(text.length).toBeGreaterThan(before.length * 0.85)
  }
})
