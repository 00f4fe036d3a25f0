import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#platform/environment/environment.ts'
import { loadEnvironmentFile } from '#platform/environment/environment-file.ts'
import { Environment } from '#platform/environment/variables.ts'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { environmentExample, environmentTable, staleEnvironmentDocs } from './environment-docs.ts'

const names = Object.keys(Environment.shape)

test('the tables of variables and .env.example match the schema', () => {
  expect(staleEnvironmentDocs('.')).toEqual([])
})

test('a changed default, an extra row, and a missing file are reported', () => {
  const root = newFolder()
  const path = join(root, 'docs/configuration.md')
  const document = readFileSync('docs/configuration.md', 'utf8')
  mkdirSync(join(root, 'docs'))
  for (const file of ['.env.example', 'README.md', 'docs/providers.md']) copyFileSync(file, join(root, file))
  const stale = 'docs/configuration.md is stale. Run npm run docs:environment.'
  writeFileSync(
    path,
    document.replace(/(\| `PORT` +\| )4321/, (_, start) => `${start}4320`),
  )
  expect(staleEnvironmentDocs(root)).toEqual([stale])
  writeFileSync(path, document.replace('| `LOG_LEVEL`', '| `LOG_FILE` | none | |\n| `LOG_LEVEL`'))
  expect(staleEnvironmentDocs(root)).toEqual([stale])
  writeFileSync(join(root, '.env.example'), '')
  expect(staleEnvironmentDocs(root)).toHaveLength(2)
})

test('a variable is in one document', () => {
  const rows = ['docs/configuration.md', 'docs/providers.md'].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^\| `([A-Z0-9_]+)` /gm)].map(([, name]) => name),
  )
  expect(rows.toSorted()).toEqual(names.toSorted())
})

test('the table has one row for each variable', () => {
  const rows = environmentTable().trim().split('\n').slice(2)
  expect(rows.map((row) => /`([A-Z0-9_]+)`/.exec(row)?.[1])).toEqual(names)
})

test('.env.example starts the product with its defaults, unchanged and with every line enabled', () => {
  const root = newFolder()
  const inUse = environmentExample().replace(/^# ([A-Z0-9_]+=.*)$/gm, '$1')
  expect(Object.keys(parseEnv(inUse)).sort()).toEqual(names.toSorted())
  for (const [name, text] of [
    ['untouched', environmentExample()],
    ['in-use', inUse],
  ] as const) {
    const path = join(root, name)
    writeFileSync(path, text)
    const env: Record<string, string | undefined> = {}
    expect(loadEnvironmentFile(path, env)).toEqual([])
    expect(readEnvironment(env)).toEqual(readEnvironment({}))
  }
})

function newFolder() {
  const folder = newDataFolder('environment-docs')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
