import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { block, richText } from '../support/every-block.ts'
import { post as call, page } from '../support/page.ts'
import { waitFor } from '../support/wait-for.ts'

test('a draft is seen in the preview by an editor, and by nobody else', async () => {
  const editor = await signIn()
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

test('what is scheduled is published by the worker', async () => {
  const editor = await signIn()
  const draft = await editor.create('posts', minimalPost('a-scheduled-post', { _status: 'draft' }))
  const due = new Date(Date.now() - 1_000).toISOString()
  await query(
    `insert into payload_jobs (input, task_slug, queue, wait_until, processing, total_tried, has_error, created_at, updated_at)
     values ($1, 'schedulePublish', 'default', $2, false, 0, false, now(), now())`,
    [JSON.stringify({ type: 'publish', doc: { relationTo: 'posts', value: draft.id } }), due],
  )
  await waitFor(async () => (await page('/blog/a-scheduled-post')).status === 200, { within: 100_000, every: 500 })
  await editor.remove('posts', draft.id)
}, 120_000)

test('R-068 what a visit measured is added to the counts of its kind of page', async () => {
  const measured = { page: '/blog/lastmod-is-a-promise', lcp: 812.4, cls: 0.004, ttfb: 90, fcp: 640 }
  const before = await lcpCounts()
  await Promise.all([call('/vitals', { data: measured }), call('/vitals', { data: measured })])
  expect((await lcpCounts()) - before).toBe(2)
  expect((await call('/vitals', { data: { page: 'https://evil.example', lcp: -1 } })).status).toBe(422)
})

test('§4 a block that cannot be shown is not published, and the message names the row', async () => {
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

async function lcpCounts() {
  const rows = await query<{ histogram: Record<string, number> }>(
    "select histogram from web_vitals where template = 'post' and metric = 'lcp'",
  )
  return Object.values(rows[0]?.histogram ?? {}).reduce((sum, count) => sum + count, 0)
}
