import { expect, test } from 'vitest'
import { previewedAt, previewPath } from './path.ts'

const shown = (slug: string, draft = {}, wanted: string | null = null, segment = 'a') =>
  previewPath({ slug, draft, segment }, wanted)

test.each([
  ['posts', {}, '/blog/a'],
  ['services', {}, '/services/a/'],
  ['case-studies', {}, '/case-study/a'],
  ['vacancies', {}, '/career/a'],
  ['tools', {}, '/tools/a/'],
  ['pages', {}, '/a/'],
  ['home', {}, '/'],
  ['navigation', {}, '/'],
  ['creative', {}, '/creative/'],
  ['pricing-plans', {}, '/'],
  ['projects', { onHome: true }, '/'],
  ['projects', {}, '/portfolio'],
  ['faqs', { topic: 'career' }, '/career/'],
  ['employee-testimonials', {}, '/career/'],
  ['client-testimonials', {}, '/testimonial/'],
])('§2 the preview of a draft of %s %j is at %s', (slug, draft, path) => expect(shown(slug, draft)).toBe(path))

test('§2 a link in a preview leads to the same draft on another page', () => {
  expect(shown('navigation', {}, '/blog')).toBe('/blog/')
  expect(shown('vacancies', {}, '/career/')).toBe('/career/')
  for (const path of [
    '/api/subscribe/confirm',
    '/preview/home',
    '/admin',
    '/cms-api/users',
    'https://x.example/',
    '//x',
  ])
    expect(shown('home', {}, path) ?? '').not.toMatch(/api|preview|admin|example|\/\//)
})

test('§2 only the path of a document or global is a preview', () => {
  expect(previewedAt('/preview/posts/12')).toEqual({ slug: 'posts', id: 12 })
  expect(previewedAt('/preview/home')).toEqual({ slug: 'home' })
  for (const path of ['/preview/', '/preview/posts/a', '/preview/posts/1/2', '/preview/posts/99999999999'])
    expect(previewedAt(path)).toBeUndefined()
})
