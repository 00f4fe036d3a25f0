import { expect, test } from 'vitest'
import { escapeJsonLd, formStateOf, headLinks } from './head.ts'

const site = new URL('https://example.com')

test('S-20 the canonical URL is absolute and has no query', () => {
  expect(headLinks({ site, path: '/blog/page/2', title: 'Blog' }).canonical).toBe('https://example.com/blog/page/2')
})

test('S-26 each page has the social image of its path, with its title as alt text', () => {
  const size = { width: 1200, height: 630 }
  const headImage = (path: string) => headLinks({ site, path, title: 'A title' }).image
  expect(headImage('/')).toEqual({ url: 'https://example.com/og/index.png', alt: 'A title', ...size })
  expect(headImage('/services/seo/')?.url).toBe('https://example.com/og/services/seo/index.png')
  expect(headImage('/case-study/?page=2')?.url).toBe('https://example.com/og/case-study/index.png')
})

test('S-26 a page can have its own social image or none', () => {
  const image = { src: '/images/a.png', alt: 'A', width: 600, height: 315 }
  expect(headLinks({ site, path: '/', title: 'B', image }).image).toEqual({
    url: 'https://example.com/images/a.png',
    alt: 'A',
    width: 600,
    height: 315,
  })
  expect(headLinks({ site, path: '/', title: 'B', image: null }).image).toBeUndefined()
})

test('S-27 structured data cannot close its script', () => {
  const text = escapeJsonLd({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})

test('S-12 without JavaScript, a form’s response is in its page', () => {
  const failed = {
    form: 'newsletter',
    success: false,
    message: 'No.',
    errors: { email: 'No.' },
    values: { email: 'a' },
  }
  expect(formStateOf({ state: failed, url: new URL('/', site) })).toBe(failed)
  expect(formStateOf({ state: undefined, url: new URL('/?form=newsletter', site) })).toMatchObject({
    form: 'newsletter',
    success: true,
    errors: {},
  })
  expect(formStateOf({ state: undefined, url: new URL('/', site) })).toBeUndefined()
})
