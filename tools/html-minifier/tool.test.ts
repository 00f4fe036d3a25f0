// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import { eachOf } from '#tests/support/extended.ts'
import { run } from '#tests/support/tool-ports.ts'
import { compareTrees } from './compare-trees.ts'
import { isDocument, minifyOwn, type Race, readTree } from './minify-html.ts'
import { minifyPeer } from './peer.ts'
import { tool } from './tool.ts'

vi.setConfig({ testTimeout: 60_000 })
const options = { keepComments: false, keepTags: false }
const own = (html: string) => minifyOwn(html, isDocument(html), options)
const differs = (one: string, other: string) =>
  compareTrees(readTree(one, false, options), readTree(other, false, options)).difference !== null

test.each([
  ['<p>  a\n b  </p>\n<p>c</p>', '<p>a b<p>c</p>'],
  ['<a href="x">a</a> <b>b</b>', '<a href=x>a</a> <b>b</b>'],
  ['a <b> c</b> d', 'a <b>c</b> d'],
  ['<!-- x --><i>a</i>', '<i>a</i>'],
  ['<!--[if IE]>x<![endif]-->', '<!--[if IE]>x<![endif]-->'],
  ['<pre>\n\n  a  b\n</pre>', '<pre>\n\n  a  b\n</pre>'],
  ['<input disabled="disabled" value="" class=" a  b ">', '<input disabled value class="a b">'],
  ['<a href="?a=1&amp;copy=2&amp;b=3" title="a&quot;b">x</a>', `<a href="?a=1&amp;copy=2&b=3" title='a"b'>x</a>`],
  ['<ul> <li>a</li> <li>b</li> </ul>', '<ul><li>a<li>b</ul>'],
  ['1 &lt; 2 &lt;b&gt; &amp;lt; &amp; x', '1 < 2 &lt;b> &amp;lt; & x'],
  ['<script> a < b </script>', '<script>a < b</script>'],
  ['<div><p>a</p></div><p>b</p><span>c</span>', '<div><p>a</div><p>b</p><span>c</span>'],
  [
    '<svg viewBox="0 0 1 1"> <path d="M0 0"></path> <text> a </text></svg>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/><text> a </text></svg>',
  ],
  [
    '<!DOCTYPE html><html><head><title>a</title></head><body><p>b</p></body></html>',
    '<!doctype html><title>a</title><p>b',
  ],
  ['<table><tbody><tr><td>a</td></tr></tbody></table>', '<table><tr><td>a</table>'],
  ['a <svg viewBox="0 0 1 1"> <path d="M0 0"/> </svg> b', 'a <svg viewBox="0 0 1 1"><path d="M0 0"/></svg> b'],
  ['<button> a </button> <button>b</button> c', '<button>a</button> <button>b</button> c'],
  [
    '<!--# include virtual="/a" --><!--$-->a<!--/$--><!-- ko if: b --><!-- c -->',
    '<!--# include virtual="/a" --><!--$-->a<!--/$--><!-- ko if: b -->',
  ],
  ['a</br>b', 'a<br>b'],
  ['</br>a</p>', '<br>a<p></p>'],
  ['<!-- a --> <td>b</td><td>c</td>', '<td>b<td>c'],
  ['<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE html><p>b', '<!doctype html><p>b'],
])('%j becomes %j', (html, expected) => expect(own(html)).toBe(expected))

test.each([
  ['<b>a</b> <i>b</i>', '<b>a</b><i>b</i>'],
  ['<pre>a  b</pre>', '<pre>a b</pre>'],
  ['<p>a</p>', '<div>a</div>'],
  ['<a href=x>', '<a href=y>'],
  ['<input value=" a">', '<input value=a>'],
  ['<script>a</script>', '<script>b</script>'],
  ['<input disabled>', '<input>'],
  ['a<!-- x -->', 'b'],
])('the comparison distinguishes %j from %j', (one, other) => expect(differs(one, other)).toBe(true))

const pages = corpus('article-extraction')
test.skipIf(!pages)('every thirtieth article page gives the same tree', () => {
  for (const name of readdirSync(`${pages}/html`).filter((_, at) => at % 30 === 3)) {
    const html = gunzipSync(readFileSync(`${pages}/html/${name}`)).toString('utf8')
    const whole = isDocument(html)
    const output = minifyOwn(html, whole, options)
    expect(compareTrees(readTree(html, whole, options), readTree(output, whole, options)).difference, name).toBeNull()
    expect(output.length).toBeLessThan(html.length)
  }
})

test('the sample is no larger than by html-minifier-terser, and the report says so', async () => {
  const html = String(tool.samples[0].input.html)
  const { status, data } = await run(tool, { html })
  expect(status).toBe('done')
  expect(data).toMatchObject({ winner: 'Ours', isDocument: true })
  expect((data as { best: { raw: number } }).best.raw).toBeLessThanOrEqual((await minifyPeer(html, options)).length)
})

test('inline CSS, JavaScript, and JSON are minified and compared, unless disabled', { tags: 'extended' }, async () => {
  const html =
    '<style>\n.a { color: #ff0000; margin: 0px }\n</style><p style="color: #ff0000; ">b</p><script>\nfunction openBasket(items) {\n  return items.length + 1\n}\n</script><script type="application/ld+json">\n{ "name": "Wool socks", "price": 9.50 }\n</script><script type="text/template"> <b> </script>'
  const minify = async (more = {}) => (await run(tool, { html, ...more })).data as Race
  const { code, inline } = await minify()
  expect(code).toBe(
    '<style>.a{color:red;margin:0}</style><p style=color:red>b</p><script>function openBasket(e){return e.length+1}</script><script type=application/ld+json>{"name":"Wool socks","price":9.50}</script><script type=text/template><b></script>',
  )
  expect(inline).toMatchObject({ minified: 4, kept: 0 })
  expect((await minify({ minifyCode: false })).code).toContain('{ "name": "Wool socks", "price": 9.50 }')
})

