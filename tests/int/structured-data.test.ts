// extended: members of a family: data of more kinds of pages.
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '../support/editor.ts'
import { normalizedText, page, post } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { problemsOf, thingsOf } from '../support/structured-data.ts'
import { waitFor } from '../support/wait-for.ts'

const POST = '/blog/conversions-counted-twice'
const AUTHOR = '/author/maren.holt/'
const FOUNDER = '/founder/orla-brandvold/'
const STUDY = '/case-study/living-healthy-24'
const SERVICE = '/services/seo/'
const VACANCY = '/career/senior-seo-analyst'
const TOOL = 'svg-to-png'
let editor: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  editor = await signIn()
})

/** Returns a page and its graph, after checking that the page has one graph without errors. */
async function read(path: string) {
  const { document, status } = await page(path)
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect([path, status, scripts.length]).toEqual([path, 200, 1])
  const graph: unknown = JSON.parse(scripts[0]?.textContent ?? '')
  expect([path, ...problemsOf(graph)]).toEqual([path])
  return { graph, document, of: (type: string) => thingsOf(graph, type) }
}

/** Waits until a page has items of a type, and returns them. */
async function waitForType(path: string, type: string) {
  await waitFor(async () => (await read(path)).of(type).length > 0)
  return (await read(path)).of(type)
}

/** Returns a property of an item; the check of the graph has found that it exists. */
const part = <T>(thing: object | undefined, name: string) => (thing as Record<string, unknown> | undefined)?.[name] as T

test('S-27 every page names its publisher with a working logo and no self-made rating', {
  tags: 'extended',
}, async () => {
  for (const path of ['/', '/blog/', POST, '/testimonial/', '/contact-us/', '/privacy-policy/']) {
    const { graph, of } = await read(path)
    const [publisher] = of('Organization')
    expect(publisher).toMatchObject({ '@id': `${inject('siteUrl')}/#organization`, name: 'Prairie Signal' })
    const { url } = part<{ url: string }>(publisher, 'logo')
    expect((await fetch(url)).headers.get('content-type')).toBe('image/png')
    expect(JSON.stringify(graph)).not.toMatch(/"(AggregateRating|Review)"/)
  }
})

test('S-27 the breadcrumbs in the data match those on the page', async () => {
  const { document, of } = await read(SERVICE)
  const shown = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(normalizedText)
  expect(of('BreadcrumbList')).toHaveLength(1)
  expect(part<{ name: string }[]>(of('BreadcrumbList')[0], 'itemListElement').map(({ name }) => name)).toEqual(shown)
  expect((await read('/')).of('BreadcrumbList')).toEqual([])
})

test('S-26 S-27 a post gives search engines and social networks the same author, image, and dates', async () => {
  const { document, of } = await read(POST)
  const meta = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
  const [posting] = of('BlogPosting')
  expect(posting?.headline).toBe(normalizedText(document.querySelector('h1')))
  expect(posting?.image).toEqual([meta('og:image')])
  expect([posting?.datePublished, posting?.dateModified]).toEqual([
    meta('article:published_time'),
    meta('article:modified_time'),
  ])
  expect(part<{ url: string }>(posting, 'author').url).toBe(meta('article:author'))
  expect(meta('og:type')).toBe('article')
})

test('R-047 R-054 authors and founders have a ProfilePage', async () => {
  for (const path of [AUTHOR, FOUNDER]) {
    const { document, of } = await read(path)
    const person = part<{ name: string; url: string }>(of('ProfilePage')[0], 'mainEntity')
    expect(normalizedText(document.querySelector('h1'))).toContain(person.name)
    expect(person.url).toBe(inject('siteUrl') + path)
  }
})

test('S-27 a case study names its client, and a service names its provider', async () => {
  const study = await read(STUDY)
  expect(part<{ name: string }>(study.of('Article')[0], 'about').name).not.toBe('')
  const service = await read(SERVICE)
  expect(service.of('Service')[0]?.provider).toEqual({ '@id': `${inject('siteUrl')}/#organization` })
})

test.each(['/', SERVICE])('S-27 the offers of %s are the plans on the page, at the prices it shows', async (path) => {
  const { document, of } = await read(path)
  const shown = [...document.querySelectorAll('.plan, .price-rows > li')].map((plan) => ({
    name: normalizedText(plan.querySelector('.plan-name, h3')),
    price: Number(normalizedText(plan.querySelector('.amount b, .price strong')).replace(/\D/g, '')),
    url: new URL(plan.querySelector('a[aria-label^="Get Started"]')?.getAttribute('href') ?? '', inject('siteUrl'))
      .href,
  }))
  expect(shown).toHaveLength(3)
  const text = normalizedText(document.querySelector('main'))
  expect(of('Offer').map(({ name, price, url }) => ({ name, price, url }))).toEqual(shown)
  for (const offer of of('Offer')) {
    expect(offer).toMatchObject({ priceCurrency: 'USD', priceSpecification: { unitText: 'a month', unitCode: 'MON' } })
    expect(text).toContain(offer.description)
  }
})

