// @module-tag slow
import { array, assert, boolean, constantFrom, integer, oneof, property, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { PastedNode } from '#engine/pasting/nodes.ts'
import { escapeText } from '#engine/xml.ts'
import { everyBlock, link, paragraph, richText } from '#tests/support/every-block.ts'
import { finishBody } from '../body/finish-body.ts'
import { readBody } from '../body/read-body.ts'
import { blockHtml, pictureHtml } from '../body/special-elements.ts'
import type { Picture } from '../item.ts'
import { writeMarkdown } from './markdown.ts'
import { exportedMarkdown } from './markdown-body.ts'
import { sampleExport, sampleText } from './sample-export.ts'
import type { References } from './site-export.ts'

/** Returns the nodes of a body as the CMS stores them, and again after they were Markdown. */
function both(html: string) {
  const stored: Picture[] = []
  const { root } = finishBody(readBody({ html }), {
    mediaOf: (one) => stored.push(one),
    linkOf: (href) => href,
  })
  const references: References = {
    ...sampleExport(),
    pictureOf: (id) => {
      const { url, alt = '' } = stored[Number(id) - 1] ?? { url: '' }
      return { id: Number(id), url, file: `${id}.jpg`, alt }
    },
  }
  const markdown = exportedMarkdown({ root }, references)
  const again = finishBody(readBody({ markdown }), {
    mediaOf: ({ url, alt = '' }) => {
      const id = Number(/^(?:\.\.)?\/media\/(\d+)\.jpg$/.exec(url)?.[1])
      return alt === (stored[id - 1]?.alt ?? '') ? id : undefined
    },
    linkOf: (href) => href,
  })
  return { markdown, first: plain(root.children), second: plain(again.root.children) }
}

/** Returns nodes without their ids. */
const plain = (nodes: PastedNode[]): unknown =>
  JSON.parse(JSON.stringify(nodes, (name, value) => (name === 'id' ? undefined : value)))

const word = constantFrom(
  ...'word a*b <b> 1. # - + --- === https://x.example/a www.x.example a@b.example &amp; [x] [^1] | \\ ` _a_ ~~ ! é 漢字 “q” (y) :tada: 2) > ``` *** &lt; {{x}}'.split(
    ' ',
  ),
)
const words = array(word, { minLength: 1, maxLength: 4 }).map((all) => escapeText(all.join(' ')))
const tagged = (tag: string) => (inside: string) => `<${tag}>${inside}</${tag}>`
const run = oneof(
  words,
  ...['b', 'i', 's', 'sub', 'sup', 'code'].map((tag) => words.map(tagged(tag))),
  words.map((inside) => `<b><i>${inside}</i></b>`),
  tuple(words, constantFrom('/a', 'https://x.example/?a=1&amp;b=(2)', '#part', 'mailto:a@b.example')).map(
    ([inside, href]) => `<a href="${href}">${inside}</a>`,
  ),
)
const line = array(tuple(run, constantFrom('', ' ', ' ', '<br>')), { minLength: 1, maxLength: 4 }).map((runs) =>
  runs.map(([one, space], at) => one + (at < runs.length - 1 ? space : '')).join(''),
)
/** Headings, captions, and cells of GFM have one line. */
const oneLine = line.map((inside) => inside.replaceAll('<br>', ' '))

const item = (inside: string, more = '') => `<li>${inside}${more}</li>`
const flatList = (tag: string) =>
  array(line, { minLength: 1, maxLength: 3 }).map((all) => tagged(tag)(all.map((one) => item(one)).join('')))
const list = oneof(
  flatList('ul'),
  flatList('ol'),
  tuple(line, flatList('ol'), line).map(([a, inner, b]) => `<ul>${item(a, inner)}${item(b)}</ul>`),
  tuple(integer({ min: 2, max: 12 }), line, flatList('ul')).map(
    ([start, a, inner]) => `<ol start="${start}">${item(a)}${item(a, inner)}</ol>`,
  ),
  array(tuple(boolean(), oneLine), { minLength: 1, maxLength: 3 }).map(
    (all) =>
      `<ul>${all.map(([done, one]) => item(`<input type="checkbox"${done ? ' checked' : ''}> ${one}`)).join('')}</ul>`,
  ),
)
const row = (cells: string[], tag: string) => `<tr>${cells.map(tagged(tag)).join('')}</tr>`
const table = oneof(
  array(tuple(oneLine, oneLine), { minLength: 2, maxLength: 3 }).map(
    ([head, ...rest]) => `<table>${row(head ?? [], 'th')}${rest.map((cells) => row(cells, 'td')).join('')}</table>`,
  ),
  array(tuple(line, line), { minLength: 1, maxLength: 2 }).map(
    (all) => `<table>${all.map(([a, b]) => `<tr><th>${a}</th><td colspan="2">${b}</td></tr>`).join('')}</table>`,
  ),
  tuple(line, list).map(([a, inner]) => `<table><tr><td><p>${a}</p>${inner}</td><td></td></tr></table>`),
)
/** URLs and names of files are no descriptions. */
const alt = oneof(
  constantFrom(''),
  array(word, { maxLength: 3 }).map((all) => ['A', ...all].join(' ')),
)
const code = constantFrom('a', 'a\n\n  b', '```\nx\n```', '<p>&amp;</p>', '---', '# x')
const block = oneof(
  line.map(tagged('p')),
  tuple(constantFrom('h2', 'h3', 'h4'), oneLine).map(([tag, inside]) => tagged(tag)(inside)),
  list,
  table,
  array(line, { minLength: 1, maxLength: 2 }).map((all) => tagged('blockquote')(all.map(tagged('p')).join(''))),
  constantFrom('<hr>'),
  tuple(constantFrom('text', 'css', 'c++', 'c#'), code).map(
    ([language, source]) => `<pre><code class="language-${language}">${escapeText(source)}</code></pre>`,
  ),
  record({ alt, caption: alt }).map((picture) => pictureHtml({ url: '/p.jpg', ...picture })),
  record({ title: alt, text: line }).map(({ title, text }) =>
    blockHtml({ blockType: 'callout', kind: 'tip', title, text: { html: `<p>${text}</p>` } }),
  ),
  record({ alt, caption: alt }).map(({ alt: words, caption }) =>
    blockHtml({ blockType: 'gallery', images: [{ image: { picture: { url: '/p.jpg', alt: words } }, caption }] }),
  ),
  record({ question: word, answer: line }).map(({ question, answer }) =>
    blockHtml({ blockType: 'questions', questions: [{ question, answer: { html: `<p>${answer}</p>` } }] }),
  ),
)

test('a text is the same after it was Markdown', () => {
  assert(
    property(array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const { first, second } = both(blocks.join('\n'))
      expect(second).toEqual(first)
    }),
    { numRuns: 400, seed: 43 },
  )
})

