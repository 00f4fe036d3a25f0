import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withProviderTables } from './provider-docs.ts'

test('docs/providers.md matches the list of providers (npm run docs:providers)', () => {
  const text = readFileSync('docs/providers.md', 'utf8')
  expect(withProviderTables(text)).toBe(text)
})
