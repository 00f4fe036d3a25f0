// @module-tag slow
import { readFileSync } from 'node:fs'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { eachOf } from '#tests/support/extended.ts'
import { stripSpaces } from './strip-spaces.ts'

const script = { ecmaVersion: 'latest', sourceType: 'script' } as const
const strip = (code: string) => stripSpaces(code, script).code

/** Returns the syntax tree without positions. */
const treeOf = (code: string, sourceType: 'script' | 'module') =>
  JSON.stringify(parse(code, { ecmaVersion: 'latest', sourceType, allowHashBang: true }), (key, value: unknown) => {
    if (key === 'start' || key === 'end') return undefined
    return typeof value === 'bigint' ? `${value}n` : value
  })

test.each([
  ['a + + b', 'a+ +b'],
  ['a - --b', 'a- --b'],
  ['a / /b/ / c', 'a/ /b/ /c'],
  ['1 .toString()', '1 .toString()'],
  ['/a/ in b', '/a/ in b'],
  ['a < !--b', 'a< !--b'],
  ['return_ = typeof a /* note */ === "b c"', 'return_=typeof a==="b c"'],
  ['let f = async ( a ) => { await a }', 'let f=async(a)=>{await a}'],
  ['a\nb', 'a\nb'],
  ['a // note\n(b)', 'a\n(b)'],
  ['a /* two\nlines */ b', 'a\nb'],
  ['f(\n  a,\n  b\n)\nc++\nd', 'f(a,b\n)\nc++\nd'],
  ['if (a) {\n  b\n}\nc', 'if(a){b}\nc'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is stripped
  ['x = ` a ${ b } /* c */ `', 'x=` a ${b} /* c */ `'],
  ['class A { static\n#x = 1; has() { return #x in this } }', 'class A{static\n#x=1;has(){return #x in this}}'],
  ['#!/usr/bin/env node\n// note\na', '#!/usr/bin/env node\na'],
])('%j becomes %j', (source, code) => {
  expect(strip(source)).toBe(code)
  expect(treeOf(code, 'script')).toBe(treeOf(source, 'script'))
})

eachOf(
  [
    'acorn/dist/acorn.js',
    'terser/lib/compress/index.js',
    'react-dom/cjs/react-dom.development.js',
    'uglify-js/lib/compress.js',
  ],
  2,
)('%s without spaces has the same syntax tree and fewer bytes', (name) => {
  const source = readFileSync(`node_modules/${name}`, 'utf8')
  const sourceType = /^(?:import|export) /m.test(source) ? 'module' : 'script'
  const { code } = stripSpaces(source, { ecmaVersion: 'latest', sourceType })
  expect(code.length).toBeLessThan(source.length * 0.8)
  expect(treeOf(code, sourceType)).toBe(treeOf(source, sourceType))
})
