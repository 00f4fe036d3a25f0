import { afterEach, beforeEach } from 'vitest'
import { endOf, keepEvidence } from './failure-evidence.ts'
import { openContexts } from './open-page.ts'
import { inject, productStarts } from './product.ts'

// Runs around every test against the product: saves what its visitors saw if it fails, and closes their contexts.

await productStarts()

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
