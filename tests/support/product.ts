import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject as provided } from 'vitest'
import type { RunningProduct } from './run-product.ts'
import { waitFor } from './wait-for.ts'

const START_MS = 300_000

let product: RunningProduct | undefined

/**
 * Waits until the product of this test worker has started.
 * @throws {Error} if that takes longer than five minutes
 */
export const productStarts = () => waitFor(() => existsSync(fileOfProduct()), { within: START_MS })

/**
 * Returns a fact about the product of this test worker; each worker has its own.
 * @throws {Error} if it did not start
 */
export function inject<Name extends keyof RunningProduct>(name: Name) {
  product ??= readProduct()
  return product[name]
}

function readProduct() {
  const started = JSON.parse(readFileSync(fileOfProduct(), 'utf8')) as RunningProduct | { error: string }
  if ('error' in started) throw new Error(`There is no product for this test worker: ${started.error}`)
  return started
}

const fileOfProduct = () => join(provided('products'), `${process.env.VITEST_POOL_ID ?? 1}.json`)
