import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { issueHtml, issueText } from './issue-mail.ts'

const around = {
  siteUrl: 'https://agency.example',
  brand: 'Oak & Field',
  unsubscribeUrl: 'https://agency.example/x?token=a-b',
}
const post = { title: 'Lastmod is a promise', excerpt: 'What it says.', href: 'https://agency.example/blog/lastmod' }
const issue = {
  subject: 'November',
  preheader: 'Two posts',
  intro: 'Hello.\n\nTwo lines\nof one thought.',
  closing: 'Bye.',
}

const read = (html: string) => new JSDOM(html).window.document

test('an issue has its words, its posts in order with link, and the link to unsubscribe', () => {
  const document = read(issueHtml(issue, [post, { ...post, title: 'Second' }], around))
  expect(document.querySelector('h1')?.textContent).toBe('November')
  expect([...document.querySelectorAll('h2 a')].map(({ textContent }) => textContent)).toEqual([
    'Lastmod is a promise',
    'Second',
  ])
  expect(document.querySelector('h2 a')?.getAttribute('href')).toBe(post.href)
  expect(document.body.innerHTML).toContain('Two lines<br>of one thought.')
  expect(document.querySelector(`a[href="${around.unsubscribeUrl}"]`)?.textContent).toBe('Unsubscribe')
})

test('D1 markup in every text of an issue is shown as text', () => {
  const evil = `"><img src=x onerror=alert(1)><script>alert('2')</script>`
  const words = { subject: evil, preheader: evil, intro: evil, closing: evil }
  const picture = { src: 'https://agency.example/a.png', alt: evil }
  const document = read(
    issueHtml(words, [{ title: evil, excerpt: evil, href: post.href, picture }], { ...around, brand: evil }),
  )
  expect(document.querySelectorAll('script')).toHaveLength(0)
  expect([...document.images].map(({ src, alt }) => ({ src, alt }))).toEqual([picture])
  expect(document.querySelector('h1')?.textContent).toBe(evil)
})

test('what is not given leaves no gap: no empty paragraph or heading, no picture', () => {
  const document = read(issueHtml({ subject: 'Bare' }, [{ ...post, excerpt: '' }], around))
  for (const element of document.querySelectorAll('p, h1, h2')) expect(element.textContent?.trim()).not.toBe('')
  expect(document.images).toHaveLength(0)
  expect(issueText({ subject: 'Bare' }, [], around)).not.toMatch(/\n{3}|undefined|null/)
})

test('the text part says the same', () => {
  const text = issueText(issue, [post], around)
  for (const part of ['November', 'Hello.', post.title, post.excerpt, post.href, 'Bye.', around.unsubscribeUrl])
    expect(text).toContain(part)
})
