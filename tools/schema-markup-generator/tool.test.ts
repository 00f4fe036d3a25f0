import { expect, test } from 'vitest'
import { extractEntities } from '#engine/structured-data/extract.ts'
import { badPages, PAGE_URL, runOnPages } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import { pageOf } from '#tests/support/web-page.ts'
import { kinds } from './fields.ts'
import { tool } from './tool.ts'

type Data = {
  jsonLd: Record<string, unknown>
  html: string
  required: { present: number | null; all: number | null }
  errors: { id: string; severity: string; field: string | null }[]
}
const generate = async (input: Record<string, unknown>) => (await run(tool, input)).data as Data

test('each type has a sample', () => {
  expect(tool.samples.map(({ input }) => input.type).sort()).toEqual(Object.keys(kinds).sort())
})

test.each(tool.samples.map((sample) => [sample.label, sample.input] as const))(
  '%s: the sample validates with everything required',
  async (_, input) => {
    const { errors, html, required } = await generate(input)
    expect(errors.filter(({ severity }) => severity === 'critical' || severity === 'warning')).toEqual([])
    expect(required.present).toBe(required.all)
    expect(extractEntities(html).entities).toHaveLength(1)
  },
)

test.each(Object.keys(kinds))('%s: an empty form gives valid JSON-LD and says what is missing', async (type) => {
  const { html, errors } = await generate({ type })
  const wanted = { '@context': 'https://schema.org', '@type': type }
  expect(JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))).toEqual(wanted)
  expect(errors.filter(({ severity, id }) => severity === 'critical' && id !== 'missing-required')).toEqual([])
})

test('empty fields are left out, and every field has its place', async () => {
  const { jsonLd } = await generate({
    type: 'JobPosting',
    name: 'Joiner',
    isRemote: true,
    country: 'US',
    salaryFrom: '50000',
    salaryTo: '60000',
    currency: 'usd',
  })
  expect(jsonLd).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Joiner',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 50000, maxValue: 60000, unitText: 'YEAR' },
    },
  })
})

test('no text can close the script', async () => {
  const { html, jsonLd } = await generate({ type: 'Product', name: '</script><script>alert(1)</script>' })
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(jsonLd.name).toBe('</script><script>alert(1)</script>')
})

test('a missing image is reported', async () => {
  const { errors } = await generate({ type: 'Recipe', name: 'Compote' })
  expect(errors).toContainEqual(expect.objectContaining({ id: 'missing-required', field: 'image' }))
})

test.each([
  [{ type: 'Product', name: 'x', url: 'a.example', image: 'img.png' }, ['image', 'url']],
  [{ type: 'Product', name: 'x', price: 'free', currency: 'US$' }, ['currency', 'price']],
  [
    { type: 'Product', name: 'x', ratingValue: '7', ratingCount: '-1', gtin: '123' },
    ['gtin', 'ratingCount', 'ratingValue'],
  ],
  [
    { type: 'LocalBusiness', latitude: '94', longitude: 'west', openingHours: 'Mo-Fr 09:00-17:00\nMonday 9 to 5' },
    ['latitude', 'longitude', 'openingHours'],
  ],
  [{ type: 'Person', email: 'nobody', sameAs: 'https://a.example/me\nme' }, ['email', 'sameAs']],
  [{ type: 'Event', start: '2026-12-02T19:00', end: '2026-12-01T19:00' }, ['end']],
  [
    { type: 'JobPosting', salaryFrom: '60000', salaryTo: '50000', published: '2026-11-02', validThrough: '2026-11-01' },
    ['salaryTo', 'validThrough'],
  ],
  [{ type: 'Recipe', prepMinutes: 'abc', cookMinutes: '10' }, ['prepMinutes']],
  [{ type: 'VideoObject', seconds: '-5' }, ['seconds']],
  [{ type: 'Article', authorUrl: 'https://a.example/' }, ['authorUrl']],
  [{ type: 'Article', gtin: 'left in the form', price: 'free' }, []],
])('%j: an impossible value is reported once, at its field', async (input, fields) => {
  const { findings } = await run(tool, input, { now: () => Date.UTC(2026, 9, 1) })
  const atFields = findings.flatMap(({ place, severity }) =>
    place?.field && severity !== 'notice' ? [place.field] : [],
  )
  expect(atFields.sort()).toEqual(fields)
})

