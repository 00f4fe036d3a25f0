import { expect, test } from 'vitest'
import { tools } from '#content/tools.ts'
import { normalizedText, page } from '../support/page.ts'
import { inject } from '../support/product.ts'

const MENUS = ['SEO', 'PPC', 'Tools', 'Creative', 'Blog', 'About']

test.each(['/', '/blog/', '/blog/lastmod-is-a-promise', '/services/seo/', '/no-such-page'])(
  'R-065 R-001 %s has a header, main content, footer, and live region',
  async (path) => {
    const { document, response } = await page(path)
    expect(response.headers.get('location')).toBeNull()
    expect(document.querySelectorAll('body > header, body header[class*="site-header"]').length).toBeGreaterThan(0)
    expect(document.querySelectorAll('main')).toHaveLength(1)
    expect(document.querySelectorAll('footer.site-footer')).toHaveLength(1)
    expect(document.querySelector('[aria-live], [role="status"]')).not.toBeNull()
    expect(document.querySelector('a.skip')?.getAttribute('href')).toBe('#main')
  },
)

test.each([
  ['R-070', '/services/seo/', 'saas-seo-page'],
  ['R-071', '/blog/', 'post'],
  ['R-071', '/blog/lastmod-is-a-promise', 'post'],
  ['R-071', '/author/maren.holt/', 'post'],
  ['R-072', '/creative/', 'creative'],
  ['R-073', '/career/', 'career-page'],
  ['R-074', '/portfolio', 'portfolio-page'],
  ['R-075', '/testimonial/', 'testimonial-page'],
  ['R-077', '/', ''],
])('%s the served body of %s has the class “%s”', async (_id, path, name) => {
  const { document } = await page(path)
  expect(document.body.getAttribute('class') ?? '').toBe(name)
})

test('R-078 R-086 the HTML has six menus in order, with links to every service and tool', async () => {
  const { document, texts } = await page('/')
  expect(texts('.main-nav > ul > li > button')).toEqual(MENUS)
  const links = new Set([...document.querySelectorAll('header a[href]')].map((link) => link.getAttribute('href')))
  const { html } = await page('/sitemaps/services.xml')
  const services = [...html.matchAll(/<loc>[^<]*?(\/services\/[a-z0-9-]+\/)<\/loc>/g)].map(([, path]) => path)
  expect(services.length).toBeGreaterThanOrEqual(57)
  for (const service of services) expect(links).toContain(service)
  expect([...links].filter((href) => /^\/tools\/[a-z0-9-]+\/$/.test(href ?? ''))).toHaveLength(tools.length)
})

test('R-079 each menu is a popover, so one is open at a time and Escape closes it without JavaScript', async () => {
  const { document } = await page('/')
  for (const button of document.querySelectorAll('.main-nav > ul > li > button')) {
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
    expect(['', 'auto']).toContain(panel?.getAttribute('popover'))
  }
})

test('R-083 the logo is dark only on the blog', async () => {
  for (const path of ['/blog/', '/blog/page/2', '/blog/lastmod-is-a-promise']) {
    expect((await page(path)).document.querySelector('header .mark')?.getAttribute('class')).toContain('dark')
  }
  for (const path of ['/', '/services/seo/']) {
    expect((await page(path)).document.querySelector('header .mark')?.getAttribute('class')).not.toContain('dark')
  }
})

test('R-084 the footer shows the current year', async () => {
  const { texts } = await page('/')
  expect(texts('footer.site-footer').join()).toContain(`© ${new Date().getUTCFullYear()}`)
})

test('R-088 the newsletter form is in the footer and after a post', async () => {
  expect(
    (await page('/')).document.querySelector('footer form[action="/api/subscribe"] input[type="email"][required]'),
  ).not.toBeNull()
  expect(
    (await page('/blog/lastmod-is-a-promise')).document.querySelector('form[action="/api/subscribe"]'),
  ).not.toBeNull()
})

test('R-063 every “Book a Call” leads to the contact page', async () => {
  for (const path of ['/', '/blog/', '/blog/lastmod-is-a-promise', '/services/seo/']) {
    const { document } = await page(path)
    const calls = [...document.querySelectorAll('a, button')].filter(
      (element) => normalizedText(element) === 'Book a Call',
    )
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(call.getAttribute('href')).toBe('/contact-us/')
  }
})

test('R-066 R-067 S-14 pages load nothing from third parties', async () => {
  const { document } = await page('/')
  expect(document.querySelectorAll('iframe')).toHaveLength(0)
  for (const element of document.querySelectorAll(
    'script[src], link[rel="stylesheet"], link[rel="preload"], img[src]',
  )) {
    const url = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
    expect(url).toMatch(/^\/(?!\/)/)
  }
})

test('R-064 each path has one canonical form, and the other redirects to it once', async () => {
  const pairs: [string, string][] = [
    ['/blog', '/blog/'],
    ['/blog/page/1', '/blog/'],
    ['/blog/page/2/', '/blog/page/2'],
    ['/blog/lastmod-is-a-promise/', '/blog/lastmod-is-a-promise'],
    ['/services/seo', '/services/seo/'],
    ['/author/maren.holt', '/author/maren.holt/'],
    ['/blog/category/seo', '/blog/category/seo/'],
    ['/contact-us', '/contact-us/'],
    ['/portfolio/', '/portfolio'],
  ]
  for (const [other, canonical] of pairs) {
    const { status, response } = await page(`${other}?utm_source=a`)
    expect({ other, status, location: response.headers.get('location') }).toEqual({
      other,
      status: 308,
      location: `${canonical}?utm_source=a`,
    })
  }
})

test('S-31 every page has the security headers and no inline style', async () => {
  const { response, document } = await page('/')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('S-20 D6 URLs in pages come from the configuration, not from the request', async () => {
  const response = await fetch(`${inject('siteUrl')}/blog/`, {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  const html = await response.text()
  expect(html).not.toContain('evil.example')
  expect(html).toContain(`<link rel="canonical" href="${inject('siteUrl')}/blog/"`)
})
