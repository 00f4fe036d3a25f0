import { inject } from './product.ts'
import { besideProduct, forkProcess } from './product-process.ts'

/**
 * Runs another worker process next to the product's own while some work is done.
 * @param more variables of it
 * @throws {Error} if the worker ends early; whatever the work throws
 */
export async function withSecondWorker<T>(work: () => Promise<T>, more: Record<string, string> = {}): Promise<T> {
  const worker = forkProcess('worker/main.ts', besideProduct({ SMTP_URL: inject('smtpUrl'), ...more }))
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
