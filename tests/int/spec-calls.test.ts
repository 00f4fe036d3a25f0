// extended: members of a family: every call once more, with HEAD.
import { expect, test } from 'vitest'
import { withSite } from '../support/another-site.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { api, post } from '../support/page.ts'

type Json = Record<string, unknown>
const read = async (path: string) => (await (await api(path)).json()) as Json & { [key: string]: Json[] }
const portrait = expect.stringMatching(/^image-[0-9a-f]{40}-640x640-png$/)
const emailPattern = /[\w.+-]+@[\w-]+\.[\w.]+/

const reads = ['/get-team', '/get-vacancies', '/get-emp-testimonial', '/get-blogs', '/get-categories']
const lookUps: [path: string, slug: string][] = [
  ['/get-vacancy', 'senior-seo-analyst'],
  ['/get-blog', 'lastmod-is-a-promise'],
  ['/get-category-blogs', 'seo'],
]

test('R-231 R-246 GET /api/get-team returns the team in the order of the page', async () => {
  const { team = [] } = await read('/get-team')
  expect(team.length).toBe(8)
  expect(team[0]).toMatchObject({ name: 'Orla Brandvold', role: 'Founder', slug: { current: 'orla-brandvold' } })
  for (const member of team)
    expect(Object.keys(member).sort()).toEqual(['_id', 'avatar', 'bio', 'name', 'order', 'role', 'slug', 'socials'])
  expect(team.map(({ avatar }) => avatar)).toEqual(team.map(() => ({ asset: { _ref: portrait } })))
})

test('R-231 R-216 email addresses in profiles are not returned', async () => {
  const editor = await signIn()
  const socials = [
    { label: 'Mail', url: 'mailto:ada@private.example' },
    { label: 'Address', url: 'ada@private.example' },
    { label: 'Site', url: 'https://ada.example/' },
  ]
  const { id } = await editor.create('team', { name: 'Ada Private', slug: 'ada-private', socials, order: 900 })
  const body = await (await api('/get-team')).text()
  expect(body).toContain('Ada Private')
  expect(body).not.toContain('ada@private.example')
  expect(body).toContain('https://ada.example/')
  await editor.remove('team', id)
})

test('R-232 R-210 R-246 GET /api/get-vacancies returns only open vacancies, in the specified shape', async () => {
  const { data = [] } = await read('/get-vacancies')
  const slugs = data.map(({ slug }) => (slug as { current: string }).current)
  expect(slugs).toContain('senior-seo-analyst')
  expect(slugs).not.toContain('link-researcher')
  for (const vacancy of data) {
    expect(vacancy).toMatchObject({
      _id: expect.any(String),
      jobTitle: expect.any(String),
      teamName: expect.any(String),
      jobType: expect.any(String),
      workplaceType: expect.any(String),
    })
    expect(Object.keys(vacancy.salary as object)).toEqual(['minSalary', 'maxSalary'])
  }
})

test('R-232 a vacancy past its last day is neither listed nor found', async () => {
  const editor = await signIn()
  const slug = 'ended-yesterday'
  const ended = { jobTitle: 'Ended', slug, status: 'open', validThrough: '2020-01-31T12:00:00.000Z' }
  const { id } = await editor.create('vacancies', ended)
  expect(JSON.stringify(await read('/get-vacancies'))).not.toContain(slug)
  expect((await post('/get-vacancy', { slug })).status).toBe(404)
  await editor.remove('vacancies', id)
})

test('R-233 R-212 R-265 POST /api/get-vacancy returns the vacancy in a list of one, with its text', async () => {
  for (const body of [{ slug: 'senior-seo-analyst' }, { data: { slug: 'senior-seo-analyst' } }]) {
    const response = await post('/get-vacancy', body)
    expect(response.status).toBe(200)
    const { success, data } = await response.json()
    expect(success).toBe(true)
    expect(data).toHaveLength(1)
    expect(data[0].slug.current).toBe('senior-seo-analyst')
    expect(data[0].roleInfo.content.length).toBeGreaterThan(20)
    for (const list of [data[0].roleInfo.listItems, data[0].requirements, data[0].skillsRequired]) {
      expect(list.length).toBeGreaterThan(0)
      for (const text of list) expect(text).toEqual(expect.any(String))
    }
  }
})

test.each([
  ['/get-vacancy', 'no-such-vacancy'],
  ['/get-vacancy', 'link-researcher'],
  ['/get-blog', 'no-such-post'],
])('R-228 R-233 %s of %s returns 404 “Not Found” with an empty list', async (path, slug) => {
  const response = await post(path, { slug })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ success: false, data: [], message: 'Not Found' })
})

