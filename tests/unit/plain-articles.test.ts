// @module-tag slow
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { articleText } from '#emails/article-body.ts'
import { renderEmail } from '#emails/render-email.ts'
import { issueEmail } from '#emails/templates/issue.ts'
import { toPlainHtml } from '#engine/rich-text/lexical-to-html.ts'
import { toMarkdown } from '#engine/rich-text/lexical-to-markdown.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { block, everyBlock, link, paragraph, richText } from '../support/every-block.ts'

const siteUrl = 'https://agency.example'
const image = { alt: 'A waterfall chart', assetRef: 'image-ab12-800x500-png' }
const documentOf = (title: string, href: string) => ({ title, href, text: `What ${title} does` })
const options = {
  siteUrl,
  images: { project: 'p', dataset: 'd' },
  imageQuery: 'w=1200&fm=jpg',
  embeds: {
    tools: new Map([
      ['word-counter', documentOf('Word counter', '/tools/word-counter/')],
      ['meta-tag-generator', documentOf('Meta tags', '/tools/meta-tag-generator/')],
    ]),
    studies: new Map([[3, documentOf('A faster store', '/case-study/a-faster-store')]]),
  },
}
const body = everyBlock(image, 3)
const post = { title: 'Every block', excerpt: 'The excerpt.', href: `${siteUrl}/blog/every-block` }

function inIssue(text: unknown) {
  const article = { ...post, body: toMarkdown(text, options) }
  const sender = { brandName: 'Oak & Field', unsubscribeUrl: `${siteUrl}/leave`, postalAddress: '1 Main St' }
  const email = renderEmail(issueEmail({ subject: 'June' }, [article], sender), { brandName: 'Oak & Field', siteUrl })
  return { html: new JSDOM(email.html).window.document, text: email.text }
}
const inFeed = (text: unknown) => new JSDOM(toPlainHtml(text, options)).window.document

const squash = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')
/** Everything that readers of the page see in the blocks, the numbers of charts included. */
const words = [
  ...plainText(body).split(/[\n\t]/),
  ...['1204', '412', '640', 'Organic search', 'Tip: Measure first', 'Warning'],
  ...['Word counter', 'Meta tags', 'A faster store', 'A recording, step by step', 'A file of our own'],
]
  .map((line) => squash(line).trim())
  .filter(Boolean)
const targets = [
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  `${siteUrl}/videos/tour.mp4`,
  `${siteUrl}/tools/word-counter/`,
  `${siteUrl}/case-study/a-faster-store`,
  `${siteUrl}/book-a-call/`,
  'https://www.w3.org/Provider/Style/URI',
]

test.each([
  ['feeds', () => inFeed(body)],
  ['issues', () => inIssue(body).html],
])('§4 %s have every block, as HTML without a script, a frame, or a relative URL', (_, write) => {
  const document = write()
  const text = squash(document.body.textContent)
  expect(words.filter((word) => !text.includes(word))).toEqual([])
  const links = [...document.querySelectorAll('a')].map((element) => element.getAttribute('href') ?? '')
  expect(targets.filter((target) => !links.includes(target))).toEqual([])
  expect(document.querySelectorAll('script, iframe, video, details, svg, form, object, link')).toHaveLength(0)
  const images = [...document.images].map((element) => element.getAttribute('src') ?? '')
  expect(new Set(images)).toEqual(new Set([`${siteUrl}/images/p/d/ab12-800x500.png?w=1200&fm=jpg`]))
  for (const url of [...links, ...images]) expect(url).toMatch(/^https:\/\//)
})

test('§4 the text part of an issue has every block, and URLs behind their links', () => {
  const text = inIssue(body).text
  const read = squash(text.replace(/ \(https:[^)\s]*\)|\|/g, ''))
  expect(words.filter((word) => !read.includes(word))).toEqual([])
  for (const target of targets) expect(text).toContain(`(${target})`)
  expect(text).toContain('[Picture: A waterfall chart]')
  expect(text).not.toMatch(/\\[!-/:-@[-`{-~]/)
})

test('§4 an issue shows the whole text instead of the excerpt, below the title of the post', () => {
  const { html } = inIssue(body)
  expect(html.body.textContent).not.toContain(post.excerpt)
  expect([...html.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([post.title])
  expect([...html.querySelectorAll('h3')].map(({ textContent }) => textContent)).toContain('Common questions')
})

test('§4 every element of a text has its style in the element, and the colors of dark mode', () => {
  const { html } = inIssue(body)
  for (const element of html.querySelectorAll('p, h3, ul, ol, li, blockquote, pre, table:not([role]), td, th, img'))
    expect(element.outerHTML).toMatch(/^<\w+[^>]* style="/)
  for (const element of html.querySelectorAll('div p, li, blockquote, pre, div th'))
    expect(element.className).toMatch(/ink/)
})

test.each([
  ['a tag', paragraph('<img src=x onerror=alert(1)>')],
  ['a link to a script', paragraph(link('Click', 'javascript:alert(1)'))],
  ['a tag in a caption', block('figure', { image, caption: '<script>alert(1)</script>' })],
  ['a tag in code', block('code', { code: '</code></pre><script>alert(1)</script>', language: 'html' })],
  ['a tag in a table', block('comparison', { title: 'T', table: '\tA\n<script>alert(1)</script>\tb' })],
])('§4 D1 %s stays text in feeds and issues', (_, node) => {
  for (const document of [inFeed(richText(node)), inIssue(richText(node)).html]) {
    expect(document.querySelectorAll('script, [onerror]')).toHaveLength(0)
    expect(document.body.innerHTML).not.toContain('javascript:')
  }
})

test.each([
  ['2 \\* 3 \\<b>', '2 * 3 <b>'],
  ['[the \\[old\\] list](https://a.example/x)', 'the [old] list (https://a.example/x)'],
  ['[https://a.example/](https://a.example/)', 'https://a.example/'],
  ['![](https://a.example/x.png)', '[Picture]\nhttps://a.example/x.png'],
  ['one\\\ntwo', 'one\ntwo'],
  ['`a\\*b`', '`a\\*b`'],
  ['```js\n/\\d+\\./\n```', '```js\n/\\d+\\./\n```'],
  ['\\[no link\\](https://a.example/)', '[no link](https://a.example/)'],
])('the Markdown %j is the text %j', (markdown, text) => {
  expect(articleText(markdown)).toBe(text)
})
