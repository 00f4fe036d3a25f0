import { expect, test } from 'vitest'
import { countsOf } from './outcomes.ts'

test('§6 a call counts once for the page with the form and for each page that led there', () => {
  const source = { page: '/book-a-call/', previous: '/blog/a-post', landing: '/blog/a-post?utm_source=letter' }
  expect(countsOf('call', source)).toEqual([
    { path: '/blog/a-post', kind: 'call-after' },
    { path: '/book-a-call/', kind: 'call' },
  ])
})

test('§6 the page with the form is not counted as leading to itself, and unknown pages are ignored', () => {
  expect(countsOf('lead', { page: '/blog/a-post', previous: '', landing: '/blog/a-post' })).toEqual([
    { path: '/blog/a-post', kind: 'lead' },
  ])
  expect(countsOf('subscription', { page: 'import' })).toEqual([])
  expect(countsOf('lead', { page: '/', landing: 'https://elsewhere.example/' })).toEqual([{ path: '/', kind: 'lead' }])
})

test('C3 §6 a count has nothing of a URL but its path', () => {
  const source = {
    page: '/contact-us/?email=ada@a.example#form',
    previous: '/blog/?s=ada',
    landing: '/offer/?token=1',
  }
  expect(countsOf('lead', source).map(({ path }) => path)).toEqual(['/blog/', '/offer/', '/contact-us/'])
})
