import { format, inspect } from 'node:util'
import { currentRequestId } from '../http/request-id.ts'
import { increase } from '../metrics/counters.ts'

const LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LEVELS)[number]

/** One line of the log. */
export type LogLine = {
  /** ISO 8601, UTC. */
  time: string
  level: LogLevel
  process: string
  pid: number
  /** The request for which it was written, also in the worker. */
  requestId?: string
  message: string
  error?: { name: string; message: string; stack: string }
}

type Settings = { logLevel: string; isTextLog: boolean }

const KEY = Symbol.for('prairie.log')
/** Shared by the server, and by each bundle of the back office, which has its own copy of this module. */
const shared = globalThis as { [KEY]?: { process: string; onError?: (line: LogLine) => void } }
shared[KEY] ??= { process: 'process' }
const state = shared[KEY]

const methods = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Makes everything that this process prints a line of the log, whichever library prints it: JSON, or text if a person
 * reads it at a terminal.
 * @param processName site, admin, worker, or supervisor
 */
export function logAs(processName: string, { logLevel: level, isTextLog: isText }: Settings) {
  state.process = processName
  for (const [method, of] of Object.entries(methods) as [keyof typeof methods, LogLevel][])
    console[method] = (...values: unknown[]) => {
      const line = lineOf(of, values)
      if (isShown(of, level)) process.stderr.write(isText ? asText(line) : `${JSON.stringify(line)}\n`)
    }
}

/** Calls a function with each line of level error that this process logs, whether `LOG_LEVEL` shows it or not. */
export function onErrorLogged(listener: (line: LogLine) => void) {
  state.onError = listener
}

/** Returns whether what this process prints is a log. */
export const hasLog = () => state.process !== 'process'

/** Returns the options of a pino logger whose lines are lines of the log. */
export const pinoOptions = (level: string) => ({
  level,
  base: undefined,
  messageKey: 'message',
  errorKey: 'error',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: {
    level: (label: string) => ({ level: label }),
    // pino and Fastify call it `err`.
    log: ({ err, ...rest }: Record<string, unknown>) => (err === undefined ? rest : { ...rest, error: err }),
  },
  serializers: { error: (error: unknown) => (error instanceof Error ? fieldsOf(error) : error) },
  mixin: () => {
    const requestId = currentRequestId()
    return { process: state.process, pid: process.pid, ...(requestId ? { requestId } : {}) }
  },
  hooks: {
    logMethod(values: unknown[], method: (...values: unknown[]) => void, number: number) {
      const label = number >= 50 ? 'error' : number >= 40 ? 'warn' : undefined
      if (label) increase('prairie_logged_total', label)
      if (label === 'error') state.onError?.(formattedLine(label, values.flatMap(withoutFields)))
      method.apply(this, values)
    },
  },
})

/** Returns a line of the log of what was printed. */
export function lineOf(level: LogLevel, values: unknown[], now = new Date()): LogLine {
  if (level === 'warn' || level === 'error') increase('prairie_logged_total', level)
  const line = formattedLine(level, values, now)
  if (level === 'error') state.onError?.(line)
  return line
}

function formattedLine(level: LogLevel, values: unknown[], now = new Date()): LogLine {
  const requestId = currentRequestId()
  const error = values.find((value) => value instanceof Error)
  const message = format(...values.map((value) => (value instanceof Error ? value.message : value)))
  return {
    time: now.toISOString(),
    level,
    process: state.process,
    pid: process.pid,
    ...(requestId ? { requestId } : {}),
    message,
    ...(error ? { error: fieldsOf(error) } : {}),
  }
}

/** Returns the error among the fields that pino was given, without the others: they may name people. */
function withoutFields(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || value instanceof Error) return [value]
  const { err, error = err } = value as { err?: unknown; error?: unknown }
  return error instanceof Error ? [error] : []
}

const fieldsOf = (error: Error) => ({ name: error.name, message: error.message, stack: inspect(error) })

function asText({ level, process: name, requestId, message, error }: LogLine) {
  return `${name} ${level}${requestId ? ` ${requestId}` : ''}: ${message}\n${error ? `${error.stack}\n` : ''}`
}

function isShown(level: LogLevel, least: string) {
  return least !== 'silent' && LEVELS.indexOf(level) >= LEVELS.indexOf(least as LogLevel)
}
