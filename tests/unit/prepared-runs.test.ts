// @module-tag slow
import { expect, test } from 'vitest'
import { tool as cssMinifier } from '#tools/css-minifier/tool.ts'
import { tool as javascriptMinifier } from '#tools/javascript-minifier/tool.ts'
import { run } from '../support/tool-ports.ts'

// A page prepares the run of what is entered, so that the first result waits for no parser and no compressor.

test.each([
  [
    cssMinifier,
    { css: 'a { color: #ff0000 }\nb { color: red; top: 0px }\na { left: 0px }' },
    ['survey', 'size', 'sheet', 'first size', 'cascade'],
  ],
  [javascriptMinifier, { code: 'let total = 1 + 2' }, ['depth', 'size', 'program', 'first size', 'traits']],
] as const)('$slug uses what was prepared of the same text', async (tool, input, names) => {
  const memory = new Map<string, unknown>()
  const codeOf = async () => ((await run(tool, input, { memory })).data as { code: string }).code
  const first = await codeOf()
  const prepared = new Map(memory)
  expect([...prepared.keys()]).toEqual(names)
  expect(await codeOf()).toBe(first)
  for (const name of names) expect(memory.get(name)).toBe(prepared.get(name))
})
