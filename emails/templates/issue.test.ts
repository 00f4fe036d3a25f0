import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { Article } from '../email.ts'
import { renderEmail } from '../render-email.ts'
import { type IssueContent, issueEmail } from './issue.ts'

const unsubscribeUrl = 'https://agency.example/x?token=a-b'
const postalAddress = '12 Main Street, Fargo, ND 58102, United States'
const post = { title: 'Lastmod is a promise', excerpt: 'What it says.', href: 'https://agency.example/blog/lastmod' }
const issue = {
  subject: 'November',
  preheader: 'Two posts',
  intro: 'Hello.\n\nTwo lines\nof one thought.',
  closing: 'Bye.',
}

const write = (content: IssueContent, articles: Article[], brandName = 'Oak & Field') =>
  renderEmail(issueEmail(content, articles, { brandName, unsubscribeUrl, postalAddress }), {
    brandName,
    siteUrl: 'https://agency.example',
  })
const read = (...written: Parameters<typeof write>) => new JSDOM(write(...written).html).window.document

test('an issue has its text, linked posts in order, and an unsubscribe link', () => {
  const document = read(issue, [post, { ...post, title: 'Second' }])
  expect(document.querySelector('h1')?.textContent).toBe('November')
  expect([...document.querySelectorAll('h2 a')].map(({ textContent }) => textContent)).toEqual([
    'Lastmod is a promise',
    'Second',
  ])
  expect(document.querySelector('h2 a')?.getAttribute('href')).toBe(post.href)
  expect(document.body.innerHTML).toContain('Two lines<br>of one thought.')
  expect(document.body.textContent).toContain(postalAddress)
  expect(document.querySelector(`a[href="${unsubscribeUrl}"]`)?.textContent).toBe('Unsubscribe')
})

test('D1 markup in every text of an issue is shown as text', () => {
  const evil = `"><img src=x onerror=alert(1)><script>alert('2')</script>`
  const words = { subject: evil, preheader: evil, intro: evil, closing: evil }
  const image = { src: 'https://agency.example/a.png', alt: evil }
  const document = read(words, [{ title: evil, excerpt: evil, href: post.href, image }], evil)
  expect(document.querySelectorAll('script')).toHaveLength(0)
  expect([...document.images].map(({ src, alt }) => ({ src, alt }))).toEqual([image])
  expect(document.querySelector('h1')?.textContent).toBe(evil)
})

test('missing content leaves no empty paragraph, heading, or picture', () => {
  const document = read({ subject: 'Bare' }, [{ ...post, excerpt: '' }])
  for (const element of document.querySelectorAll('p, h1, h2')) expect(element.textContent?.trim()).not.toBe('')
  expect(document.images).toHaveLength(0)
  expect(write({ subject: 'Bare' }, []).text).not.toMatch(/\n{3}|undefined|null/)
})

test('the text part has the same content', () => {
  const text = write(issue, [post]).text
  for (const part of [postalAddress, 'November', 'Hello.', post.title, post.excerpt, post.href, 'Bye.', unsubscribeUrl])
    expect(text).toContain(part)
})
