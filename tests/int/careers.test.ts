// extended: a rare state of one page.
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '../support/editor.ts'
import { normalizedText, page } from '../support/page.ts'
import { waitFor } from '../support/wait-for.ts'

const VACANCY = '/career/senior-seo-analyst'
const CLOSED = '/career/link-researcher'
let editor: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  editor = await signIn()
})

test('R-148 R-149 R-150 R-151 R-307 each open vacancy is a row with title, team, type, workplace, salary in rupees, and Apply', async () => {
  const { status, document, texts } = await page('/career/')
  expect(status).toBe(200)
  expect(texts('h2')).toContain('Available Vacancies')
  const rows = [...document.querySelectorAll('.job')]
  expect(rows).toHaveLength(6)
  for (const row of rows) {
    expect(normalizedText(row.querySelector('h3'))).not.toBe('')
    const [team, jobType, workplace] = [...row.querySelectorAll('.job-meta span')].map(normalizedText)
    expect(team).toMatch(/ Team$/)
    expect(jobType).not.toBe('')
    expect(workplace).not.toBe('')
    expect(normalizedText(row.querySelector('.job-pay'))).toMatch(/^₹\d{1,2},\d{2},\d{3} to ₹\d{1,2},\d{2},\d{3}$/)
    const apply = [...row.querySelectorAll('a')].find((link) => normalizedText(link) === 'Apply')
    expect(apply?.getAttribute('href')).toMatch(/^\/career\/[a-z0-9-]+$/)
    expect((await page(apply?.getAttribute('href') ?? '')).status).toBe(200)
  }
  expect(rows.map((row) => normalizedText(row.querySelector('.job-meta span')))).toContain('Content Team')
})

test('R-152 R-298 “Our Team Story” shows up to fifteen words of each colleague’s quote', async () => {
  const { document, texts } = await page('/career/')
  expect(texts('h2')).toContain('Our Team Story')
  const story = document.querySelector('[data-carousel="teamStory"]')
  const quotes = [...(story?.querySelectorAll('blockquote') ?? [])].map(normalizedText)
  expect(quotes.length).toBeGreaterThan(3)
  for (const quote of quotes) expect(quote.split(' ').length).toBeLessThanOrEqual(15)
})

test('R-153 “Why work with us?” gives four reasons', async () => {
  const { texts } = await page('/career/')
  expect(texts('h2')).toContain('Why work with us?')
  expect(texts('.reasons h3')).toEqual(['Culture', 'Innovative atmosphere', 'Growth opportunities', 'Client impact'])
  for (const sentence of texts('.reasons p')) expect(sentence).toMatch(/^[A-Z].{30,}\.$/)
})

test.each(['/career/', VACANCY])('R-162 %s has an FAQ', async (path) => {
  const { document } = await page(path)
  const questions = [...document.querySelectorAll('.accordion details')]
  expect(questions).toHaveLength(5)
  for (const question of questions) {
    expect(normalizedText(question.querySelector('summary'))).toMatch(/\?$/)
    expect(normalizedText(question.querySelector('.answer')).length).toBeGreaterThan(20)
  }
})

test('R-154 R-155 a vacancy shows Job Type, Salary as min - max, and Location', async () => {
  const { status, document, texts } = await page(VACANCY)
  expect(status).toBe(200)
  expect(texts('h1')).toEqual(['Senior SEO Analyst'])
  const strip = [...document.querySelectorAll('.job-strip > div')].map((fact) => [
    normalizedText(fact.querySelector('dt')),
    normalizedText(fact.querySelector('dd')),
  ])
  expect(strip).toEqual([
    ['Job Type', 'Full-time'],
    ['Salary', '₹11,00,000 - ₹17,00,000'],
    ['Location', 'Pune, India'],
  ])
})

test('R-156 R-157 a vacancy describes the role, its requirements, and the skills', async () => {
  const { document, texts } = await page(VACANCY)
  expect(texts('.vacancy-part h2')).toEqual([
    'About The Role',
    'What you will need',
    'Skills',
    'Before you apply',
    'How to apply',
  ])
  const [about, needs] = document.querySelectorAll('.vacancy-part')
  expect(about?.querySelectorAll('li').length).toBeGreaterThan(2)
  expect(needs?.querySelectorAll('li').length).toBeGreaterThan(2)
  expect(texts('.skills li')).toContain('Log analysis')
})

test('R-158 R-160 Apply Now leads to the only application form on the page', async () => {
  const { document } = await page(VACANCY)
  const apply = [...document.querySelectorAll('.apply-bar a')].find((link) => normalizedText(link) === 'Apply Now')
  expect(apply?.getAttribute('href')).toBe('#apply')
  const forms = [...document.querySelectorAll('form')].filter((form) => form.id === 'apply')
  expect(forms).toHaveLength(1)
  expect(forms[0]?.closest('dialog')).toBeNull()
  expect(forms[0]?.querySelector('[name="vacancy"]')?.getAttribute('value')).toBe('senior-seo-analyst')
  const fields = [...(forms[0]?.querySelectorAll('.field') ?? [])].map((field) =>
    normalizedText(field.querySelector('label')),
  )
  expect(fields).toEqual([
    'Name',
    'Email',
    'Phone optional',
    'Résumé',
    'Cover note optional',
    'I agree that you may keep my application for six months after your decision, or for one year if there is none.',
  ])
  expect(forms[0]?.querySelector('[name="resume"]')?.getAttribute('accept')).toBe('.pdf,.doc,.docx,.odt')
  expect(document.querySelector('main a[href^="mailto:"]')?.getAttribute('href')).toContain('Senior%20SEO%20Analyst')
})

