import { type ChildProcess, execFile, fork } from 'node:child_process'
import { promisify } from 'node:util'
import { PROCESS_FLAGS } from '#scripts/start/process-flags.ts'
import { inject } from './product.ts'

type Environment = Record<string, string | undefined>

/** Returns the variables of one more process on the product's own database and files. */
export const besideProduct = (more: Environment = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: inject('dataDir'),
  DATABASE_URL: inject('databaseUrl'),
  SITE_URL: inject('siteUrl'),
  LOG_LEVEL: 'error',
  ...more,
})

/** Starts a process of the product with the flags it has there, instead of those of the test runner. */
export const forkProcess = (script: string, env: NodeJS.ProcessEnv): ChildProcess =>
  fork(script, { env, execArgv: PROCESS_FLAGS })

/**
 * Runs a script of the product to its end.
 * @throws {Error} with what it printed if it fails
 */
export const runScript = (path: string, args: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [...PROCESS_FLAGS, path, ...args], { env })

/**
 * Runs a module given as text, to its end.
 * @throws {Error} with what it printed if it fails
 */
export const runModule = (text: string, env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [...PROCESS_FLAGS, '--input-type=module', '--eval', text], { env })
