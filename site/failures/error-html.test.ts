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

test('S-31 the error page needs no other file and works under the policy', () => {
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(page) ?? []
  expect(errorPagePolicy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(page).not.toMatch(/<script|<img|stylesheet|url\(|@import/)
})

test('the error page says what happened, offers to try again and a contact, and is noindex', () => {
  expect(page).toContain('<h1>This page cannot be made right now</h1>')
  expect(page).toContain('>Try again</a>')
  expect(page).toContain('href="mailto:hello@agency.example"')
  expect(page).toContain('content="noindex"')
})

test('a forged URL is escaped', () => {
  expect(page).toContain('href="/blog/?q=&quot;&gt;&lt;script&gt;')
})
