import { inject as provided } from 'vitest'
import type { RunningProduct } from './run-product.ts'

/**
 * Returns a fact about the product of this test worker; each worker has its own product.
 * @throws {Error} if the worker has none
 */
export function inject<Name extends keyof RunningProduct>(name: Name) {
  const products = provided('products')
  const mine = products[Number(process.env.VITEST_POOL_ID ?? 1) - 1]
  if (!mine) throw new Error(`There is no product for test worker ${process.env.VITEST_POOL_ID}.`)
  return mine[name]
}