test('R-161 sharing links are real, and the Share button is hidden until a browser supports it', async () => {
  const { document } = await page(VACANCY)
  expect(document.querySelectorAll('.share-role a[aria-label^="Share"]')).toHaveLength(4)
  expect(document.querySelector('button[data-share]')?.hasAttribute('hidden')).toBe(true)
})

test('R-163 a closed vacancy returns 410 and is in no list, sitemap, or JobPosting', async () => {
  const { status, document, html } = await page(CLOSED)
  expect(status).toBe(410)
  expect(normalizedText(document.querySelector('h1'))).toContain('no longer open')
  expect(document.querySelector('main a[href="/career/"]')).not.toBeNull()
  expect(document.querySelectorAll('.job')).toHaveLength(6)
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  expect(html).not.toContain('JobPosting')
  expect((await page('/career/')).html).not.toContain(CLOSED)
  expect(await sitemapUrls()).not.toContainEqual(expect.stringContaining(CLOSED))
})

test('R-163 an open vacancy is a JobPosting and in the sitemap', async () => {
  const { document } = await page(VACANCY)
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )
  expect(JSON.stringify(data)).toContain('"JobPosting"')
  expect(await sitemapUrls()).toContainEqual(expect.stringMatching(new RegExp(`${VACANCY}$`)))
})

test('R-150 R-155 R-163 a vacancy with only a title renders, and closes after its last day', async () => {
  const { id } = await editor.create('vacancies', { jobTitle: 'Only a title', slug: 'only-a-title', status: 'open' })
  await waitFor(async () => (await page('/career/only-a-title')).status === 200)
  const { document, html, texts } = await page('/career/only-a-title')
  expect(html).not.toMatch(/undefined|\[object|NaN/)
  expect(texts('.vacancy-part h2')).toEqual(['Before you apply', 'How to apply'])
  expect(normalizedText(document.querySelector('.job-strip'))).toContain('Not disclosed')
  await waitFor(async () => (await page('/career/')).html.includes('/career/only-a-title'))
  await editor.update('vacancies', id, { validThrough: '2020-01-31T12:00:00.000Z' })
  await waitFor(async () => (await page('/career/only-a-title')).status === 410)
  await waitFor(async () => !(await page('/career/')).html.includes('/career/only-a-title'))
  await editor.remove('vacancies', id)
})

test('R-164 below the list, visitors can apply without a vacancy', async () => {
  const { document } = await page('/career/')
  const pool = document.querySelector('details.talent-pool')
  expect(normalizedText(pool?.querySelector('summary'))).toContain('Nothing that fits?')
  expect(pool?.hasAttribute('open')).toBe(false)
  expect(pool?.querySelector('form#apply [name="vacancy"]')?.getAttribute('value')).toBe('')
})

test('R-164 without open vacancies, the page says so and shows the form instead', { tags: 'extended' }, async () => {
  const open = await editor.find('vacancies', 'where[status][equals]=open&limit=50')
  for (const { id } of open) await editor.update('vacancies', id, { status: 'closed' })
  try {
    await waitFor(async () => (await page('/career/')).html.includes('No open positions right now'))
    const { document } = await page('/career/')
    expect(document.querySelectorAll('.job, details.talent-pool')).toHaveLength(0)
    expect(document.querySelector('.no-vacancies form#apply [name="vacancy"]')?.getAttribute('value')).toBe('')
    expect(document.querySelector('.no-vacancies a[href^="mailto:"]')).not.toBeNull()
  } finally {
    for (const { id } of open) await editor.update('vacancies', id, { status: 'open' })
  }
  await waitFor(async () => (await page('/career/')).document.querySelectorAll('.job').length === open.length)
})

test('R-044 R-045 R-048 more vacancies than one page holds are on a second page, and there is no third', async () => {
  expect((await page('/career/page/2')).status).toBe(404)
  const ids: number[] = []
  try {
    for (let n = 1; n <= 25; n++) {
      const { id } = await editor.create('vacancies', {
        jobTitle: `Role ${n}`,
        slug: `role-of-many-${n}`,
        status: 'open',
      })
      ids.push(id)
    }
    await waitFor(async () => (await page('/career/page/2')).status === 200)
    const [first, second] = [await page('/career/'), await page('/career/page/2')]
    const linksOf = ({ document }: typeof first) =>
      [...document.querySelectorAll('.job h3 a')].map((link) => link.getAttribute('href'))
    expect(first.document.querySelector('.pagination [rel="next"]')?.getAttribute('href')).toBe('/career/page/2')
    expect(second.document.querySelector('.pagination [rel="prev"]')?.getAttribute('href')).toBe('/career/')
    expect(second.document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/career\/page\/2$/)
    expect(linksOf(first)).toHaveLength(30)
    expect(new Set([...linksOf(first), ...linksOf(second)]).size).toBe(31)
    expect((await page('/career/page/3')).status).toBe(404)
  } finally {
    for (const id of ids) await editor.remove('vacancies', id)
  }
  await waitFor(async () => (await page('/career/page/2')).status === 404)
})

test('R-045 an unknown vacancy returns 404', async () => {
  expect((await page('/career/nobody')).status).toBe(404)
})

/** Returns every URL of every sitemap. */
async function sitemapUrls() {
  const locations = async (path: string) =>
    [...(await page(path)).html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const index = await locations('/sitemaps/careers.xml')
  const all = await Promise.all(index.map((url) => (url.endsWith('.xml') ? locations(new URL(url).pathname) : [url])))
  return all.flat()
}
