// @module-tag slow
import { readFileSync } from 'node:fs'
import { parseFragment, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { extractArticle } from '#engine/article/extract-article.ts'
import { sanitizeHtml } from '#engine/html/sanitize.ts'
import { htmlToMarkdown, markdownToHtml } from '#engine/markdown/convert.ts'
import { sectionsOf } from '#engine/markdown/sections.ts'
import { corpus } from '#tests/support/corpus.ts'
import { articleHtml, articlePage, badPages, PAGE_URL, runOnPages } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import { pageOf } from '#tests/support/web-page.ts'
import { tool } from './tool.ts'

const set = corpus('commonmark')
const examples = (spec: string) =>
  [...spec.matchAll(/^`{32} example\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$/gm)].map(
    ([, input = '', output = '']) => [input.replaceAll('→', '\t'), output.replaceAll('→', '\t')] as const,
  )
const same = (html: string) => serialize(parseFragment(html)).trim()

test.skipIf(!set)('every CommonMark example renders as specified', async () => {
  const all = examples(readFileSync(`${set}/spec.txt`, 'utf8'))
  expect(all.length).toBe(655)
  const wrong = []
  for (const [input, output] of all) if (same(await markdownToHtml(input, false)) !== same(output)) wrong.push(input)
  expect(wrong).toEqual([])
})

test.each([
  ['*\u{1e2ff}*delta', '<p>*\u{1e2ff}*delta</p>'],
  ['**so \u{1f525}** it', '<p><strong>so \u{1f525}</strong> it</p>'],
  [
    '[\u{1f525} \u{2800}](/\u{1f525} "\u{1f525}")',
    '<p><a href="/%F0%9F%94%A5" title="\u{1f525}">\u{1f525} \u{2800}</a></p>',
  ],
  [
    '\u{1f525} &#x2800; <https://a.example/\u{1f525}/%E2%A0%81>',
    '<p>\u{1f525} \u{2800} <a href="https://a.example/%F0%9F%94%A5/%E2%A0%81">https://a.example/\u{1f525}/%E2%A0%81</a></p>',
  ],
])('symbols beyond U+FFFF are punctuation and unchanged: %j', async (markdown, html) => {
  expect(await markdownToHtml(markdown, false)).toBe(html)
})

test.each([
  ['<h2>A</h2><p>b <em>c</em> <strong>d</strong></p>', '## A\n\nb *c* **d**\n'],
  ['<a href="/x" title="t">y</a>', '[y](/x "t")\n'],
  ['<pre><code class="language-js">a\n  b\n</code></pre>', '```js\na\n  b\n```\n'],
  ['<p>1. no list * here_</p>', '1\\. no list \\* here\\_\n'],
  ['<script>alert(1)</script><p>x</p>', 'x\n'],
  [
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2|3</td></tr></tbody></table>',
    '| A   | B   |\n| --- | --- |\n| 1   | 2\\|3 |\n',
  ],
  ['<h2>Learn C #</h2><h3>#</h3>', '## Learn C \\#\n\n### \\#\n'],
  ['<p>Read this!<a href="/x">here</a></p>', 'Read this\\![here](/x)\n'],
  ['<p>Read this! <img src="/x" alt="y"></p>', 'Read this! ![y](/x)\n'],
  ['<ul><li>a</li></ul> <ul><li>b</li></ul>', '-   a\n\n<!-- -->\n\n-   b\n'],
  ['<ul><li>a</li></ul>b<ul><li>c</li></ul>', '-   a\n\nb\n\n-   c\n'],
  ['<pre><code class="language-föö">a</code></pre>', '```föö\na\n```\n'],
  ['<p><b>Fax: 1<br></b>2</p>', '**Fax: 1**  \n2\n'],
  ['<p>a <em><br> b</em></p>', 'a  \n*b*\n'],
  ['<p>see<span><em>K.</em></span>Go</p>', 'see<em>K.</em>Go\n'],
  [
    '<table><tr><th colspan=2>A</th></tr><tr><td>1</td><td>2</td></tr><tr><td colspan=100>3</td></tr></table>',
    '| A   |     |\n| --- | --- |\n| 1   | 2   |\n| 3   |     |\n',
  ],
  ['<dl><dt>1.</dt><dd>a</dd></dl><p>+</p><p>##</p>', '1\\.\n\na\n\n\\+\n\n\\##\n'],
  // Literal text stays text.
  ['<p>a &lt;script&gt;x&lt;/script&gt; &amp;copy; ~~no~~</p>', 'a \\<script>x\\</script> \\&copy; \\~\\~no\\~\\~\n'],
  ['<p>1) no list</p>', '1\\) no list\n'],
  ['<pre>a\n  b</pre>', '```\na\n  b\n```\n'],
  ['<pre class="lang-py"><code>x\n```\n</code></pre>', '````py\nx\n```\n````\n'],
  ['<a href="/x"><h2>T</h2><p>b</p></a>', '[T b](/x)\n'],
  ['m<sup>2</sup> H<sub>2</sub>O', 'm<sup>2</sup> H<sub>2</sub>O\n'],
  ['<p><b>Note:</b>text</p>', '<strong>Note:</strong>text\n'],
  ['<ul><li><input type="checkbox" checked> done</li></ul>', '-   [x] done\n'],
  ['<details><summary>S</summary>body</details>', 'S\n\nbody\n'],
  [
    '<p class=MsoListParagraph style="mso-list:l0 level1"><span style="mso-list:Ignore">·&nbsp;</span>Item</p>',
    '-   Item\n',
  ],
  [
    '<table><tr><th>A</th><th>B</th></tr><tr><td rowspan=2>y</td><td>1</td></tr><tr><td>2</td></tr></table>',
    '| A   | B   |\n| --- | --- |\n| y   | 1   |\n|     | 2   |\n',
  ],
  ['<table><caption>C</caption><tr><th>A</th></tr><tr><td>1</td></tr></table>', 'C\n\n| A   |\n| --- |\n| 1   |\n'],
  [
    '<table><tr><th>A</th></tr><tr><td><ul><li>1</li></ul></td></tr></table>',
    '<table><tbody><tr><th>A</th></tr><tr><td><ul><li>1</li></ul></td></tr></tbody></table>\n',
  ],
  // Headers of rows, of a second header row, and headings in cells are bold; the corner may be empty.
  [
    '<table><tr><th>Name</th><td>Ada</td></tr><tr><th>Born</th><td>1815</td></tr></table>',
    '|     |     |\n| --- | --- |\n| **Name** | Ada |\n| **Born** | 1815 |\n',
  ],
  [
    '<table><colgroup><col></colgroup><tr><td></td><th>Mon</th></tr>\n<tr><th scope="row">9</th><td>a</td></tr></table>',
    '|     | Mon |\n| --- | --- |\n| **9** | a   |\n',
  ],
  [
    '<table><thead><tr><th>A</th></tr><tr><th>b</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '| A   |\n| --- |\n| **b** |\n| 1   |\n',
  ],
  [
    '<table><tr><th>A</th><th>B</th></tr><tr><td><h3>T</h3></td><th><b>x</b></th></tr></table>',
    '| A   | B   |\n| --- | --- |\n| **T** | **x** |\n',
  ],
  // Lines of code that browsers show.
  ['<pre>first<br>second</pre>', '```\nfirst\nsecond\n```\n'],
  ['<pre><div>first</div><div>second</div></pre>', '```\nfirst\nsecond\n```\n'],
  // Neighbors of one kind are one; of two kinds, the second is written as a tag.
  ['<p><b>a</b><b>b</b><strong>c</strong></p>', '**abc**\n'],
  ['<p><b>a</b><i>b</i> c</p>', '**a**<em>b</em> c\n'],
  ['<ol><li>item 1</li><li>item 2</li><ol><li>item 2.1</li></ol></ol>', '1.  item 1\n2.  item 2\n    1.  item 2.1\n'],
  // Google Docs
  [
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span> text, <span style="font-style:italic">slanted</span></p></b>',
    '**Bold** text, *slanted*\n',
  ],
  ['<h2><span style="font-weight:700">Care</span></h2>', '## Care\n'],
  // Media are linked, not lost.
  ['<p>before</p><video src="a.mp4"></video><p>after</p>', 'before\n\n[Video](a.mp4)\n\nafter\n'],
  [
    '<p><iframe src="https://video.example/embed/1" title="How to wash"></iframe></p>',
    '[How to wash](https://video.example/embed/1)\n',
  ],
  ['<audio><source src="a.ogg"></audio>', '[Audio](a.ogg)\n'],
  ['<p>a <iframe src="javascript:alert(1)"></iframe></p>', 'a\n'],
])('%s becomes Markdown', async (html, markdown) => {
  expect(await htmlToMarkdown(html, true)).toBe(markdown)
})

test.each([
  '# A\n\n- b\n- c\n  - d\n\n1. e\n2. f',
  '| A | B |\n| --- | --- |\n| 1 | 2 |',
  '> q\n\n`a` *b* **c** ~~d~~\n\n---',
  '|     | Mon |\n| --- | ---: |\n| **9** | a |',
  '```js\nx  y\n```\n\n![a](b.png) [l](/c "t")',
])('%j makes a round trip to the same page', async (markdown) => {
  const html = await markdownToHtml(markdown, true)
  const again = await htmlToMarkdown(html, true)
  const words = (page: string) => same(page).replace(/\s+/g, ' ')
  expect(words(await markdownToHtml(again, true))).toBe(words(html))
  expect(await htmlToMarkdown(await markdownToHtml(again, true), true)).toBe(again)
})

test('prose about code has no findings, and task list boxes are kept', async () => {
  const titles = async (source: string) =>
    (await run(tool, { source, direction: 'markdown' })).findings.map((one) => one.id)
  expect(await titles('once = 2, javascript: a scheme')).toEqual(['no-active-content'])
  expect(await titles('<p onclick = "x()">y</p>')).toEqual(['active-content'])
  expect(sanitizeHtml('<input type="checkbox" disabled checked><input type="text">')).toBe(
    '<input type="checkbox" disabled="" checked="">',
  )
})

test('a long text converted in parts reads the same as the whole', { tags: 'extended', timeout: 20_000 }, async () => {
  const part = (at: number) => `# Part ${at}\n\ntext *em* [l][x]\n\n- a\n  - b\n\n\`\`\`\n# no heading\n\`\`\`\n\n`
  const markdown = `${Array.from({ length: 400 }, (_, at) => part(at)).join('')}[x]: /there\n`
  expect(sectionsOf(markdown)).toHaveLength(4)
  const html = await markdownToHtml(markdown, true)
  expect(html.match(/<h1>/g)).toHaveLength(400)
  expect(html.match(/<a href="\/there">/g)).toHaveLength(400)
})

test('input that would take micromark minutes is refused, or has no preview', {
  tags: 'extended',
  timeout: 20_000,
}, async () => {
  expect((await run(tool, { source: '- a\n'.repeat(30_000), direction: 'markdown' })).summary).toMatch(
    /^This Markdown has/,
  )
  const { status, limits } = await run(tool, { source: `<ul>${'<li>item</li>'.repeat(15_000)}</ul>` })
  expect([status, limits.at(-1)]).toEqual(['done', 'The result is too long for a preview.'])
})

test('input without text says so', async () => {
  expect((await run(tool, { source: '<p></p>' })).summary).toBe('The source contains no text')
})

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#x6a;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<form action="javascript:alert(1)"><button>x',
  '<details open ontoggle=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p style="background:url(javascript:alert(1))">x',
  '<a href="vbscript:x">x</a>',
  '<textarea><script>alert(1)</script></textarea>',
  '<base href="https://evil.example/">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<object data="javascript:alert(1)">',
  '[x](javascript:alert(1))',
]
test.each(attacks)('%j leaves nothing that can run', async (attack) => {
  for (const html of [sanitizeHtml(attack), sanitizeHtml(await markdownToHtml(attack, true))]) {
    expect(serialize(parseFragment(html))).toBe(html)
    const tree = serialize(parseFragment(html))
    expect(tree).not.toMatch(
      /<(?:script|style|iframe|svg|math|form|object|base|template|noscript)|<[^>]*\son\w+=|<[^>]*(?:href|src|action)="\s*(?:java|vb|data:)/i,
    )
  }
})

