// @module-tag slow
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { PastedNode } from '#engine/pasting/nodes.ts'
import { everyNode } from '#engine/rich-text/nodes.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { excerptOf } from './excerpt.ts'
import { finishBody } from './finish-body.ts'
import { markedBlock } from './marked-block.ts'
import { readBody } from './read-body.ts'
import { blockHtml, pictureHtml } from './special-elements.ts'

const read = (html: string) => readBody({ html })
const words = (nodes: PastedNode[]) => plainText({ root: { children: nodes } })
const types = (nodes: PastedNode[]) => nodes.map(({ type }) => type)
const fieldsOf = (nodes: PastedNode[]) => nodes.map(({ fields }) => fields as Record<string, unknown>)
const all = (nodes: PastedNode[]) => [...everyNode(nodes)] as PastedNode[]

test('a body keeps headings, lists, tables, and code', () => {
  const { nodes } = read(
    '<h1>Boots</h1><h5>Care</h5><ul><li>Brush<ul><li>Softly</li></ul></li></ul><table><tr><th>Size</th><th>Price</th></tr><tr><td>7</td><td>90</td></tr></table><pre><code class="language-css">a { b: c }</code></pre><p></p><p>&nbsp;</p>',
  )
  expect(types(nodes)).toEqual(['heading', 'heading', 'list', 'table', 'block'])
  expect(nodes.map(({ tag }) => tag).slice(0, 2)).toEqual(['h2', 'h4'])
  expect(words(nodes)).toBe('Boots\nCare\nBrush\nSoftly\nSize Price\n7 90\na { b: c }')
  expect(fieldsOf(nodes).at(-1)).toMatchObject({ blockType: 'code', language: 'css' })
})

test('the same body gets the same ids, each 24 hexadecimal digits', () => {
  const html = `<p><a href="/a">a</a> <a href="/b">b</a></p>${blockHtml({ blockType: 'gallery', images: [{ image: { picture: { url: 'a.jpg' } } }] })}`
  const ids = [...JSON.stringify(read(html).nodes).matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id)
  expect(read(html)).toEqual(read(html))
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{24}$/)
})

test('only safe links stay, and scripts leave no text', () => {
  const { nodes, links, notes } = read(
    '<p><a href="JaVa\tScript:alert(1)">one</a> <a href="mailto:a@shop.example">two</a> <a href="tel:+15550100">three</a> <a href="about.html">four</a> <a href="#five">five</a> <a href="vbscript:x">six</a></p><script>alert(2)</script><style>p{}</style><img src=x onerror=alert(3)><textarea>seven</textarea>',
  )
  expect(links).toEqual(['mailto:a@shop.example', 'tel:+15550100', 'about.html', '#five'])
  expect(words(nodes)).toBe('one two three four five six')
  expect(notes).toEqual([
    'A link that leads nowhere is plain text now: one (JaVa\tScript:alert(1)).',
    'A link that leads nowhere is plain text now: six (vbscript:x).',
  ])
})

test('embedded videos become blocks, and other embedded pages links', () => {
  const { nodes, notes } = read(
    '<figure><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="YouTube video player"></iframe><figcaption>The tour</figcaption></figure><iframe data-src="http://player.vimeo.com/video/76979871"></iframe><video src="/videos/tour.mp4" poster="/p.jpg"></video><iframe src="https://maps.example/office"></iframe>',
  )
  expect(fieldsOf(nodes).slice(0, 3)).toMatchObject([
    { blockType: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'The tour', caption: 'The tour' },
    { blockType: 'video', url: 'https://vimeo.com/76979871', title: 'Video on Vimeo' },
    { blockType: 'video', url: '/videos/tour.mp4', poster: { picture: { url: '/p.jpg' } } },
  ])
  expect(words(nodes.slice(3))).toBe('https://maps.example/office')
  expect(notes).toEqual(['An embedded page became a link: https://maps.example/office.'])
})

