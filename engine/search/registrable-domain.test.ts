import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import { hostOf } from '../net/hosts.ts'
import { icannDomain, registrableDomain } from './registrable-domain.ts'

const set = corpus('public-suffix')

test.skipIf(!set)('R-173 every case of the Public Suffix List gets its registrable domain', () => {
  const rows = readFileSync(`${set}/tests.txt`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map((line) => line.trim().split(/\s+/) as [string, string])
  expect(rows).toHaveLength(78)
  const ascii = (name: string) => (name === 'null' ? null : hostOf(`http://${name}`))
  expect(rows.map(([host]) => [host, registrableDomain(host)])).toEqual(
    rows.map(([host, expected]) => [host, ascii(expected)]),
  )
})

test('stores on one platform are different domains, except in a link index', () => {
  expect(registrableDomain('a.myshopify.com')).toBe('a.myshopify.com')
  expect(icannDomain('a.myshopify.com')).toBe('myshopify.com')
})

test.each(['192.0.2.1', '[2001:db8::1]', '', 'a b', 'co.uk'])('%j has no registrable domain', (host) => {
  expect(registrableDomain(host)).toBeNull()
})
