import { launchBrowser } from '#tests/support/browser.ts'
import type { Setting } from '../faults/setting.ts'
import type { Measure } from '../measure.ts'

const LEADS = 100_000
const ROUNDS = 5
const LIMIT_MS = 1_500

const lists = {
  leads: '/admin/collections/contact-requests',
  'leads, new ones only': '/admin/collections/contact-requests?where[or][0][and][0][status][equals]=new',
  'leads, searched': '/admin/collections/contact-requests?search=visitor-777',
  'leads, by name': '/admin/collections/contact-requests?sort=clientName',
  'leads, page 500': '/admin/collections/contact-requests?page=500',
  quotes: '/admin/collections/quotes',
}

/**
 * Measures lists of the back office with a hundred thousand leads, from the request to the visible rows.
 * @throws {Error} if a list does not load in time
 */
export async function measureLists({ url, query, administrator }: Setting): Promise<Measure[]> {
  await query(
    `insert into contact_requests (client_name, client_email, website, form, message, source_page, status, created_at, updated_at)
     select 'Visitor ' || n, 'visitor-' || n || '@list.example', 'https://list-' || n || '.example/', 'contact',
       repeat('A line that somebody wrote. ', 8), '/contact-us/', (array['new','working','done'])[1 + n % 3]::enum_contact_requests_status,
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [LEADS],
  )
  await query(
    `insert into quotes (name, email, company, website, message, status, created_at, updated_at)
     select 'Visitor ' || n, 'visitor-' || n || '@list.example', 'Company ' || n, 'https://list-' || n || '.example/',
       repeat('A line that somebody wrote. ', 8), (array['new','working','done'])[1 + n % 3]::enum_quotes_status,
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [LEADS],
  )
  await query('analyze contact_requests')
  await query('analyze quotes')
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto('/admin/login')
    await page.locator('#field-email').fill(administrator.email)
    await page.locator('#field-password').fill(administrator.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL((url) => url.pathname === '/admin')
    const measures: Measure[] = []
    for (const [name, path] of Object.entries(lists)) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        await page.goto('about:blank')
        const started = performance.now()
        await page.goto(path, { waitUntil: 'commit' })
        await page.locator('tbody tr').first().waitFor()
        times.push(performance.now() - started)
      }
      times.sort((a, b) => a - b)
      measures.push({
        what: `list of 100,000 leads: ${name}`,
        value: Math.round(times[Math.floor(ROUNDS / 2)] ?? Number.NaN),
        unit: 'ms',
        limit: LIMIT_MS,
        better: 'less',
        note: `median of ${ROUNDS}, ${Math.round(times[0] ?? 0)} to ${Math.round(times.at(-1) ?? 0)}`,
      })
    }
    return measures
  } finally {
    await browser.close()
  }
}
