import { expect, test } from 'vitest'
import { pathOf, sourceOf } from './source.ts'

const SITE = 'https://prairie.example'

test('the campaign comes from the first page of the visit, which the form remembers', () => {
  const landing = '/services/seo/?utm_source=google&utm_medium=cpc&utm_campaign=oak&utm_term=tables&utm_content=a'
  expect(
    sourceOf({ page: '/contact-us/', landing, cameFrom: 'https://google.com/' }, `${SITE}/contact-us/`, SITE),
  ).toEqual({
    page: '/contact-us/',
    previous: '',
    landing,
    referrer: 'https://google.com/',
    utmSource: 'google',
    utmMedium: 'cpc',
    utmCampaign: 'oak',
    utmTerm: 'tables',
    utmContent: 'a',
  })
})

test('S-12 without JavaScript, the campaign comes from the page that sent the form', () => {
  const source = sourceOf({ page: '/' }, `${SITE}/?utm_source=letter`, SITE)
  expect(source).toMatchObject({ page: '/', landing: '/?utm_source=letter', utmSource: 'letter', referrer: '' })
})

test('S-12 a form that is sent again after a mistake was not the first page of the visit', () => {
  expect(sourceOf({ page: '/book-a-call/' }, `${SITE}/api/create-booking`, SITE)).toMatchObject({
    page: '/book-a-call/',
    landing: '/book-a-call/',
  })
})

test('§6 the previous page is another page of this site', () => {
  const previousOf = (previous: string) => sourceOf({ page: '/book-a-call/', previous }, '', SITE).previous
  expect(previousOf(`${SITE}/blog/a-post?utm_source=letter`)).toBe('/blog/a-post')
  expect(previousOf(`${SITE}/book-a-call/?zone=UTC`)).toBe('')
  expect(previousOf('https://news.example/blog/a-post')).toBe('')
  expect(previousOf('')).toBe('')
})

test('what is stored has neither the key of an audit nor a token', () => {
  const key = 'b6eWj8e4eLogk2uant_mdA'
  const keys = { page: `/audit/${key}/`, landing: `/audit/${key}/print/?utm_source=letter` }
  expect(sourceOf(keys, '', SITE)).toMatchObject({
    page: '/audit/',
    landing: '/audit/print/?utm_source=letter',
    utmSource: 'letter',
  })
  expect(sourceOf({ page: '/', previous: `${SITE}/audit/${key}/` }, '', SITE).previous).toBe('/audit/')
  expect(sourceOf({ page: '/' }, `${SITE}/audit/${key}/`, SITE).landing).toBe('/audit/')
  const manage = '/book-a-call/manage/?booking=4f1c&utm_source=letter'
  expect(sourceOf({ page: '/', landing: manage }, '', SITE).landing).toBe('/book-a-call/manage/?utm_source=letter')
  expect(sourceOf({ page: '/audit/rules/' }, '', SITE).page).toBe('/audit/rules/')
})

test('another site is the referrer, and nonsense is ignored', () => {
  expect(sourceOf({}, 'https://news.example/story', SITE)).toMatchObject({
    landing: '',
    referrer: 'https://news.example/story',
  })
  expect(sourceOf({ landing: 'http://[', cameFrom: { a: 1 } }, 'no address', SITE)).toMatchObject({ landing: '' })
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/a b', '', undefined, 7, '\\evil'])(
  'D5 nobody is redirected to %j',
  (page) => {
    expect(pathOf(page)).toBe('/')
  },
)
