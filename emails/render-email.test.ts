import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { deriveTones } from '../engine/brand/derive-tones.ts'
import { defaultTones } from '../engine/brand/tones.ts'
import type { Email } from './email.ts'
import { renderEmail } from './render-email.ts'

const sender = { brandName: 'Prairie & Signal', siteUrl: 'https://agency.example' }
const email: Email = {
  subject: 'Message 12: Ada\r\nBcc: eve@evil.example',
  preheader: 'Shown beside the subject.',
  heading: 'Message 12',
  paragraphs: ['First paragraph.', 'Second paragraph.'],
  facts: [
    ['Name', 'Ada <b>Lovelace</b>'],
    ['Website', 'https://shop.example/?a=1&b=2'],
    ['Company', ''],
    ['Budget', null],
    ['Message', 'One.\r\nTwo <script>alert(1)</script>\n\nName: Somebody else'],
  ],
  button: { label: 'Open it', href: 'https://agency.example/admin/collections/mails/12?a=1&b=2' },
  closing: ['Answer this mail.'],
  why: 'Because of a form.',
}
const { subject, html, text } = renderEmail(email, sender)
const { document } = new JSDOM(html).window

test('D1: what a visitor wrote is text in the HTML part, whatever markup it holds', () => {
  expect(document.querySelectorAll('script, b, img, link, iframe')).toHaveLength(0)
  expect(html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;')
  expect(document.body.textContent).toContain('Two <script>alert(1)</script>')
})

test('issue-4.2: both parts say everything the email says', () => {
  const texts = [
    email.heading,
    ...email.paragraphs,
    'Name',
    'Ada <b>Lovelace</b>',
    'https://shop.example/?a=1&b=2',
    'One.',
    'Two <script>alert(1)</script>',
    'Name: Somebody else',
    'Open it',
    'https://agency.example/admin/collections/mails/12?a=1&b=2',
    'Answer this mail.',
    'Because of a form.',
    'Prairie & Signal',
  ]
  for (const word of texts) {
    expect(text).toContain(word)
    expect(document.body.textContent).toContain(word)
  }
  expect(document.body.textContent).toContain(email.preheader)
})

test('issue-4.2: a fact without a value is in neither part', () => {
  expect(text).not.toMatch(/Company|Budget/)
  expect(document.body.textContent).not.toMatch(/Company|Budget/)
})

test('D3: in the text part, what has several lines cannot pass for a fact of the email', () => {
  expect(text).toContain('Message:\n> One.\n> Two <script>alert(1)</script>\n> \n> Name: Somebody else\n')
  expect(text.match(/^Name: /gm)).toHaveLength(1)
  expect(text).not.toContain('\r')
})

test('issue-4.2: the same email is rendered the same each time', () => {
  expect(renderEmail(email, sender)).toEqual({ subject, html, text })
})

test('D5/D6: links lead to the site only, and nothing is loaded from anywhere', () => {
  const links = [...document.querySelectorAll('a')].map(({ href }) => new URL(href).origin)
  expect(new Set(links)).toEqual(new Set([sender.siteUrl]))
  expect(html).not.toMatch(/ src=|url\(|@import|@font-face/)
})

test('issue-4.2: the HTML part is a whole document, at most 600 px wide, that knows light and dark', () => {
  expect(html.match(/<!DOCTYPE html>/gi)).toHaveLength(1)
  expect(document.documentElement.lang).toBe('en')
  expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark')
  expect(html).toContain('max-width:600px')
  const style = document.querySelector('style')?.textContent ?? ''
  expect(style).toContain('@media (prefers-color-scheme: dark)')
  expect(style).not.toMatch(/&\w+;/)
})

test('issue-4.2: the colors of the mails are those of the design', () => {
  for (const name of ['color-paper', 'color-ink', 'color-ink-2', 'color-action'] as const)
    for (const color of defaultTones[name]) expect(html).toContain(color)
})

test('§5: an email has the colors of the brand, and its logo as PNG, with the name on dark grounds', () => {
  const tones = deriveTones({ primary: '#2563eb' })
  const logo = { src: 'https://agency.example/brand-files/ab.png', width: 120, height: 40 }
  const branded = renderEmail(email, { ...sender, ...(tones ? { tones } : {}), logo }).html
  expect(branded).toContain('background-color:#2563eb')
  expect(branded).not.toContain(defaultTones['color-action'][0])
  expect(branded).toContain(`<img src="${logo.src}" alt="Prairie &amp; Signal" width="120" height="40"`)
  expect(branded).toMatch(/class="on-dark"[^>]*><span class="ink mark"[^>]*>Prairie &amp; Signal/)
})
