import { afterEach, expect, test } from 'vitest'
import { pdfDestinations } from '#engine/pdf/destinations.ts'
import { answering, auditedSite, serving } from '../support/audited-site.ts'
import { LONG, wholeAudit } from '../support/audits.ts'
import { query } from '../support/database.ts'
import { post } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

afterEach(() => query('delete from audits'))

const pdfOf = (key: string) => fetch(`${inject('siteUrl')}/audit/${key}/report.pdf`)

/** Waits until the PDF of a report is made, and returns it, one character for each byte. */
async function madePdf(key: string): Promise<string> {
  const made = await waitFor(async () => {
    const response = await pdfOf(key)
    expect([200, 202]).toContain(response.status)
    return response.status === 200 && response
  }, LONG)
  expect(made.headers.get('content-type')).toBe('application/pdf')
  expect(made.headers.get('cache-control')).toBe('private, no-store')
  return Buffer.from(await made.arrayBuffer()).toString('latin1')
}

test(
  'the PDF of a report has an outline, links, and numbers of pages; it goes with the link and with the audit',
  () =>
    serving(answering(auditedSite(30)), async () => {
      const { key, report } = await wholeAudit()
      const waiting = await pdfOf(key)
      expect(waiting.status).toBe(202)
      expect(await waiting.text()).toContain('The PDF is being made')
      const [row] = await query<{ share: string }>('select share_key as share from audits where key = $1', [key])
      const share = row?.share ?? ''
      const pdf = await madePdf(share)
      expect(pdf).toMatch(/^%PDF-/)
      for (const part of ['/Outlines', '/Lang (en)', '/MarkInfo', `/audit/${share}/`]) expect(pdf).toContain(part)
      expect(pdf).not.toContain(key)
      const pages = pdfDestinations(pdf)
      expect(pages.get('summary')).toBe(3)
      expect(pages.get('next')).toBeGreaterThan(pages.get('findings') ?? 0)
      const [stored] = await query<{ count: string }>('select count(*) as count from audit_pdfs where pdf is not null')
      expect(stored?.count).toBe('1')
      const print = await fetch(`${inject('siteUrl')}/audit/${share}/print/`)
      expect(await print.text()).toContain(report?.verdict.slice(0, 20))

      // A PDF that was not made in time is tried again; until then, the page says so.
      await query("update audit_pdfs set pdf = null, problem = 'Too busy.'")
      await query(
        "update jobs.job set state = 'retry', start_after = now() + interval '1 hour' where name = 'print-audit'",
      )
      const late = await pdfOf(share)
      expect(late.status).toBe(202)
      expect(await late.text()).toContain('Too busy. It is tried again in a moment')
      await query("update jobs.job set start_after = now() where name = 'print-audit'")
      expect(await madePdf(share)).toMatch(/^%PDF-/)

      // Without Chromium, the page says so and offers the other files.
      const problem = 'The PDF could not be made on this server. No Chromium is installed.'
      await query('update audit_pdfs set pdf = null, problem = $1, asked_at = now()', [problem])
      const none = await pdfOf(share)
      expect(none.status).toBe(409)
      const html = await none.text()
      for (const part of [problem, `/audit/${share}/print/`, `/audit/${share}/findings.csv`])
        expect(html).toContain(part)

      await post(`/audit/${key}/revoke`, {})
      expect((await pdfOf(share)).status).toBe(404)
      expect(await madePdf(key)).not.toContain(share)
      await post(`/audit/${key}/delete`, {})
      expect((await pdfOf(key)).status).toBe(404)
      expect(await query('select 1 from audit_pdfs')).toEqual([])
    }),
  180_000,
)
