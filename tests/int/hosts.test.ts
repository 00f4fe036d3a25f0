import { request } from 'node:http'
import { expect, test } from 'vitest'
import { sendForm } from '../support/page.ts'
import { inject } from '../support/product.ts'

const elsewhere = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
]

test.each(elsewhere)('D5 a form with the page %j never leads to another site, accepted or refused', async (target) => {
  const forms: [string, Record<string, string>][] = [
    ['/send-mail', { form: 'audit', website: 'https://oakfield.example', page: target }],
    ['/send-mail', { form: 'audit', website: '', page: target }],
    ['/subscribe', { email: 'reader.d5@letters.example', page: target }],
    ['/subscribe', { email: 'nobody', page: target }],
    ['/create-quote', { name: 'Ines', email: 'ines@oakfield.example', message: 'A quote for D5.', page: target }],
    ['/get-ip-store', { consent: 'yes', page: target }],
  ]
  for (const [path, fields] of forms) {
    const response = await sendForm(path, fields)
    const location = response.headers.get('location')
    if (location === null) expect([200, 404, 422, 429]).toContain(response.status)
    else expect(new URL(location, inject('siteUrl')).origin).toBe(inject('siteUrl'))
  }
})

/** Sends a request with another host name, which fetch cannot send. */
function asEvil(path: string, { method = 'GET', body = '' } = {}): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(inject('siteUrl'))
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    accept: 'text/html',
    ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
  }
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let text = JSON.stringify(response.headers)
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject).end(body)
  })
}

test('D6 a forged host appears in no page, canonical URL, sitemap, call, or redirect', async () => {
  const paths = [
    '/',
    '/blog',
    '/blog/',
    '/search/?q=canonical',
    '/blog/?form=audit',
    '/sitemap.xml',
    '/sitemaps/posts.xml',
  ]
  const more = [
    '/robots.txt',
    '/llms.txt',
    '/blog/feed.xml',
    '/no-such-page',
    '/api/docs',
    '/api/openapi.json',
    '/api/get-team',
  ]
  for (const path of [...paths, ...more]) {
    const { status, text } = await asEvil(path)
    expect({ path, isFault: status >= 500 || status === 0, evil: text.includes('evil.example') }).toEqual({
      path,
      isFault: false,
      evil: false,
    })
  }
})

test('D6 the response to a form sent to a forged host does not repeat the host', async () => {
  for (const website of ['https://oakfield.example', 'oakfield,example']) {
    const body = new URLSearchParams({ form: 'audit', website, page: '/' }).toString()
    const { status, text } = await asEvil('/api/send-mail', { method: 'POST', body })
    expect([303, 422]).toContain(status)
    expect(text).not.toContain('evil.example')
  }
})
