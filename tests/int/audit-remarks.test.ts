import { afterEach, expect, test } from 'vitest'
import { cms, headersOf, makeAccount } from '../support/account.ts'
import { answering, auditedSite, serving } from '../support/audited-site.ts'
import { LONG, wholeAudit } from '../support/audits.ts'
import { query } from '../support/database.ts'
import { emailsTo } from '../support/mail-server.ts'
import { post, sendForm } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

afterEach(() => query('delete from audits'))

/** What the back office lists of an audit. */
type Listed = { to: string | null; sends: { by: string }[]; findings: { finding: string; title: string }[] }

test('sales notes, hides, and sends; others may not, and the report and its files follow', () =>
  serving(answering(auditedSite(10)), async () => {
    const { key } = await wholeAudit()
    const email = 'audit-lead@example.com'
    const page = `/audit/${key}/`
    await sendForm('/send-report', { page, tool: 'audit', message: 'What now?', clientEmail: email })
    const [row] = await query<{ id: number; lead: number }>('select id, lead_id as lead from audits')
    // The key of its visitor, with which anyone could delete the audit, is not stored with the lead.
    const [source] = await query<{ page: string }>('select source_page as page from contact_requests where id = $1', [
      row?.lead,
    ])
    expect(source?.page).toBe('/audit/')
    const path = (end: string) => `/audits/${row?.id}/${end}`
    const [sales, editor] = [await makeAccount('Sally Sales', ['sales']), await makeAccount('Ed Editor', ['editor'])]
    const [headers, others] = [await headersOf(sales), await headersOf(editor)]
    const listed = async () => (await (await cms('GET', path('report'), undefined, headers)).json()) as Listed
    const [noted, hidden] = (await listed()).findings
    if (!noted || !hidden) throw new Error('The audit has too few findings.')
    const hide = { finding: hidden.finding, note: '', isHidden: true, reason: 'A page of our tests' }
    for (const [end, body] of [
      ['remark', hide],
      ['send', {}],
    ] as const)
      expect((await cms('POST', path(end), body, others)).status).toBe(403)
    expect((await cms('PATCH', `/audits/${row?.id}`, { remarks: [hide] }, others)).status).toBe(403)
    expect((await cms('POST', path('remark'), { ...hide, reason: ' ' }, headers)).status).toBe(422)
    expect((await cms('POST', path('remark'), { ...hide, finding: 'none' }, headers)).status).toBe(404)
    const note = { finding: noted.finding, note: 'We would begin here.' }
    for (const body of [hide, note]) expect((await cms('POST', path('remark'), body, headers)).status).toBe(200)
    // Nobody signs with another name.
    const forged = {
      remarks: [
        { ...note, note: 'Forged.', noteBy: 'The boss' },
        { finding: hidden.finding, hiddenBecause: hide.reason },
      ],
    }
    expect((await cms('PATCH', `/audits/${row?.id}`, forged, headers)).status).toBe(200)

    for (const name of ['', 'print/', 'report.json', 'findings.csv', 'report.md']) {
      const text = await (await fetch(`${inject('siteUrl')}${page}${name}`)).text()
      expect([name, text.includes(hidden.title)]).toEqual([name, false])
      expect([name, text.includes('Forged.'), text.includes('Sally Sales'), text.includes('The boss')]).toEqual([
        name,
        true,
        true,
        false,
      ])
    }

    expect((await listed()).to).toBe(email)
    expect((await cms('POST', path('send'), {}, headers)).status).toBe(200)
    expect((await cms('POST', path('send'), {}, headers)).status).toBe(409)
    const [arrived] = await waitFor(async () => {
      const found = (await emailsTo(email)).filter(({ email: { subject } }) => subject?.includes('has read the audit'))
      return found.length > 0 && found
    }, LONG)
    expect(arrived?.email.text).toContain('1 note')
    expect(arrived?.email.text).not.toContain(key)
    expect((await listed()).sends).toMatchObject([{ by: 'Sally Sales' }])
    const [change] = await query<{ fields: string }>('select fields from changes where about = $1', [
      `audits/${row?.id}`,
    ])
    expect(change?.fields).toBe('Notes and hidden findings, Sent to the lead')
    await post(`/audit/${key}/revoke`, {})
    expect((await cms('POST', path('send'), { again: true }, headers)).status).toBe(422)
    await post(`/audit/${key}/delete`, {})
    for (const table of ['audits_remarks', 'audits_sends']) expect(await query(`select 1 from ${table}`)).toEqual([])
    await query('delete from contact_requests where id = $1', [row?.lead])
    for (const account of [sales, editor]) await account.remove()
  }))
