import { expect, test } from 'vitest'
import { tools } from '#content/tools.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { api, normalizedText, page, post, sendForm } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const named = [
  'seo-content-optimization',
  'keyword-extract-tool',
  'competitor-analysis',
  'backlink-summary',
  'serp-rank-checker',
  'schema-validator',
  'plagiarism-checker',
  'my-ip-address',
  'md5-generator',
]
const review = {
  userName: 'Ines Calder',
  userEmail: 'ines@oakfield.example',
  userFeedback: 'Found two doubled titles.',
}

test('R-038 R-039 every tool has a page, including the nine specified ones, and an unknown tool returns 404', async () => {
  const slugs = tools.map(({ slug }) => slug)
  expect(slugs.length).toBeGreaterThanOrEqual(50)
  expect(slugs).toEqual(expect.arrayContaining(named))
  for (const slug of slugs) expect((await page(`/tools/${slug}/`)).status).toBe(200)
  expect((await page('/tools/no-such-tool/')).status).toBe(404)
})

test('R-040 R-041 R-174 R-183 R-248 the index lists every tool once with its description, in five groups', async () => {
  const { document, status } = await page('/tools/')
  expect(status).toBe(200)
  const groups = [...document.querySelectorAll('main h2[id$="-title"]')].map((heading) => normalizedText(heading))
  expect(groups.map((name) => name.replace(/ \d+$/, ''))).toEqual([
    'SEO',
    'Content',
    'Image converter',
    'Code minifier',
    'Misc',
  ])
  for (const { slug, name, desc } of tools) {
    const rows = [...document.querySelectorAll(`main a[href="/tools/${slug}/"]`)]
    expect(rows).toHaveLength(1)
    expect(normalizedText(rows[0])).toContain(name)
    expect(normalizedText(rows[0])).toContain(desc)
  }
})

test('R-041 without JavaScript, the server filters the tools and counts the matches', async () => {
  const { document } = await page('/tools/?q=schema')
  expect(normalizedText(document.querySelector('output'))).toBe('2 tools match')
  expect(document.querySelectorAll('.group-line:not([hidden]) li:not([hidden])')).toHaveLength(2)
})

test('R-165…R-170 head, text, and steps of a tool page are the built-in ones until an editor replaces them', async () => {
  const editor = await signIn()
  const path = '/tools/html-to-markdown/'
  const about = tools.find(({ slug }) => slug === 'html-to-markdown')
  const [row] = await editor.find('tools', 'where[slug][equals]=html-to-markdown&limit=1&depth=0')
  const id = row?.id ?? 0
  const attribute = ({ document }: Awaited<ReturnType<typeof page>>, selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name)
  const descriptionOf = (shown: Awaited<ReturnType<typeof page>>) =>
    attribute(shown, 'meta[name="description"]', 'content')
  const before = await page(path)
  expect(descriptionOf(before)).toBe(about?.description)
  expect(attribute(before, 'meta[name="robots"]', 'content')).toBe('index, follow')
  expect(before.texts('.use-steps li').length).toBeGreaterThanOrEqual(3)
  await editor.update('tools', id, {
    _status: 'published',
    seo: { title: 'A title that an editor wrote <b>' },
    description: 'A description that an editor wrote.',
    robots: 'noindex, nofollow',
    steps: [
      { stepTitle: 'Paste a text', stepDescription: 'Nothing is sent & nothing kept.' },
      { stepTitle: 'Read the counts', stepDescription: '' },
    ],
  })
  await waitFor(async () => (await page(path)).document.title.startsWith('A title that an editor'))
  const shown = await page(path)
  expect(shown.document.title).toBe('A title that an editor wrote <b>')
  expect(descriptionOf(shown)).toBe('A description that an editor wrote.')
  expect(attribute(shown, 'meta[name="robots"]', 'content')).toBe('noindex, nofollow')
  expect(attribute(shown, 'link[rel="canonical"]', 'href')).toBe(inject('siteUrl') + path)
  expect(shown.texts('main h2')).toContain('About this tool')
  expect(normalizedText(shown.document.querySelector('main .prose')).length).toBeGreaterThan(200)
  expect(shown.texts('main h2')).toContain('How To Use')
  expect(shown.texts('.use-steps li')).toEqual(
    ['Paste a text Nothing is sent & nothing kept.', 'Read the counts'].map((step) =>
      expect.stringMatching(step.replace(' Nothing', '\\s*Nothing')),
    ),
  )
  const empty = { _status: 'published', seo: { title: null }, description: '', robots: null, steps: [] }
  await editor.update('tools', id, empty)
  await waitFor(async () => descriptionOf(await page(path)) === about?.description)
  expect((await page(path)).texts('.use-steps li')).toEqual(before.texts('.use-steps li'))
})

