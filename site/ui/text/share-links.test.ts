import { expect, test } from 'vitest'
import { shareLinks } from './share-links.ts'

const post = { url: 'https://prairiesignal.example/blog/a-b', title: 'Price & "speed" at 50 %' }

test('R-123 every share URL has the post and leads to a real site', () => {
  const links = Object.fromEntries(shareLinks(post).map(({ name, href }) => [name, href]))
  expect(new URL(links.X ?? '').searchParams.get('url')).toBe(post.url)
  expect(new URL(links.X ?? '').searchParams.get('text')).toBe(post.title)
  expect(new URL(links.LinkedIn ?? '').searchParams.get('url')).toBe(post.url)
  expect(new URL(links.Facebook ?? '').searchParams.get('u')).toBe(post.url)
  const mail = new URL(links.Email ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toBe(post.title)
  expect(mail.searchParams.get('body')).toBe(post.url)
  expect(mail.href).not.toContain('+')
})

test('R-123 no share URL is a placeholder', () => {
  for (const { href } of shareLinks(post)) expect(href).not.toContain('#')
})
