// extended: where a brand appears; the cases that always run prove what the server refuses.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openBackOffice } from '../support/back-office.ts'
import { signIn } from '../support/editor.ts'
import { emailsTo } from '../support/mail-server.ts'
import { menusAreReady, openPage } from '../support/open-page.ts'
import { page, post } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const NAME = 'Lemon & Larder'
const LOGO = '<svg viewBox="0 0 120 40"><rect width="120" height="40" fill="#1d4ed8"/></svg>'
const brand = {
  name: NAME,
  colors: { primary: '#FFD500', secondary: 'rgb(29 78 216)' },
  logo: { light: LOGO },
  numbers: { currency: 'EUR', locale: 'de-DE' },
  embeds: {
    tags: [
      {
        name: 'Tags',
        url: '<script defer data-site="larder" src="https://tags.example/t.js"></script>',
        origins: 'https://collect.example',
      },
    ],
  },
}
const former = {
  name: 'Prairie Signal',
  logoText: null,
  colors: { primary: null, secondary: null },
  logo: { light: null },
  numbers: { currency: 'USD', locale: 'en-US' },
  embeds: { tags: [] },
}
afterAll(async () => (await signIn()).updateGlobal('brand', former))

const save = async (fields: object) => (await signIn()).updateGlobal('brand', { ...fields })
const siteNamed = (name: string) => waitFor(async () => (await page('/')).texts('title')[0]?.startsWith(name))
const colorOf = (target: Page, selector: string, property: string) =>
  target
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('§5 the server refuses colors below AA and unsafe logos with the reason', async () => {
  await expect(save({ colors: { ink: '#999999', paper: '#ffffff' } })).rejects.toThrow(
    /“Text” on “Page” \(#999999 on #ffffff\) has a contrast of 2\.84:1; WCAG AA needs 4\.5:1/,
  )
  await expect(save({ logo: { light: '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>' } })).rejects.toThrow(
    /contains a script/,
  )
  await expect(save({ embeds: { tags: [{ name: 'A', url: 'http://a.example/b.js' }] } })).rejects.toThrow(/https/)
  await expect(save({ embeds: { chatOrigins: "https://a.example;script-src'unsafe-inline'" } })).rejects.toThrow(
    /is not a host/,
  )
})

test('§5 a new brand changes name, logo, colors, currency, icons, and privacy policy on every page', async () => {
  await save(brand)
  await siteNamed(NAME)
  const home = await page('/')
  expect(home.html).not.toContain('Prairie Signal')
  expect(home.document.querySelector('.site-header .brand img')?.getAttribute('src')).toMatch(
    /^\/brand-files\/\w+\.svg$/,
  )
  expect(home.texts('.price strong')[0]?.replace(/\s/g, ' ')).toBe('1.800 €')
  const policy = home.response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("connect-src 'self' https://tags.example https://collect.example;")
  expect(policy).toMatch(/style-src 'self' 'sha256-/)
  for (const path of ['/blog/feed.xml', '/llms.txt', '/manifest.webmanifest', '/terms-and-conditions/']) {
    // A page that takes long to render is served once more as it was.
    const html = await waitFor(async () => {
      const { html } = await page(path)
      return !html.includes('Prairie Signal') && html
    })
    expect([path, /Lemon (&|&amp;|&#38;) Larder/.test(html)]).toEqual([path, true])
  }
  const logo = await fetch(inject('siteUrl') + home.document.querySelector('.brand img')?.getAttribute('src'))
  expect(logo.headers.get('content-security-policy')).toContain('sandbox')
  const icon = await (await fetch(`${inject('siteUrl')}/favicon.svg`)).text()
  expect(icon).not.toContain('#f04b08')
  const social = await sharp(
    Buffer.from(await (await fetch(`${inject('siteUrl')}/og/index.png`)).arrayBuffer()),
  ).stats()
  expect(social.isOpaque).toBe(true)
})

test('§5 the policy allows the brand’s styles in both modes, and without a dark logo the footer shows the name', {
  tags: 'extended',
}, async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const violations: string[] = []
    const site = await openPage('/', {
      colorScheme,
      before: async (fresh) => fresh.on('console', (message) => void violations.push(message.text())),
    })
    expect(await colorOf(site, '.button:not(.quiet)', 'background-color')).toBe('rgb(255, 213, 0)')
    expect(await site.locator('.site-header .brand .on-light').isVisible()).toBe(colorScheme === 'light')
    expect(await site.locator('.site-footer .brand .on-dark').getByText(NAME).isVisible()).toBe(true)
    expect(violations.filter((text) => text.includes('Content Security Policy'))).toEqual([])
  }
})

test('§5 a tag loads with its attributes after consent, which can be withdrawn', { tags: 'extended' }, async () => {
  const requested: string[] = []
  const site = await openPage('/', {
    before: (fresh) =>
      fresh.route('https://tags.example/**', (route) => {
        requested.push(route.request().url())
        return route.fulfill({
          contentType: 'text/javascript',
          body: 'document.body.dataset.tag = document.currentScript.dataset.site',
        })
      }),
  })
  await menusAreReady(site)
  expect(requested).toEqual([])
  await site.getByRole('region', { name: 'Measuring' }).getByRole('button', { name: 'Allow measurement' }).click()
  await site.waitForFunction(() => document.body.dataset.tag === 'larder')
  await site.getByRole('button', { name: 'Cookie choice' }).click()
  const reloaded = site.waitForEvent('load')
  await site.getByRole('dialog', { name: 'Cookie choice' }).getByRole('button', { name: 'Don’t allow' }).click()
  await reloaded
  await menusAreReady(site)
  expect(requested).toHaveLength(1)
})

test('§5 emails and the back office have the brand’s name, logo, and colors', { tags: 'extended' }, async () => {
  await post('/subscribe', { email: 'larder@example.com' })
  const html = await waitFor(async () => (await emailsTo('larder@example.com'))[0]?.email.html)
  expect(html).toContain('background-color:#ffd500')
  expect(html).toMatch(/brand-files\/\w+\.png" alt="Lemon &amp; Larder"/)
  const [, logo = ''] = /(\/brand-files\/\w+\.png)/.exec(html) ?? []
  const png = await fetch(inject('siteUrl') + logo)
  expect(await sharp(Buffer.from(await png.arrayBuffer())).metadata()).toMatchObject({ format: 'png', width: 240 })

  const office = await openBackOffice('/admin/globals/brand')
  await office.getByRole('button', { name: 'Logo and colors' }).click()
  expect(await office.title()).toContain(NAME)
  await office.getByText(/All \d+ pairs of colors reach WCAG AA/).waitFor()
  expect(await colorOf(office, ':root', '--action')).toBe('#ffd500')
  await office.locator('#field-colors__primary').fill('#ff0000')
  await office
    .locator('.collapsible', { hasText: 'Set single colors by hand' })
    .locator('.collapsible__toggle')
    .last()
    .click()
  await office.locator('#field-colors__buttonText').fill('#ee0000')
  await office.getByText(/pairs are below WCAG AA/).waitFor()
})

test('§5 removing the brand restores the site, and visitors are asked nothing', { tags: 'extended' }, async () => {
  await save(former)
  await siteNamed('Prairie Signal')
  const home = await page('/')
  expect(home.document.querySelector('style, [data-consent], #cookie-choice')).toBeNull()
  expect(home.response.headers.get('content-security-policy')).not.toMatch(/https:\/\/(?!localhost)/)
})
