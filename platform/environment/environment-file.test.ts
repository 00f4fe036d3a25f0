import { rmSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { loadEnvironmentFile } from './environment-file.ts'

function take(lines: string, env: Record<string, string> = {}) {
  const folder = newDataFolder('env')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = `${folder}/.env`
  writeFileSync(path, lines)
  const notes = loadEnvironmentFile(path, env)
  return { env, notes }
}

test('lines of the file become variables, and the process overrides them', () => {
  const { env, notes } = take('PORT=8080\nSMTP_URL=smtp://a:1\nHOST=127.0.0.1', { PORT: '9090', SMTP_URL: '' })
  expect(env).toEqual({ PORT: '9090', SMTP_URL: '', HOST: '127.0.0.1' })
  expect(notes).toEqual([])
})

test('variables of Node itself are passed on', () => {
  const { env } = take('NODE_EXTRA_CA_CERTS=/etc/ssl/private-ca.pem\nNODE_OPTIONS=--use-system-ca')
  expect(env).toEqual({ NODE_EXTRA_CA_CERTS: '/etc/ssl/private-ca.pem', NODE_OPTIONS: '--use-system-ca' })
})

test('a missing file is ignored', () => expect(loadEnvironmentFile('/none/.env', {})).toEqual([]))

test.each([
  ['DATABSE_URL=postgres://x/y', /^Unknown variable DATABSE_URL in \S+; did you mean DATABASE_URL\?$/],
  ['NODE_EMV=test', /^Unknown variable NODE_EMV in \S+; did you mean NODE_ENV\?$/],
  ['SITE_NAME=x', /^Unknown variable SITE_NAME in \S+\.$/],
  ['MAIL=/var/mail/root\nTZ=UTC', /^Unknown variable MAIL in \S+\. Unknown variable TZ in \S+\.$/],
  ['PORT=tcp://10.0.0.1:80', /^PORT in \S+ is malformed: expected a port from 1 to 65535\.$/],
  ['HOST=workstation', /^HOST in \S+ is malformed: expected an IP address or localhost\.$/],
])('the line %s fails, even if the process has the variable', (lines, message) => {
  expect(() => take(lines, { PORT: '8080', HOST: '127.0.0.1' })).toThrow(message)
})

test('a near miss gets one warning, another program’s variable none', () => {
  const { notes } = take('', { SMPT_URL: 'x', MAIL: 'x', FORMAT: 'x', SITEMAP: 'x', PROT: 'x', SITE_PORT: 'tcp://a:1' })
  expect(notes).toEqual(['The environment variable SMPT_URL is unknown and has no effect; did you mean SMTP_URL?'])
})

test('a foreign value under our name is removed for child processes, and the file is used', () => {
  const { env, notes } = take('HOST=127.0.0.1\nDATABASE_PORT=5555', {
    HOST: 'x86_64-conda-linux-gnu',
    DATABASE_PORT: 'tcp://10.0.0.1:5432',
    ADMIN_PORT: 'tcp://10.0.0.2:80',
  })
  expect(env).toEqual({ HOST: '127.0.0.1', DATABASE_PORT: '5555' })
  expect(notes).toHaveLength(3)
  expect(notes[0]).toBe(
    'The environment variable HOST=x86_64-conda-linux-gnu is ignored: it names a machine, as csh and conda export it. Set HOST to an IP address to choose where the site listens.',
  )
})
