import { expect, test } from 'vitest'
import { formOf, LeadRequest } from './schema.ts'

const errorsOf = (fields: object) => {
  const issues = LeadRequest.safeParse(fields).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

test('R-274 an audit needs a website and is the default form', () => {
  expect(errorsOf({})).toEqual({ website: 'Please enter a valid website URL.' })
  expect(errorsOf({ website: ' ' })).toEqual({ website: 'Please enter a valid website URL.' })
  expect(LeadRequest.parse({ website: 'shop.example' })).toMatchObject({
    form: 'audit',
    website: 'https://shop.example/',
  })
})

test('the contact form needs name, email, and message, but no website', () => {
  const missing = {
    clientName: 'Please enter your name.',
    clientEmail: 'Please enter a valid email address.',
    message: 'Please write a message.',
  }
  expect(errorsOf({ form: 'contact' })).toEqual(missing)
  expect(errorsOf({ form: 'contact', clientName: ' ', clientEmail: '', message: '' })).toEqual(missing)
  const written = { form: 'contact', clientName: 'Ines', clientEmail: 'ines@shop.example', message: 'Tuesday?' }
  expect(LeadRequest.parse(written)).toMatchObject({ ...written, website: '' })
  expect(errorsOf({ ...written, website: 'shop,example' })).toEqual({ website: 'Please enter a valid website URL.' })
})

test('an unknown form is refused and never used in a URL', () => {
  expect(errorsOf({ form: '/evil', website: 'shop.example' })).toHaveProperty('form')
  expect([{}, { form: 'audit' }, { form: 'contact' }, { form: '/evil' }].map(formOf)).toEqual([
    'audit',
    'audit',
    'contact',
    'audit',
  ])
})
