import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/**
 * A page imports the definition of its tool, also of one that runs on the server: for samples and the exported report.
 */
const IMPORT_ALL = `
  import { readdirSync } from 'node:fs'
  delete globalThis.Buffer
  const failed = []
  for (const { name } of readdirSync('tools', { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    await import(process.cwd() + '/tools/' + name + '/tool.ts').catch((error) => failed.push(name + ': ' + error.message))
  console.log(JSON.stringify(failed))
`

test('every tool loads without Buffer, as in a browser', { tags: 'extended' }, () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', IMPORT_ALL], { encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual([])
})