test('folded text becomes questions, or a heading with its text', () => {
  const asked = read(
    '<details><summary>Is it waterproof?</summary><p>Yes.</p></details> <details><summary>Delivery</summary>Two days.</details>',
  )
  expect(fieldsOf(asked.nodes)).toMatchObject([
    { blockType: 'questions', questions: [{ question: 'Is it waterproof?' }, { question: 'Delivery' }] },
  ])
  expect(types(read('<details><summary>Sizes</summary><p>S, M, L</p></details>').nodes)).toEqual([
    'heading',
    'paragraph',
  ])
  const withTable = '<details><summary>Sizes?</summary><table><tr><td>S</td></tr></table></details>'
  expect(types(read(withTable).nodes)).toEqual(['heading', 'table'])
})

test('pictures keep their place, description, caption, and key', () => {
  const picture = {
    key: 'attachment 7',
    url: 'https://old.example/a.jpg',
    alt: 'A boot',
    caption: 'Lined',
    focus: { x: 20, y: 30 },
  }
  const { nodes, pictures } = read(
    `<p>Before</p>${pictureHtml(picture)}<figure><img src="/b.png" alt="A brush"><figcaption>Soft</figcaption></figure><p>After</p>`,
  )
  expect(types(nodes)).toEqual(['paragraph', 'upload', 'upload', 'paragraph'])
  expect(pictures).toEqual([picture, { url: '/b.png', alt: 'A brush', caption: 'Soft' }])
  const { root, missing } = finishBody(
    { nodes },
    { mediaOf: ({ key }) => (key ? 12 : undefined), linkOf: (href) => href },
  )
  expect(root.children[1]).toMatchObject({
    type: 'upload',
    relationTo: 'media',
    value: 12,
    fields: { caption: 'Lined' },
  })
  expect(words(root.children.slice(2, 3))).toBe('Picture: A brush: Soft')
  expect(missing).toEqual([{ url: '/b.png', alt: 'A brush', caption: 'Soft' }])
})

test('what is too long for a block continues after it', () => {
  const caption = 'word '.repeat(80).trim()
  const { nodes } = read(pictureHtml({ url: 'a.jpg', caption }))
  expect(types(nodes)).toEqual(['upload', 'paragraph'])
  expect(String(fieldsOf(nodes)[0]?.caption).length).toBeLessThanOrEqual(300)
  expect(`${fieldsOf(nodes)[0]?.caption} ${words(nodes)}`.match(/word/g)).toHaveLength(80)
  const images = Array.from({ length: 30 }, (_, at) => ({ image: { picture: { url: `${at}.jpg` } } }))
  const galleries = fieldsOf(read(blockHtml({ blockType: 'gallery', images, caption: 'All' })).nodes)
  expect(galleries.map((fields) => (fields.images as unknown[]).length)).toEqual([12, 12, 6])
  expect(galleries.map((fields) => fields.caption)).toEqual(['All', undefined, undefined])
})

test('a block that lacks something becomes ordinary text', () => {
  const made = (fields: Record<string, unknown>) => words(read(blockHtml(fields)).nodes)
  expect(made({ blockType: 'callToAction', title: 'Call us', buttonLabel: 'Call' })).toBe('Call us\nCall')
  expect(made({ blockType: 'chart', title: 'Visits', data: 'no numbers' })).toBe('Visits\nno numbers')
  expect(made({ blockType: 'steps', steps: [{ title: 'Only one', text: { html: '<p>Do it</p>' } }] })).toBe(
    'Only one\nDo it',
  )
  expect(made({ blockType: 'unheard', text: 'Words' })).toBe('Words')
  expect(made({ blockType: 'constructor', text: 'Words' })).toBe('Words')
})

test('a block without its picture keeps its words', () => {
  const { nodes } = read(
    blockHtml({
      blockType: 'figure',
      image: { picture: { url: 'https://old.example/a.jpg', alt: 'Plan' } },
      caption: 'Before',
      credit: 'Own',
    }),
  )
  const { root, missing } = finishBody({ nodes }, { mediaOf: () => undefined, linkOf: (href) => href })
  expect(words(root.children)).toBe('Picture: Plan\nBefore\nOwn')
  expect(missing).toHaveLength(1)
  expect(finishBody({ nodes }, { mediaOf: () => undefined, linkOf: (href) => href })).toEqual({ root, missing })
})

