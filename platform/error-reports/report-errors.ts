import { readFileSync } from 'node:fs'
import { onErrorLogged } from '../process/log.ts'
import { targetOf } from './dsn.ts'
import { type BrowserError, eventOfBrowser, eventOfLine } from './event.ts'
import { createErrorReporter, type ErrorReporter } from './reporter.ts'

type Settings = { sentryDsn: string | undefined; mode: string }

let current: { reporter: ErrorReporter; where: { release: string; environment: string } } | undefined

/**
 * Reports every error that this process logs to the server of `SENTRY_DSN`; without one, nothing is sent. An exception
 * that nobody catches is logged like any other error before it ends the process.
 */
export function reportErrors({ sentryDsn, mode }: Settings) {
  process.once('uncaughtException', async (error) => {
    console.error(error)
    await current?.reporter.flush()
    process.exit(1)
  })
  const target = sentryDsn === undefined ? undefined : targetOf(sentryDsn)
  if (!target) return
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string }
  const where = { release: `${name}@${version}`, environment: mode }
  const reporter = createErrorReporter({ target, client: `${name}/${version}`, onProblem: console.warn })
  current = { reporter, where }
  onErrorLogged((line) => reporter.report(eventOfLine(line, where)))
}

/** Reports an error in the browser of a visitor. Returns whether it is sent. */
export function reportBrowserError(error: BrowserError): boolean {
  return current?.reporter.report(eventOfBrowser(error, current.where)) ?? false
}
