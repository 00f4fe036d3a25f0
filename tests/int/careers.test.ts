import { beforeAll, expect, test } from 'vitest'
import { signIn } from '../support/editor.ts'
import { page, textOf } from '../support/page.ts'
import { waitFor } from '../support/wait-for.ts'

const VACANCY = '/career/senior-seo-analyst'
const CLOSED = '/career/link-researcher'
let editor: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  editor = await signIn()
})

test('R-148…R-151 each open vacancy is a row: title, team, kind, place, salary in rupees, Apply', async () => {
  const { status, document, texts } = await page('/career/')
  expect(status).toBe(200)
  expect(texts('h2')).toContain('Available Vacancies')
  const rows = [...document.querySelectorAll('.job')]
  expect(rows).toHaveLength(6)
  for (const row of rows) {
    expect(textOf(row.querySelector('h3'))).not.toBe('')
    const [team, jobType, workplace] = [...row.querySelectorAll('.job-meta span')].map(textOf)
    expect(team).toMatch(/ Team$/)
    expect(jobType).not.toBe('')
    expect(workplace).not.toBe('')
    expect(textOf(row.querySelector('.job-pay'))).toMatch(/^₹\d{1,2},\d{2},\d{3} to ₹\d{1,2},\d{2},\d{3}$/)
    const apply = [...row.querySelectorAll('a')].find((link) => textOf(link) === 'Apply')
    expect(apply?.getAttribute('href')).toMatch(/^\/career\/[a-z0-9-]+$/)
    expect((await page(apply?.getAttribute('href') ?? '')).status).toBe(200)
  }
  expect(rows.map((row) => textOf(row.querySelector('.job-meta span')))).toContain('Content Team')
})

test('R-152 “Our Team Story” shows what colleagues say, fifteen words of it', async () => {
  const { document, texts } = await page('/career/')
  expect(texts('h2')).toContain('Our Team Story')
  const story = document.querySelector('[data-carousel="teamStory"]')
  const quotes = [...(story?.querySelectorAll('blockquote') ?? [])].map(textOf)
  expect(quotes.length).toBeGreaterThan(3)
  for (const quote of quotes) expect(quote.split(' ').length).toBeLessThanOrEqual(15)
})

test('R-153 “Why work with us?” has four answers', async () => {
  const { texts } = await page('/career/')
  expect(texts('h2')).toContain('Why work with us?')
  expect(texts('.reasons h3')).toEqual(['Culture', 'Innovative atmosphere', 'Growth opportunities', 'Client impact'])
  for (const sentence of texts('.reasons p')) expect(sentence).toMatch(/^[A-Z].{30,}\.$/)
})

test('R-162 questions with their answers', async () => {
  const { document } = await page('/career/')
  const questions = [...document.querySelectorAll('.accordion details')]
  expect(questions).toHaveLength(5)
  for (const question of questions) {
    expect(textOf(question.querySelector('summary'))).toMatch(/\?$/)
    expect(textOf(question.querySelector('.answer')).length).toBeGreaterThan(20)
  }
})

test('R-154 R-155 the strip of a vacancy: Job Type, Salary as min - max, Location', async () => {
  const { status, document, texts } = await page(VACANCY)
  expect(status).toBe(200)
  expect(texts('h1')).toEqual(['Senior SEO Analyst'])
  const strip = [...document.querySelectorAll('.job-strip > div')].map((fact) => [
    textOf(fact.querySelector('dt')),
    textOf(fact.querySelector('dd')),
  ])
  expect(strip).toEqual([
    ['Job Type', 'Full-time'],
    ['Salary', '₹11,00,000 - ₹17,00,000'],
    ['Location', 'Pune, India'],
  ])
})

