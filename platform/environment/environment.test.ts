import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('every variable has a default', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 4321,
    siteUrl: 'http://localhost:4321',
    databaseIsEmbedded: true,
    trustedProxies: 0,
    production: true,
  })
})

test('the site’s origin has no trailing slash', () => {
  expect(readEnvironment({ SITE_URL: 'https://agency.example/' }).siteUrl).toBe('https://agency.example')
})

test('F4 the back office is on the host of the site, or on one of its own', () => {
  const site = { SITE_URL: 'https://agency.example' }
  expect(readEnvironment(site).adminUrl).toBe('https://agency.example')
  const office = { ...site, ADMIN_URL: 'https://office.agency.example/' }
  expect(readEnvironment(office).adminUrl).toBe('https://office.agency.example')
  // Another port is the same host for cookies: browsers send it the same ones.
  for (const ADMIN_URL of ['https://agency.example', 'https://agency.example:8443', 'http://AGENCY.example/admin'])
    expect(() => readEnvironment({ ...site, ADMIN_URL })).toThrow(/ADMIN_URL needs another host name/)
})

test.each([
  [{ PORT: 'abc' }, /PORT is malformed/],
  [{ PORT: '70000' }, /PORT is malformed/],
  [{ SITE_URL: 'agency.example' }, /SITE_URL is malformed/],
  [{ ADMIN_URL: 'office.agency.example' }, /ADMIN_URL is malformed/],
  [{ DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL is malformed/],
  [{ ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD is malformed/],
  [{ PORT: '\\\\.\\pipe\\node' }, /PORT is malformed: expected a port from 1 to 65535\./],
  [{ HOST: 'fe80::1%eth0/64' }, /HOST is malformed: expected an IP address or localhost\./],
  [{ NODE_ENV: 'staging' }, /NODE_ENV is malformed: expected development, test, or production\./],
  [{ LOG_LEVEL: 'INFO' }, /LOG_LEVEL is malformed: expected silent, error, warn, info, or debug\./],
])('%o is refused with one line', (source, message) => {
  expect(() => readEnvironment(source)).toThrow(message)
  try {
    readEnvironment(source)
  } catch (error) {
    expect((error as Error).message).not.toContain('\n')
  }
})

test.each([
  'MAIL',
  'FORMAT',
  'SITEMAP',
  'SITE_PORT',
  'DATABASE_SERVICE_HOST',
  'SMPT_URL',
  'PATH',
  'PAYLOAD_CONFIG_PATH',
])('the variable %s of another program never prevents the start', (name) =>
  expect(readEnvironment({ [name]: 'tcp://10.0.0.1:80' })).toEqual(readEnvironment({})),
)

test('no message contains a value, because some are secret', () => {
  expect(() => readEnvironment({ SMTP_URL: 'mail.example:secret' })).toThrow(/^((?!secret).)*$/)
})

test.each([
  ['x86_64-conda-linux-gnu', '0.0.0.0'],
  ['workstation', '0.0.0.0'],
  ['build-7.internal.example', '0.0.0.0'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
  ['localhost', 'localhost'],
])('with HOST=%s the site listens on %s', (HOST, host) => {
  expect(readEnvironment({ HOST }).host).toBe(host)
})

test('Kubernetes links under our names count as unset', () => {
  const links = { PORT: 'tcp://10.0.0.3:80', ADMIN_PORT: 'udp://10.0.0.2:53', DATABASE_PORT: 'tcp://10.0.0.1:5432' }
  expect(readEnvironment(links)).toMatchObject({ port: 4321, adminPort: 4322, databasePort: 54321 })
})

test('an empty variable counts as unset', () => {
  expect(readEnvironment({ PORT: '', SITE_URL: '' }).siteUrl).toBe('http://localhost:4321')
})

test('ALLOW_PRIVATE_TARGETS works in tests and development, never in production', () => {
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
