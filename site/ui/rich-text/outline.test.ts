import { expect, test } from 'vitest'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { countWords } from '#engine/rich-text/word-count.ts'
import { headingId, tableOfContents } from './outline.ts'

const text = (value: string, format = 0) => ({ type: 'text', text: value, format })
const element = (type: string, children: unknown[], more: object = {}) => ({ type, children, ...more })
const heading = (tag: string, ...words: string[]) =>
  element(
    'heading',
    words.map((word) => text(word)),
    { tag },
  )
const paragraph = (...children: unknown[]) => element('paragraph', children)
const body = (...children: unknown[]) => ({ root: element('root', children) })

const malformed = [
  undefined,
  null,
  '',
  'text',
  7,
  [],
  {},
  { root: null },
  { root: {} },
  { root: { children: null } },
  { root: { children: 'x' } },
  { root: { children: [null, 3, 'x', {}, { type: 5 }, []] } },
]

test('R-124 the table of contents lists headings in order with unique ids', () => {
  const contents = tableOfContents(
    body(
      heading('h2', 'What a hop ', 'costs'),
      paragraph(text('x')),
      heading('h3', 'Below'),
      heading('h2', 'What a hop costs'),
      heading('h2', 'Main'),
    ),
  )
  expect(contents).toEqual([
    { id: 'what-a-hop-costs', text: 'What a hop costs', level: 2 },
    { id: 'what-a-hop-costs-2', text: 'What a hop costs', level: 2 },
    // The page's own <main> already has that id.
    { id: 'main-2', text: 'Main', level: 2 },
  ])
})

test('R-124 a heading’s id avoids ids that other headings spell out', () => {
  const ids = tableOfContents(body(heading('h2', 'Cost 2'), heading('h2', 'Cost'), heading('h2', 'Cost'))).map(
    ({ id }) => id,
  )
  expect(ids).toEqual(['cost-2', 'cost', 'cost-3'])
})

test('R-124 in the table of contents, h1 counts as h2, h6 as h4, and empty headings are left out', () => {
  const all = tableOfContents(
    body(heading('h1', 'One'), heading('h6', 'Six'), heading('h9', 'Nine'), heading('h2', ' ')),
    4,
  )
  expect(all.map(({ text: words, level }) => [words, level])).toEqual([
    ['One', 2],
    ['Six', 4],
    ['Nine', 2],
  ])
})

test.each([
  ['What a hop costs, at 50 ms', 'what-a-hop-costs-at-50-ms'],
  ['Größe & Überblick', 'große-uberblick'],
  ["Don't “quote”", 'dont-quote'],
  ['日本語', '日本語'],
  ['?!', 'section'],
  ['  <script> ', 'script'],
])('R-124 the id of "%s" is %s', (words, slug) => {
  expect(headingId(words)).toBe(slug)
})

test('R-119 every kind of node contributes its words in order', () => {
  const document = body(
    heading('h2', 'Title'),
    paragraph(
      text('one '),
      text('two', 1),
      element('link', [text('three')], { fields: { url: '/x' } }),
      { type: 'linebreak' },
      text('four'),
    ),
    element('list', [
      element('listitem', [text('item '), text('a')]),
      element('listitem', [element('list', [element('listitem', [text('nested')])])]),
    ]),
    element('quote', [text('said')]),
    element('table', [
      element('tablerow', [
        element('tablecell', [paragraph(text('c1'))]),
        element('tablecell', [paragraph(text('c2'))]),
      ]),
    ]),
    { type: 'block', fields: { blockType: 'code', language: 'js', code: 'let a = 1\nlet b' } },
    { type: 'horizontalrule' },
    { type: 'upload', value: { alt: 'not read' } },
  )
  expect(plainText(document).split('\n')).toEqual([
    'Title',
    'one twothree',
    'four',
    'item a',
    'nested',
    'said',
    'c1 c2',
    'let a = 1',
    'let b',
  ])
  expect(countWords(document)).toBe(15)
})

test.each(malformed.map((value) => [value]))('R-287 a malformed body has no words and no headings: %j', (value) => {
  expect(plainText(value)).toBe('')
  expect(countWords(value)).toBe(0)
  expect(tableOfContents(value)).toEqual([])
})

test('R-287 an extremely deep body ends', () => {
  let node: unknown = text('deep')
  for (let level = 0; level < 20_000; level++) node = element('list', [element('listitem', [node])])
  expect(countWords(body(paragraph(text('top')), node))).toBe(1)
  expect(tableOfContents(body(node))).toEqual([])
})
