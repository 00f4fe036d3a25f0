import { expect, test } from 'vitest'
import { portableTextHtml } from './portable-text.ts'
import type { TextPlace } from './text-place.ts'

function convert(blocks: unknown[], more: Partial<TextPlace> = {}) {
  const notes: string[] = []
  const place: TextPlace = {
    dataset: { root: '/', files: new Set(['images/abc-10x10.png']), assets: new Map() },
    blocks: {},
    note: (sentence) => void notes.push(sentence),
    uses: () => {},
    target: (id) =>
      id === 'p2' ? { address: '/blog/two/', title: 'Two' } : id === 's' ? { title: 'Settings' } : undefined,
    textHtml: (inside, depth) => portableTextHtml(inside, place, depth),
    ...more,
  }
  const html = portableTextHtml(blocks, place)
  const fields = [...html.matchAll(/<editor-block data-fields="([^"]*)"/g)].map(([, one = '']) =>
    JSON.parse(unescaped(one)),
  )
  return { html, notes, fields }
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks })
const block = (style: string, ...children: object[]) => ({ _type: 'block', style, children, markDefs: [] })
const paragraph = (words: string) => [block('normal', span(words))]
const item = (level: number, listItem: string, text: string) => ({ ...block('normal', span(text)), level, listItem })

test('styles, marks, and line breaks are HTML; unknown ones keep their text', () => {
  const { html, notes } = convert([
    block('h2', span('A < B')),
    block('normal', span('a', 'strong'), span('b', 'strong', 'em'), span('c\nd', 'glow')),
    block('blockquote', span('Said')),
    block('lead', span('Lead')),
    block('normal', span('')),
  ])
  expect(html.split('\n')).toEqual([
    '<h2>A &lt; B</h2>',
    '<p><strong>a</strong><em><strong>b</strong></em>c<br>d</p>',
    '<blockquote>Said</blockquote>',
    '<p>Lead</p>',
  ])
  expect(notes).toEqual(['The mark “glow” is left out; its text stays.', 'The style “lead” became a paragraph.'])
})

test('links lead to URLs, or to the address of a document', () => {
  const markDefs = [
    { _key: 'a', _type: 'link', href: 'https://a.example/?x=1&y=2' },
    { _key: 'b', _type: 'internalLink', reference: { _type: 'reference', _ref: 'p2' } },
    { _key: 'c', _type: 'internalLink', _ref: 'missing' },
    { _key: 'd', _type: 'internalLink', post: { _ref: 's' } },
    { _key: 'e', _type: 'comment', text: 'x' },
  ]
  const { html, notes } = convert([
    {
      ...block(
        'normal',
        span('one ', 'a'),
        span('bold', 'strong', 'a'),
        span('two', 'b'),
        span('three', 'c'),
        span('four', 'd'),
        span('five', 'e'),
      ),
      markDefs,
    },
  ])
  expect(html).toBe(
    '<p><a href="https://a.example/?x=1&amp;y=2">one <strong>bold</strong></a><a href="/blog/two/">two</a>threefourfive</p>',
  )
  expect(notes).toEqual([
    'A link leads to a document that is not in the export (missing). Its text stays.',
    'A link leads to “Settings”, which does not move. Its text stays.',
    'The annotation “comment” is left out; its text stays.',
  ])
})

test('items follow each other with their levels, and become lists in lists', () => {
  const { html } = convert([
    item(1, 'bullet', 'a'),
    item(2, 'number', 'b'),
    item(2, 'number', 'c'),
    item(3, 'bullet', 'd'),
    item(1, 'bullet', 'e'),
    item(1, 'number', 'f'),
    block('normal', span('p')),
    item(2, 'bullet', 'g'),
    { ...item(1, 'checkbox', 'h'), checked: true },
  ])
  expect(html.split('\n')).toEqual([
    '<ul><li>a<ol><li>b</li><li>c<ul><li>d</li></ul></li></ol></li><li>e</li></ul><ol><li>f</li></ol>',
    '<p>p</p>',
    '<ul><li>g</li></ul><ul><li>☑ h</li></ul>',
  ])
})

test('pictures have their focus, whatever refers to them', () => {
  const { html, notes } = convert([
    { _type: 'image', asset: { _ref: 'image-abc-10x10-png' }, alt: 'A', caption: 'C', hotspot: { x: 0.25, y: 0.5 } },
    {
      _type: 'mainImage',
      _sanityAsset: 'image@file://./images/abc-10x10.png',
      crop: { left: 0.5, right: 0, top: 0, bottom: 0 },
    },
    { _type: 'image', asset: { _ref: 'image-gone-1x1-jpg' } },
    { _type: 'image', _sanityAsset: 'image@file://../../etc/passwd' },
  ])
  const pictures = [...html.matchAll(/data-picture="([^"]*)"/g)].map(([, one = '']) => JSON.parse(unescaped(one)))
  expect(pictures).toEqual([
    {
      key: 'picture images/abc-10x10.png',
      url: 'images/abc-10x10.png',
      alt: 'A',
      caption: 'C',
      focus: { x: 25, y: 50 },
    },
    { key: 'picture images/abc-10x10.png', url: 'images/abc-10x10.png', alt: '', caption: '', focus: { x: 75, y: 50 } },
    { url: 'images/gone-1x1.jpg', alt: '', caption: '' },
  ])
  expect(notes).toContain('The picture images/gone-1x1.jpg is not in the export.')
  expect(html).toContain('Not moved: image')
})

