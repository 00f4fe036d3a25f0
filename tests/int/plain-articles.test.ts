// extended: one more view of the same articles.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { block, paragraph, richText } from '../support/every-block.ts'
import { page } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

let editor: Awaited<ReturnType<typeof signIn>>
let post: { id: number }

beforeAll(async () => {
  editor = await signIn()
  const body = richText(
    block('chart', { title: 'Orders by channel', form: 'bars', data: 'Channel,Orders\nSearch,412\nEmail,118' }),
    block('tool', { tool: 'word-counter', display: 'form' }),
    block('callout', { kind: 'tip', title: 'Measure <first>', text: richText(paragraph('Five runs.')) }),
  )
  post = await editor.create('posts', minimalPost('blocks-outside-the-site', { body }))
})

afterAll(async () => {
  if (post) await editor.remove('posts', post.id)
})

const cms = (path: string, init: RequestInit = {}) =>
  fetch(`${inject('siteUrl')}/cms-api${path}`, { ...init, headers: editor.headers })

test('§4 the feed has whole articles, with every block as plain HTML', { tags: 'extended' }, async () => {
  // While a page takes long to render, visitors get its former copy.
  const { html, item } = await waitFor(async () => {
    const { html } = await page('/blog/feed.xml')
    const item = html.split('<item>').find((one) => one.includes('/blog/blocks-outside-the-site'))
    return item !== undefined && { html, item }
  })
  const encoded = /<content:encoded>(.*?)<\/content:encoded>/s.exec(item)?.[1] ?? ''
  const text = encoded
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  for (const part of ['Orders by channel', '<td>412</td>', 'Tip: Measure &lt;first&gt;', 'Five runs.'])
    expect(text).toContain(part)
  expect(text).toContain(`<a href="${inject('siteUrl')}/tools/word-counter/">`)
  for (const one of html.split('<item>').slice(1)) expect(one).toMatch(/<content:encoded>&lt;\w/)
})

test('§4 an issue of whole posts has their blocks in its preview and in both parts of the email', async () => {
  const issue = await editor.create('issues', { subject: 'Whole posts', posts: [post.id], postsAs: 'whole' })
  const preview = await (await cms(`/issues/${issue.id}/preview`)).text()
  for (const part of [
    'Orders by channel',
    '<td',
    '412',
    '/tools/word-counter/',
    'Tip: Measure &lt;first&gt;',
    'Five runs.',
  ])
    expect(preview).toContain(part)
  expect((await cms(`/issues/${issue.id}/test`, { method: 'POST' })).status).toBe(200)
  const [written] = await query<{ text: string }>(`select text from outbox where subject = 'Test: Whole posts'`)
  for (const part of ['| Search | 412 |', '/tools/word-counter/)', 'Tip: Measure <first>', 'Five runs.'])
    expect(written?.text).toContain(part)
  await editor.update('issues', issue.id, { postsAs: 'excerpts' })
  expect(await (await cms(`/issues/${issue.id}/preview`)).text()).not.toContain('Orders by channel')
  await editor.remove('issues', issue.id)
})
