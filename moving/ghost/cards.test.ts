import { expect, test } from 'vitest'
import type { CardPlace } from './card-place.ts'
import { lexicalHtml } from './lexical.ts'
import { mobiledocHtml } from './mobiledoc.ts'

function placeOf(notes: string[]): CardPlace {
  return { resolve: (url) => url.replace('__GHOST_URL__', 'https://b.example'), note: (one) => void notes.push(one) }
}

async function lexical(...children: object[]) {
  const notes: string[] = []
  const html = (await lexicalHtml(JSON.stringify({ root: { children } }), placeOf(notes))) ?? ''
  return { html, notes, blocks: blocksIn(html) }
}

/** Returns the fields of the blocks in a body. */
const blocksIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<editor-block data-fields="([^"]*)"/g)].map(([, fields = '']) =>
    JSON.parse(
      fields
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&'),
    ),
  )

const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format })

test('formats, links, line breaks, and lists of Lexical are HTML', async () => {
  const { html } = await lexical(
    { type: 'extended-heading', tag: 'h3', children: [text('A < B')] },
    {
      type: 'paragraph',
      children: [
        text('bold', 3),
        { type: 'linebreak' },
        { type: 'link', url: '__GHOST_URL__/x/', children: [text('x', 16)] },
      ],
    },
    { type: 'aside', children: [text('Said')] },
    {
      type: 'list',
      listType: 'number',
      start: 3,
      children: [
        { type: 'listitem', children: [text('one')] },
        {
          type: 'listitem',
          children: [{ type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('two')] }] }],
        },
      ],
    },
    { type: 'paragraph', children: [] },
    { type: 'horizontalrule' },
  )
  expect(html.split('\n')).toEqual([
    '<h3>A &lt; B</h3>',
    '<p><em><strong>bold</strong></em><br><a href="https://b.example/x/"><code>x</code></a></p>',
    '<blockquote>Said</blockquote>',
    '<ol start="3"><li>one<ul><li>two</li></ul></li></ol>',
    '<hr>',
  ])
})

