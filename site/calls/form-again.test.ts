import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { Failure } from '#engine/failures.ts'
import { formAgain } from './form-again.ts'

const failure = new Failure('unavailable', { message: 'We can’t do this right now.', retryAfter: 7 })

async function shown(fields: Record<string, unknown>) {
  const response = formAgain({ action: '/api/apply-vacancy', fields, failure })
  return { response, document: new JSDOM(await response.text()).window.document }
}

test('R10 a form that can be sent again keeps what the visitor typed, as text', async () => {
  const evil = '"><script>alert(1)</script></textarea>'
  const fields = {
    clientName: evil,
    message: `\n${evil}\nsecond line`,
    token: 'one.token',
    consent: 'on',
    [evil]: evil,
  }
  const { response, document } = await shown(fields)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('7')
  expect(document.querySelector('script')).toBeNull()
  const values = [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name, value }) => [name, value])
  expect(Object.fromEntries(values)).toEqual(fields)
  expect([...document.querySelectorAll<HTMLInputElement>('[type=hidden]')].map(({ name }) => name)).toEqual([
    'token',
    'consent',
  ])
  const labeled = [...document.querySelectorAll('label')].map(({ htmlFor }) => document.getElementById(htmlFor))
  expect(labeled.map((field) => field?.getAttribute('name'))).toEqual(['clientName', 'message', evil])
})

test('R10 a repeated name is repeated again, and a file must be chosen again', async () => {
  const { document } = await shown({ topics: ['seo', 'ads'], resume: new File(['%PDF'], 'cv.pdf') })
  expect([...document.querySelectorAll<HTMLInputElement>('[name=topics]')].map(({ value }) => value)).toEqual([
    'seo',
    'ads',
  ])
  expect(document.querySelector('form')?.enctype).toBe('multipart/form-data')
  expect(document.querySelector<HTMLInputElement>('[name=resume]')?.type).toBe('file')
  expect(document.querySelector('main p')?.textContent).toContain('Please choose your file again.')
})

test('R10 a short message returns in a textarea', async () => {
  const { document } = await shown({ name: 'Ada', message: 'We sell oak tables.' })
  expect(document.querySelector('textarea[name=message]')?.textContent).toBe('We sell oak tables.')
  expect(document.querySelector('input[name=name]')?.getAttribute('value')).toBe('Ada')
})
