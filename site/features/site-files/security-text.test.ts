import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SECURITY_POLICY_PATH, securityPolicy } from './security-policy.ts'
import { securityText } from './security-text.ts'

const now = new Date('2026-11-21T23:30:00Z')
const siteUrl = 'https://agency.example'

test('S-30 security.txt has the required fields of RFC 9116, each on its own line', () => {
  expect(securityText({ siteUrl, contactEmail: 'hello@agency.example', now }).split('\n')).toEqual([
    'Contact: mailto:hello@agency.example',
    'Expires: 2027-05-20T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://agency.example/.well-known/security.txt',
    'Policy: https://agency.example/security/',
    '',
  ])
})

test('S-30 security.txt expires within a year and is stable for a day', () => {
  const at = (time: string) => securityText({ siteUrl, now: new Date(time) })
  expect(at('2026-11-21T00:00:00Z')).toBe(at('2026-11-21T23:59:59Z'))
  expect(at('2026-11-21T00:00:00Z')).not.toBe(at('2026-11-22T00:00:00Z'))
})

test('S-30 without an email address, the contact is the contact page', () => {
  expect(securityText({ siteUrl, contactEmail: null, now })).toContain('Contact: https://agency.example/contact-us/\n')
})

test('SECURITY.md and the policy of security.txt agree', () => {
  const document = readFileSync('SECURITY.md', 'utf8').replace(/\s+/g, ' ')
  for (const { heading, sentences } of securityPolicy) {
    expect(document).toContain(`## ${heading}`)
    for (const sentence of sentences) expect(document).toContain(sentence)
  }
  expect(document).toContain(SECURITY_POLICY_PATH)
})
