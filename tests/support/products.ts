import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from './run-product.ts'
import { TEST_WORKERS } from './test-workers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with a file for each product that runs: `1.json`. */
    products: string
  }
}

/**
 * Starts one product for each of the `TEST_WORKERS`, so that test files run in parallel and never share a database.
 * Does not wait for them: they start while unit tests run, and `product.ts` waits.
 */
export default function startProducts(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'prairie-products-'))
  const starts = Array.from({ length: TEST_WORKERS }, async (_, at) => {
    const product = await startProduct().catch((error: Error) => ({ error: error.message, stop: undefined }))
    const file = join(folder, `${at + 1}.json`)
    // Renamed when it is complete, so that no test reads half of it.
    writeFileSync(`${file}.part`, JSON.stringify('context' in product ? product.context : { error: product.error }))
    renameSync(`${file}.part`, file)
    return product
  })
  project.provide('products', folder)
  return async () => {
    await Promise.all(starts.map(async (start) => (await start).stop?.()))
    rmSync(folder, { recursive: true, force: true })
  }
}
