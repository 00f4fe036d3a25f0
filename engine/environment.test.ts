import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('without any variable everything has its default', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 4321,
    siteUrl: 'http://localhost:4321',
    databaseIsEmbedded: true,
    trustedProxies: 0,
    production: true,
  })
})

test('the site’s origin has no slash at its end', () => {
  expect(readEnvironment({ SITE_URL: 'https://agency.example/' }).siteUrl).toBe('https://agency.example')
})

test.each([
  [{ PORT: 'abc' }, /PORT is malformed/],
  [{ PORT: '70000' }, /PORT is malformed/],
  [{ SITE_URL: 'agency.example' }, /SITE_URL is malformed/],
  [{ DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL is malformed/],
  [{ ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD is malformed/],
  [{ DATABSE_URL: 'postgres://x/y' }, /Unknown environment variable DATABSE_URL; did you mean DATABASE_URL\?/],
  [{ SITE_NAME: 'x' }, /Unknown environment variable SITE_NAME\./],
])('%o is refused in one line', (source, message) => {
  expect(() => readEnvironment(source)).toThrow(message)
  try {
    readEnvironment(source)
  } catch (error) {
    expect((error as Error).message).not.toContain('\n')
  }
})

test('what belongs to the machine is none of our business', () => {
  expect(() =>
    readEnvironment({ PATH: '/bin', HOME: '/root', npm_config_cache: 'x', SSL_CERT_FILE: 'y' }),
  ).not.toThrow()
})

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', SITE_URL: '' }).siteUrl).toBe('http://localhost:4321')
})

test('ALLOW_PRIVATE_TARGETS opens what it names in tests and development, and never in production', () => {
  const ALLOW_PRIVATE_TARGETS = '127.0.0.1:4999,[::1]:80'
  const { privateTargets } = readEnvironment({ ALLOW_PRIVATE_TARGETS, NODE_ENV: 'test' })
  expect([...privateTargets]).toEqual(['127.0.0.1:4999', '[::1]:80'])
  expect(readEnvironment({ NODE_ENV: 'test' }).privateTargets.size).toBe(0)
  for (const NODE_ENV of ['production', '', undefined])
    expect(() => readEnvironment({ ALLOW_PRIVATE_TARGETS, NODE_ENV })).toThrow(
      /ALLOW_PRIVATE_TARGETS is for development/,
    )
  for (const wrong of ['127.0.0.1', '*:80', '10.0.0.0/8:80', 'http://127.0.0.1:80', '127.0.0.1:4999 '])
    expect(() => readEnvironment({ ALLOW_PRIVATE_TARGETS: wrong, NODE_ENV: 'test' }), wrong).toThrow(/malformed/)
})
