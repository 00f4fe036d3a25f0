import { expect, test } from 'vitest'
import { createAddressFilter } from './internal-addresses.ts'

const withoutAddresses = createAddressFilter({
  adminUrl: 'https://agency.example',
  adminPort: 4322,
  databaseUrl: 'postgres://prairie:a-password@db.internal:6432/prairie',
})

test.each([
  ['Cannot GET http://127.0.0.1:4322/cms-api/x', 'Cannot GET https://agency.example/cms-api/x'],
  ['localhost:4322 and [::1]:4322', 'agency.example and agency.example'],
  ['connect ECONNREFUSED 127.0.0.1:6432', 'connect ECONNREFUSED database'],
  ['getaddrinfo ENOTFOUND db.internal', 'getaddrinfo ENOTFOUND database'],
  ['connect ECONNREFUSED db.internal:6432', 'connect ECONNREFUSED database'],
  ['postgres://prairie:a-password@db.internal:6432/prairie', 'database/prairie'],
  ['http://localhost:43220/ and 127.0.0.1:8080', 'http://localhost:43220/ and 127.0.0.1:8080'],
])('F5 %j names no internal host', (text, expected) => {
  expect(withoutAddresses(text)).toBe(expected)
})

test('F5 a site without a public origin keeps its own address', () => {
  const filter = createAddressFilter({
    adminUrl: 'http://localhost:4321',
    adminPort: 4322,
    databaseUrl: 'postgres://prairie:prairie@127.0.0.1:54321/prairie',
  })
  expect(filter('http://localhost:4321/blog/ and http://127.0.0.1:4322/admin')).toBe(
    'http://localhost:4321/blog/ and http://localhost:4321/admin',
  )
})
