import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withProviderTables } from './provider-docs.ts'

test('docs/providers.md says what the list of providers says (npm run docs:providers)', () => {
  const text = readFileSync('docs/providers.md', 'utf8')
  expect(withProviderTables(text)).toBe(text)
})
