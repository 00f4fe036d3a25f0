import type { BrowserServer } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from './browser.ts'
import { type RunningProduct, startProduct } from './run-product.ts'
import { TEST_WORKERS } from './test-workers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    products: (RunningProduct & { browserUrl: string })[]
  }
}

/**
 * Starts one product and one browser for each of the `TEST_WORKERS`, so that test files run in parallel and never share
 * a database.
 */
export default async function startProducts(project: TestProject) {
  const started = await Promise.all(Array.from({ length: TEST_WORKERS }, startOne))
  project.provide(
    'products',
    started.map(({ product, browser }) => ({ ...product.context, browserUrl: browser.wsEndpoint() })),
  )
  return async () => {
    await Promise.all(started.map(({ product, browser }) => Promise.all([product.stop(), browser.close()])))
  }
}

async function startOne(): Promise<{ product: Awaited<ReturnType<typeof startProduct>>; browser: BrowserServer }> {
  const [product, browser] = await Promise.all([startProduct(), launchBrowserServer()])
  return { product, browser }
}