test('R-156 R-157 the role, what it needs, and the skills', async () => {
  const { document, texts } = await page(VACANCY)
  expect(texts('.vacancy-part h2')).toEqual(['About The Role', 'What you will need', 'Skills', 'How to apply'])
  const [about, needs] = document.querySelectorAll('.vacancy-part')
  expect(about?.querySelectorAll('li').length).toBeGreaterThan(2)
  expect(needs?.querySelectorAll('li').length).toBeGreaterThan(2)
  expect(texts('.skills li')).toContain('Log analysis')
})

test('R-158 R-161 Apply Now names the role, sharing is real, and the way to apply is told', async () => {
  const { document, response } = await page(VACANCY)
  const apply = [...document.querySelectorAll('a')].find((link) => textOf(link) === 'Apply Now')
  const target = new URL(apply?.getAttribute('href') ?? '', response.url)
  expect([target.pathname, target.searchParams.get('subject')]).toEqual([
    '/contact-us/',
    'Application: Senior SEO Analyst',
  ])
  expect(document.querySelectorAll('.share-role a[aria-label^="Share"]')).toHaveLength(4)
  expect(document.querySelector('button[data-share]')?.hasAttribute('hidden')).toBe(true)
  expect(document.querySelector('main a[href^="mailto:"]')?.getAttribute('href')).toContain('Senior%20SEO%20Analyst')
})

test('R-163 a closed vacancy is gone: 410, no list, no sitemap, no JobPosting', async () => {
  const { status, document, html } = await page(CLOSED)
  expect(status).toBe(410)
  expect(textOf(document.querySelector('h1'))).toContain('no longer open')
  expect(document.querySelector('main a[href="/career/"]')).not.toBeNull()
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  expect(html).not.toContain('JobPosting')
  for (const list of ['/career/', '/sitemap.xml']) expect((await page(list)).html).not.toContain(CLOSED)
})

test('R-163 an open vacancy is a JobPosting and in the sitemap', async () => {
  const { document } = await page(VACANCY)
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )
  expect(JSON.stringify(data)).toContain('"JobPosting"')
  expect((await page('/sitemap.xml')).html).toContain(`${VACANCY}</loc>`)
})

test('R-150 R-155 R-163 a vacancy with nothing but a title renders, and its last day closes it', async () => {
  const { id } = await editor.create('vacancies', { jobTitle: 'Only a title', slug: 'only-a-title', status: 'open' })
  await waitFor(async () => (await page('/career/only-a-title')).status === 200)
  const { document, html, texts } = await page('/career/only-a-title')
  expect(html).not.toMatch(/undefined|\[object|NaN/)
  expect(texts('.vacancy-part h2')).toEqual(['How to apply'])
  expect(textOf(document.querySelector('.job-strip'))).toContain('Not disclosed')
  await waitFor(async () => (await page('/career/')).html.includes('/career/only-a-title'))
  await editor.update('vacancies', id, { validThrough: '2020-01-31T12:00:00.000Z' })
  await waitFor(async () => (await page('/career/only-a-title')).status === 410)
  await waitFor(async () => !(await page('/career/')).html.includes('/career/only-a-title'))
  await editor.remove('vacancies', id)
})

test('R-164 without an open vacancy the list says so and how to write all the same', async () => {
  const open = await editor.find('vacancies', 'where[status][equals]=open&limit=50')
  for (const { id } of open) await editor.update('vacancies', id, { status: 'closed' })
  try {
    await waitFor(async () => (await page('/career/')).html.includes('No open positions right now'))
    const { document } = await page('/career/')
    expect(document.querySelectorAll('.job')).toHaveLength(0)
    expect(document.querySelector('.no-vacancies a[href^="mailto:"]')).not.toBeNull()
  } finally {
    for (const { id } of open) await editor.update('vacancies', id, { status: 'open' })
  }
  await waitFor(async () => (await page('/career/')).document.querySelectorAll('.job').length === open.length)
})

test('R-045 an unknown vacancy is a 404', async () => {
  expect((await page('/career/nobody')).status).toBe(404)
})