test('an invalid time is left out, and so from the sum', async () => {
  const { jsonLd } = await generate({ type: 'Recipe', name: 'x', prepMinutes: 'abc', cookMinutes: '10' })
  expect(jsonLd).toMatchObject({ cookTime: 'PT10M' })
  expect(Object.keys(jsonLd)).not.toEqual(expect.arrayContaining(['totalTime']))
  expect(Object.keys(jsonLd)).not.toEqual(expect.arrayContaining(['prepTime']))
})

test.each([
  [{ type: 'Product' }, 'Product markup: name, review or aggregateRating or offers are still missing.'],
  [
    { type: 'Product', name: 'x', ratingValue: '4.5' },
    'Product markup: aggregateRating.ratingCount or reviewCount is still missing.',
  ],
  [
    { type: 'Product', name: 'x', image: 'https://a.example/x.jpg', price: '1,299.00', currency: 'usd' },
    'Product markup: every required field is filled in; 1 value is invalid.',
  ],
  [
    { type: 'JobPosting', name: 'x' },
    'Job posting markup: description, datePosted, hiringOrganization and 1 more are still missing.',
  ],
])('the summary of %j is true', async (input, summary) => {
  expect((await run(tool, input)).summary).toBe(summary)
})

test('a retired type says so', async () => {
  expect((await run(tool, { type: 'FAQPage', questions: 'A? | B.' })).summary).toContain('retired')
})

test('the preview shows only the markup', async () => {
  const { report } = await run(tool, tool.samples[0].input)
  const [shown] = report.flatMap((block) => (block.kind === 'snippets' ? block.snippets : []))
  expect(shown).toMatchObject({ title: 'Oak side table', rating: { stars: 4.6 }, list: [] })
  expect(shown?.facts.slice(0, 2)).toEqual(['$219.00', 'In stock'])
})

test.each(tool.samples.map((sample) => [sample.label, sample.input] as const))(
  '%s: a page with its markup fills the form, which gives the same markup',
  async (_, input) => {
    const { jsonLd, html } = await generate(input)
    const page = pageOf(`<title>Page</title>${html}`, { url: PAGE_URL })
    const envelope = await runOnPages(tool, { type: input.type, page: 'shop.example' }, page)
    const { jsonLd: again } = envelope.data as Data
    // The page itself adds its URL if the markup has none; a remote job is a checkbox, not a text.
    expect(again).toMatchObject(input.isRemote ? { '@type': input.type } : jsonLd)
    const { data } = await run(tool, { ...envelope.fills })
    expect((data as Data).jsonLd).toEqual(again)
  },
)

test('the page’s type is selected, and its head and byline fill gaps of its markup', async () => {
  const text =
    'Wool keeps its shape because every fiber is crimped, and the crimp holds air between the fibers. '.repeat(4)
  const html = `<html><head><title>Care | Oakfield</title><meta name="description" content="How to wash wool.">
    <meta property="og:image" content="/a.jpg"><meta property="article:published_time" content="2026-10-02">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"Care for wool"}</script>
    </head><body><article><h1>Care for wool</h1><p>${text}</p><p>${text}</p></article></body></html>`
  const { data, fills } = await runOnPages(tool, { page: 'shop.example' }, pageOf(html, { url: PAGE_URL }))
  expect((data as Data).jsonLd).toMatchObject({
    '@type': 'Article',
    headline: 'Care for wool',
    description: 'How to wash wool.',
    image: 'https://shop.example/a.jpg',
    datePublished: expect.stringContaining('2026-10-02'),
  })
  expect(fills).toMatchObject({ type: 'Article', name: 'Care for wool', page: '' })
})

test('typed values are not replaced', async () => {
  const html =
    '<title>Socks</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Socks","sku":"S-1"}</script>'
  const { data } = await runOnPages(tool, { page: 'shop.example', name: 'Caps' }, pageOf(html, { url: PAGE_URL }))
  expect((data as Data).jsonLd).toMatchObject({ name: 'Caps', sku: 'S-1' })
})

test.each(badPages)('%s is refused with its own message', async (_, page, message) => {
  const { failure } = await runOnPages(tool, { page: 'shop.example' }, page)
  expect(failure?.errors.page).toMatch(message)
})
