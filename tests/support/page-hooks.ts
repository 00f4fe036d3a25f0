import { afterEach, beforeAll, beforeEach } from 'vitest'
import { query } from './database.ts'
import { endOf, keepEvidence } from './failure-evidence.ts'
import { openContexts } from './open-page.ts'
import { inject, productStarts } from './product.ts'

// Runs around every test file and test against the product: saves what its visitors saw if it fails, and closes their
// contexts.

await productStarts()

// A host gets 30 requests a minute from the product. Those of another test file do not count.
beforeAll(() => query('delete from fetch_turns'))

let logFrom = 0
beforeEach(() => {
  logFrom = endOf(inject('logFile'))
})

afterEach(async (test) => {
  const contexts = await openContexts()
  if (test.task.result?.state === 'fail') {
    const pages = contexts.flatMap((context) => context.pages())
    const folder = await keepEvidence(test, pages, { file: inject('logFile'), from: logFrom })
    console.error(`What the pages and the server showed is in ${folder}`)
  }
  for (const context of contexts) await context.close()
})
