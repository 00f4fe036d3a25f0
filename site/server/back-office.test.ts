import { expect, test } from 'vitest'
import { isBackOffice, refusal } from './back-office.ts'

test('F1 R-241 without a session, only the login calls of the CMS API are reachable', () => {
  for (const path of [
    '/cms-api/reviews',
    '/cms-api/reviews?depth=5',
    '/cms-api/users/first-register',
    '/cms-api/globals/home',
    '/cms-api/invitations',
    '/cms-api/invitations/1/resend',
    '/cms-api',
  ])
    expect({ path, code: refusal(path, false) }).toEqual({ path, code: 'forbidden' })
  for (const path of [
    '/cms-api/users/login',
    '/cms-api/users/me',
    '/cms-api/users/forgot-password',
    '/cms-api/invitations/accept',
    '/admin/login',
    '/_next/a.js',
  ])
    expect({ path, code: refusal(path, false) }).toEqual({ path, code: undefined })
})

test('C3 without a session, no file is served', () => {
  expect(refusal('/cms-api/resumes/file/ines.pdf', false)).toBe('not-found')
  expect(refusal('/cms-api/resumes/file/ines.pdf', true)).toBeUndefined()
})

test('the specified paths do not belong to the back office', () => {
  expect(['/admin', '/admin?x', '/cms-api/a', '/_next/a'].every(isBackOffice)).toBe(true)
  expect(['/administration/', '/api/get-posts', '/'].some(isBackOffice)).toBe(false)
})
