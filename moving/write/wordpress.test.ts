import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { everyBlock, paragraph, richText } from '#tests/support/every-block.ts'
import { readBody } from '../body/read-body.ts'
import { sampleExport, samplePicture, sampleText } from './sample-export.ts'
import type { ExportedText } from './site-export.ts'
import { writeWordPress } from './wordpress.ts'
import { wordPressBody } from './wordpress-body.ts'

const site = sampleExport()
const bodyOf = (html: string) => ({ root: { type: 'root', children: readBody({ html }).nodes } })
const contentOf = (html: string) => wordPressBody(bodyOf(html), site, ({ id }) => id).content

async function written(...texts: ExportedText[]) {
  const parts: string[] = []
  for await (const part of writeWordPress(sampleExport(...texts))) parts.push(part)
  return parts.join('')
}

/** Returns the items of an export, each with the texts of its elements. */
function itemsIn(xml: string) {
  const parser = new SaxesParser({ xmlns: true })
  const items: Record<string, string>[] = []
  let words = ''
  let key = ''
  parser.on('opentag', ({ name }) => {
    if (name === 'item') items.push({})
    words = ''
  })
  parser.on('text', (text) => {
    words += text
  })
  parser.on('cdata', (text) => {
    words += text
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'wp:meta_key') key = words
    const item = items.at(-1)
    if (item) item[name === 'wp:meta_value' ? `meta ${key}` : name] = words
    words = ''
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return items
}

/** Returns the names of blocks that are not closed in their order. */
function unbalanced(content: string) {
  const open: string[] = []
  for (const [, end, name, attributes = '', empty] of content.matchAll(
    /<!-- (\/?)wp:([a-z/-]+)( \{.*?\})?( \/)?(?=-->| -->)/g,
  )) {
    if (attributes !== '') JSON.parse(attributes)
    if (empty || name === 'footnotes') continue
    if (end !== '/') open.push(name ?? '')
    else if (open.pop() !== name) return [name]
  }
  return open
}

test('a site is well-formed XML with what WordPress needs', async () => {
  const [picture, post, page] = itemsIn(
    await written(
      sampleText({
        title: 'Links & ]]> <b>',
        author: 'ann-lee',
        categories: ['seo', 'unknown'],
        picture: 3,
        seo: { title: 'S', description: 'D', noindex: true },
        updated: '2024-06-01T10:00:00.000Z',
        pinned: true,
        body: richText(paragraph('Control \u0001 and ]]> end')),
      }),
      sampleText({ kind: 'page', status: 'scheduled', date: '2030-01-01T00:00:00+02:00', path: '/about/' }),
      sampleText({ id: 6, status: 'draft', date: undefined }),
    ),
  )
  expect(picture).toMatchObject({
    'wp:post_type': 'attachment',
    'wp:attachment_url': 'https://agency.example/images/a.jpg',
    'excerpt:encoded': 'Lined',
    'meta _wp_attachment_image_alt': samplePicture.alt,
  })
  expect(post).toMatchObject({
    title: 'Links &amp; ]]&gt; &lt;b&gt;',
    link: 'https://agency.example/blog/first-steps',
    pubDate: 'Wed, 01 May 2024 10:00:00 +0000',
    'dc:creator': 'ann-lee',
    'content:encoded': '<!-- wp:paragraph -->\n<p>Control  and ]]&gt; end</p>\n<!-- /wp:paragraph -->',
    'wp:post_date_gmt': '2024-05-01 10:00:00',
    'wp:post_modified_gmt': '2024-06-01 10:00:00',
    'wp:status': 'publish',
    'wp:is_sticky': '1',
    category: 'SEO &amp; more',
    'meta _thumbnail_id': picture?.['wp:post_id'],
    'meta _yoast_wpseo_title': 'S',
    'meta _yoast_wpseo_metadesc': 'D',
    'meta _yoast_wpseo_meta-robots-noindex': '1',
  })
  expect(page).toMatchObject({
    'wp:status': 'future',
    'wp:post_type': 'page',
    'wp:post_date_gmt': '2029-12-31 22:00:00',
  })
})

test('no two items have the same id', async () => {
  const texts = [1, 2, 3].flatMap((id) => [sampleText({ id }), sampleText({ id, kind: 'page' })])
  const ids = itemsIn(await written(...texts)).map((item) => item['wp:post_id'])
  expect(new Set(ids).size).toBe(7)
})

test('a section of XML ends where it should', async () => {
  const body = bodyOf(`<pre>a ]]> b ]]]]> c</pre>`)
  const [, post] = itemsIn(await written(sampleText({ body, excerpt: ']]>' })))
  expect(post?.['content:encoded']).toContain('a &#93;&#93;&gt; b')
  expect(post?.['excerpt:encoded']).toBe(']]&gt;')
})

test.each([
  [
    'a heading',
    '<h3>A</h3>',
    '<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">A</h3>\n<!-- /wp:heading -->',
  ],
  ['formats', '<p><b>a</b><i>b</i><sup>c</sup> d<br>e</p>', '<p><strong>a</strong><em>b</em><sup>c</sup> d<br>e</p>'],
  [
    'a relative link',
    '<p><a href="/x?a=1&amp;b">a</a></p>',
    '<p><a href="https://agency.example/x?a=1&amp;b">a</a></p>',
  ],
  [
    'a numbered list',
    '<ol start="3"><li>A</li></ol>',
    '<!-- wp:list {"ordered":true,"start":3} -->\n<ol start="3" class="wp-block-list">',
  ],
  [
    'a checklist',
    '<ul><li>[x] A</li><li>[ ] B</li></ul>',
    '<li>☑ A</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>☐ B</li>',
  ],
  ['a quote', '<blockquote>A</blockquote>', '<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>A</p>'],
  [
    'code',
    '<pre><code class="language-css">a[b]</code></pre>',
    '<!-- wp:code {"className":"language-css"} -->\n<pre class="wp-block-code language-css"><code>a&#91;b&#93;</code></pre>',
  ],
  ['a line', '<p>a</p><hr>', '<hr class="wp-block-separator has-alpha-channel-opacity"/>'],
  [
    'a table',
    '<table><tr><th>H</th></tr><tr><td>1</td></tr></table>',
    '<table><thead><tr><th>H</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
])('%s is a block of WordPress', (_, html, markup) => {
  expect(contentOf(html)).toContain(markup)
})

test('nested lists are inside the item before them', () => {
  const content = contentOf('<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>')
  expect(content.replace(/<!--.*?-->|\n| class="wp-block-list"/g, '')).toBe(
    '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>',
  )
})

test('footnotes are beside the text, as WordPress stores them', async () => {
  const html =
    '<p>A<sup><a href="#fn1" id="r1">1</a></sup></p><ol><li id="fn1">Far <b>away</b> <a href="#r1">↩</a></li></ol>'
  const [, post] = itemsIn(await written(sampleText({ body: bodyOf(html) })))
  const [note] = JSON.parse(post?.['meta footnotes'] ?? '[]') as { id: string; content: string }[]
  expect(note?.content).toBe('Far <strong>away</strong>')
  expect(post?.['content:encoded']).toContain(`<sup data-fn="${note?.id}" class="fn">`)
  expect(post?.['content:encoded']).toMatch(/<!-- wp:footnotes \/-->$/)
})

test('every block of an article has a form in WordPress, and loses no text', () => {
  const body = everyBlock(3, 1)
  const { content } = wordPressBody(body, site, ({ id }) => id)
  expect(unbalanced(content)).toEqual([])
  const { nodes } = readBody({ html: content.replace(/<!--[\s\S]*?-->/g, '') })
  const kept = JSON.stringify(nodes)
  const lost = plainText(body)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3 && !kept.includes(word))
  expect(lost).toEqual([])
})

test('attributes of a block end no comment', () => {
  const content = contentOf('<pre><code class="language-c--x">a --> b</code></pre>')
  expect(content).toContain('{"className":"language-c\\u002d\\u002dx"}')
  expect(unbalanced(content)).toEqual([])
})
