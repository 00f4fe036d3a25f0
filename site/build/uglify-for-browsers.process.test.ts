import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uglifyModule } from './uglify-for-browsers.ts'

test('UglifyJS works without eval and gives the same output', { tags: 'extended' }, async () => {
  const source = readFileSync('node_modules/json5/dist/index.js', 'utf8')
  const script = `${uglifyModule()}
    try { eval('1'); console.log('eval is allowed') }
    catch { console.log(minify(${JSON.stringify(source)}, { compress: { passes: 2 } }).code) }`
  const options = ['--disallow-code-generation-from-strings', '--input-type=module', '-']
  const { stdout, stderr } = spawnSync(process.execPath, options, { input: script, encoding: 'utf8' })
  expect(stderr).toBe('')
  // @ts-expect-error It has no types of its own.
  const { minify } = (await import('uglify-js')) as {
    minify: (code: string, options: object) => { code: string }
  }
  expect(stdout.trimEnd()).toBe(minify(source, { compress: { passes: 2 } }).code)
})
