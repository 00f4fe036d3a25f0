import { expect, test } from 'vitest'
import { minimalPost, signIn } from '../support/editor.ts'
import { normalizedText, page } from '../support/page.ts'
import { waitFor } from '../support/wait-for.ts'

test('R-051 R-199 R-247 the portfolio shows every project in its group', async () => {
  const projects = await (await signIn()).find('projects', 'limit=100')
  const { status, document, texts } = await page('/portfolio')
  expect(status).toBe(200)
  for (const { name, kind } of projects)
    expect(normalizedText(document.querySelector(`section#${kind}`))).toContain(String(name))
  expect(texts('.portfolio-grid > li')).toHaveLength(projects.length)
})

test('R-200 the request form has one required email field', async () => {
  const { document, texts } = await page('/portfolio')
  const form = document.querySelector('form#portfolio')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/api/send-mail', 'post'])
  const field = form?.querySelector('input[type="email"]')
  expect(field?.hasAttribute('required')).toBe(true)
  expect(document.querySelector(`label[for="${field?.id}"]`)).not.toBeNull()
  expect(form?.querySelector('input[name="form"]')?.getAttribute('value')).toBe('portfolio')
  expect(texts('form#portfolio button[type="submit"]')).toEqual(['Request'])
})

test('R-052 R-298 the page shows all testimonials, the short ones in the happy-clients carousel', async () => {
  const all = await (await signIn()).find('client-testimonials', 'limit=100')
  const { status, document, html } = await page('/testimonial/')
  expect(status).toBe(200)
  const short = all.filter(({ kind }) => kind === 'short')
  const long = all.filter(({ kind }) => kind === 'client')
  expect(document.querySelectorAll('[data-carousel="happyClients"] [data-track] > *')).toHaveLength(short.length)
  expect(document.querySelectorAll('.testimony')).toHaveLength(long.length)
  for (const { name } of short)
    expect(normalizedText(document.querySelector('[data-carousel="happyClients"]'))).toContain(String(name))
  expect(html).not.toContain('AggregateRating')
})

test('R-053 the journey page lists every milestone by date, and the team', async () => {
  const editor = await signIn()
  const milestones = await editor.find('milestones', 'limit=100&sort=date')
  const team = await editor.find('team', 'limit=100')
  const { status, texts } = await page('/our-journey/')
  expect(status).toBe(200)
  expect(texts('.milestones > li h2')).toEqual(milestones.map(({ title }) => title))
  expect(texts('.team-list > li')).toHaveLength(team.length)
})

test('R-054 a founder has a page with biography and profile, and with posts once an author has that name', async () => {
  const editor = await signIn()
  const [founder] = await editor.find('team', 'where[founder][equals]=true')
  const path = `/founder/${founder?.slug}/`
  const { status, document, html } = await page(path)
  expect(status).toBe(200)
  expect(normalizedText(document.querySelector('h1'))).toBe(founder?.name)
  expect(normalizedText(document.querySelector('main'))).toContain(
    String(founder?.bio).replaceAll('{company}', 'Prairie Signal'),
  )
  expect(html).toContain('ProfilePage')
  expect(document.querySelector('.founder-posts')).toBeNull()
  const author = await editor.create('authors', { name: founder?.name, username: 'the.founder' })
  const post = await editor.create('posts', minimalPost('written-by-the-founder', { author: author.id }))
  try {
    const listed = await waitFor(async () => (await page(path)).document.querySelector('.founder-posts a'))
    expect(listed.getAttribute('href')).toBe('/blog/written-by-the-founder')
  } finally {
    await editor.remove('posts', post.id)
    await editor.remove('authors', author.id)
  }
})

test('R-102 pages of proof end with the proposal form', async () => {
  const paths = ['/case-study/', '/case-study/living-healthy-24', '/testimonial/', '/our-journey/', '/portfolio']
  for (const path of [...paths, '/tools/', '/founder/orla-brandvold/', '/author/maren.holt/']) {
    const { document } = await page(path)
    const last = document.querySelector('main')?.lastElementChild
    expect([path, last?.id, normalizedText(last?.querySelector('h2'))]).toEqual([path, 'audit', 'Send me a proposal'])
    expect(last?.querySelector('[name="page"]')?.getAttribute('value')).toBe(path)
  }
})

test('a testimonial and the case study of one client link to each other', async () => {
  const study = await page('/case-study/dunwillow-bedding')
  expect(normalizedText(study.document.querySelector('.study-quote figcaption'))).toContain('Celia Vantongeren')
  const back = study.document.querySelector('.study-quote a')?.getAttribute('href') ?? ''
  expect(back).toBe('/testimonial/#celia-vantongeren')
  const testimonial = (await page('/testimonial/')).document.getElementById(back.split('#')[1] ?? '')
  expect(testimonial?.querySelector('a')?.getAttribute('href')).toBe('/case-study/dunwillow-bedding')
  const services = [...study.document.querySelectorAll('.study-facts a[href^="/services/"]')]
  expect(services.length).toBeGreaterThan(0)
})
