import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { staleProviderDocs } from './provider-docs.ts'

test('docs/providers.md matches the list of providers (npm run docs:providers)', () => {
  expect(staleProviderDocs('.')).toEqual([])
})

test('another price is reported', () => {
  const root = newDataFolder('provider-docs')
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'docs'))
  const text = readFileSync('docs/providers.md', 'utf8').replace('| `searxng` ', '| `searching` ')
  writeFileSync(join(root, 'docs/providers.md'), text)
  expect(staleProviderDocs(root)).toEqual(['docs/providers.md is stale. Run npm run docs:providers.'])
})
