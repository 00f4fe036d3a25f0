import { expect, test } from 'vitest'
import { resumeMessages } from '#platform/resume/rules.ts'
import { ApplyVacancy, applicationMessages as says } from './application-schema.ts'

const file = (name = 'cv.pdf', size = 10) => new File([new Uint8Array(size)], name)
const whole = { name: 'Ines', email: 'ines@shop.example', resume: file(), consent: 'yes' }

const errorsOf = (fields: object) => {
  const errors: Record<string, string> = {}
  for (const { path, message } of ApplyVacancy.safeParse(fields).error?.issues ?? [])
    errors[String(path[0])] ??= message
  return errors
}

test('R-160 name, email, résumé, and consent are required, each with its own message', () => {
  expect(errorsOf({})).toEqual({
    name: says.noName,
    email: 'Please enter a valid email address.',
    resume: resumeMessages.none,
    consent: says.noConsent,
  })
  expect(ApplyVacancy.parse(whole)).toMatchObject({ phone: '', message: '', vacancy: '' })
})

test.each([
  ['none was chosen', file('', 0), resumeMessages.none],
  ['a text', 'cv.pdf', resumeMessages.none],
  ['what JSON makes of a file', {}, resumeMessages.none],
  ['larger than 5 MB', file('cv.pdf', 5 * 1024 * 1024 + 1), resumeMessages.tooLarge],
  ['another kind', file('cv.exe'), resumeMessages.wrongKind],
])('R-160 a résumé that is %s is refused with a reason', (_what, resume, message) => {
  expect(errorsOf({ ...whole, resume })).toEqual({ resume: message })
})

test('R-160 a résumé of exactly 5 MB is accepted', () => {
  expect(errorsOf({ ...whole, resume: file('cv.docx', 5 * 1024 * 1024) })).toEqual({})
})

test('R-160 only the checkbox gives consent', () => {
  expect(errorsOf({ ...whole, consent: true })).toEqual({})
  for (const consent of ['', 'no', false, undefined])
    expect(errorsOf({ ...whole, consent })).toEqual({ consent: says.noConsent })
})