test('R-234 R-213 R-246 GET /api/get-emp-testimonial returns whole quotes with their authors', async () => {
  const { data = [] } = await read('/get-emp-testimonial')
  expect(data.length).toBeGreaterThanOrEqual(3)
  for (const story of data) {
    expect(Object.keys(story).sort()).toEqual([
      '_id',
      'employeeAvatar',
      'employeeDesignation',
      'employeeName',
      'feedback',
    ])
    expect(story.employeeAvatar).toEqual({ asset: { _ref: portrait } })
    expect(story.employeeName).not.toBe('')
    expect(story.feedback).not.toBe('')
  }
})

test('R-238 GET /api/get-blogs pages through every post once and counts them', async () => {
  const { posts: all = [] } = await read('/get-posts')
  const first = await read('/get-blogs')
  expect(first).toMatchObject({ success: true, total: all.length, pages: Math.ceil(all.length / 10) })
  expect(first.posts).toHaveLength(10)
  const ids: unknown[] = []
  const pages = Math.ceil(all.length / 7)
  for (let at = 1; at <= pages; at++) {
    const part = await read(`/get-blogs?page=${at}&limit=7`)
    expect(part).toMatchObject({ total: all.length, pages })
    ids.push(...(part.posts ?? []).map(({ _id }) => _id))
  }
  expect(ids).toHaveLength(all.length)
  expect([...ids].sort()).toEqual(all.map(({ _id }) => _id).sort())
  expect(first.posts?.[0]).toEqual(all.find(({ _id }) => _id === first.posts?.[0]?._id))
  expect((await read(`/get-blogs?page=${pages + 1}&limit=7`)).posts).toEqual([])
})

test.each(['page=0', 'page=-1', 'page=two', 'page=1.5', 'limit=0', 'limit=101', 'limit=1e9'])(
  'R-238 R-239 /api/get-blogs?%s is refused with the name of the parameter',
  async (search) => {
    const response = await api(`/get-blogs?${search}`)
    expect(response.status).toBe(422)
    const { success, errors } = await response.json()
    expect({ success, named: Object.keys(errors) }).toEqual({ success: false, named: [search.split('=')[0]] })
  },
)

test('R-238 POST /api/get-blog returns the same as get-post', async () => {
  const body = { slug: 'lastmod-is-a-promise' }
  const [blog, whole] = await Promise.all([post('/get-blog', body), post('/get-post', body)])
  expect(blog.status).toBe(200)
  expect(await blog.json()).toEqual(await whole.json())
})

test('R-238 R-250 GET /api/get-categories counts the posts that get-category-blogs returns', async () => {
  const { success, categories = [] } = await read('/get-categories')
  expect(success).toBe(true)
  expect(categories.length).toBeGreaterThan(2)
  for (const { _id, slug, count } of categories) {
    const response = await post('/get-category-blogs', {
      ...(slug as object),
      slug: (slug as Json).current,
      limit: 100,
    })
    const body = await response.json()
    expect(body).toMatchObject({ success: true, total: count, category: { _id } })
    expect(body.posts).toHaveLength(Number(count))
    expect(body.data).toEqual(body.posts)
    for (const item of body.posts) expect(item.categories).toContainEqual({ _ref: _id })
  }
  const lost = await post('/get-category-blogs', { slug: 'no-such-category' })
  expect(lost.status).toBe(404)
  expect(await lost.json()).toEqual({ success: false, message: 'Not Found', posts: [], data: [] })
})

test('R-238 no call returns a draft', async () => {
  const editor = await signIn()
  const title = 'A draft that nobody reads'
  const { id } = await editor.create('posts', { title, slug: 'nobody-reads', _status: 'draft' })
  expect(JSON.stringify(await read('/get-blogs?limit=100'))).not.toContain(title)
  expect((await post('/get-blog', { slug: 'nobody-reads' })).status).toBe(404)
  await editor.remove('posts', id)
})

test('R-216 no call returns an email address', async () => {
  for (const path of [...reads, '/get-posts', '/get-authors', '/get-reviews', '/get-blogs?limit=100'])
    expect({ path, found: emailPattern.exec(await (await api(path)).text())?.[0] }).toEqual({ path, found: undefined })
  for (const [path, slug] of lookUps.filter(([path]) => path !== '/get-blog'))
    expect(await (await post(path, { slug })).text()).not.toMatch(emailPattern)
})