test('R-171 R-278 each tool page has a review form with required name, email, and text', async () => {
  const { document } = await page('/tools/schema-validator/')
  const form = document.querySelector('form[action="/api/create-review"]')
  for (const name of ['userName', 'userEmail', 'userFeedback'])
    expect(form?.querySelector(`[name="${name}"]`)?.hasAttribute('required')).toBe(true)
  expect(form?.querySelector('[name="userEmail"]')?.getAttribute('type')).toBe('email')
  expect(form?.querySelector('textarea')?.getAttribute('rows')).toBe('4')
  expect(form?.querySelector<HTMLInputElement>('[name="tool"]')?.value).toBe('schema-validator')
  expect((await page('/blog/lastmod-is-a-promise')).document.querySelector('[action="/api/create-review"]')).toBeNull()
})

test('R-125 R-172 R-215 R-216 R-235 R-236 a review waits for a moderator, then appears on its tool’s page only, without its email address', async () => {
  const tool = 'text-compare'
  const sent = await post('/create-review', { data: { ...review, tool, rating: 4 } })
  expect(await sent.json()).toEqual({ success: true, message: 'Thank you! Your review is awaiting approval.' })
  const shown = async (slug: string) => (await page(`/tools/${slug}/`)).texts('.review-list li')
  expect(await shown(tool)).toEqual([])
  expect(((await (await api('/get-reviews')).json()) as { reviews: unknown[] }).reviews).toEqual([])

  const [row] = await query<{ id: number; status: string }>('select id, status from reviews where tool = $1', [tool])
  expect(row?.status).toBe('pending')
  const editor = await signIn()
  await editor.update('reviews', row?.id ?? 0, { status: 'approved' })
  await waitFor(async () => (await shown(tool)).length === 1)
  expect((await shown(tool))[0]).toContain(review.userFeedback)
  expect((await shown(tool))[0]).toContain('4 of 5')
  expect(await shown('word-counter')).toEqual([])

  const listed = await (await api(`/get-reviews?tool=${tool}`)).text()
  expect(JSON.parse(listed)).toMatchObject({ success: true, reviews: [{ userName: review.userName, tool, rating: 4 }] })
  expect(listed + (await page(`/tools/${tool}/`)).html).not.toContain(review.userEmail)
  await editor.update('reviews', row?.id ?? 0, { status: 'disapproved' })
  await waitFor(async () => (await shown(tool)).length === 0)
})

test('R-279 a refused review has its error at the field and keeps what was typed', async () => {
  const response = await post('/create-review', {
    ...review,
    userEmail: 'nobody',
    userFeedback: 'Short',
    tool: 'exif-viewer',
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    success: false,
    errors: { userEmail: 'Please enter a valid email address.', userFeedback: 'Please write at least 10 characters.' },
  })
  const page = '/tools/exif-viewer/'
  const shown = await sendForm('/create-review', { ...review, userFeedback: '<b>No', tool: 'exif-viewer', page })
  const html = await shown.text()
  expect(shown.status).toBe(422)
  expect(html).toContain('&lt;b&gt;No</textarea>')
  expect(html).toContain('Please write at least 10 characters.')
  const sent = await sendForm('/create-review', { ...review, tool: 'exif-viewer', page })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}?form=review#review`])
  expect((await post('/create-review', { ...review, tool: 'no-such-tool' })).status).toBe(404)
})
