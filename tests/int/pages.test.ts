import { expect, test } from 'vitest'
import { caseStudies } from '#content/case-studies.ts'
import { vacancies } from '#content/vacancies.ts'
import { signIn } from '../support/editor.ts'
import { page } from '../support/page.ts'

test.each([
  ['R-032', '/'],
  ['R-042', '/creative/'],
  ['R-043', '/blog/'],
  ['R-044', '/blog/page/2'],
  ['R-044', '/blog/page/3'],
  ['R-046', '/blog/lastmod-is-a-promise'],
  ['R-047', '/author/maren.holt/'],
  ['R-048', '/career/'],
  ['R-049', '/case-study/'],
  ['R-050', '/case-study/ai-content-tool'],
  ['R-050', '/case-study/project-management-tool'],
  ['R-050', '/case-study/living-healthy-24'],
  ['R-051', '/portfolio'],
  ['R-052', '/testimonial/'],
  ['R-053', '/our-journey/'],
  ['R-054', '/founder/orla-brandvold/'],
  ['R-055', '/privacy-policy/'],
  ['R-056', '/terms-and-conditions/'],
  ['R-132', '/blog/category/seo/'],
])('%s %s opens without cookies and has one h1', async (_id, path) => {
  const { status, response, texts } = await page(path)
  expect([status, response.headers.get('set-cookie')]).toEqual([200, null])
  expect(texts('h1')).toHaveLength(1)
  expect(texts('h1')[0]).not.toBe('')
})

test.each([
  ['R-033', '/services/no-such-service/'],
  ['R-045', '/blog/page/99'],
  ['R-045', '/blog/page/two'],
  ['R-046', '/blog/no-such-post'],
  ['R-047', '/author/nobody/'],
  ['R-048', '/career/no-such-role'],
  ['R-049', '/case-study/no-such-study'],
  ['R-054', '/founder/nobody/'],
  ['S-24', '/no-such-page'],
  ['S-24', '/blog/category/no-such-category/'],
])('%s %s returns 404 with a search and links', async (_id, path) => {
  const { status, document } = await page(path)
  expect(status).toBe(404)
  expect(document.querySelector('main form[action="/search/"] input[name="q"]')).not.toBeNull()
  expect(document.querySelectorAll('main a[href]').length).toBeGreaterThan(2)
})

test('R-048 R-049 every open vacancy and every case study has its page', async () => {
  for (const { slug, status } of vacancies)
    expect((await page(`/career/${slug}`)).status).toBe(status === 'open' ? 200 : 410)
  expect(caseStudies.length).toBeGreaterThanOrEqual(8)
  for (const { slug } of caseStudies) expect((await page(`/case-study/${slug}`)).status).toBe(200)
})

test('R-061 only the portfolio has the scrolling banner', async () => {
  const banners = async (path: string) =>
    (await page(path)).document.querySelectorAll('[data-banner="scrolling"]').length
  expect(await banners('/portfolio')).toBe(1)
  for (const path of ['/', '/creative/', '/testimonial/', '/case-study/']) expect(await banners(path)).toBe(0)
})

test('R-055 the privacy policy says what is stored, for how long, and when it last changed', async () => {
  const { document, texts } = await page('/privacy-policy/')
  const text = texts('main').join(' ')
  for (const word of ['730 days', '30 days', '180 days', 'local storage', 'résumé', 'Global Privacy Control'])
    expect(text).toContain(word)
  expect(document.querySelector('main time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}/)
})

test('a page that an editor creates is published, and markup in it is text', async () => {
  const editor = await signIn()
  const evil = '<script>alert(1)</script>'
  const { id } = await editor.create('pages', { title: evil, slug: 'evil-page', layout: [], _status: 'published' })
  const { status, texts, document } = await page('/evil-page/')
  expect(status).toBe(200)
  expect(texts('h1')).toEqual([evil])
  expect(
    [...document.scripts].filter(({ type, text }) => type !== 'application/ld+json' && text.includes('alert')),
  ).toEqual([])
  await editor.remove('pages', id)
})