test('pictures, galleries, videos, bookmarks, and code become their counterparts', async () => {
  const { html, blocks, notes } = await lexical(
    { type: 'image', src: '__GHOST_URL__/i.png', alt: 'An "i"', caption: 'By <a href="https://c.example">C</a>' },
    { type: 'gallery', images: Array.from({ length: 13 }, (_, at) => ({ src: `/${at}.png` })), caption: 'All' },
    { type: 'embed', url: 'http://www.youtube.com/watch?v=dQw4w9WgXcQ', metadata: { title: 'Song' } },
    { type: 'embed', url: 'https://x.com/a/status/1', html: '<blockquote>…</blockquote><script></script>' },
    { type: 'bookmark', url: 'https://d.example', metadata: { title: 'D & E', description: 'About D' } },
    { type: 'codeblock', language: 'js', code: ' if (a < b) {}\n' },
    { type: 'file', src: '__GHOST_URL__/f.pdf', fileTitle: 'Form' },
  )
  expect(html).toContain(
    '<figure><img src="https://b.example/i.png" alt="An &quot;i&quot;"><figcaption>By <a href="https://c.example">C</a></figcaption></figure>',
  )
  expect(blocks).toMatchObject([
    { blockType: 'gallery', images: { length: 12 } },
    { blockType: 'gallery', images: [{ image: { picture: { url: '/12.png' } } }], caption: 'All' },
    { blockType: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Song' },
  ])
  expect(html).toContain('<p><a href="https://x.com/a/status/1">https://x.com/a/status/1</a></p>')
  expect(html).toContain('<p><a href="https://d.example">D &amp; E</a> — About D</p>')
  expect(html).toContain('<pre><code class="language-js"> if (a &lt; b) {}\n</code></pre>')
  expect(html).toContain('<p><a href="https://b.example/f.pdf">Form</a></p>')
  expect(notes).toHaveLength(2)
})

test('callouts, toggles, buttons, and products become blocks', async () => {
  const { blocks, html } = await lexical(
    { type: 'callout', calloutEmoji: '⚠️', calloutText: 'Hot' },
    { type: 'callout', calloutEmoji: '🎉', calloutText: '<p>New</p>' },
    { type: 'toggle', heading: 'Why?', content: '<p>Because</p>' },
    { type: 'toggle', heading: 'How?', content: 'So' },
    { type: 'toggle', heading: 'Seen?', content: '<p>a</p><h2>b</h2>' },
    { type: 'button', buttonText: 'Buy', buttonUrl: '__GHOST_URL__/buy/' },
    {
      type: 'product',
      productTitle: 'Nest',
      productDescription: '<p>Warm</p>',
      productButtonEnabled: true,
      productButton: 'Get',
      productUrl: 'https://n.example',
    },
    {
      type: 'call-to-action',
      textValue: '<p>Read more. It is free.</p>',
      showButton: true,
      buttonText: 'Go',
      buttonUrl: '/go/',
    },
  )
  expect(blocks).toEqual([
    { blockType: 'callout', kind: 'warning', text: { html: '<p>Hot</p>' } },
    { blockType: 'callout', kind: 'note', text: { html: '<p>🎉 New</p>' } },
    {
      blockType: 'questions',
      questions: [
        { question: 'Why?', answer: { html: '<p>Because</p>' } },
        { question: 'How?', answer: { html: '<p>So</p>' } },
      ],
    },
    { blockType: 'callToAction', title: 'Buy', buttonLabel: 'Buy', buttonHref: 'https://b.example/buy/' },
    { blockType: 'callToAction', title: 'Nest', buttonLabel: 'Get', buttonHref: 'https://n.example' },
    { blockType: 'callToAction', title: 'Read more.', text: 'It is free.', buttonLabel: 'Go', buttonHref: '/go/' },
  ])
  expect(html).toContain('<h3>Seen?</h3><p>a</p><h2>b</h2>')
})

test('what has no counterpart is marked, or left out with a sentence', async () => {
  const { html, blocks, notes } = await lexical(
    { type: 'signup', header: 'Join', buttonColor: '#fff' },
    { type: 'html', html: '<form><input></form>' },
    {
      type: 'html',
      html: '<b>Kept</b><editor-block data-fields="{}"></editor-block><iframe src="https://player.vimeo.com/video/76979871"></iframe>',
    },
    { type: 'markdown', markdown: '**Kept**\n\n| a |\n|---|\n| b |' },
    { type: 'paywall' },
    { type: 'email', html: '<p>Only here</p>' },
    { type: 'nft', title: 'Ape' },
    { type: 'button', buttonText: 'Join', buttonUrl: '#/portal/signup' },
  )
  expect(blocks.map(({ title, blockType }) => title ?? blockType)).toEqual([
    'Not moved: signup form',
    'Not moved: an HTML card',
    'Video',
    'Not moved: nft',
    'Not moved: button “Join”',
  ])
  expect(html).toContain('<b>Kept</b>&lt;editor-block')
  expect(html).toContain('<strong>Kept</strong>')
  expect(html).toContain('<table>')
  expect(html).not.toContain('Only here')
  expect(notes).toHaveLength(6)
})

test('sections, markups, atoms, and cards of Mobiledoc are HTML', async () => {
  const notes: string[] = []
  const document = {
    version: '0.3.1',
    markups: [['strong'], ['a', ['href', '__GHOST_URL__/x/']], ['script']],
    atoms: [['soft-return', '', {}]],
    cards: [
      ['card-markdown', { markdown: '# Old' }],
      ['image', { src: '/i.png', caption: 'C' }],
      ['hr', {}],
    ],
    sections: [
      [
        1,
        'p',
        [
          [0, [1], 0, 'a '],
          [0, [0], 2, 'b'],
          [1, [], 0, 0],
          [0, [2], 1, '<c>'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
      [10, 0],
      [10, 1],
      [10, 2],
      [10, 9],
      [1, 'aside', [[0, [], 0, 'Said']]],
    ],
  }
  expect((await mobiledocHtml(JSON.stringify(document), placeOf(notes)))?.split('\n')).toEqual([
    '<p><a href="https://b.example/x/">a <strong>b</strong></a><br>&lt;c&gt;</p>',
    '<ul><li>one</li><li>two</li></ul>',
    '<h1>Old</h1>',
    '<figure><img src="/i.png" alt=""><figcaption>C</figcaption></figure>',
    '<hr>',
    '<blockquote>Said</blockquote>',
  ])
  expect(notes).toEqual([])
})
