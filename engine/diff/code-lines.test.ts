import { expect, test } from 'vitest'
import type { Language } from '../tool/blocks.ts'
import { codeLines } from './code-lines.ts'

test.each<[Language, string, string[]]>([
  ['css', 'a{color:red;content:"};{"}b{}', ['a{', 'color:red;', 'content:"};{"', '}', 'b{', '}']],
  ['css', 'a { background: url(data:image/png;base64,x) }', ['a {', 'background: url(data:image/png;base64,x)', '}']],
  [
    'javascript',
    'let a=`{;}`;for(const b of c){d(";")}// {e}',
    ['let a=`{;}`;', 'for(const b of c){', 'd(";")', '}', '// {e}'],
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
