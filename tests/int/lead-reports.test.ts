import { afterAll, expect, test } from 'vitest'
import { headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { api, page, post, sendForm } from '../support/page.ts'
import { parseHtml } from '../support/parse-html.ts'

const MARK = 'lead-reports'
const PATH = '/tools/word-counter/'

afterAll(() => query('delete from contact_requests where client_email like $1 or website like $1', [`%${MARK}%`]))

/** Runs a tool without JavaScript, and returns the report in the form for a question. */
async function reportInForm(text: string) {
  const document = parseHtml(await (await sendForm('/tools/word-counter', { text })).text())
  expect(document.querySelector('[data-offer]:not([hidden]) a')?.getAttribute('href')).toBe('/services/on-page-seo/')
  return document.querySelector('#question [name="report"]')?.getAttribute('value') ?? ''
}

async function ask(email: string, fields: Record<string, string>) {
  const question = { page: PATH, tool: 'word-counter', message: 'What now?', clientEmail: email }
  const response = await sendForm('/send-report', { ...question, ...fields })
  expect([response.status, response.headers.get('location')]).toEqual([303, `${PATH}?form=question#question`])
  const [lead] = await query<{ id: number; form: string; report: string }>(
    'select id, form, report from contact_requests where client_email = $1',
    [email],
  )
  return { id: 0, ...lead }
}

test('S-12 a report is sent with a question without JavaScript, and who reads the lead opens it', async () => {
  const report = await reportInForm('zanzibar autumn tables')
  const lead = await ask(`without@${MARK}.example`, { report })
  expect(lead).toMatchObject({ form: 'tool', report: expect.stringMatching(/^Word counter: 3 words/) })
  const { headers } = await signIn()
  const shown = await api(`/lead-report?lead=${lead.id}`, { headers: { authorization: headers.authorization } })
  const html = await shown.text()
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(html).toContain('3 words')
  expect(html).not.toContain('zanzibar')
})

test('what was pasted is sent only if its box is ticked', async () => {
  const report = await reportInForm('zanzibar autumn tables')
  expect(report).toContain('zanzibar')
  const [without, ticked] = [
    await ask(`not-ticked@${MARK}.example`, { report }),
    await ask(`ticked@${MARK}.example`, { report, withPasted: 'on' }),
  ]
  const stored = (id: number) =>
    query<{ report: object }>('select report from lead_reports where contact_request_id = $1', [id])
  expect(JSON.stringify(await stored(without.id))).not.toContain('zanzibar')
  expect(JSON.stringify(await stored(ticked.id))).toContain('zanzibar')
})

test('only those who read leads open a report, and it goes with its lead', async () => {
  const lead = await ask(`deleted@${MARK}.example`, { report: await reportInForm('three short words') })
  const path = `/lead-report?lead=${lead.id}`
  expect((await api(path)).status).toBe(401)
  const editor = await makeAccount(`${MARK} editor`, ['editor'])
  expect((await api(path, { headers: await headersOf(editor) })).status).toBe(404)
  await editor.remove()
  const sales = await makeAccount(`${MARK} sales`, ['sales'])
  const headers = await headersOf(sales)
  expect((await api(path, { headers })).status).toBe(200)
  await query('delete from contact_requests where id = $1', [lead.id])
  expect(await query('select 1 from lead_reports where contact_request_id = $1', [lead.id])).toEqual([])
  expect((await api(path, { headers })).status).toBe(404)
  await sales.remove()
})

test('a report that cannot be read is left out, and the question stays', async () => {
  const forged = JSON.stringify({ ...JSON.parse(await reportInForm('a b c')), tool: 'no-such-tool' })
  for (const [name, report] of Object.entries({ broken: '{"tool":', forged }))
    expect((await ask(`${name}@${MARK}.example`, { report })).report).toBeNull()
})

test('a request without an email address takes one, once, with the token of its answer', async () => {
  const website = `https://${MARK}.example/`
  const sent = await sendForm('/send-mail', { form: 'audit', website, page: '/testimonial/' })
  const location = sent.headers.get('location') ?? ''
  expect(location).toMatch(/^\/testimonial\/\?form=audit&lead=[\w.-]+#audit$/)
  const lead = new URL(location, 'http://site.example').searchParams.get('lead') ?? ''
  const { document } = await page(location.split('#')[0] ?? '')
  const form = document.querySelector('form#email')
  expect(form?.hasAttribute('hidden')).toBe(false)
  expect(form?.querySelector('label')?.textContent).toContain('Add an email address, so that we can reply')
  expect(form?.querySelector('[name="lead"]')?.getAttribute('value')).toBe(lead)
  const stored = () => query('select client_email from contact_requests where website = $1', [website])
  const add = (token: string, name: string) =>
    post('/add-email', { lead: token, clientEmail: `${name}@${MARK}.example` })
  expect(
    (
      await add(
        lead.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        'guesser',
      )
    ).status,
  ).toBe(422)
  expect((await add('', 'nobody')).status).toBe(422)
  expect(await stored()).toEqual([{ client_email: '' }])
  expect((await add(lead, 'owner')).status).toBe(200)
  expect((await add(lead, 'second')).status).toBe(422)
  expect(await stored()).toEqual([{ client_email: `owner@${MARK}.example` }])
})

test('an answer to a request with an email address has no token', async () => {
  const answered = await post('/send-mail', { form: 'audit', website: 'a.example', clientEmail: `has@${MARK}.example` })
  expect(await answered.json()).toEqual({ success: true, message: 'Thank you! Your request has been sent.' })
})
