import { inject as provided } from 'vitest'
import type { RunningProduct } from './run-product.ts'

/** A fact about the product that belongs to this test worker: each worker has one of its own. */
export function inject<Name extends keyof RunningProduct | 'browserUrl'>(name: Name) {
  const products = provided('products')
  const mine = products[Number(process.env.VITEST_POOL_ID ?? 1) - 1]
  if (!mine) throw new Error(`There is no product for test worker ${process.env.VITEST_POOL_ID}.`)
  return mine[name]
}