test('R-239 each call refuses invalid requests with the right status and a sentence', async () => {
  for (const path of [...lookUps.map(([path]) => path), '/get-ip-store']) {
    const text = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'hello' }
    const cases: [string, Response, number][] = [
      ['malformed', await post(path, '{"slug":'), 400],
      ['method', await api(path), 405],
      ['type', await api(path, text), 415],
      ['large', await post(path, { slug: 'x'.repeat(70_000) }), 413],
      ['field', await post(path, path === '/get-ip-store' ? { consent: 'perhaps' } : { slug: 7 }), 422],
    ]
    for (const [what, response, status] of cases) {
      const body = await response.json()
      expect({ path, what, status: response.status, success: body.success }).toEqual({
        path,
        what,
        status,
        success: false,
      })
      expect(body.message).toMatch(/^[A-Z].+\.$/)
      expect(JSON.stringify(body)).not.toMatch(/ at |\.ts|node_modules/)
      if (status === 405) expect(response.headers.get('allow')).toBe('POST')
    }
  }
  for (const path of [...reads, '/openapi.json', '/docs']) {
    const response = await post(path, {})
    expect({ path, status: response.status, allow: response.headers.get('allow') }).toEqual({
      path,
      status: 405,
      allow: 'GET, HEAD',
    })
  }
})

test('S-15 every GET call responds to HEAD with the same headers and no body', { tags: 'extended' }, async () => {
  const others = [
    '/get-posts',
    '/get-authors',
    '/get-reviews',
    '/form-token',
    '/third-party-scripts',
    '/openapi.json',
    '/docs',
    '/search?q=seo',
  ]
  for (const path of [...reads, ...others]) {
    const [get, head] = [await api(path), await api(path, { method: 'HEAD' })]
    expect({ path, status: head.status, type: head.headers.get('content-type') }).toEqual({
      path,
      status: 200,
      type: get.headers.get('content-type'),
    })
    expect(await head.text()).toBe('')
  }
  expect((await api('/send-mail', { method: 'HEAD' })).status).toBe(405)
})

const stored = (where: string) =>
  query<{ address: string; page: string }>(
    'select address, page from visitor_addresses where page = $1 order by address',
    [where],
  )

test('R-225 R-249 get-ip-store returns the caller’s IP address and stores nothing without consent', async () => {
  for (const body of [
    { page: '/no-consent/' },
    { data: { consent: false, page: '/no-consent/', ip: '203.0.113.9' } },
  ]) {
    const result = await (await post('/get-ip-store', body)).json()
    expect(result).toMatchObject({ success: true, detailComplete: false })
    expect(result.message).toContain('We stored nothing')
    expect(result.ip).toMatch(/127\.0\.0\.1$/)
  }
  expect(await stored('/no-consent/')).toEqual([])
})

test('R-225 with consent, a truncated IP address is stored once per page and day', async () => {
  const agree = () =>
    post('/get-ip-store', { data: { consent: true, page: '/agreed/?email=a@b.example', ip: '203.0.113.9' } })
  const responses = await Promise.all(Array.from({ length: 20 }, agree))
  for (const response of responses)
    expect(await response.json()).toMatchObject({ success: true, detailComplete: false })
  expect(await stored('/agreed/')).toEqual([{ address: '127.0.0.0', page: '/agreed/' }])
  await query(`update visitor_addresses set created_at = now() - interval '1 day' where page = $1`, ['/agreed/'])
  await agree()
  expect(await stored('/agreed/')).toHaveLength(2)
})

test('R-225 E2 behind a proxy, the visitor’s real IP address counts, not a forged one', {
  tags: 'extended',
}, async () => {
  await withSite({ TRUSTED_PROXIES: '1' }, async (url) => {
    const ipFor = async (forwarded: string) => {
      const response = await fetch(`${url}/api/get-ip-store`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ data: { consent: true, page: '/proxied/' } }),
      })
      const { ip, detailComplete } = await response.json()
      return { ip, detailComplete }
    }
    expect(await ipFor('198.51.100.1, 203.0.113.77')).toMatchObject({ ip: '203.0.113.77' })
    expect(await ipFor('2001:db8:12:34::56')).toMatchObject({ ip: '2001:db8:12:34::56' })
    expect(await ipFor('2001:db8:12:99::1')).toMatchObject({ ip: '2001:db8:12:99::1' })
    expect(await ipFor('193.0.6.139')).toEqual({ ip: '193.0.6.139', detailComplete: true })
  })
  expect(await stored('/proxied/')).toEqual([
    { address: '193.0.6.0', page: '/proxied/' },
    { address: '2001:db8:12::', page: '/proxied/' },
    { address: '203.0.113.0', page: '/proxied/' },
  ])
})
