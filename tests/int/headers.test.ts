// extended: an outside rating of headers that the other cases compare one by one.
import { expect, test } from 'vitest'
import { headersOf, makeAccount } from '../support/account.ts'
import { withSite } from '../support/another-site.ts'
import { scoreHeaders } from '../support/observatory.ts'
import { inject } from '../support/product.ts'

const PUBLIC = { SITE_URL: 'https://agency.example', TRUSTED_PROXIES: '1' }

test('F3 the MDN Observatory rates the site A+ with 120 or more, and the back office B+ or better; the CMS API allows no content', {
  tags: 'extended',
}, async () => {
  await withSite(PUBLIC, async (url) => {
    const scores = await Promise.all(
      ['/', '/blog/', '/contact-us/', '/admin/login'].map((path) => scoreHeaders(`${url}${path}`, 'agency.example')),
    )
    const [home, blog, contact, admin] = scores
    for (const page of [home, blog, contact]) {
      expect(page).toMatchObject({ grade: 'A+' })
      expect(page?.score).toBeGreaterThanOrEqual(120)
    }
    expect(admin?.score).toBeGreaterThanOrEqual(80)
    const editor = await makeAccount('headers-editor', ['editor'])
    const response = await fetch(`${url}/cms-api/posts?limit=1`, { headers: await headersOf(editor) })
    await editor.remove()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'")
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000')
  })
})

const everywhere = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

test.each([
  ['siteUrl', '/admin/login', 200],
  ['siteUrl', '/cms-api/users/me', 200],
  ['siteUrl', '/cms-api/posts', 403],
  ['siteUrl', '/cms-api/resumes/file/none.pdf', 404],
  ['siteUrl', '/_next/static/none.js', 404],
  ['adminUrl', '/admin/login', 200],
  ['adminUrl', '/cms-api/users/me', 200],
  ['adminUrl', '/admin%00', 400],
] as const)('F3 %s%s sends the security headers with its %i', async (place, path, status) => {
  const response = await fetch(`${inject(place)}${path}`)
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject(everywhere)
  expect(response.headers.get('permissions-policy')).toContain('camera=()')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'self'/)
})
