import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { countWords } from '#engine/rich-text/word-count.ts'
import { block, everyBlock, paragraph, richText } from '#tests/support/every-block.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { tableOfContents } from '../ui/rich-text/outline.ts'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { articleBlocks } from './article-blocks.tsx'
import { articleFacts } from './article-facts.ts'

const image = { id: 7, alt: 'A product page', assetRef: 'image-ab12cd-1600x1000-jpg', width: 1600, height: 1000 }
const embeds = {
  tools: new Map(
    ['word-counter', 'meta-tag-generator'].map((slug) => [
      slug,
      { slug, href: `/tools/${slug}/`, title: `Tool ${slug}`, text: 'What it does', facts: '' },
    ]),
  ),
  studies: new Map([
    [
      3,
      { slug: 'oak', href: '/case-study/oak', title: 'Oak and Iron', text: 'A summary', facts: 'Oak: 1 to 2 visits' },
    ],
  ]),
}
const body = everyBlock(image, 3)
const facts = articleFacts(body)
const render = (text: unknown, form = facts.formBlock && { block: facts.formBlock, element: <form /> }) =>
  renderToStaticMarkup(<RichText body={text} blocks={articleBlocks({ embeds, form })} development={false} />)
const whole = parseHtml(`<main>${render(body)}</main>`)
const one = (...children: ReturnType<typeof paragraph>[]) => parseHtml(`<main>${render(richText(...children))}</main>`)
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim())

test('§4 every block is rendered', () => {
  expect(whole.querySelector('[hidden]:not(button)')).toBeNull()
  expect(texts(whole, '.callout-title')).toEqual(['Tip: Measure first', 'Warning'])
  expect(texts(whole, '.step-title')).toEqual(['Open an incognito window', 'Throttle to Slow 4G', 'Record five loads'])
  expect(whole.querySelectorAll('.article-gallery img')).toHaveLength(3)
  expect(whole.querySelector('.article-figure img')?.getAttribute('alt')).toBe('A product page')
  expect(whole.querySelector('blockquote')?.getAttribute('cite')).toBe('https://www.w3.org/Provider/Style/URI')
  expect(whole.querySelector('.article-offer a')?.getAttribute('href')).toBe('/book-a-call/')
  expect(texts(whole, '.link-card-title')).toEqual(['Tool word-counter', 'Tool meta-tag-generator', 'Oak and Iron'])
  expect(whole.querySelectorAll('.article-tool form')).toHaveLength(1)
})

test('§4 the numbers of a chart are also in a table, with dashes for gaps', () => {
  const [chart] = whole.querySelectorAll('.article-chart')
  expect(chart?.querySelectorAll('.plot-field .line')).toHaveLength(2)
  expect(texts(chart as Element, 'tbody tr:nth-child(4) > *')).toEqual(['Apr', '610 ms', '–'])
  expect(chart?.querySelector('.block-source a')?.getAttribute('href')).toBe('https://developer.chrome.com/docs/crux')
  expect(
    [...whole.querySelectorAll('.article-chart')].map(
      (one) => one.querySelector('.bars, .columns, .line, .donut')?.getAttribute('class')?.split(' ')[0],
    ),
  ).toEqual(['line', 'bars', 'columns', 'donut'])
})

test('§4 a comparison labels its rows and columns and highlights one column', () => {
  const table = whole.querySelector('.comparison table') as Element
  expect(texts(table, 'thead th[scope=col]')).toEqual(['301', '404', '410'])
  expect(texts(table, 'tbody th[scope=row]')).toEqual(['For', 'Passes on links', 'Recrawled', 'Needs a target'])
  expect(texts(table, '.is-pick')).toEqual(['410', 'Pages that never return', 'No', 'less often', 'No'])
})

test('§4 a video loads only its poster before a click, and is a link without scripts', () => {
  const [youtube, vimeo] = whole.querySelectorAll('a[data-video]')
  expect(whole.querySelector('iframe')).toBeNull()
  expect(youtube?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(youtube?.querySelector('img')?.getAttribute('src')).toMatch(/^\/images\//)
  expect(vimeo?.querySelector('svg.art-cover')?.getAttribute('aria-hidden')).toBe('true')
  expect(vimeo?.textContent).toMatch(/Play video: The same on a phone$/)
  expect(whole.querySelector('video')?.getAttribute('preload')).toBe('none')
  const sources = [...whole.querySelectorAll('[src], [poster]')].map(
    (node) => node.getAttribute('src') ?? node.getAttribute('poster'),
  )
  expect(sources.filter((src) => !src?.startsWith('/'))).toEqual([])
})

test('§4 the page lists the origins of its videos and the questions it answers', () => {
  expect(facts).toMatchObject({
    hasBlocks: true,
    hasVideoLinks: true,
    videos: { frames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'], files: [] },
    questions: [
      { question: 'How many runs are enough?', answer: 'Five, if you compare medians.' },
      { question: 'Does the device matter?', answer: 'Yes. Always use the same one.' },
    ],
  })
  expect(articleFacts(richText(paragraph('Text')))).toEqual({
    hasBlocks: false,
    hasVideoLinks: false,
    videos: { frames: [] },
    questions: [],
  })
})

test('§4 titles of steps and questions are in the table of contents with their ids', () => {
  const entries = tableOfContents(body)
  expect(entries.map(({ text }) => text)).toEqual([
    'What the numbers say',
    'How to record a run',
    'Common questions',
    'What to do next',
  ])
  for (const { id, text } of entries) expect(whole.getElementById(id)?.textContent).toBe(text)
})

test('§4 the text of blocks counts for reading time and search, and chart numbers do not', () => {
  const text = plainText(body)
  for (const words of [
    'Five runs with an empty cache. How to record them.',
    'Extensions stay off there.',
    'Passes on links',
    'A cool URI',
    'Press record',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('1,204')
  expect(countWords(body)).toBeGreaterThan(150)
})

test.each([
  ['a deleted tool', block('tool', { tool: 'gone', display: 'form' })],
  ['a deleted case study', block('caseStudy', { caseStudy: 99 })],
  ['a deleted image', block('figure', { image: 12, caption: 'A' })],
  ['a gallery without images', block('gallery', { images: [{ image: null }] })],
  ['numbers that are none', block('chart', { title: 'A', data: 'A\tB\n1\tx' })],
  ['an empty comparison', block('comparison', { title: 'A', table: '' })],
  ['a video that is none', block('video', { url: 'javascript:alert(1)' })],
  ['an empty callout', block('callout', { text: richText() })],
  ['steps of a wrong type', block('steps', { steps: 'x' })],
  ['questions without answers', block('questions', { questions: [null, { question: 'A' }] })],
  ['a quote of nobody', block('quote', {})],
])('§4 %s does not affect the rest of the article', (_, broken) => {
  const page = one(paragraph('Before'), broken, paragraph('After'))
  expect(page.querySelector('main')?.textContent).toBe('BeforeAfter')
})

test('§4 an invalid link is not a link', () => {
  const page = one(
    block('callToAction', { title: 'A', buttonLabel: 'Go', buttonHref: 'javascript:alert(1)' }),
    block('quote', { quote: 'B', name: 'C', url: 'javascript:alert(1)' }),
  )
  expect(page.querySelector('a')).toBeNull()
  expect(page.querySelector('main')?.textContent).toBe('ABC')
})