test('links are rewritten everywhere, and dropped where they cannot lead', () => {
  const { nodes, links } = read(
    `<p><a href="/old/">a</a></p>${blockHtml({ blockType: 'callToAction', title: 'T', buttonLabel: 'B', buttonHref: '/old/b/' })}${blockHtml({ blockType: 'callout', text: { html: '<p><a href="/old/c/">c</a></p>' } })}${blockHtml({ blockType: 'quote', quote: 'Q', url: 'relative/d' })}`,
  )
  expect(links).toEqual(['/old/', '/old/b/', '/old/c/', 'relative/d'])
  const { root } = finishBody({ nodes }, { mediaOf: () => 1, linkOf: (href) => href.replace('/old/', '/blog/') })
  expect([...JSON.stringify(root).matchAll(/"(?:url|buttonHref)":"([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/blog/',
    '/blog/b/',
    '/blog/c/',
  ])
})

test('content without a counterpart is a callout with its source', () => {
  const { nodes } = read(`<p>a</p>${markedBlock('[contact-form-7 id="5"]', '[contact-form-7 id="5"]\n<b>x</b>')}`)
  expect(fieldsOf(nodes)[1]).toMatchObject({
    blockType: 'callout',
    kind: 'note',
    title: 'Not moved: [contact-form-7 id="5"]',
  })
  expect(words(nodes.slice(1))).toContain('<b>x</b>')
  expect(words(read('<form><label>Name <input name="n"></label></form>').nodes)).toContain('Not moved: form')
})

test('what readers did not see is left out and named', () => {
  const { nodes, notes } = read('<p style="display: none">Secret words</p><p hidden></p><iframe></iframe><p>Seen</p>')
  expect(words(nodes)).toBe('Seen')
  expect(notes).toEqual(['Hidden text was left out: “Secret words”.', 'An embedded page without a URL was left out.'])
})

test('Markdown goes the same way, with its footnotes, boxes, and HTML', () => {
  const { nodes, pictures, links } = readBody({
    markdown:
      '## Boots\n\n- [x] done\n- [ ] open\n\nA note[^1] and <u>a line</u> to [call](tel:+15550100).\n\n![A boot](media/a.jpg)\n\n<iframe src="https://player.vimeo.com/video/1"></iframe>\n\n[^1]: The note.',
  })
  expect(types(nodes)).toEqual(['heading', 'list', 'paragraph', 'upload', 'block'])
  expect(all(nodes).filter(({ type }) => type === 'inlineBlock')).toHaveLength(1)
  expect(nodes[1]).toMatchObject({ listType: 'check', children: [{ checked: true }, { checked: false }] })
  expect(pictures).toEqual([{ url: 'media/a.jpg', alt: 'A boot' }])
  expect(links).toEqual(['tel:+15550100'])
})

test('a fence of Markdown with the YAML of a block is the block', () => {
  const yaml = (source: string) => readBody({ markdown: `\`\`\`block\n${source}\n\`\`\`` }).nodes
  const callout = yaml('blockType: callout\ntitle: 404\ntext: Measure **first**.')
  expect(fieldsOf(callout)).toMatchObject([{ blockType: 'callout', kind: 'note', title: '404' }])
  expect(words(callout)).toBe('404\nMeasure first.')
  const gallery = yaml(
    'blockType: gallery\nimages:\n  - image: { src: /media/a.jpg, alt: A boot }\n  - image: /media/b.jpg',
  )
  expect(JSON.stringify(gallery)).toContain('{"picture":{"url":"/media/a.jpg","alt":"A boot"}}')
  expect(JSON.stringify(gallery)).toContain('{"picture":{"url":"/media/b.jpg"}}')
  const bomb = 'a: &a [x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: [*b, *b, *b, *b, *b, *b, *b]'
  for (const source of ['no block', 'blockType: constructor', ': {', bomb, `blockType: ${'['.repeat(5_000)}`])
    expect(fieldsOf(yaml(source))).toMatchObject([{ blockType: 'code', language: 'block' }])
})

test.each([
  ['ten thousand levels', `<div><ul><li>${'<ul><li>x'.repeat(10_000)}deep text`],
  ['a table in each cell', `${'<table><tr><td>'.repeat(500)}deep text`],
  [
    'formats that never end',
    `${Array.from({ length: 3_000 }, (_, at) => `<font a=${at}>`).join('')}${'<p>x'.repeat(3_000)}deep text`,
  ],
  ['attributes without number', `<p ${Array.from({ length: 50_000 }, (_, at) => `a${at}`).join(' ')}>deep text`],
  ['signs without tags', `${'<'.repeat(300_000)} deep text`],
  [
    'footnotes that lead to each other',
    `${'<p id=a><a href="#b" id=c>x</a><a href="#c" id=b>y</a></p>'.repeat(3_000)}deep text`,
  ],
  ['lines', `${'a<br><br>'.repeat(130_000)}deep text`],
])('D1 %s take no minute and lose no text', (_, html) => {
  const started = performance.now()
  const { nodes } = read(html)
  expect(JSON.stringify(nodes).includes('deep text')).toBe(true)
  expect(performance.now() - started).toBeLessThan(30_000)
})

test('a text is never deeper than the site shows it', () => {
  const { nodes, notes } = read(`${'<ul><li>item'.repeat(60)} end`)
  const depth = (node: PastedNode): number => 1 + Math.max(0, ...(node.children ?? []).map(depth))
  expect(Math.max(...nodes.map(depth))).toBeLessThanOrEqual(40)
  expect(words(nodes)).toContain('end')
  expect(words(nodes).match(/item/g)).toHaveLength(60)
  expect(notes).toHaveLength(1)
})

const pieces = [
  ...'p div ul ol li table tr td th a b blockquote pre figure figcaption details summary svg math iframe form select template noscript script style h1 h6 editor-block editor-picture'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `</${name}>`]),
  '<img src=a.jpg>',
  '<a href="javascript:alert(1)">',
  '<editor-block data-fields="{&quot;blockType&quot;:&quot;callout&quot;,&quot;text&quot;:{&quot;html&quot;:&quot;<p>t&quot;}}">',
  '<editor-block data-fields="[1">',
  '<editor-picture data-picture="{&quot;url&quot;:7}">',
  'text &lt;b&gt; \u0000 \ud800',
  '<!-- --><![CDATA[ x ]]>',
]

const KNOWN =
  /^(?:paragraph|heading|text|linebreak|link|list|listitem|quote|horizontalrule|table|tablerow|tablecell|upload|block|inlineBlock)$/

test('D1 whatever a body has, its text has only nodes of the editor', () => {
  assert(
    property(array(constantFrom(...pieces), { maxLength: 14 }), (parts) => {
      const { root } = finishBody(read(parts.join('')), { mediaOf: () => 1, linkOf: (href) => href })
      for (const { type } of all(root.children)) expect(type).toMatch(KNOWN)
      const json = JSON.stringify(root)
      expect(json).not.toMatch(/javascript:|\\u0000|\\ud800"/)
      expect(json).not.toContain('"pending"')
      expect(json).not.toContain('"picture"')
    }),
    { numRuns: 1_000, seed: 43 },
  )
})

test('an excerpt has the first words of the text, without headings and blocks', () => {
  const { nodes } = read(`<h2>Title</h2>${markedBlock('form', 'x')}<p>One two,</p><p>three four</p>`)
  expect(excerptOf(nodes, 4)).toBe('One two, three four')
  expect(excerptOf(nodes, 2)).toBe('One two…')
  expect(excerptOf([], 5)).toBe('')
})
