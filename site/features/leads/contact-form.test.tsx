import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactForm } from './contact-form.tsx'

const render = (state?: Parameters<typeof ContactForm>[0]['state']) =>
  renderToStaticMarkup(<ContactForm page="/contact-us/" state={state} />)
const control = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0]

test('name, e-mail and message are required, the website is not; it is posted as the contact form', () => {
  const html = render()
  for (const name of ['clientName', 'clientEmail', 'message']) expect(control(html, name)).toContain('required')
  expect(control(html, 'website')).not.toContain('required')
  expect(html).toContain('action="/api/send-mail" method="post"')
  expect(control(html, 'form')).toContain('value="contact"')
  expect(control(html, 'page')).toContain('value="/contact-us/"')
})

test('what went wrong stands beside its field, with what was typed', () => {
  const html = render({
    form: 'contact',
    success: false,
    message: 'Please write a message.',
    errors: { message: 'Please write a message.' },
    values: { clientName: 'Ines' },
  })
  expect(html).toContain('href="#contact-message"')
  expect(html).toContain('id="contact-message-error"')
  expect(control(html, 'clientName')).toContain('value="Ines"')
})

test('an answer to another form is not shown here', () => {
  const sent = { success: true, message: '', errors: {}, values: {} }
  expect(render({ form: 'contact', ...sent })).toContain('Thank you! Your request has been sent.')
  expect(render({ form: 'audit', ...sent })).not.toContain('Thank you!')
})
