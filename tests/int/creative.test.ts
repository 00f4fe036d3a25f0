import { beforeAll, expect, test } from 'vitest'
import { normalizedText, page } from '../support/page.ts'

let creative: Awaited<ReturnType<typeof page>>

beforeAll(async () => {
  creative = await page('/creative/')
})

const links = (text: string) =>
  [...creative.document.querySelectorAll('main a')]
    .filter((link) => normalizedText(link) === text)
    .map((link) => link.getAttribute('href'))

test('R-042 R-022 R-023 R-024 the landing page opens with its headline, badge, and a link to book a call', () => {
  expect(creative.status).toBe(200)
  expect(creative.texts('h1')).toEqual(['We create seo-driven designs.'])
  expect(normalizedText(creative.document.querySelector('.opener'))).toContain('1 Spot Remaining')
  expect(normalizedText(creative.document.querySelector('.opener a'))).toBe('Book a Call')
  expect(links('Book a Call').length).toBeGreaterThanOrEqual(2)
  expect(new Set(links('Book a Call'))).toEqual(new Set(['/contact-us/']))
})

test('R-025 R-195 the gallery has nine pictures', () => {
  expect(creative.document.querySelectorAll('.gallery .masonry > li :is(svg, img)')).toHaveLength(9)
})

test('R-026 R-197 six clients are in the marquee, and the repetition is hidden from screen readers', () => {
  expect(creative.texts('[data-marquee][aria-label="Clients"] ul:not([aria-hidden]) > li')).toHaveLength(6)
  expect(creative.document.querySelectorAll('[aria-label="Clients"] ul[aria-hidden="true"] > li')).toHaveLength(6)
})

test('R-027 R-198 “Our results speak for themselves” introduces three sites', () => {
  expect(creative.texts('.site-band h2')).toEqual(['Our results speak for themselves'])
  expect(creative.texts('.site-band ul:not([aria-hidden]) > li')).toHaveLength(3)
})

test('R-028 R-194 six service cards have their names', () => {
  expect(creative.texts('[data-stack="landing"] > li h3')).toEqual([
    'Graphic Design',
    'Web Design',
    'Branding',
    'UX/UI Design',
    'Image Optimization',
    'Responsive Design',
  ])
})

test('R-029 three problems each have a figure', () => {
  expect(creative.texts('.problem h3')).toHaveLength(3)
  const figures = creative.texts('.problem .stat')
  expect(figures[0]).toBe('53% leave after 3 seconds')
  expect(figures[1]).toBe('over 60% browse on phones')
  expect(figures[2]).toMatch(/^38% leave/)
})

test('R-030 R-190 R-192 R-193 R-309 the HTML has six closed questions with their answers in one group', () => {
  const questions = [...creative.document.querySelectorAll('.faq details')]
  expect(questions).toHaveLength(6)
  expect(questions.every((details) => !details.hasAttribute('open'))).toBe(true)
  expect(new Set(questions.map((details) => details.getAttribute('name')))).toEqual(new Set(['creative-faq']))
  for (const details of questions) expect(normalizedText(details.querySelector('.answer'))).not.toBe('')
})

test('R-031 the closing shows the email address and a link to book a call', () => {
  const emailLink = creative.document.querySelector('.call-out a[href^="mailto:"]')
  expect(emailLink?.getAttribute('href')).toBe(`mailto:${normalizedText(emailLink)}`)
  expect(normalizedText(emailLink)).toMatch(/^\S+@\S+$/)
  expect(creative.texts('.call-out .actions a')).toEqual(['Book a Call'])
})

test('R-199 the links to past work lead to their groups of the portfolio', () => {
  expect(links('View Product Work')).toEqual(['/portfolio#product'])
  expect(links('View Brand Work')).toEqual(['/portfolio#brand'])
})

test('no heading is empty', () => {
  expect(creative.texts('h1, h2, h3, h4').filter((text) => text === '')).toEqual([])
})