test('custom blocks become what they look like; the others are marked with their texts', () => {
  const { html, fields } = convert([
    { _type: 'code', language: 'js', code: 'a < b' },
    { _type: 'table', rows: [{ cells: ['A', 'B'] }, { cells: ['1', '<2>'] }] },
    { _type: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { _type: 'divider' },
    { _type: 'callout', tone: 'warning', body: [block('normal', span('Hot'))] },
    { _type: 'gallery', images: [{ _type: 'image', asset: { _ref: 'image-abc-10x10-png' } }] },
    { _type: 'faq', items: [{ question: 'Why?', answer: [block('normal', span('So'))] }] },
    { _type: 'cta', title: 'Call', link: { href: '/call/' }, label: 'Go' },
    { _type: 'pullQuote', quote: 'Fly', author: 'A' },
    { _type: 'infoSection', heading: 'More', content: [block('normal', span('Text'))] },
    { _type: 'stockTicker', symbol: 'TRN', parts: [{ label: 'Tern' }] },
  ])
  expect(html).toContain('<pre><code class="language-js">a &lt; b</code></pre>')
  expect(html).toContain('<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>&lt;2&gt;</td></tr></table>')
  expect(html).toContain('<hr>')
  expect(html).toContain('<h2>More</h2><p>Text</p>')
  expect(fields).toMatchObject([
    { blockType: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { blockType: 'callout', kind: 'warning', text: { html: '<p>Hot</p>' } },
    { blockType: 'gallery', images: [{ image: { picture: { url: 'images/abc-10x10.png' } } }] },
    { blockType: 'questions', questions: [{ question: 'Why?', answer: { html: '<p>So</p>' } }] },
    { blockType: 'callToAction', title: 'Call', buttonLabel: 'Go', buttonHref: '/call/' },
    { blockType: 'quote', quote: 'Fly', name: 'A' },
    { blockType: 'callout', title: 'Not moved: stockTicker', text: { html: '<p>TRN<br>Tern</p>' } },
  ])
})

test('a section of a page is its title, texts, picture, links, and columns', () => {
  const { html, notes } = convert([
    {
      _type: 'splitRow',
      stackAlign: 'center',
      padding: { _type: 'padding', top: true },
      tagLine: 'New',
      title: 'Terns',
      body: paragraph('They fly.'),
      link: { _type: 'link', href: '/terns/', title: 'More' },
      columns: [
        { _type: 'card', title: 'Eggs', excerpt: 'Small' },
        { _type: 'link', title: 'Two', internalLink: { _ref: 'p2' } },
      ],
      posts: [{ _type: 'reference', _ref: 'p2' }],
    },
    { _type: 'priceCard', title: 'Plan', price: '$20' },
  ])
  expect(html.split('<editor-block')[0]?.replaceAll('\n', '')).toBe(
    '<p>New</p><h2>Terns</h2><p>They fly.</p><p><a href="/terns/">More</a></p><h2>Eggs</h2><p>Small</p>' +
      '<p><a href="/blog/two/">Two</a></p><ul><li><a href="/blog/two/">Two</a></li></ul>',
  )
  expect(html).toContain('Not moved: priceCard')
  expect(notes).toHaveLength(1)
})

test('a mapping decides what a custom block becomes', () => {
  const { fields, html } = convert(
    [
      { _type: 'teaser', name: 'Nest', more: { url: 'https://n.example' }, go: 'Get' },
      { _type: 'ad', text: 'Buy' },
    ],
    {
      blocks: {
        teaser: { as: 'callToAction', fields: { title: 'name', url: 'more.url', label: 'go' } },
        ad: { as: 'skip' },
      },
    },
  )
  expect(fields).toEqual([
    { blockType: 'callToAction', title: 'Nest', buttonLabel: 'Get', buttonHref: 'https://n.example' },
  ])
  expect(html).not.toContain('Buy')
})

test('made-up texts do not stop anything', () => {
  let deep: object = block('normal', span('end'))
  for (let at = 0; at < 200; at++) deep = { _type: 'section', content: [deep] }
  const { notes } = convert([
    null,
    7,
    'x',
    {},
    [],
    { _type: '__proto__' },
    { _type: 'block' },
    { _type: 'block', children: [null, 1] },
    deep,
  ])
  expect(notes).toContain('A text that is nested too deep is left out.')
})
