import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { answering, auditedOrigin, auditedSite, serving } from '../support/audited-site.ts'
import { axeViolations } from '../support/axe.ts'
import { query } from '../support/database.ts'
import { openPage, phone, wide } from '../support/open-page.ts'
import { page as requestPage, sendForm } from '../support/page.ts'

const REPORT = '[data-report]'

afterEach(() => query('delete from audits'))

/** Starts an audit of the site on loopback in the form of the page. */
async function startFrom(page: Page) {
  await page.locator('.start-form [name="url"]').fill(`${auditedOrigin()}/`)
  await page.locator('.start-form [type="submit"]').click()
  await page.waitForURL(/\/audit\/[\w-]{22}\/$/)
}

test('a visitor enters a URL, watches the audit, and gets the report and its files, which no search engine lists', () =>
  serving(answering(auditedSite(60)), async () => {
    const page = await openPage('/audit/', wide)
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    await startFrom(page)
    expect(await axeViolations(page)).toEqual([])
    await page.locator(REPORT).waitFor({ timeout: 60_000 })
    expect(await axeViolations(page)).toEqual([])
    expect(await page.locator('#verdict').textContent()).toMatch(/problem|error/)
    expect(await page.locator('[data-legend="ok"]').textContent()).toMatch(/^\d+ loaded$/)

    // The filters answer in place, and a link of the first five opens its finding.
    const rows = page.locator('[data-findings] li[data-severity]:visible')
    const all = await rows.count()
    await page.locator('#filter-q').fill('without a title')
    expect(await rows.count()).toBeLessThan(all)
    expect(await page.locator('[data-shown]').textContent()).toBe('1 finding')
    await page.locator('.first-list a').first().click()
    expect(await page.locator('[data-findings] li:target details').getAttribute('open')).not.toBeNull()

    // The table loads all rows when it is touched, and sorts them.
    await page.locator('[data-pages-find]').fill('oak-3')
    await page.locator('[data-pages-shown]').filter({ hasText: ' URLs. ' }).waitFor()
    await page.locator('[data-pages] th button').first().click()
    expect(await page.locator('[data-pages] th[aria-sort="ascending"]').count()).toBe(1)
    expect(await page.locator('[data-pages] tbody tr:not([aria-hidden]) td:first-child').first().textContent()).toMatch(
      /oak-3/,
    )
    expect(problems).toEqual([])

    const report = new URL('./', page.url()).href
    for (const name of ['report.json', 'pages.json', 'pages.csv', 'findings.csv', 'report.md']) {
      const response = await page.request.get(`${report}${name}`)
      expect([name, response.status()]).toEqual([name, 200])
      expect(response.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
    expect((await page.request.get(`${report}other.json`)).status()).toBe(404)
  }))

test('an audit is watched, stopped, shared, and deleted without JavaScript', () =>
  serving(answering(auditedSite(10)), async () => {
    const started = await sendForm('/audit', { url: `${auditedOrigin()}/`, page: '/audit/' })
    expect(started.status).toBe(303)
    const path = started.headers.get('location') ?? ''
    const running = await requestPage(path)
    expect(running.html).toContain('<meta name="robots" content="noindex, nofollow"')
    expect(running.response.headers.get('cache-control')).toBe('private, no-store')
    const page = await openPage(path, { ...phone, javaScriptEnabled: false })
    await page.locator('.audit-report').waitFor({ timeout: 60_000 })
    const link = await page.locator('#share-link').inputValue()
    const shared = await openPage(new URL(link).pathname, { ...phone, javaScriptEnabled: false })
    expect(await shared.locator('form[action*="/api/audit/"]').count()).toBe(0)
    expect(await shared.content()).not.toContain(path)

    await page.locator('form[action$="/revoke"] button').click()
    await page.locator('.manage').filter({ hasText: 'The shared link was revoked' }).waitFor()
    await page.locator('.delete-audit summary').click()
    await page.locator('form[action$="/delete"] button').click()
    await page.waitForURL(/\/audit\/$/)
    const [{ count } = { count: '?' }] = await query<{ count: string }>('select count(*) from audits')
    expect(count).toBe('0')
  }))

test('the home page hands the typed website to the audit', async () => {
  const page = await openPage('/', wide)
  const field = page.locator('#audit .audit-form:visible [name="website"]')
  await field.fill('oakfield.example')
  await page.locator('[data-carries-website]').click()
  await page.waitForURL(/\/audit\/\?url=oakfield\.example$/)
  expect(await page.locator('.start-form [name="url"]').inputValue()).toBe('oakfield.example')
})
