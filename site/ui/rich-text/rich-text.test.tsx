import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { highlight, languageName } from './highlight.ts'
import { RichText, type RichTextProps } from './rich-text.tsx'

const text = (value: unknown, format: unknown = 0) => ({ type: 'text', text: value, format })
const element = (type: string, children: unknown[], more: object = {}) => ({ type, children, ...more })
const paragraph = (...children: unknown[]) => element('paragraph', children)
const link = (fields: object, words = 'here', type = 'link') => element(type, [text(words)], { fields })
const item = (...children: unknown[]) => element('listitem', children)
const render = (children: unknown[], props: Partial<RichTextProps> = {}) =>
  renderToStaticMarkup(<RichText body={{ root: element('root', children) }} {...props} />)

test.each<[string, unknown[], string]>([
  ['paragraph', [paragraph(text('a'))], '<p>a</p>'],
  ['empty paragraph', [paragraph()], ''],
  ['line break and tab', [paragraph(text('a'), { type: 'linebreak' }, text('b'), { type: 'tab' })], '<p>a<br/>b\t</p>'],
  ['bold', [paragraph(text('a', 1))], '<p><strong>a</strong></p>'],
  ['italic', [paragraph(text('a', 2))], '<p><em>a</em></p>'],
  ['strike', [paragraph(text('a', 4))], '<p><s>a</s></p>'],
  ['underline', [paragraph(text('a', 8))], '<p><u>a</u></p>'],
  ['code', [paragraph(text('a', 16))], '<p><code>a</code></p>'],
  ['subscript', [paragraph(text('a', 32))], '<p><sub>a</sub></p>'],
  ['superscript', [paragraph(text('a', 64))], '<p><sup>a</sup></p>'],
  ['highlight', [paragraph(text('a', 128))], '<p><mark>a</mark></p>'],
  ['two marks', [paragraph(text('a', 3))], '<p><em><strong>a</strong></em></p>'],
  ['h1 is never used', [element('heading', [text('A b')], { tag: 'h1' })], '<h2 id="a-b">A b</h2>'],
  ['h3', [element('heading', [text('A')], { tag: 'h3' })], '<h3 id="a">A</h3>'],
  ['h6 is h4', [element('heading', [text('A')], { tag: 'h6' })], '<h4 id="a">A</h4>'],
  ['empty heading', [element('heading', [], { tag: 'h2' })], ''],
  ['rule', [{ type: 'horizontalrule' }], '<hr/>'],
  ['bullets', [element('list', [item(text('a'))], { listType: 'bullet' })], '<ul><li><div>a</div></li></ul>'],
  [
    'numbers',
    [element('list', [item(text('a'))], { listType: 'number', start: 3 })],
    '<ol start="3" style="--start:3"><li><div>a</div></li></ol>',
  ],
  [
    'checks',
    [element('list', [element('listitem', [text('a')], { checked: true }), item(text('b'))], { listType: 'check' })],
    '<ul class="checks"><li class="is-done"><div><span class="visually-hidden">Done: </span>a</div></li><li><div><span class="visually-hidden">Not done: </span>b</div></li></ul>',
  ],
  [
    'a nested list belongs to the item before it',
    [
      element('list', [item(text('a')), item(element('list', [item(text('b'))], { listType: 'number' }))], {
        listType: 'bullet',
      }),
    ],
    '<ul><li><div>a<ol><li><div>b</div></li></ol></div></li></ul>',
  ],
  ['quote', [element('quote', [text('said')])], '<blockquote><p>said</p></blockquote>'],
  [
    'quote with its source',
    [
      element('quote', [
        text('one'),
        { type: 'linebreak' },
        { type: 'linebreak' },
        text('two'),
        { type: 'linebreak' },
        text('— '),
        link({ url: 'https://rfc.example/1' }, 'RFC 1'),
      ]),
    ],
    '<blockquote cite="https://rfc.example/1"><p>one</p><p>two</p><cite class="data"><a href="https://rfc.example/1" rel="noopener">RFC 1</a></cite></blockquote>',
  ],
  [
    'a quote that is only a dash and words keeps them',
    [element('quote', [text('— so it is')])],
    '<blockquote><p>— so it is</p></blockquote>',
  ],
])('R-124 %s', (_name, nodes, markup) => {
  expect(render(nodes)).toBe(markup)
})

test('R-124 the first paragraph can be the lead', () => {
  expect(render([paragraph(text('a')), paragraph(text('b'))], { lead: true })).toBe('<p class="lead">a</p><p>b</p>')
})

test('R-124 a table has a head, labels its columns, and aligns figures right', () => {
  const cell = (value: string, headerState = 0) =>
    element('tablecell', [paragraph(text(value))], { headerState, colSpan: 1, rowSpan: 1 })
  const rows = [
    [cell('Hop', 1), cell('Trips', 1)],
    [cell('same host', 2), cell('1.5')],
    [cell('TLS', 2), cell('–')],
  ]
  const table = element(
    'table',
    rows.map((cells) => element('tablerow', cells)),
  )
  expect(render([element('heading', [text('Kinds')], { tag: 'h2' }), table])).toBe(
    '<h2 id="kinds">Kinds</h2><section class="table-scroll" tabindex="0" aria-label="Kinds"><table>' +
      '<thead><tr><th scope="col">Hop</th><th scope="col" class="num">Trips</th></tr></thead>' +
      '<tbody><tr><th scope="row">same host</th><td class="num mono">1.5</td></tr><tr><th scope="row">TLS</th><td class="num mono">–</td></tr></tbody></table></section>',
  )
})

