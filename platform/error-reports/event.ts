import { randomUUID } from 'node:crypto'
import type { LogLine } from '../process/log.ts'
import { withoutPersonalData } from './without-personal-data.ts'

type Frame = { function: string; filename: string; lineno: number; colno: number; in_app: boolean }
type Exception = { type: string; value: string; stacktrace?: { frames: Frame[] } }

/** An event of the Sentry protocol, with the attributes that this product sends. */
export type ErrorEvent = {
  event_id: string
  /** ISO 8601, UTC. */
  timestamp: string
  platform: 'node' | 'javascript'
  level: 'error'
  logger: string
  release: string
  environment: string
  tags: Record<string, string>
  logentry?: { formatted: string }
  exception?: { values: Exception[] }
}

type Where = { release: string; environment: string }

/** An error in the browser of a visitor. */
export type BrowserError = {
  /** Path of the page. */
  page: string
  /** As `String(error)` writes it: `TypeError: x is undefined`. */
  message: string
  /** The property `stack`, whose form depends on the browser. */
  stack: string
}

const MAX_FRAMES = 50
/** Node and Chromium: `at run (file:///app/site.mjs:3:14)`. */
const V8_FRAME = /^\s*at (?:async )?(?:(.+?) \()?((?:file:|https?:|node:|\/)\S*?):(\d+):(\d+)\)?$/
/** Firefox and Safari: `run@https://agency.example/site.js:3:14`. */
const GECKO_FRAME = /^\s*(.*?)@((?:https?:)\S*?):(\d+):(\d+)$/
const NAME = /^(?:Uncaught )?([A-Z]\w*(?:Error|Exception)?)(?: \[[^\]]*\])?: /

/**
 * Returns the event of a line of the log. Of the message and of the causes, what may name a person is left out.
 * @see https://develop.sentry.dev/sdk/foundations/transport/event-payloads/
 */
export function eventOfLine(line: LogLine, where: Where): ErrorEvent {
  const logentry = { formatted: withoutPersonalData(line.message) }
  return {
    ...base('node', line.process, line.time, where),
    tags: { process: line.process, ...(line.requestId ? { request_id: line.requestId } : {}) },
    ...(line.error
      ? { logentry, exception: { values: [...causesOf(line.error.stack), exceptionOf(line.error)] } }
      : { logentry }),
  }
}

/** Returns the event of an error in a browser. */
export function eventOfBrowser({ page, message, stack }: BrowserError, where: Where, now = new Date()): ErrorEvent {
  const name = NAME.exec(message)?.[1] ?? 'Error'
  return {
    ...base('javascript', 'browser', now.toISOString(), where),
    tags: { process: 'browser', page: withoutPersonalData(page) },
    exception: { values: [exceptionOf({ name, message: message.replace(NAME, ''), stack })] },
  }
}

const base = (platform: ErrorEvent['platform'], logger: string, timestamp: string, where: Where) => ({
  event_id: randomUUID().replaceAll('-', ''),
  timestamp,
  platform,
  level: 'error' as const,
  logger,
  ...where,
})

function exceptionOf({ name, message, stack }: { name: string; message: string; stack: string }): Exception {
  const frames = framesOf(stack.split('[cause]:', 1)[0] ?? '')
  return {
    type: name,
    value: withoutPersonalData(message),
    ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
  }
}

/** Returns the causes that `util.inspect` has written below an error, the first cause first, as Sentry orders them. */
function causesOf(stack: string): Exception[] {
  const [, ...causes] = stack.split(/\[cause\]:\s*/)
  return causes.reverse().map((text) => {
    const [title = ''] = text.split('\n', 1)
    return exceptionOf({ name: NAME.exec(title)?.[1] ?? 'Error', message: title.replace(NAME, ''), stack: text })
  })
}

/** Returns the calls of a stack, the innermost last, as Sentry orders them. */
function framesOf(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = V8_FRAME.exec(line) ?? GECKO_FRAME.exec(line) ?? []
      if (!file) return []
      return [
        { function: name || '?', filename: pathOf(file), lineno: Number(row), colno: Number(column), ...inApp(file) },
      ]
    })
    .slice(0, MAX_FRAMES)
    .reverse()
}

const inApp = (file: string) => ({ in_app: !/^node:|\/node_modules\//.test(file) })

/** Returns the file of a call: below the folder of the product, so that the name of a home folder is not sent. */
const pathOf = (file: string) =>
  file
    .replace(/^file:\/\//, '')
    .replace(`${process.cwd()}/`, '')
    .replace(/[?#].*$/, '')
