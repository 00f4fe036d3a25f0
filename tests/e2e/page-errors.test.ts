// @module-tag extended
// One error of one page; platform/error-reports and site/features/page-errors prove what is sent and what is left out.
import { expect, test } from 'vitest'
import { withSite } from '../support/another-site.ts'
import { runErrorServer } from '../support/error-server.ts'
import { menusAreReady, openPage } from '../support/open-page.ts'
import { waitFor } from '../support/wait-for.ts'

test('R18 an error in a script of a page reaches the server of SENTRY_DSN, without its visitor', async () => {
  const server = await runErrorServer()
  await withSite({ SENTRY_DSN: server.dsn }, async (url) => {
    const page = await openPage(`${url}/blog/?email=ada@example.com`)
    await menusAreReady(page)
    await page.evaluate((origin) => {
      const error = new TypeError('No reply to ada@example.com')
      error.stack = `TypeError: No reply\n    at send (${origin}/_astro/page.js:2:817)`
      setTimeout(() => {
        throw error
      })
    }, url)
    const [event] = await waitFor(() =>
      server.received.length > 0 ? server.received.map((one) => one.event) : undefined,
    )
    expect(event).toMatchObject({ platform: 'javascript', tags: { process: 'browser', page: '/blog/' } })
    expect(event?.exception?.values[0]).toMatchObject({ type: 'TypeError', value: 'No reply to [email]' })
    expect(JSON.stringify(event)).not.toContain('ada@example.com')
  })
  await server.close()
})

test('S-14 without SENTRY_DSN, a page reports no errors', async () => {
  const page = await openPage('/blog/')
  expect(await page.evaluate(() => document.body.dataset.errors)).toBeUndefined()
})
