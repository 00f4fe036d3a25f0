import { expect, test } from 'vitest'
import { block, paragraph as line, richText } from '#tests/support/every-block.ts'
import { toMarkdown } from './lexical-to-markdown.ts'

const options = {
  siteUrl: 'https://agency.example',
  images: { project: 'p', dataset: 'd' },
}
const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const element = (type: string, children: object[], more: object = {}) => ({ type, children, ...more })
const paragraph = (...children: object[]) => element('paragraph', children)
const item = (...children: object[]) => element('listitem', children)
const cell = (words: string) => element('tablecell', [paragraph(text(words))])
const link = (words: string, fields: object) => element('link', [text(words)], { fields })
const code = (listing: string, language: string) => ({
  type: 'block',
  fields: { blockType: 'code', code: listing, language },
})
const written = (...children: object[]) => toMarkdown({ root: { children } }, options)

test.each([
  ['a heading', element('heading', [text('What a hop costs')], { tag: 'h3' }), '### What a hop costs'],
  ['marks', paragraph(text('a '), text('bold ', 1), text('word', 2)), 'a **bold** *word*'],
  ['code in a line', paragraph(text('a`b', 16)), '``a`b``'],
  ['a line break', paragraph(text('one'), { type: 'linebreak' }, text('two')), 'one\\\ntwo'],
  ['a quote', element('quote', [text('One'), { type: 'linebreak' }, text('two')]), '> One\\\n> two'],
  ['a rule', { type: 'horizontalrule' }, '---'],
  ['a listing', code('<p>\n```\n</p>\n', 'html'), '````html\n<p>\n```\n</p>\n````'],
  ['a relative link', paragraph(link('Blog', { url: '/blog/' })), '[Blog](https://agency.example/blog/)'],
  [
    'a link to a document',
    paragraph(link('SEO', { linkType: 'internal', doc: { relationTo: 'services', value: { slug: 'seo' } } })),
    '[SEO](https://agency.example/services/seo/)',
  ],
  ['an address that is none', paragraph(link('Click', { url: 'javascript:alert(1)' })), 'Click'],
  [
    'a picture',
    { type: 'upload', value: { alt: 'A chart', assetRef: 'image-ab12-800x500-jpg' }, fields: { caption: 'Visits' } },
    '![A chart](https://agency.example/images/p/d/ab12-800x500.jpg)\n\nVisits',
  ],
  ['a drawing', { type: 'upload', value: { alt: 'Hills', art: { kind: 'hills' } } }, '*Picture: Hills*'],
])('S-32 %s', (_, node, markdown) => {
  expect(written(node)).toBe(markdown)
})

test('S-32 lists keep their numbers and nesting', () => {
  const inner = element('list', [item(text('b'))], { listType: 'bullet' })
  expect(
    written(element('list', [item(text('a')), item(inner), item(text('c'))], { listType: 'number', start: 3 })),
  ).toBe('3. a\n   - b\n4. c')
})

test('S-32 a nested list without an item before it stays nested', () => {
  const inner = element('list', [item(text('b')), item(text('c'))], { listType: 'number' })
  const outer = element('list', [item(inner), item(text('d'))], { listType: 'bullet' })
  expect(written(outer)).toBe('- 1. b\n  2. c\n- d')
})

test('S-32 lines of signs are text', () => {
  expect(written(paragraph(text('---')), paragraph(text('a'), { type: 'linebreak' }, text('===')))).toBe(
    '--\\-\n\na\\\n==\\=',
  )
})

test('S-32 a table is a GFM table with escaped bars', () => {
  const row = (...words: string[]) => element('tablerow', words.map(cell))
  expect(written(element('table', [row('Name', 'A | B'), row('x', '1')]))).toBe(
    '| Name | A \\| B |\n| --- | --- |\n| x | 1 |',
  )
})

test('S-32 text that resembles markup stays text', () => {
  expect(written(paragraph(text('# no *heading* <b>')))).toBe('\\# no \\*heading\\* \\<b\\>')
  expect(written(paragraph(text('- no item')))).toBe('\\- no item')
  expect(written(paragraph(text('1. no number')))).toBe('1\\. no number')
})

test('malformed content is left out and does not fail', () => {
  let deep: object = paragraph(text('bottom'))
  for (let level = 0; level < 2_000; level++) deep = element('list', [item(deep)], { listType: 'bullet' })
  expect(written(deep, paragraph(text('after')))).toMatch(/after$/)
  expect(toMarkdown(null, options)).toBe('')
  expect(toMarkdown({ root: { children: [null, 7, {}, { type: 'unknown' }] } }, options)).toBe('')
})

const embeds = {
  tools: new Map([
    [
      'redirect-checker',
      { slug: '', href: '/tools/redirect-checker/', title: 'Redirect checker', text: 'Every hop', facts: '' },
    ],
  ]),
  studies: new Map(),
}
const image = { alt: 'A chart', assetRef: 'image-ab12-800x500-jpg' }
const shown = '![A chart](https://agency.example/images/p/d/ab12-800x500.jpg)'
const answer = richText(line('Yes.'))

test.each<[string, Record<string, unknown>, string]>([
  ['callout', { kind: 'tip', title: '', text: answer }, '> **Tip**\n>\n> Yes.'],
  [
    'callToAction',
    { title: 'Ask', text: 'Us', buttonLabel: 'Book', buttonHref: '/book-a-call/' },
    '**Ask**\n\nUs\n\n[Book](https://agency.example/book-a-call/)',
  ],
  [
    'figure',
    { image, caption: 'Visits', credit: 'CrUX', creditUrl: 'https://a.example/(b)' },
    `${shown}\n\nVisits\n\nSource: [CrUX](https://a.example/%28b%29)`,
  ],
  [
    'gallery',
    {
      images: [
        { image, caption: '' },
        { image, caption: 'Two' },
      ],
    },
    `${shown}\n\n${shown}\n\nTwo`,
  ],
  [
    'comparison',
    { title: 'Plans', table: '\tA|B\nPrice\t1' },
    '**Plans**\n\n|  | A\\|B |\n| --- | --- |\n| Price | 1 |',
  ],
  [
    'chart',
    { title: 'Visits', data: 'M,A\nJan,1\nFeb,', unit: '%' },
    '**Visits**\n\n|  | A (%) |\n| --- | --- |\n| Jan | 1 |\n| Feb |  |',
  ],
  ['quote', { quote: 'One *two*', name: 'Ada' }, '> One \\*two\\*\n>\n> — Ada'],
  [
    'steps',
    { title: 'How', steps: [{ title: 'First', text: answer }, { title: 'Second' }] },
    '## How\n\n1. **First**\n\n   Yes.\n\n2. **Second**',
  ],
  ['questions', { title: '', questions: [{ question: 'Really?', answer }] }, '**Really?**\n\nYes.'],
  [
    'video',
    { url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Tour', transcript: 'Hello' },
    'Video: [Tour](https://www.youtube.com/watch?v=dQw4w9WgXcQ)\n\nHello',
  ],
  [
    'tool',
    { tool: 'redirect-checker' },
    'Free tool: [Redirect checker](https://agency.example/tools/redirect-checker/). Every hop',
  ],
  ['tool', { tool: 'gone' }, ''],
  ['caseStudy', { caseStudy: 4 }, ''],
])('§4 S-32 the block %s becomes Markdown', (type, fields, markdown) => {
  expect(toMarkdown({ root: { children: [block(type, fields)] } }, { ...options, embeds })).toBe(markdown)
})
