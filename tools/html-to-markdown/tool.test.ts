import { readFileSync } from 'node:fs'
import { parseFragment, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { corpus } from '../../tests/support/corpus.ts'
import { run } from '../../tests/support/tool-ports.ts'
import { htmlToMarkdown, markdownToHtml } from './convert.ts'
import { sanitise } from './sanitise.ts'
import { tool } from './tool.ts'

const set = corpus('commonmark')
const examples = (spec: string) =>
  [...spec.matchAll(/^`{32} example\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$/gm)].map(
    ([, input = '', output = '']) => [input.replaceAll('→', '\t'), output.replaceAll('→', '\t')] as const,
  )
const same = (html: string) => serialize(parseFragment(html)).trim()

test.skipIf(!set)(
  'every example of the CommonMark specification renders as it says, but for one that micromark gets wrong',
  async () => {
    const all = examples(readFileSync(`${set}/spec.txt`, 'utf8'))
    expect(all.length).toBe(655)
    const wrong = []
    for (const [input, output] of all) if (same(await markdownToHtml(input, false)) !== same(output)) wrong.push(input)
    // Punctuation beyond the basic plane (the last line) is no punctuation to micromark 4.
    expect(wrong).toEqual(['*$*alpha.\n\n*£*bravo.\n\n*€*charlie.\n\n*\u{1e2ff}*delta.\n'])
  },
)

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
])('%s becomes Markdown', async (html, markdown) => {
  expect(await htmlToMarkdown(html, true)).toBe(markdown)
})

test.each([
  '# A\n\n- b\n- c\n  - d\n\n1. e\n2. f',
  '| A | B |\n| --- | --- |\n| 1 | 2 |',
  '> q\n\n`a` *b* **c** ~~d~~\n\n---',
  '```js\nx  y\n```\n\n![a](b.png) [l](/c "t")',
])('%j comes back as the same page', async (markdown) => {
  const html = await markdownToHtml(markdown, true)
  const again = await htmlToMarkdown(html, true)
  const words = (page: string) => same(page).replace(/\s+/g, ' ')
  expect(words(await markdownToHtml(again, true))).toBe(words(html))
  expect(await htmlToMarkdown(await markdownToHtml(again, true), true)).toBe(again)
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
test.each(attacks)('%j leaves nothing that runs', async (attack) => {
  for (const html of [sanitise(attack), sanitise(await markdownToHtml(attack, true))]) {
    expect(serialize(parseFragment(html))).toBe(html)
    const tree = serialize(parseFragment(html))
    expect(tree).not.toMatch(
      /<(?:script|style|iframe|svg|math|form|object|base|template|noscript)|<[^>]*\son\w+=|<[^>]*(?:href|src|action)="\s*(?:java|vb|data:)/i,
    )
  }
})

test('empty, deep and broken input ends with a sentence or a result', async () => {
  expect((await run(tool, { source: ' ' })).summary).toMatch(/Paste HTML/)
  const deep = await run(tool, { source: '<div>'.repeat(50_000) })
  expect(['done', 'failed']).toContain(deep.status)
  expect(deep.failure?.code).not.toBe('unexpected')
  expect((await run(tool, { source: '<p>a\0<b', direction: 'html' })).status).toBe('done')
}, 20_000)
