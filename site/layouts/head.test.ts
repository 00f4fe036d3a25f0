import { expect, test } from 'vitest'
import { escapeJsonLd, formStateOf, headLinks } from './head.ts'

const site = new URL('https://example.com')

test('S-20: the canonical address is absolute and carries no query', () => {
  expect(headLinks({ site, path: '/blog/page/2', image: undefined })).toEqual({
    canonical: 'https://example.com/blog/page/2',
    imageUrl: undefined,
  })
})

test('S-26: the social image is absolute', () => {
  expect(headLinks({ site, path: '/', image: '/images/a.png' }).imageUrl).toBe('https://example.com/images/a.png')
})

test('S-27: structured data cannot close its own script', () => {
  const text = escapeJsonLd({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})

test('S-12: a form sent without JavaScript is answered in the page it stands on', () => {
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
