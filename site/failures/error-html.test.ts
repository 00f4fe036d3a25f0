import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { errorHtml, errorPagePolicy } from './error-html.ts'

const page = errorHtml({
  status: 503,
  title: 'This page cannot be made right now',
  text: 'Wait a moment.',
  again: '/blog/?q="><script>alert(1)</script>',
  email: 'hello@agency.example',
})

test('S-31: the page of an error needs no other file, and its style is the one the policy lets in', () => {
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(page) ?? []
  expect(errorPagePolicy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(page).not.toMatch(/<script|<img|stylesheet|url\(|@import/)
})

test('it tells what happened, where to try again and whom to write to, and keeps out of search engines', () => {
  expect(page).toContain('<h1>This page cannot be made right now</h1>')
  expect(page).toContain('>Try again</a>')
  expect(page).toContain('href="mailto:hello@agency.example"')
  expect(page).toContain('content="noindex"')
})

test('an address a visitor made up stays an address', () => {
  expect(page).toContain('href="/blog/?q=&quot;&gt;&lt;script&gt;')
})