test('S-27 the ItemList of a category matches the posts on the page', async () => {
  const { document, of } = await read('/blog/category/seo/')
  const items = part<{ url: string }[]>(of('ItemList')[0], 'itemListElement')
  const linked = new Set([...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')))
  expect(items.length).toBeGreaterThan(2)
  for (const { url } of items) expect(linked).toContain(new URL(url).pathname)
})

test.each(['/career/', '/career/senior-seo-analyst', '/creative/'])(
  'S-27 questions in the data are on the page with their answers: %s',
  async (path) => {
    const { document, of } = await read(path)
    const text = normalizedText(document.querySelector('main'))
    expect(of('Question').length).toBeGreaterThan(0)
    for (const { name, acceptedAnswer } of of('Question')) {
      expect(text).toContain(normalizedText({ textContent: String(name) }))
      expect(text).toContain(normalizedText({ textContent: (acceptedAnswer as { text: string }).text }))
    }
  },
)

test('R-163 an open vacancy has a JobPosting with salary in rupees and identifier', async () => {
  const [posting] = (await read(VACANCY)).of('JobPosting')
  expect(posting).toMatchObject({
    directApply: true,
    baseSalary: { currency: 'INR' },
    identifier: { value: 'senior-seo-analyst' },
  })
  expect(posting?.description).toMatch(/^<p>.*<\/ul>$/s)
})

test('R-020 four offices are LocalBusinesses, and an office with an incomplete postal address is not', async () => {
  const seeded = (await read('/contact-us/')).of('LocalBusiness')
  expect(seeded.map(({ address }) => (address as { addressCountry: string }).addressCountry)).toEqual([
    'US',
    'GB',
    'IN',
    'IN',
  ])
  const { offices } = (await editor.readGlobal('offices')) as { offices: Record<string, unknown>[] }
  const real = offices.map((office, i) => ({
    ...office,
    street: `${i + 1} Real Street`,
    locality: office.city,
    region: 'Region',
    postalCode: `1000${i}`,
  }))
  const last = { ...real[3], street: '' }
  try {
    await editor.updateGlobal('offices', { demo: false, offices: [...real.slice(0, 3), last] })
    const places = await waitForType('/contact-us/', 'LocalBusiness')
    expect(places.map(({ address }) => (address as { streetAddress: string }).streetAddress)).toEqual([
      '1 Real Street',
      '2 Real Street',
      '3 Real Street',
    ])
    expect(new Set(places.map((place) => place['@id'])).size).toBe(3)
  } finally {
    await editor.updateGlobal('offices', { demo: true, offices })
  }
  await waitFor(async () => (await read('/contact-us/')).of('LocalBusiness').length === 4)
})

test('S-27 a working tool is a WebApplication, rated only by approved reviews with stars', {
  tags: 'extended',
}, async () => {
  const path = `/tools/${TOOL}/`
  const [tool] = await editor.find('tools', `where[slug][equals]=${TOOL}`)
  const id = tool?.id ?? 0
  const review = { tool: TOOL, userName: 'Ada', userEmail: 'ada@example.com' }
  await editor.update('tools', id, { offline: true, _status: 'published' })
  await waitFor(async () => (await read(path)).of('WebApplication').length === 0)
  await editor.update('tools', id, { offline: false, _status: 'published' })
  const [app] = await waitForType(path, 'WebApplication')
  expect(app).toMatchObject({ offers: { price: 0 }, operatingSystem: 'Any' })
  expect(app).not.toHaveProperty('aggregateRating')
  const words = [
    { userFeedback: 'It works, says Ada.', rating: 4 },
    { userFeedback: 'Nothing to rate, says Ada.' },
    { userFeedback: 'Nobody has read this one yet.', rating: 1 },
  ]
  for (const data of words) expect((await post('/create-review', { data: { ...review, ...data } })).ok).toBe(true)
  const sent = await editor.find('reviews', `where[tool][equals]=${TOOL}`)
  expect(sent).toHaveLength(words.length)
  for (const doc of sent)
    if (doc.userFeedback !== words[2]?.userFeedback) await editor.update('reviews', doc.id, { status: 'approved' })
  try {
    const [stars] = await waitForType(path, 'AggregateRating')
    expect(stars).toMatchObject({ ratingValue: 4, ratingCount: 1 })
  } finally {
    for (const doc of sent) await editor.remove('reviews', doc.id)
    await editor.update('tools', id, { offline: false, _status: 'published' })
  }
})

test('S-27 an editor’s text cannot break out of the data', async () => {
  const title = 'A title </script><script>alert(1)</script>'
  const slug = 'title-with-markup'
  const [author] = await editor.find('authors', 'limit=1')
  const { id } = await editor.create('posts', {
    title,
    slug,
    author: author?.id,
    excerpt: 'Words.',
    publishDate: '2026-11-20T12:00:00.000Z',
    _status: 'published',
  })
  try {
    await waitFor(async () => (await page(`/blog/${slug}`)).status === 200)
    const { document, graph } = await read(`/blog/${slug}`)
    expect(thingsOf(graph, 'BlogPosting')[0]?.headline).toBe(title)
    expect([...document.querySelectorAll('script')].map((script) => script.textContent)).not.toContain('alert(1)')
  } finally {
    await editor.remove('posts', id)
  }
})

test('S-34 with one language, there is no hreflang, and the page declares its language', async () => {
  const { document } = await page('/')
  expect(document.querySelector('link[hreflang]')).toBeNull()
  expect(document.documentElement.getAttribute('lang')).toBe('en')
})
