// extended: members of a family: drafts of the other kinds of documents.
import { beforeAll, expect, test } from 'vitest'
import { headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { block, richText } from '../support/every-block.ts'
import { eachOf } from '../support/extended.ts'
import { post as call, page } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

let editor: Awaited<ReturnType<typeof signIn>>

let scheduledId: number

beforeAll(async () => {
  editor = await signIn()
  scheduledId = await schedulePost('a-scheduled-post')
})

type Edit = {
  /** A collection and the query of one of its documents, or a global. */
  of: string
  where?: string
  field: string
  /** The public page that shows it; `{slug}` is the document's own. */
  path: string
}

const one = 'limit=1&depth=0'
const edits: Edit[] = [
  { of: 'posts', where: one, field: 'title', path: '/blog/{slug}' },
  { of: 'tools', where: `${one}&where[slug][equals]=word-counter`, field: 'desc', path: '/tools/{slug}/' },
  { of: 'home', field: 'heroTitle', path: '/' },
  { of: 'claims', field: 'revenue', path: '/' },
  { of: 'creative', field: 'heroTitle', path: '/creative/' },
  { of: 'services', where: one, field: 'title', path: '/services/{slug}/' },
  { of: 'case-studies', where: one, field: 'title', path: '/case-study/{slug}' },
  { of: 'pages', where: one, field: 'title', path: '/{slug}/' },
  { of: 'pricing-plans', where: one, field: 'price', path: '/' },
  { of: 'projects', where: `${one}&where[onHome][equals]=true`, field: 'name', path: '/' },
  { of: 'faqs', where: `${one}&where[topic][equals]=home`, field: 'question', path: '/' },
  { of: 'client-testimonials', where: `${one}&where[kind][equals]=short`, field: 'feedback', path: '/testimonial/' },
  { of: 'employee-testimonials', where: one, field: 'feedback', path: '/career/' },
  { of: 'vacancies', where: `${one}&where[status][equals]=open`, field: 'jobTitle', path: '/career/{slug}' },
]

eachOf(edits, 1)('§2 a draft of $of is shown to an editor, and to visitors once it is published', async (edit) => {
  const { stored, endpoint, preview, write } = await openDocument(edit)
  const path = edit.path.replace('{slug}', String(stored.slug))
  const words = `Draft words ${edit.of}`
  const shows = async (url: string, init?: RequestInit) => (await page(url, init)).html.includes(words)
  const asEditor = { headers: editor.headers }
  // From here on, the public page is in the page cache.
  expect(await shows(path)).toBe(false)
  await write({ [edit.field]: words, _status: 'draft' }, '?draft=true&autosave=true')
  const shown = await page(preview, asEditor)
  expect(shown.html).toContain(words)
  expect(shown.response.headers.get('cache-control')).toBe('no-store')
  expect(shown.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow')
  expect(await shows(path)).toBe(false)
  expect((await page(preview)).status).toBe(404)
  await write({ [edit.field]: words, _status: 'published' })
  await waitFor(() => shows(path))
  await write({ [edit.field]: stored[edit.field], _status: 'published' })
  await waitFor(async () => !(await shows(path)))
  expect(await endpoint('?draft=true&depth=0')).toMatchObject({ _status: 'published' })
})

test('§2 a draft of the navigation or of a vacancy appears on each page of its preview', {
  tags: 'extended',
}, async () => {
  const navigation = await openDocument({ of: 'navigation' })
  const [first, ...rest] = navigation.stored.menus as { label: string }[]
  const asEditor = { headers: editor.headers }
  await navigation.write({ menus: [{ ...first, label: 'Draft menu' }, ...rest], _status: 'draft' }, '?draft=true')
  for (const wanted of ['', '?page=/blog/', '?page=/career']) {
    const shown = await page(`/preview/navigation${wanted}`, asEditor)
    expect(shown.html).toContain('Draft menu')
  }
  expect((await page('/preview/navigation?page=/api/docs', asEditor)).status).toBe(404)
  expect((await page('/blog/')).html).not.toContain('Draft menu')
  await navigation.write({ menus: navigation.stored.menus, _status: 'published' })

  const draft = { jobTitle: 'Draft keeper', status: 'open', slug: 'draft-keeper', _status: 'draft' }
  const { id } = await editor.create('vacancies', draft)
  const titles = async (path: string, init?: RequestInit) => (await page(path, init)).html.includes('Draft keeper')
  expect(await titles(`/preview/vacancies/${id}?page=/career/`, asEditor)).toBe(true)
  for (const path of [
    '/career/',
    '/career/draft-keeper',
    '/sitemaps/careers.xml',
    '/search/?q=keeper',
    '/api/get-vacancies',
  ])
    expect(await titles(path)).toBe(false)
  await editor.update('vacancies', id, { _status: 'published' })
  await waitFor(() => titles('/career/'))
  await editor.remove('vacancies', id)
})

test('§2 F1 only accounts that may read drafts see a preview, and none once the role was taken away', {
  tags: 'extended',
}, async () => {
  const recruiter = await makeAccount('drafts-hr', ['hr'])
  const headers = await headersOf(recruiter)
  const [vacancy] = await editor.find('vacancies', one)
  const [plan] = await editor.find('pricing-plans', one)
  const statusOf = async (path: string) => (await page(path, { headers })).status
  expect(await statusOf(`/preview/vacancies/${vacancy?.id}`)).toBe(200)
  expect(await statusOf(`/preview/pricing-plans/${plan?.id}`)).toBe(404)
  expect(await statusOf('/preview/home')).toBe(404)
  expect(await statusOf('/preview/brand')).toBe(404)
  // The session stays valid; its permissions are checked at each request.
  await query("update users_roles set value = 'moderator' where parent_id = $1", [recruiter.id])
  expect(await statusOf(`/preview/vacancies/${vacancy?.id}`)).toBe(404)
  await query("update users_roles set value = 'hr' where parent_id = $1", [recruiter.id])
  expect(await statusOf(`/preview/vacancies/${vacancy?.id}`)).toBe(200)
  await recruiter.remove()
  expect(await statusOf(`/preview/vacancies/${vacancy?.id}`)).toBe(404)
})

test('§2 a global cannot be unpublished, and restoring a draft of it does not publish it', async () => {
  const { stored, endpoint, write } = await openDocument({ of: 'creative' })
  await write({ heroTitle: 'A draft to restore', _status: 'draft' }, '?draft=true')
  await expect(write({ _status: 'draft' })).rejects.toThrow('always on the site')
  const { docs } = (await endpoint('/versions?limit=1&sort=-updatedAt')) as { docs: { id: number }[] }
  await write({ heroTitle: stored.heroTitle, _status: 'published' })
  const restored = await fetch(`${inject('siteUrl')}/cms-api/globals/creative/versions/${docs[0]?.id}`, {
    method: 'POST',
    headers: editor.headers,
  })
  expect(restored.status).toBe(200)
  expect(await endpoint('?draft=true')).toMatchObject({ heroTitle: 'A draft to restore', _status: 'draft' })
  expect(await endpoint('')).toMatchObject({ heroTitle: stored.heroTitle, _status: 'published' })
  await write({ heroTitle: stored.heroTitle, _status: 'published' })
})

/** Returns what is stored of a document or global, the path of its preview, and functions that read and write it. */
async function openDocument({ of, where }: Pick<Edit, 'of' | 'where'>) {
  const [found] = where === undefined ? [] : await editor.find(of, where)
  const at = found ? `/${of}/${found.id}` : `/globals/${of}`
  const request = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${inject('siteUrl')}/cms-api${at}${path}`, { ...init, headers: editor.headers })
    const text = await response.text()
    if (!response.ok) throw new Error(`${at}${path} returned ${response.status}: ${text}`)
    return JSON.parse(text) as Record<string, unknown>
  }
  return {
    stored: found ?? (await request('?depth=0')),
    preview: found ? `/preview${at}` : `/preview/${of}`,
    endpoint: (path: string) => request(path),
    write: (data: Record<string, unknown>, query = '') =>
      request(query, { method: found ? 'PATCH' : 'POST', body: JSON.stringify(data) }),
  }
}

test('only an editor sees a draft in the preview', async () => {
  const draft = await editor.create('posts', minimalPost('a-draft', { _status: 'draft', title: 'Not yet public' }))
  expect((await page(`/preview/posts/${draft.id}`)).status).toBe(404)
  expect((await page('/blog/a-draft')).status).toBe(404)
  const preview = await page(`/preview/posts/${draft.id}`, { headers: editor.headers })
  expect(preview.status).toBe(200)
  expect(preview.texts('h1')).toEqual(['Not yet public'])
  expect(preview.response.headers.get('cache-control')).toBe('no-store')
  expect(preview.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  await editor.remove('posts', draft.id)
})

test('R-068 measurements of a page view are added to the counts of its template', async () => {
  const measured = { page: '/blog/lastmod-is-a-promise', lcp: 812.4, cls: 0.004, ttfb: 90, fcp: 640 }
  const before = await lcpCounts()
  await Promise.all([call('/vitals', { data: measured }), call('/vitals', { data: measured })])
  expect((await lcpCounts()) - before).toBe(2)
  // Visits by staff are not counted.
  expect((await call('/vitals', { data: measured }, editor.headers)).status).toBe(200)
  expect((await lcpCounts()) - before).toBe(2)
  expect((await call('/vitals', { data: { page: 'https://evil.example', lcp: -1 } })).status).toBe(422)
})

test('§4 an incomplete block is not published, and the message names the row', async () => {
  const editor = await signIn()
  const publish = (type: string, fields: Record<string, unknown>) =>
    editor.create('posts', minimalPost('a-wrong-block', { body: richText(block(type, fields)) })).then(
      () => 'published',
      (error: Error) => error.message,
    )
  expect(await publish('chart', { title: 'A', form: 'bars', data: 'Month\tVisits\nJan\t12k' })).toContain(
    '“Visits” is not a number',
  )
  expect(await publish('video', { title: 'A', url: 'https://example.com/' })).toContain('YouTube or Vimeo')
  expect(await publish('tool', { tool: 'gone', display: 'card' })).not.toBe('published')
  expect(await publish('caseStudy', { caseStudy: 999_999 })).toContain('was deleted')
  expect(await publish('callToAction', { title: 'A', buttonLabel: 'Go', buttonHref: 'javascript:alert(1)' })).toContain(
    'Start with /',
  )
  expect(await publish('figure', { caption: 'Without an image' })).not.toBe('published')
})

// The last one: what was due when this file started is published within a minute.
test('the worker publishes scheduled documents', async () => {
  const isPublished = async () => (await page('/blog/a-scheduled-post')).status === 200
  await waitFor(isPublished, { within: 100_000, every: 500 })
  await editor.remove('posts', scheduledId)
}, 120_000)

async function lcpCounts() {
  const rows = await query<{ histogram: Record<string, number> }>(
    "select histogram from web_vitals where template = 'post' and metric = 'lcp'",
  )
  return Object.values(rows[0]?.histogram ?? {}).reduce((sum, count) => sum + count, 0)
}

/** Returns the id of a new post that was due a second ago. */
async function schedulePost(slug: string) {
  const draft = await editor.create('posts', minimalPost(slug, { _status: 'draft' }))
  const due = new Date(Date.now() - 1_000).toISOString()
  await query(
    `insert into payload_jobs (input, task_slug, queue, wait_until, processing, total_tried, has_error, created_at, updated_at)
     values ($1, 'schedulePublish', 'default', $2, false, 0, false, now(), now())`,
    [JSON.stringify({ type: 'publish', doc: { relationTo: 'posts', value: draft.id } }), due],
  )
  return draft.id
}
