import { expect, test } from 'vitest'
import type { Language } from '../tool/blocks.ts'
import { codeLines } from './code-lines.ts'

test.each<[Language, string, string[]]>([
  ['css', 'a{color:red;content:"};{"}b{}', ['a{', 'color:red', 'content:"};{"', '}', 'b{', '}']],
  ['css', 'a  .b , c > d {\n  background : url(data:x;y,z) ; }', ['a .b,c>d{', 'background :url(data:x;y,z)', '}']],
  ['css', 'a :hover { margin: 0 auto !important }', ['a :hover{', 'margin:0 auto!important', '}']],
  [
    'javascript',
    'let a=`{;}`;for (const b of c) { d(";") } // {e}',
    ['let a=`{;}`', 'for(const b of c){', 'd(";")', '}', '// {e}'],
  ],
  [
    'html',
    '<p title="a>b">Wool<br>socks<pre>  a\n <b>b</b></pre>',
    ['<p title="a>b">', 'Wool', '<br>', 'socks', '<pre>  a', '<b>b</b></pre>'],
  ],
  ['yaml', 'a: {b: 1}', ['a: {b: 1}']],
])('%s has one statement, rule, or tag per line: %s', (language, code, lines) => {
  expect(codeLines(code, language).split('\n')).toEqual(lines)
})

test('only rewritten lines of a minified stylesheet differ from its source', () => {
  const source = codeLines('a {\n  color: #ffffff;\n  margin: 0;\n}\n', 'css')
  const minified = codeLines('a{color:#fff;margin:0}', 'css')
  expect(source.split('\n').filter((line) => !minified.split('\n').includes(line))).toEqual(['color:#ffffff'])
})
