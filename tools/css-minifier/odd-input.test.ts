// @module-tag slow
import { expect, test, vi } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

// esbuild compiles itself on its first call, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('an error stops the run on request, with its line', { tags: 'extended' }, async () => {
  const css = 'a{color:red}\nb{color:blue}}\nc{color:green}'
  expect((await run(tool, { css, isStrict: true })).failure?.errors.css).toContain('Line 2, column')
  expect((await run(tool, { css })).status).toBe('done')
})

test('a stylesheet with too much nesting is refused, and the next one works', async () => {
  for (const css of ['@media print{'.repeat(600), 'a{color:red;&{'.repeat(600)]) {
    const { failure } = await run(tool, { css })
    expect(failure?.errors).toEqual({ css: 'Nested too deeply.' })
  }
  expect((await run(tool, { css: '@media print { a { color: #ff0000 } }' })).status).toBe('done')
})

test.each([
  ['unclosed', 'a{color:red'],
  ['NUL', '\0a{color:red}'],
  ['100,000 brackets', 'a{'.repeat(100_000)],
  ['nested parentheses', `a{b:${'('.repeat(50_000)}}`],
  ['not CSS', '<p>Hello</p>'],
])('%s gets a result', async (_, css) => {
  const { summary, failure } = await run(tool, { css })
  expect(failure?.code ?? 'invalid').toBe('invalid')
  expect(summary.length).toBeGreaterThan(10)
})

test('a byte order mark belongs to the file, not to the code', async () => {
  expect((await run(tool, { css: '\ufeff@charset "utf-8";\r\na { color: red }' })).data).toMatchObject({
    code: 'a{color:red}',
  })
})
