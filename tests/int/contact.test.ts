import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { page, post, sendForm } from '../support/page.ts'
import { parseHtml } from '../support/parse-html.ts'

const quote = {
  name: 'Jonas Reuter',
  email: 'jonas@halden.example',
  company: 'Halden',
  website: 'halden.example',
  services: ['SEO', 'Content'],
  budget: '$1,800 to $4,500',
  message: 'Fewer returns.',
}

const stored = (email: string) =>
  query<{
    id: number
    name: string
    website: string
    budget: string
    message: string
    status: string
    source_page: string
  }>('select id, name, website, budget, message, status, source_page from quotes where email = $1', [email])

test('R-057 R-064 the contact page has one path, and the other form redirects to it', async () => {
  expect((await page('/contact-us/')).status).toBe(200)
  const { response } = await page('/contact-us')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/contact-us/'])
})

test('R-058 R-059 both buttons have their exact words and work without JavaScript', async () => {
  const { document, texts } = await page('/contact-us/')
  expect(texts('h1')).toEqual(['Contact'])
  expect(texts('form#quote button')).toEqual(['Request Proposal'])
  const booking = [...document.querySelectorAll('main a')].find((link) => /Book An/.test(link.textContent ?? ''))
  expect([booking?.textContent?.trim(), booking?.getAttribute('href')]).toEqual([
    'Book An Appointment',
    '/book-a-call/',
  ])
})

test('the hours of each office are on the contact page once', async () => {
  const { document } = await page('/contact-us/')
  const words = document.body.textContent ?? ''
  expect(document.querySelectorAll('.clock li')).toHaveLength(4)
  expect(words.match(/09:00 to 18:00 there/g)).toHaveLength(3)
  expect(document.querySelectorAll('.site-footer .range')).toHaveLength(0)
  expect(document.querySelectorAll('.site-footer .offices li')).toHaveLength(4)
})

test('a chosen plan or service is shown above the form and stored, and an unknown one is ignored', async () => {
  const shown = async (query: string) => (await page(`/contact-us/?${query}`)).texts('.form-interest a')
  expect(await shown('plan=rise')).toEqual(['Rise Plan'])
  expect(await shown('service=mobile-seo')).toEqual(['Mobile SEO'])
  expect(await shown('plan=rise&service=mobile-seo')).toEqual(['Mobile SEO', 'Rise Plan'])
  expect(await shown('plan=nope&service=%3Cb%3E')).toEqual([])
  const cases = [
    [{ plan: 'rise' }, 'Rise Plan'],
    [{ service: 'mobile-seo', plan: 'rise' }, 'Mobile SEO, Rise Plan'],
    [{ service: 'nope' }, null],
  ] as const
  for (const [choice, interest] of cases) {
    const email = `interest.${cases.findIndex(([one]) => one === choice)}@halden.example`
    expect((await post('/create-quote', { ...quote, ...choice, email })).status).toBe(200)
    expect(await query('select interest from quotes where email = $1', [email])).toEqual([{ interest }])
  }
})

test('R-224 a quote request is stored with everything the visitor entered', async () => {
  const response = await post('/create-quote', { data: { ...quote, page: '/contact-us/' } })
  expect([response.status, await response.json()]).toEqual([
    200,
    { success: true, message: 'Thank you! Your request has been sent.' },
  ])
  const [row] = await stored(quote.email)
  expect(row).toMatchObject({
    name: quote.name,
    website: 'https://halden.example/',
    budget: quote.budget,
    message: quote.message,
    status: 'new',
    source_page: '/contact-us/',
  })
  const services = await query<{ text: string }>(
    `select text from quotes_texts where parent_id = $1 and path = 'services' order by "order"`,
    [row?.id],
  )
  expect(services.map(({ text }) => text)).toEqual(quote.services)
})

test('R-224 name, email, and message are required, and choices must be on the list', async () => {
  const response = await post('/create-quote', { email: 'nobody', services: 'Magic', budget: 'A lot' })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    success: false,
    errors: {
      name: 'Please enter your name.',
      email: 'Please enter a valid email address.',
      message: 'Please write a message.',
      services: 'Please choose from the list.',
      budget: 'Please choose from the list.',
    },
  })
})

test('R-280 an automated quote request gets the usual response and is stored as spam', async () => {
  const response = await post('/create-quote', { ...quote, email: 'robot@halden.example', nickname: 'x' })
  expect(response.status).toBe(200)
  expect((await stored('robot@halden.example'))[0]?.status).toBe('spam')
})

test('S-12 R-279 without JavaScript, a refused form keeps its values, and an accepted one leads back to the page', async () => {
  const fields = {
    name: 'Amara <b>',
    email: 'nobody',
    services: 'Creative',
    budget: 'Over $9,000',
    message: 'A new shop.',
  }
  const refused = await sendForm('/create-quote', { ...fields, page: '/contact-us/' })
  const html = await refused.text()
  expect(refused.status).toBe(422)
  expect(html).toContain('value="Amara &lt;b&gt;"')
  const document = parseHtml(html)
  const ticked = [...document.querySelectorAll<HTMLInputElement>('#quote [name="services"]')].filter(
    ({ checked }) => checked,
  )
  expect(ticked.map(({ value }) => value)).toEqual(['Creative'])
  expect(document.querySelector<HTMLSelectElement>('#quote select')?.value).toBe('Over $9,000')
  expect(html).toContain('A new shop.</textarea>')
  expect(html).toContain('href="#quote-email"')
  const sent = await sendForm('/create-quote', { ...fields, email: 'amara@lumen.example', page: '/contact-us/' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact-us/?form=quote#quote'])
  expect((await page('/contact-us/?form=quote')).texts('#quote [role="status"]')).toEqual([
    'Thank you! Your request has been sent.',
  ])
})

test('the message starts with the subject of the link, as text', async () => {
  const { document } = await page(`/contact-us/?subject=${encodeURIComponent('Senior <i>Analyst</i>')}`)
  expect(document.querySelector<HTMLTextAreaElement>('#quote textarea')?.value.trim()).toBe('Senior <i>Analyst</i>')
})
