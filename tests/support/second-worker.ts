import { fork } from 'node:child_process'
import { inject } from './product.ts'

/**
 * Runs another worker process next to the product's own while some work is done.
 * @throws {Error} if the worker ends early; whatever the work throws
 */
export async function withSecondWorker<T>(work: () => Promise<T>): Promise<T> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: inject('dataDir'),
    DATABASE_URL: inject('databaseUrl'),
    SITE_URL: inject('siteUrl'),
    SMTP_URL: inject('smtpUrl'),
    LOG_LEVEL: 'error',
  }
  const execArgv = ['--disable-warning=ExperimentalWarning']
  const worker = fork('worker/main.ts', { env, execArgv })
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  const early = ended.then((code) => Promise.reject(new Error(`The second worker ended with code ${code}.`)))
  early.catch(() => undefined)
  try {
    await Promise.race([new Promise((resolve) => worker.once('message', resolve)), early])
    return await work()
  } finally {
    worker.kill('SIGTERM')
    await ended
  }
}
