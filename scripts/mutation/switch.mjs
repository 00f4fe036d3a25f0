// Loaded before anything else in every process of a mutation run: says which mutant of `withMutants` is on.
// The folder MUTATION_DIR holds the number in `active`; the word "watch" there has every mutant that runs written to
// `hits`, with the test file that ran it.
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A running product notices another mutant after this time. */
const FRESH_MS = 20

const folder = process.env.MUTATION_DIR
const seen = new Set()
let active = ''
let readAt = Number.NEGATIVE_INFINITY

/** For `runner.mjs`: notes the mutants that a test runs, and turns one on in this process alone. */
const own = { noted: undefined, on: undefined }
globalThis.__ownMutants = own

if (folder)
  globalThis.__mutant = (id) => {
    own.noted?.add(id)
    if (own.on !== undefined) return own.on === id
    const now = performance.now()
    if (now - readAt > FRESH_MS) {
      active = read('active')
      readAt = now
    }
    if (active === 'watch') note(id)
    return active === String(id)
  }

function note(id) {
  // A process that a test started does not know its test, so any of the running ones is assumed.
  const file = globalThis.__vitest_worker__?.filepath
  for (const test of file ? [file] : read('running').split('\n')) {
    const line = `${id}\t${test}\n`
    if (test === '' || seen.has(line)) continue
    seen.add(line)
    appendFileSync(join(folder, 'hits'), line)
  }
}

function read(name) {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    return ''
  }
}