test.each([
  ['a license comment', '<script>/*! Oakfield */ add( 1 )</script>'],
  ['JSON that is none', '<script type="application/ld+json">{ "a": 1, }</script>'],
  ['a script that does not parse', '<script>if (</script>'],
])('%s keeps inline code unchanged', async (_, html) => {
  expect(((await run(tool, { html })).data as Race).inline).toMatchObject({ minified: 0, kept: 1 })
})

test.each([
  ['a string that does not end', '.b { content: "rye\n; color: #ff0000 }', '.b{content: "rye\n;color:red}', 0],
  ['a license comment', '/*! Oakfield, MIT */', '/*! Oakfield, MIT */', 1],
  ['a template', '.b { color: {{ ink }}; margin: 0px }', '.b{color: {{ ink }};margin:0}', 0],
  ['a value of a server', '.b { color: <?= $ink ?>; margin: 0px }', '.b{color:<?= $ink ?>;margin:0}', 0],
  ['a selector that browsers skip', '.b:after .c { color: red }', '.b:after .c { color: red }', 0],
])('%s keeps only its part of a stylesheet', async (_, doubt, kept, keptRules) => {
  const before = '@import "a.css";\n.a { color: #ff0000; margin: 0px }\n@media print { .a { color: #ff0000 } }'
  const html = `<style>\n${before}\n${doubt}\n.c > .d { margin: 0px }\n.e { color: #ff0000 }\n</style>`
  const { data, findings } = await run(tool, { html })
  expect((data as Race).code).toBe(
    `<style>@import"a.css";.a{color:red;margin:0}@media print{.a{color:red}}${kept}.c>.d{margin:0}.e{color:red}</style>`,
  )
  expect((data as Race).inline).toMatchObject({ minified: 1, kept: 0, keptRules })
  const title = findings.find(({ id }) => id === 'inline-code')?.title ?? ''
  expect(title.includes('1 rule in stylesheets')).toBe(keptRules === 1)
})

test('whitespace in MathML goes where it means nothing, and stays in annotations', async () => {
  const html =
    '<p>so <math>\n  <mfrac>\n    <mi> x </mi>\n    <mtext>  two   words </mtext>\n  </mfrac>\n  <annotation encoding="application/x-tex">\\frac  {x}\n </annotation>\n</math> it is'
  expect(((await run(tool, { html })).data as Race).code).toBe(
    '<p>so <math><mfrac><mi>x</mi><mtext>two words</mtext></mfrac><annotation encoding=application/x-tex>\\frac  {x}\n </annotation></math> it is</p>',
  )
})

test('a byte order mark does not displace the doctype', async () => {
  const { data } = await run(tool, { html: '\ufeff<!DOCTYPE html> <p>a</p>' })
  expect(data).toMatchObject({ code: '<!doctype html><p>a', isDocument: true })
})

test('short HTML is returned unchanged', async () => {
  expect((await run(tool, { html: '<math><mi>x</mi></math>' })).summary).toContain('returned unchanged')
})

test.each([
  ['<p>\n<a href="<?php echo 1 ?>">a</a>', 'template-tags'],
  ['<ul>\n{% for a in b %}<li>a</li>{% endfor %}</ul>', 'template-tags'],
  ['<select>\n<button><selectedcontent></selectedcontent></button><option>a</option></select>', 'rich-select'],
])('%j gets a warning with its line', async (html, id) => {
  expect((await run(tool, { html })).findings[0]).toMatchObject({ id, severity: 'warning', place: { line: 2 } })
})

test('templates in scripts and options of a select get no warning', async () => {
  const html = '<script>a("{% b %}")</script><select><option>a<hr><optgroup><option>b</select><p>c</p>'
  expect((await run(tool, { html })).findings.map(({ severity }) => severity)).not.toContain('warning')
})

test('optional tags and comments stay on request', async () => {
  const { data } = await run(tool, { html: '<ul> <li>a</li> </ul> <!-- x -->', keepTags: true, keepComments: true })
  expect((data as { code: string }).code).toBe('<ul><li>a</li></ul><!-- x -->')
})

eachOf(
  [
    ['20,000 open tags', '<div>'.repeat(20_000)],
    ['10,000 nested spans', `${'<span>'.repeat(10_000)}x`],
    ['NUL bytes', '\0\0<p>\0'],
    ['unclosed', '<div class="a'],
    ['a zip', 'PK\u0003\u0004\ufffd\ufffd'],
    ['20,000 items', '<li>x'.repeat(20_000)],
    ['30,000 comments', '<!-- a -->'.repeat(30_000)],
  ],
  5,
)('%s gets a result', async (_, html) => {
  const { status } = await run(tool, { html })
  expect(status).toBe('done')
})

test('a PHP template is refused instead of losing its code', async () => {
  const html = '<ul>\n<?php foreach ($all as $one): ?><li><?= $one ?></li><?php endforeach ?></ul>'
  expect((await run(tool, { html })).summary).toMatch(/^Line 2 has code that a server runs/)
  const inAttribute = await run(tool, { html: '<a href="<?= $url ?>">x</a> <?xml version="1.0"?>' })
  expect(inAttribute.data).toMatchObject({ code: expect.stringContaining('<?= $url ?>') })
})

test('whitespace that a style attribute makes visible is kept', async () => {
  const html = '<p style="white-space: pre-wrap">  a   <b>  b </b>\n c</p><p>  a   b</p>'
  const { code } = (await run(tool, { html })).data as Race
  expect(code).toContain('>  a   <b>  b </b>\n c<')
  expect(code).toContain('<p>a b')
})
