import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { api, page, post, sendForm } from '../support/page.ts'

const audit = {
  clientName: 'Ines Calder',
  clientEmail: 'ines@oakfield.example',
  website: 'https://oakfield.example',
  form: 'audit',
}

test('R-226 R-208 R-247 R-249 GET /api/get-posts returns every published post in the specified shape', async () => {
  const { posts } = await (await api('/get-posts')).json()
  expect(posts.length).toBeGreaterThanOrEqual(24)
  for (const item of posts) {
    expect(item).toMatchObject({
      _id: expect.any(String),
      title: expect.any(String),
      slug: { current: expect.stringMatching(/^[a-z0-9-]+$/) },
      excerpt: expect.any(String),
    })
    expect(new Date(item.publishDate).toISOString()).toBe(item.publishDate)
    expect(item.featureImage.asset._ref).toMatch(/^image-[0-9a-f]{40}-\d+x\d+-(?:png|jpg)$/)
    expect(item.author._ref).toEqual(expect.any(String))
    expect(item.categories.length).toBeGreaterThan(0)
    for (const category of item.categories) expect(category._ref).toEqual(expect.any(String))
  }
})

test('R-227 R-263 POST /api/get-post returns the post in a list of one', async () => {
  const response = await post('/get-post', { slug: 'lastmod-is-a-promise' })
  expect(response.status).toBe(200)
  const { data, success } = await response.json()
  expect(success).toBe(true)
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ title: 'Lastmod is a promise', slug: { current: 'lastmod-is-a-promise' } })
})

test('R-228 R-255 R-264 R-289 an unknown post gets 404 “Not Found” with an empty list', async () => {
  const response = await post('/get-post', { data: { slug: 'no-such-post' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ success: false, data: [], message: 'Not Found' })
})

test('R-229 R-209 R-249 GET /api/get-authors works with and without a trailing slash and returns no email addresses', async () => {
  for (const path of ['/get-authors/', '/get-authors']) {
    const response = await api(path)
    expect(response.status).toBe(200)
    const text = await response.text()
    const { success, authors } = JSON.parse(text)
    expect(success).toBe(true)
    expect(authors.map(({ authorUsername }: { authorUsername: string }) => authorUsername).sort()).toEqual([
      'deshawn.ellis',
      'maren.holt',
      'priya.raman',
      'tomasz.wrona',
    ])
    for (const author of authors) expect(Object.keys(author).sort()).toEqual(['_id', 'authorAvatar', 'authorUsername'])
    expect(text).not.toContain('@')
  }
})

test.each([
  ['wrapped JSON', (website: string) => post('/send-mail', { data: { ...audit, website } })],
  ['flat JSON', (website: string) => post('/send-mail', { ...audit, website })],
  [
    'a flat form',
    (website: string) =>
      api('/send-mail', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...audit, website }).toString(),
      }),
  ],
])('R-230 R-237 R-217 send-mail stores %s and confirms it', async (kind, send) => {
  const website = `https://${kind.replaceAll(' ', '-').toLowerCase()}.example/`
  const response = await send(website)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true, message: 'Thank you! Your request has been sent.' })
  const rows = await query(
    'select client_name, client_email, website, form, status from contact_requests where website = $1',
    [website],
  )
  expect(rows).toEqual([
    { client_name: audit.clientName, client_email: audit.clientEmail, website, form: 'audit', status: 'new' },
  ])
})

test.each([
  ['no website', { website: '' }, 'website', 'Please enter a valid website URL.'],
  ['a website with a comma', { website: 'oakfield,example' }, 'website', 'Please enter a valid website URL.'],
  ['a script as a website', { website: 'javascript:alert(1)' }, 'website', 'Please enter a valid website URL.'],
  ['an incomplete email address', { clientEmail: 'ines@' }, 'clientEmail', 'Please enter a valid email address.'],
])('R-274 R-292 %s is refused with a message at its field', async (_what, wrong, field, message) => {
  const response = await post('/send-mail', { data: { ...audit, ...wrong } })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ success: false, message, errors: { [field]: message } })
})

test('R-277 a website without a scheme is accepted', async () => {
  expect((await post('/send-mail', { ...audit, website: 'no-scheme.example' })).status).toBe(200)
  expect(await query('select website from contact_requests where website like $1', ['%no-scheme%'])).toEqual([
    { website: 'https://no-scheme.example/' },
  ])
})

test('S-12 without JavaScript, a form leads back to its page with the message', async () => {
  const response = await sendForm('/send-mail', { ...audit, page: '/' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/?form=audit#audit')
  const { document } = await page('/?form=audit')
  expect(document.querySelector('[data-form-message]')?.textContent).toContain('Thank you! Your request has been sent.')
})

test('S-12 without JavaScript, a refused form returns with its message and everything typed', async () => {
  const response = await sendForm('/send-mail', { ...audit, website: 'oakfield,example', page: '/' })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Please enter a valid website URL.')
  expect(html).toContain('value="oakfield,example"')
  expect(html).toContain('value="Ines Calder"')
  expect(html).toContain('<h1')
})

test('D5 a form never redirects to another site', async () => {
  for (const target of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    const response = await sendForm('/send-mail', { ...audit, page: target })
    expect(response.headers.get('location')).toBe('/?form=audit#audit')
  }
})

test('R-088 subscribe stores an email address once, as pending', async () => {
  for (const email of ['Reader@Letters.example', 'reader@letters.example'])
    expect((await post('/subscribe', { data: { email } })).status).toBe(200)
  expect(await query('select email, status from subscribers where email = $1', ['reader@letters.example'])).toEqual([
    { email: 'reader@letters.example', status: 'pending' },
  ])
})

test('R-239 malformed requests, wrong methods and types, and large bodies get the right status and a readable message', async () => {
  const cases: [Promise<Response>, number][] = [
    [post('/send-mail', '{"data":'), 400],
    [post('/send-mail', '[1,2]'), 400],
    [post('/send-mail', 'null'), 400],
    [api('/send-mail'), 405],
    [api('/get-posts', { method: 'DELETE' }), 405],
    [api('/send-mail', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'hello' }), 415],
    [post('/send-mail', { data: { ...audit, message: 'x'.repeat(70_000) } }), 413],
  ]
  for (const [call, status] of cases) {
    const response = await call
    const body = await response.json()
    expect({ status: response.status, ...body }).toMatchObject({
      status,
      success: false,
      message: expect.stringMatching(/^[A-Z].+\.$/),
    })
    expect(JSON.stringify(body)).not.toMatch(/ at |\.ts|node_modules/)
    if (status === 405) expect(response.headers.get('allow')).toMatch(/POST|GET/)
  }
})

test('R-240 a form posted from another site is refused', async () => {
  const response = await post('/send-mail', audit, { origin: 'https://evil.example' })
  expect(response.status).toBe(403)
})

test('R-241 F1 visitors cannot use the CMS’s own API', async () => {
  const { response } = await page('/cms-api/reviews')
  expect(response.status).toBe(403)
  for (const collection of [
    'users',
    'contact-requests',
    'subscribers',
    'applications',
    'quotes',
    'outbox',
    'authors',
    'posts',
  ]) {
    const { status, html } = await page(`/cms-api/${collection}`)
    expect({ collection, status }).toEqual({ collection, status: 403 })
    expect(html).not.toMatch(/[\w.]+@[\w.]+/)
  }
})

test('R-279 text that is too long is refused at its field, not cut', async () => {
  const response = await post('/send-mail', { ...audit, clientName: 'x'.repeat(101) })
  expect(response.status).toBe(422)
  expect((await response.json()).errors).toHaveProperty('clientName')
})
