import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuditForms } from './audit-form.tsx'

const render = (state?: Parameters<typeof AuditForms>[0]['state']) => renderToStaticMarkup(<AuditForms state={state} />)
const [, desktop = '', , mobile = ''] = render().split('<form ')
const input = (form: string, name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(form)?.[0] ?? ''

test('R-274 R-275 R-277 the desktop form requires a website URL, and no name or email', () => {
  expect(input(desktop, 'website')).toMatch(/type="url".*inputMode="url".*required=""/i)
  expect(input(desktop, 'clientName')).toContain('type="text"')
  expect(input(desktop, 'clientEmail')).toContain('type="email"')
  expect(input(desktop, 'clientName') + input(desktop, 'clientEmail')).not.toContain('required')
})

test('R-276 the mobile form requires all three', () => {
  for (const name of ['website', 'clientName', 'clientEmail']) expect(input(mobile, name)).toContain('required')
})

test('R-103 R-105 both variants post the audit form without JavaScript', () => {
  for (const form of [desktop, mobile]) {
    expect(form).toContain('action="/api/send-mail" method="post"')
    expect(input(form, 'form')).toContain('value="audit"')
    expect(input(form, 'page')).toContain('value="/"')
  }
})

test('both variants show errors at their fields, with what was typed', () => {
  const html = render({
    form: 'audit',
    success: false,
    message: 'Please enter a valid website URL.',
    errors: { website: 'Please enter a valid website URL.' },
    values: { website: 'oakfield,example' },
  })
  expect(html.match(/value="oakfield,example"/g)).toHaveLength(2)
  expect(html).toContain('href="#audit-mobile-website"')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the form shows only its own message', () => {
  const sent = { success: true, message: '', errors: {}, values: {} }
  expect(render({ form: 'audit', ...sent })).toContain('Thank you! Your request has been sent.')
  expect(render({ form: 'newsletter', ...sent })).not.toContain('Thank you!')
})

test('an answer to a request without an email address asks for one, in a form of its own', () => {
  const sent = { form: 'audit', success: true, message: '', errors: {} }
  const emailForm = (state?: Parameters<typeof AuditForms>[0]['state']) => render(state).split('<form ')[2] ?? ''
  expect(emailForm()).toContain('hidden=""')
  expect(emailForm({ ...sent, values: {} })).toContain('hidden="" action')
  const asked = emailForm({ ...sent, values: { lead: '12.token' } })
  expect(asked).not.toContain('hidden="" action')
  expect(asked).toContain('Add an email address, so that we can reply')
  expect(input(asked, 'lead')).toContain('value="12.token"')
  const added = emailForm({ ...sent, form: 'email', values: {} })
  expect(added).toContain('Thank you! We’ll reply to this email address.')
  expect(added).not.toContain('name="clientEmail"')
})

test('the form of a service’s page carries the service', () => {
  const html = renderToStaticMarkup(<AuditForms page="/services/mobile-seo/" service="mobile-seo" />)
  expect(html.match(/name="service" value="mobile-seo"/g)).toHaveLength(2)
})