test('R-124 where the first column has no name, its cells head their rows, and the corner heads nothing', () => {
  const row = (...cells: [string, number][]) =>
    element(
      'tablerow',
      cells.map(([words, headerState]) => element('tablecell', [text(words)], { headerState })),
    )
  const html = render([element('table', [row(['', 1], ['May', 1]), row(['Revenue', 0], ['$70,000', 0])])])
  expect(html).toContain('<thead><tr><td></td><th scope="col" class="num">May</th></tr></thead>')
  expect(html).toContain('<tr><th scope="row">Revenue</th><td class="num mono">$70,000</td></tr>')
})

test.each<[string, boolean]>([
  ['150 ms', true],
  ['$1,200', true],
  ['−3.5 %', true],
  ['1.1 s', true],
  ['4 to 6', true],
  ['2x', true],
  ['€ 1.2 M', true],
  ['0', true],
  ['20 of 20', false],
  ['Five', false],
  ['25 URLs explained', false],
  ['RFC 9110', false],
  ['301 redirect', false],
])('R-124 "%s" is a figure: %s', (value, isFigure) => {
  const row = (words: string, headerState: number) =>
    element('tablerow', [element('tablecell', [text(words)], { headerState })])
  expect(render([element('table', [row('Head', 1), row(value, 0)])]).includes('class="num mono"')).toBe(isFigure)
})

test('R-124 tables under one heading have different labels', () => {
  const table = () => element('table', [element('tablerow', [element('tablecell', [text('a')])])])
  expect([...render([table(), table()]).matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
    'Table',
    'Table, table 2',
  ])
})

test('R-124 code has color classes, is escaped, and copies line by line', () => {
  const code = {
    type: 'block',
    fields: { blockType: 'code', language: 'js', code: '// why\nconst a = "<b>" // so\n\nf(3)' },
  }
  const markup = render([code])
  expect(markup).toContain('<span class="ln c">// why\n</span>')
  expect(markup).toContain('<span class="t-key">const</span>')
  expect(markup).toContain('<span class="t-str">&quot;&lt;b&gt;&quot;</span>')
  expect(markup).toContain('<span class="t-num">3</span>')
  expect(markup).toContain('<span class="ln">\n</span>')
  expect(markup).not.toContain('style=')
  expect(
    markup
      .replace(/<button.*?<\/button>/, '')
      .replace(/.*<code>/s, '')
      .replace(/<[^>]+>/g, ''),
  ).toBe('// why\nconst a = &quot;&lt;b&gt;&quot; // so\n\nf(3)\n')
})

test('R-124 changed lines are marked, and an unknown language is plain text', () => {
  const block = (language: string, code: string) => ({ type: 'block', fields: { blockType: 'code', language, code } })
  expect(render([block('diff', '@@ 1 @@\n-old\n+new\n same')])).toContain(
    '<span class="ln c">@@ 1 @@\n</span><span class="ln del">old\n</span><span class="ln add">new\n</span><span class="ln">same\n</span>',
  )
  expect(render([block('cobol', 'MOVE <A>')])).toContain('<span class="ln">MOVE &lt;A&gt;\n</span>')
})

test('R-124 a listing carries the name of its language, the one an editor wrote if there is no grammar', () => {
  for (const [language, name] of [
    ['sql', 'SQL'],
    ['py', 'Python'],
    ['yml', 'YAML'],
    ['ts', 'TypeScript'],
    ['php', 'PHP'],
    ['Ruby', 'Ruby'],
    ['c++', 'c++'],
    ['<b>', 'Text'],
    ['x'.repeat(80), 'Text'],
  ] as const)
    expect([language, languageName(language)]).toEqual([language, name])
  expect(highlight("select 1 -- one\nfrom t where a = 'b'", 'sql').flatMap(({ tokens }) => tokens)).toContainEqual({
    text: 'select',
    className: 't-key',
  })
})

test('§4 a footnote is a number in the text that leads to its note, which leads back', () => {
  const footnote = (id: string, ...note: object[]) => ({
    type: 'inlineBlock',
    fields: { id, blockType: 'footnote', note: { root: { type: 'root', children: note } } },
  })
  const note = paragraph(text('Five runs. '), link({ url: '/runs/' }, 'How'))
  expect(render([paragraph(text('One run'), footnote('a1', note), text(' says little.'), footnote('b2'))])).toBe(
    '<p>One run<sup class="note-mark"><a id="note-mark-a1" href="#note-a1" role="doc-noteref" aria-label="Note 1">1</a></sup> says little.</p>' +
      '<section class="notes" role="doc-endnotes" aria-label="Notes"><h2>Notes</h2><ol><li id="note-a1"><div><p>Five runs. <a href="/runs/">How</a> ' +
      '<a href="#note-mark-a1" role="doc-backlink" aria-label="Back to the text, note 1">↩</a></p></div></li></ol></section>',
  )
})
