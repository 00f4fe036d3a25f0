import { expect, test } from 'vitest'
import {
  checkLeadSecret,
  hideSecret,
  openLeadSecret,
  SECRET_IN_PLACE,
  sealLeadSecret,
  sealNewSecret,
} from './lead-secret.ts'

const SECRET = 'the secret of the CRM'
type Asked = { value?: unknown; siblingDocWithLocales?: object }
const ask = (hook: unknown, asked: Asked) => (hook as (asked: Asked) => unknown)(asked)
const store = (value: unknown, secret?: string) => ask(sealNewSecret, { value, siblingDocWithLocales: { secret } })

test('F4 the secret of the lead webhook is stored encrypted, and read by nobody', () => {
  const stored = String(store(SECRET))
  expect(stored).not.toContain(SECRET)
  expect(openLeadSecret(stored)).toBe(SECRET)
  expect(openLeadSecret(SECRET)).toBeUndefined()
  expect(openLeadSecret(`${stored.slice(0, -6)}AAAA==`)).toBeUndefined()
  expect([ask(hideSecret, { value: stored }), ask(hideSecret, { value: null })]).toEqual([SECRET_IN_PLACE, null])
})

test('a form that leaves the secret as it is keeps it, and an empty one removes it', () => {
  const stored = sealLeadSecret(SECRET)
  expect(store(SECRET_IN_PLACE, stored)).toBe(stored)
  expect(store(SECRET_IN_PLACE)).toBeNull()
  expect(store(stored, 'another')).toBe(stored)
  expect([store(''), store(null), store(undefined)]).toEqual(['', null, undefined])
})

test.each([
  ['', true],
  [SECRET, true],
  [SECRET_IN_PLACE, true],
  [sealLeadSecret('x'.repeat(200)), true],
  ['short', /at least 16/],
  ['x'.repeat(201), /at most 200/],
  [`${SECRET_IN_PLACE}abc`, /whole new secret/],
])('the secret %j is accepted or refused with a reason', (value, verdict) => {
  const checked = checkLeadSecret(value)
  if (verdict === true) expect(checked).toBe(true)
  else expect(checked).toMatch(verdict as RegExp)
})
