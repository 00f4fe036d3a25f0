import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import type { Check, CheckId } from './check.ts'
import { documentFacts } from './document-facts.ts'
import { ownChecks } from './own-checks.ts'
import { readabilityOf } from './readability.ts'

const fields = [
  { name: 'title', type: 'text' },
  { name: 'body', type: 'richText' },
  { name: 'featureImage', type: 'upload', relationTo: 'media' },
] as FlattenedField[]
const text = (value: string) => ({ type: 'text', text: value })
const body = (...children: object[]) => ({ root: { type: 'root', children } })
const paragraph = (value: string) => ({ type: 'paragraph', children: [text(value)] })
const heading = (tag: string, value: string) => ({ type: 'heading', tag, children: [text(value)] })

const alts = new Map([
  [1, 'Wool socks on a line'],
  [2, ''],
])

async function checksOf(values: Record<string, unknown>, collection = 'posts'): Promise<Record<CheckId, Check>> {
  const facts = documentFacts(collection, fields, values)
  const readability = await readabilityOf(facts.text, facts.language)
  const checks = ownChecks(facts, readability, { altOf: (id) => alts.get(id) })
  return Object.fromEntries(checks.map((check) => [check.id, check])) as Record<CheckId, Check>
}

const good = {
  title: 'How to wash wool socks',
  slug: 'wash-wool-socks',
  seo: { keyphrase: 'wool sock', description: 'Wash wool socks cold, and dry them flat.' },
  featureImage: 1,
  body: body(
    paragraph('Wash a wool sock in cold water.'),
    heading('h2', 'Drying wool socks'),
    paragraph('Dry it flat.'),
  ),
}

test('§3 a well-written document passes every check', async () => {
  const statuses = Object.values(await checksOf(good)).map(({ id, status }) => `${id} ${status}`)
  expect(statuses.filter((one) => !one.endsWith('pass'))).toEqual([])
})

test.each<[CheckId, Record<string, unknown>, string]>([
  ['title', { title: '' }, 'There is no title.'],
  ['title', { title: 'Wool socks '.repeat(12) }, 'is cut off.'],
  ['description', { seo: { keyphrase: 'wool sock' } }, 'uses its first words'],
  ['description-fits', { seo: { description: 'Wool socks are warm. '.repeat(20) } }, 'is cut off.'],
  ['indexable', { seo: { noindex: true } }, 'not to list it'],
  ['keyphrase', { seo: {} }, 'Enter what'],
  ['keyphrase-title', { title: 'Laundry' }, 'Not in the title.'],
  ['keyphrase-slug', { slug: 'laundry' }, 'Not in “laundry”.'],
  ['keyphrase-start', { body: body(paragraph('Laundry is work.'), paragraph('Wool socks too.')) }, 'Not in the first'],
  ['keyphrase-heading', { body: body(heading('h2', 'Laundry')) }, 'Not in one of the headings'],
  ['keyphrase-image', { featureImage: 2 }, 'no images with'],
  ['headings', { body: body(paragraph('Socks are warm. '.repeat(101))) }, '303 words'],
  [
    'commands',
    { body: body(paragraph('Dry it flat. /call to')) },
    '“/call to” ends the paragraph “Dry it flat. /call to”',
  ],
  [
    'commands',
    { body: body(paragraph('/callout'), paragraph('/faq')) },
    '“/callout” stands alone in a paragraph. Delete it, or choose the block. And 1 more.',
  ],
  ['heading-order', { body: body(heading('h2', 'A'), heading('h4', 'B')) }, '“B” skips to level 4.'],
  [
    'sentences',
    { body: body(paragraph(`${'Socks and '.repeat(20)}shoes. ${'Shoes and '.repeat(20)}socks.`)) },
    '2 of 2 sentences are hard.',
  ],
  ['alt', { featureImage: 2 }, '1 of 1 image without.'],
])('§3 %s finds the problem of %o', async (id, change, detail) => {
  const found = (await checksOf({ ...good, ...change }))[id]
  expect(found.detail).toContain(detail)
  expect(found.status).not.toBe('pass')
  expect(found.rule).toMatch(/^Passes if .*\.$/)
})

test('§3 the text of a service may begin at level 3, because its page has a heading above it', async () => {
  const values = { body: body(heading('h3', 'Delivered as code')) }
  expect((await checksOf(values, 'services'))['heading-order'].status).toBe('pass')
  expect((await checksOf(values, 'posts'))['heading-order'].status).toBe('fail')
})

test('§3 one hard sentence in a short text is no problem', async () => {
  const checks = await checksOf({ body: body(paragraph(`${'Socks and '.repeat(20)}shoes.`)) })
  expect(checks.sentences).toMatchObject({ status: 'pass', detail: '1 of 1 sentence is hard.' })
})

test('§3 texts in other alphabets are measured by sentences, and have keyphrases', async () => {
  const checks = await checksOf({
    title: '暖かい靴下の選び方',
    slug: 'socks',
    seo: { keyphrase: '靴下', description: '靴下の選び方。' },
    body: body(paragraph('靴下は暖かいです。羊毛が一番です。')),
  })
  expect(checks['keyphrase-title'].status).toBe('pass')
  expect(checks['keyphrase-start'].status).toBe('pass')
  expect(checks['keyphrase-slug'].detail).toBe('Not in “socks”.')
  expect(checks.sentences.detail).toBe('0 of 2 sentences are hard.')
})

test('§3 empty, malformed, and hostile texts do not fail the check', { tags: 'extended' }, async () => {
  const texts = [
    '',
    ' ',
    '\ud800',
    '\u0000',
    '👩‍👩‍👧‍👦'.repeat(200),
    '<script>alert(1)</script>',
    'a'.repeat(50_000),
    '((((',
    '.'.repeat(5_000),
  ]
  for (const value of texts) {
    const checks = await checksOf({
      title: value,
      slug: value,
      seo: { keyphrase: value, description: value },
      body: body(paragraph(value)),
    })
    expect(Object.keys(checks).length, value.slice(0, 20)).toBeGreaterThan(10)
  }
})
