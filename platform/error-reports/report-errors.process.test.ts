import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { PROCESS_FLAGS } from '#scripts/start/process-flags.ts'
import { runErrorServer } from '#tests/support/error-server.ts'

/** Runs code in a process that reports its errors, and returns how it ended and what it printed. */
async function runReporting(sentryDsn: string | undefined, code: string) {
  const script = `
    const { logAs } = await import('./platform/process/log.ts')
    const { reportErrors } = await import('./platform/error-reports/report-errors.ts')
    logAs('worker', { logLevel: 'info', isTextLog: false })
    reportErrors({ mode: 'production', sentryDsn: ${JSON.stringify(sentryDsn)} })
    ${code}`
  const child = spawn(process.execPath, [...PROCESS_FLAGS, '--input-type=module', '--eval', script])
  let printed = ''
  child.stderr.on('data', (chunk) => (printed += chunk))
  const [exitCode] = await once(child, 'exit')
  return { exitCode, lines: printed.trim().split('\n') }
}

test('R18 an exception that nobody catches is one line of the log, is reported, and ends the process', async () => {
  const server = await runErrorServer()
  const { exitCode, lines } = await runReporting(
    server.dsn,
    `function sendAll() { throw new TypeError('No mailbox ada@example.com', { cause: new Error('550') }) }
     setTimeout(sendAll)`,
  )
  await server.close()
  expect(exitCode).toBe(1)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', process: 'worker', error: { name: 'TypeError' } })
  expect(server.received).toHaveLength(1)
  const [received] = server.received
  expect(received?.path).toBe('/api/7/envelope/')
  expect(received?.headers['x-sentry-auth']).toContain('sentry_key=0123456789abcdef')
  const event = received?.event
  expect(event).toMatchObject({ level: 'error', environment: 'production', tags: { process: 'worker' } })
  expect(event?.release).toMatch(/^prairie-signal@\d+\.\d+\.\d+$/)
  expect(event?.exception?.values.map(({ type, value }) => `${type}: ${value}`)).toEqual([
    'Error: 550',
    'TypeError: No mailbox [email]',
  ])
  expect(JSON.stringify(event)).not.toContain('ada@example.com')
})

test('R18 without SENTRY_DSN, an exception that nobody catches is one line of the log and ends the process', async () => {
  const { exitCode, lines } = await runReporting(
    undefined,
    `setTimeout(() => { throw new RangeError('Out of range') })`,
  )
  expect(exitCode).toBe(1)
  expect(lines.map((line) => JSON.parse(line).message)).toEqual(['Out of range'])
})

test('a server of errors that is down costs one line of the log', async () => {
  const server = await runErrorServer()
  await server.close()
  const { exitCode, lines } = await runReporting(
    server.dsn,
    `console.error(new Error('First')); console.error(new Error('Second'))
     setTimeout(() => console.error(new Error('Third')), 500)`,
  )
  expect(exitCode).toBe(0)
  expect(lines.map((line) => JSON.parse(line).message)).toEqual([
    'First',
    'Second',
    expect.stringMatching(
      /^Errors could not be reported to SENTRY_DSN: connect ECONNREFUSED .* Next try in a minute\.$/,
    ),
    'Third',
  ])
})