test('empty, deep, and broken input gets a message or a result', async () => {
  expect((await run(tool, { source: ' ' })).summary).toMatch(/Paste HTML/)
  const deep = await run(tool, { source: '<div>'.repeat(50_000) })
  expect(['done', 'failed']).toContain(deep.status)
  expect(deep.failure?.code).not.toBe('unexpected')
  expect((await run(tool, { source: '<p>a\0<b', direction: 'html' })).status).toBe('done')
}, 20_000)

test('a page’s article becomes the same Markdown as its HTML, without menu and footer', async () => {
  const { html } = await extractArticle(articleHtml(), PAGE_URL)
  const byUrl = await runOnPages(tool, { url: PAGE_URL }, articlePage())
  const pasted = await run(tool, { source: html })
  const outputs = [byUrl, pasted].map(({ data }) => (data as { output: string }).output)
  expect(outputs[0]).toBe(outputs[1])
  expect(outputs[0]).toContain('Dry the socks flat.')
  expect(outputs[0]).not.toContain('darning')
  const title = expect.stringContaining(`Main text of ${PAGE_URL}`)
  expect(byUrl.report).toContainEqual(expect.objectContaining({ kind: 'code', title }))
})

test('a page’s links become absolute', async () => {
  const html = articleHtml().replace('Dry the socks flat.', '<a href="/dry">Dry the socks flat.</a>')
  const { data } = await runOnPages(tool, { url: PAGE_URL }, pageOf(html, { url: PAGE_URL }))
  expect(data).toMatchObject({ output: expect.stringContaining('](https://shop.example/dry)') })
})

test.each(badPages)('%s is refused with its own message', async (_, page, message) => {
  const { failure } = await runOnPages(tool, { url: 'shop.example' }, page)
  expect(failure?.errors.url).toMatch(message)
})

test.each([
  [{}, 'source'],
  [{ source: '<p>Socks</p>', url: PAGE_URL }, 'url'],
  [{ url: PAGE_URL, direction: 'markdown' }, 'direction'],
])('%j is refused at its field', async (input, name) => {
  const { failure } = await runOnPages(tool, input, articlePage())
  expect(Object.keys(failure?.errors ?? {})).toEqual([name])
})
