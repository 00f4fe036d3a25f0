// @module-tag slow
import { expect, test, vi } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import type { Formatted } from './format-code.ts'
import { tool } from './tool.ts'

vi.setConfig({ testTimeout: 60_000 })
const format = async (code: string, language: string, more = {}) =>
  (await run(tool, { code, language, ...more })).data as Formatted

test('operators of PostgreSQL with a question mark stay in one piece', async () => {
  const source = "select d ?| array['a','b'], p ?# q from t where d ?& array['c'] and d ? 'x' and a = $1 and b = :name"
  const { code } = await format(source, 'sql', { dialect: 'postgresql' })
  expect(code.match(/\?[|&#]?(?=\s)|[$:]\w+/g)).toEqual(['?|', '?#', '?&', '?', '$1', ':name'])
})

test.each([
  ['javascript', 'a=1;b={c:2}', 'a = 1;\nb = { c: 2 };\n'],
  ['typescript', 'type A={b:string}', 'type A = { b: string };\n'],
  ['css', 'a{color:red;b:c}', 'a {\n  color: red;\n  b: c;\n}\n'],
  ['html', '<ul><li>a</li><li><p>b</p></li></ul>', '<ul>\n  <li>a</li>\n  <li><p>b</p></li>\n</ul>\n'],
  ['json', '{"a":[1,2]}', '{ "a": [1, 2] }\n'],
  ['markdown', '*  a\n*  b', '- a\n- b\n'],
  ['yaml', 'a:   1\nb:\n    - c', 'a: 1\nb:\n  - c\n'],
  ['sql', 'select a from b where c=1', 'select\n  a\nfrom\n  b\nwhere\n  c = 1\n'],
  [
    'xml',
    '<a  b = "c"><d>e f</d><g/><h></h><i>x<j/> y</i></a>',
    '<a b="c">\n  <d>e f</d>\n  <g/>\n  <h></h>\n  <i>x<j/> y</i>\n</a>\n',
  ],
  ['css', '.m(){x:y}.a{.m();}', '.m() {\n  x: y;\n}\n.a {\n  .m();\n}\n'],
  ['css', '$a:1px;.b{c:$a}', '$a: 1px;\n.b {\n  c: $a;\n}\n'],
  ['sql', 'select a from b where c=:id', 'select\n  a\nfrom\n  b\nwhere\n  c = :id\n'],
  ['xml', '<t><x> </x><y>\n</y></t>', '<t>\n  <x> </x>\n  <y>\n</y>\n</t>\n'],
  ['markdown', '```js\na=1\n```\n\n```yaml\na:   1\n```', '```js\na = 1;\n```\n\n```yaml\na: 1\n```\n'],
])('%s is formatted', async (language, code, expected) => {
  expect(await format(code, language)).toMatchObject({ code: expected, refusal: null, isStable: true })
  expect((await format(expected, language)).code).toBe(expected)
})

test.each([
  ['javascript', 'let a = 1\nlet = = 2', 2],
  ['typescript', 'type A = {\n  b: \n', 2],
  ['css', 'a {\n color: red', 1],
  ['html', '<div>\n</span>', 2],
  ['json', '{\n "a": 1,,\n}', 2],
  ['yaml', 'a: 1\n b: 2\n  - [', 2],
  ['sql', 'select (\n  a from', 2],
  ['xml', '<a>\n <b>\n</a>', 3],
])('%s that does not parse is returned unchanged, with the line', async (language, code, line) => {
  const result = await format(code, language)
  expect(result.code).toBe(code)
  expect(Math.abs((result.refusal?.line ?? 0) - line), JSON.stringify(result.refusal)).toBeLessThanOrEqual(1)
})

test.each([
  ['<a/>\n<b/>', 2, 'second root'],
  ['hello', 1, 'outside the root'],
  ['<a>\n x & y</a>', 2, 'does not start a character reference'],
  ['<a>\n<b c=d/></a>', 2, 'has no quotes'],
  ['<a b="1"\n b="2"/>', 2, 'appears twice'],
  ['<a b="x<y"/>', 1, 'in a value as &lt;'],
  ['<a b/>', 1, 'has no value'],
])('XML that is not well-formed is returned unchanged: %j', async (code, line, words) => {
  const { refusal, code: output } = await format(code, 'xml')
  expect(refusal).toMatchObject({ line, message: expect.stringContaining(words) })
  expect(output).toBe(code)
})

test.each([
  ['css', 'a{b:c', 'Unclosed block'],
  ['sql', 'select (a', 'The code ends before it is complete'],
])('the error of %s is shown without the parser’s markup', async (language, code, message) => {
  expect((await format(code, language)).refusal?.message).toBe(message)
})

test('brackets in strings do not count as nesting', async () => {
  expect((await format('f("(")\n'.repeat(1_600), 'javascript')).refusal).toBeNull()
})

test('a final line break does not start a line', async () => {
  expect((await run(tool, { code: 'a=1\n', language: 'javascript' })).summary).toContain('1 line became 1,')
})

test('options are applied', async () => {
  expect((await format('a="b";', 'javascript', { singleQuotes: true, semicolons: false })).code).toBe("a = 'b'\n")
  expect((await format('select 1', 'sql', { upperCase: true, indent: 'tab' })).code).toBe('SELECT\n\t1\n')
})

test('xml:space, comments, and CDATA are unchanged', async () => {
  const code = '<?xml version="1.0"?><!-- a  b --><r xml:space="preserve"> <a/>  </r>'
  expect((await format(code, 'xml')).code).toBe(
    '<?xml version="1.0"?>\n<!-- a  b -->\n<r xml:space="preserve"> <a/>  </r>\n',
  )
})

test.each(['javascript', 'typescript', 'css', 'html', 'json', 'markdown', 'yaml', 'sql', 'xml'])(
  '%s handles invalid input',
  async (language) => {
    for (const code of [
      '['.repeat(100_000),
      '<a>'.repeat(2_000),
      '\0\0',
      'PK\u0003\u0004\ufffd',
      '"',
      '> '.repeat(5_000),
    ]) {
      const { status } = await run(tool, { code, language })
      expect(status).toBe('done')
    }
  },
)
