// @module-tag slow
import { expect, test, vi } from 'vitest'
import { compareSheets } from '#engine/css/compare-sheets.ts'
import { readSheet } from '#engine/css/read-sheet.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Minified } from './minify-css.ts'
import { tool } from './tool.ts'

// esbuild compiles itself on its first call, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test.each([
  ['a{&:hover{color:red}}', 'a:hover{color:red}'],
  ['a{b,c{color:red}}', 'a{b,c{color:red}}'],
  ['a{color:red;b{top:0}}', 'a{color:red;b{top:0}}'],
  [':is(a,b){color:red}', 'a,b{color:red}'],
  ['a{color:red!important;color:blue}', 'a{color:red!important}'],
  ['@media screen and (min-width:1px) and (max-width:9px){a{top:0}}', '@media screen and (1px<=width<=9px){a{top:0}}'],
  [
    '@media not screen and (min-width:1px) and (max-width:9px){a{top:0}}',
    '@media not screen and (width>=1px)and (width<=9px){a{top:0}}',
  ],
  ['@page :first{margin:2in}', '@page:first{margin:2in}'],
  ['@scope (.card) to (.x){a{top:0}}', '@scope(.card)to (.x){a{top:0}}'],
])('%s becomes %s, with the same meaning', async (css, short) => {
  const { code } = (await run(tool, { css, measure: 'raw' })).data as Minified
  expect(code).toBe(short)
  expect(compareSheets(readSheet(css), readSheet(code))).toBeUndefined()
})
