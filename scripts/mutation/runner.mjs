// Runs each test again with every mutant that it ran, in the same process: for tests that call the product's own
// functions in a process that is slow to start.
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TestRunner, vi } from 'vitest'

const own = globalThis.__ownMutants
const killed = new Set()
const folder = process.env.MUTATION_DIR ?? ''

export default class extends TestRunner {
  async runTask(test) {
    const run = TestRunner.getTestFn(test)
    const noted = new Set()
    own.noted = noted
    await run()
    own.noted = undefined
    if (noted.size === 0 || readFileSync(join(folder, 'active'), 'utf8') !== 'watch') return
    // If a test cannot run twice, its result for a mutant is unreliable.
    if (!(await passes(run))) return
    for (const id of noted) {
      if (killed.has(id)) continue
      own.on = id
      if (!(await passes(run))) note(id, test)
      own.on = undefined
    }
  }
}

async function passes(run) {
  vi.useRealTimers()
  try {
    await run()
    return true
  } catch {
    return false
  }
}

function note(id, test) {
  killed.add(id)
  appendFileSync(join(folder, 'killed'), `${id}\t${test.file.filepath} > ${test.name}\n`)
}