test('a nested list without an item before it stays nested', () => {
  const { first, second } = both('<ul><li><ol><li>a</li><li>b</li></ol></li><li>c</li></ul>')
  expect(second).toEqual(first)
})

test('marks of Markdown are used wherever it recognizes them', () => {
  expect(both('<p>a <b>bold</b> <i>word</i> and <s>not</s> <code>x</code></p>').markdown).toBe(
    'a **bold** *word* and ~~not~~ `x`',
  )
  expect(both('<p>a<b>bold</b>word</p>').markdown).toBe('a<strong>bold</strong>word')
  expect(both('<table><tr><th>A</th></tr><tr><td>1 | 2</td></tr></table>').markdown).toBe('| A |\n| --- |\n| 1 \\| 2 |')
})

test('footnotes, and links to documents of the site', () => {
  const html = '<p>A<sup><a href="#fn1" id="r1">1</a></sup></p><ol><li id="fn1">Note <a href="#r1">↩</a></li></ol>'
  const { first, second, markdown } = both(html)
  expect(markdown).toBe('A[^1]\n\n[^1]: Note')
  expect(second).toEqual(first)
  const internal = { ...link('Post', ''), fields: { linkType: 'internal', doc: { relationTo: 'posts', value: 'x' } } }
  expect(exportedMarkdown(richText(paragraph(internal)), sampleExport())).toBe('[Post](/blog/x)')
})

test('every block of an article is read again as it was', () => {
  const { root } = everyBlock(3, 1)
  const markdown = exportedMarkdown({ root }, sampleExport())
  const { nodes } = readBody({ markdown })
  const types = (all: PastedNode[]) => all.flatMap(({ fields }) => (fields as { blockType?: string })?.blockType ?? [])
  const ofThisSite = ['tool', 'caseStudy']
  expect(types(nodes)).toEqual(types(root.children as PastedNode[]).filter((type) => !ofThisSite.includes(type)))
})

test('plain Markdown has no block that only this product reads, and keeps the words and pictures of all', () => {
  const { root } = everyBlock(3, 1)
  const plain = exportedMarkdown({ root }, { ...sampleExport(), isPlain: true })
  expect(plain).not.toMatch(/^`{3,}block/m)
  expect(plain).not.toContain('blockType')
  const quote = { type: 'block', fields: { blockType: 'quote', quote: 'They fly', name: 'Ann' } }
  const figure = { type: 'block', fields: { blockType: 'figure', image: 3, caption: 'A boot' } }
  const markdown = exportedMarkdown({ root: { children: [quote, figure] } }, { ...sampleExport(), isPlain: true })
  expect(markdown).toContain('> They fly')
  expect(markdown).toContain('../media/a.jpg')
  expect(markdown).toContain('A boot')
})

test('a site is a file for each text, with front matter', async () => {
  const texts = [
    sampleText({
      title: 'Yes: "first" #1',
      author: 'ann-lee',
      categories: ['seo', 'unknown'],
      picture: 3,
      status: 'draft',
      seo: { title: 'S', description: 'D', noindex: true },
      aliases: ['/old/'],
      body: richText(paragraph('Words')),
    }),
    sampleText({ kind: 'page', path: '/about/team/', slug: 'team', title: '2024-01-01' }),
  ]
  const files = new Map<string, string>()
  for await (const { path, text } of writeMarkdown(sampleExport(...texts))) files.set(path, text)
  expect([...files.keys()]).toEqual(['authors.yaml', 'categories.yaml', 'posts/first-steps.md', 'pages/about-team.md'])
  const [, front = '', body] = (files.get('posts/first-steps.md') ?? '').split(/^---\n/m)
  expect(parse(front)).toEqual({
    title: 'Yes: "first" #1',
    slug: 'first-steps',
    date: '2024-05-01T10:00:00.000Z',
    draft: true,
    description: 'D',
    excerpt: 'How to begin',
    categories: ['SEO & more'],
    author: 'ann-lee',
    image: '../media/a.jpg',
    imageAlt: 'A "boot" & a brush',
    noindex: true,
    seo: { title: 'S' },
    aliases: ['/old/'],
  })
  expect(body).toBe('\nWords\n')
  expect(files.get('pages/about-team.md')).toContain('title: "2024-01-01"')
  expect(parse(files.get('authors.yaml') ?? '')).toEqual([
    { slug: 'ann-lee', name: 'Ann B. Lee', bio: 'Writes.', profiles: ['https://social.example/ann'] },
  ])
})
