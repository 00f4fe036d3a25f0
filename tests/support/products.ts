import type { TestProject } from 'vitest/node'
import { type RunningProduct, startProduct } from './run-product.ts'
import { TEST_WORKERS } from './test-workers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    products: RunningProduct[]
  }
}

/** Starts one product for each of the `TEST_WORKERS`, so that test files run in parallel and never share a database. */
export default async function startProducts(project: TestProject) {
  const products = await Promise.all(Array.from({ length: TEST_WORKERS }, startProduct))
  project.provide(
    'products',
    products.map(({ context }) => context),
  )
  return async () => {
    await Promise.all(products.map((product) => product.stop()))
  }
}
