import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { deriveTones } from '#engine/brand/derive-tones.ts'
import { defaultTones } from '#engine/brand/tones.ts'
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
  button: { label: 'Open it', href: 'https://agency.example/admin/collections/contact-requests/12?a=1&b=2' },
  closing: ['Answer this mail.'],
  why: 'Because of a form.',
}
const { subject, html, text } = renderEmail(email, sender)
const { document } = new JSDOM(html).window

test('D1 a visitor’s text is escaped in the HTML part', () => {
  expect(document.querySelectorAll('script, b, img, link, iframe')).toHaveLength(0)
  expect(html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;')
  expect(document.body.textContent).toContain('Two <script>alert(1)</script>')
})

test('both parts have everything the email says', () => {
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
    'https://agency.example/admin/collections/contact-requests/12?a=1&b=2',
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

test('a fact without a value is in neither part', () => {
  expect(text).not.toMatch(/Company|Budget/)
  expect(document.body.textContent).not.toMatch(/Company|Budget/)
})

test('D3 in the text part, a value with several lines cannot pass for a fact', () => {
  expect(text).toContain('Message:\n> One.\n> Two <script>alert(1)</script>\n> \n> Name: Somebody else\n')
  expect(text.match(/^Name: /gm)).toHaveLength(1)
  expect(text).not.toContain('\r')
})

test('rendering is deterministic', () => {
  expect(renderEmail(email, sender)).toEqual({ subject, html, text })
})

test('D5 D6 links lead only to the site, and nothing is loaded', () => {
  const links = [...document.querySelectorAll('a')].map(({ href }) => new URL(href).origin)
  expect(new Set(links)).toEqual(new Set([sender.siteUrl]))
  expect(html).not.toMatch(/ src=|url\(|@import|@font-face/)
})

test('the HTML part is a whole document, at most 600 px wide, for light and dark mode', () => {
  expect(html.match(/<!DOCTYPE html>/gi)).toHaveLength(1)
  expect(document.documentElement.lang).toBe('en')
  expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark')
  expect(html).toContain('max-width:600px')
  const style = document.querySelector('style')?.textContent ?? ''
  expect(style).toContain('@media (prefers-color-scheme: dark)')
  expect(style).not.toMatch(/&\w+;/)
})

test('emails have the colors of the design', () => {
  for (const name of ['color-paper', 'color-ink', 'color-ink-2', 'color-action'] as const)
    for (const color of defaultTones[name]) expect(html).toContain(color)
})

test('§5 an email has the brand’s colors and logo, and its name on dark backgrounds', () => {
  const tones = deriveTones({ primary: '#2563eb' })
  const logo = { src: 'https://agency.example/brand-files/ab.png', width: 120, height: 40 }
  const branded = renderEmail(email, { ...sender, ...(tones ? { tones } : {}), logo }).html
  expect(branded).toContain('background-color:#2563eb')
  expect(branded).not.toContain(defaultTones['color-action'][0])
  expect(branded).toContain(`<img src="${logo.src}" alt="Prairie &amp; Signal" width="120" height="40"`)
  expect(branded).toMatch(/class="on-dark"[^>]*><span class="ink mark"[^>]*>Prairie &amp; Signal/)
})
