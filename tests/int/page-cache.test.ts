import { expect, test } from 'vitest'
import { messages } from '#engine/messages.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { page, sendForm } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const stored = async () => ((await (await fetch(`${inject('siteUrl')}/healthz`)).json()) as { pages: number }).pages

test('R13 made-up URLs leave no entry in the page cache', async () => {
  for (const path of ['/', '/blog/', '/no-such-page']) await page(path)
  const before = await stored()
  const names = Array.from({ length: 10 }, (_, i) => `made-up-${i}`)
  const statuses = await Promise.all(
    names.flatMap((name) =>
      [
        `/?q=${name}`,
        `/blog/?utm_source=${name}`,
        `//${name}/`,
        `/blog//${name}`,
        `/${name}`,
        `/search/?q=${name}`,
      ].map(async (path) => (await page(path)).status),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 308, 404]))
  expect(await stored()).toBe(before)
})

test('R13 S-24 all unknown paths share one 404 page, which follows the content', async () => {
  const [one, other] = [await page('/no-such-page'), await page('/blog/no-such-post')]
  expect([one.status, other.status]).toEqual([404, 404])
  expect(other.html).toBe(one.html)
  expect(one.html).not.toContain('no-such')
  const editor = await signIn()
  const { id } = await editor.create('posts', minimalPost('newest-of-all', { publishDate: '2027-01-01T12:00:00.000Z' }))
  try {
    await waitFor(async () => (await page('/no-such-page')).html.includes('/blog/newest-of-all'))
  } finally {
    await editor.remove('posts', id)
  }
})

test('R13 a form on the 404 page works without JavaScript', async () => {
  const { document } = await page('/no-such-page')
  const form = document.querySelector('form[action="/api/subscribe"]')
  const leadsBack = form?.querySelector('input[name="page"]')?.getAttribute('value') ?? ''
  const refused = await sendForm('/subscribe', { email: 'not an address', page: leadsBack })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('value="not an address"')
  const { status, html } = await page(`${leadsBack}?form=newsletter`)
  expect([status, html.includes(messages.subscribed)]).toEqual([404, true])
})

test('R13 excess searches are refused with a retry time, and pages are not', async () => {
  const searches = Promise.all(Array.from({ length: 100 }, (_, i) => page(`/search/?q=title-${i}`)))
  for (let i = 0; i < 20; i++) expect((await page('/')).status).toBe(200)
  const results = await searches
  const refused = results.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  for (const { response } of refused) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(results.length - refused.length).toBeGreaterThanOrEqual(16)
  expect((await page('/search/?q=title')).status).toBe(200)
})
