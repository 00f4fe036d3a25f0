import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A test run with a mutant may take this many times as long as without it, plus what the start of a process takes. */
const TIMEOUT_FACTOR = 2
const MIN_MS = 30_000
const FIRST_RUN_MS = 3_600_000
const STOP_WITHIN_MS = 30_000

/**
 * Starts Vitest in a process of its own, which is replaced when a mutant hangs it.
 * @param {{ copy: string, project: string, maxWorkers: number }} options
 */
export function startSession({ copy, project, maxWorkers }) {
  const folder = mkdtempSync(join(tmpdir(), 'prairie-mutation-'))
  let durations = {}
  /** Tests that fail without a mutant prove nothing. */
  let excused
  let child = start()

  function start() {
    const args = [join(import.meta.dirname, 'session.mjs'), project, String(maxWorkers)]
    const preload = `--import=${new URL('./switch.mjs', import.meta.url).href}`
    const started = spawn(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'test', TEST_WORKERS: '1', MUTATION_DIR: folder, NODE_OPTIONS: preload },
      stdio: ['ignore', 'ignore', process.env.MUTATION_DEBUG ? 'inherit' : 'ignore', 'ipc'],
      detached: true,
    })
    const ready = nextMessage(started)
    return { process: started, ready }
  }

  /**
   * Runs tests.
   * @returns the results, or undefined if the run does not end within `ms`
   */
  async function run(files, ms) {
    const { process: running, ready } = child
    let timer
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, ms)
    })
    try {
      await ready
      const result = nextMessage(running)
      running.send({ files, excused })
      return await Promise.race([result, late])
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /** The test files of the project. */
    files: child.ready.then(({ files }) => files),
    /** Runs tests without a mutant. Returns how long each file takes, and which files run which mutants. */
    async watch(files) {
      setActive('watch')
      for (const name of ['hits', 'killed']) writeFileSync(join(folder, name), '')
      const { files: measured, failed } = await run(files, FIRST_RUN_MS)
      durations = measured
      excused = failed
      if (failed.length > 0) console.log(`These fail without a mutant and do not count:\n${failed.join('\n')}`)
      const hits = new Map()
      for (const [id, file] of linesOf('hits')) {
        hits.set(Number(id), (hits.get(Number(id)) ?? new Set()).add(file))
      }
      const killed = new Map(linesOf('killed').map(([id, test]) => [Number(id), test]))
      return { durations, hits, killed }
    },
    /** Returns the test that notices a mutant, or undefined. */
    async killer(id, files) {
      setActive(String(id))
      const expected = files.reduce((sum, file) => sum + (durations[file] ?? 0), 0)
      const results = await run(files, MIN_MS + TIMEOUT_FACTOR * expected)
      if (results) return results.failed[0]
      endProcess(child.process)
      child = start()
      return `${files[0]} > (never ends)`
    },
    /** Stops the session and, where it runs one, its product. */
    async stop() {
      if (child.process.exitCode === null) {
        const ended = new Promise((resolve) => child.process.once('exit', resolve))
        child.process.send({ isLast: true })
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS))])
      }
      this.end()
    },
    end() {
      endProcess(child.process)
      rmSync(folder, { recursive: true, force: true })
    },
  }

  function linesOf(name) {
    return readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'))
  }

  function setActive(id) {
    writeFileSync(join(folder, 'active'), id)
  }
}

function nextMessage(from) {
  return new Promise((resolve, reject) => {
    from.once('message', resolve)
    from.once('exit', (code) => reject(new Error(`The test session ended with code ${code}.`)))
  })
}

/** Ends a process with its children: a mutant may hang any of them. A product among them stops its database. */
function endProcess(one) {
  kill(one, 'SIGTERM')
  setTimeout(() => kill(one, 'SIGKILL'), STOP_WITHIN_MS).unref()
}

function kill(one, signal) {
  try {
    process.kill(-one.pid, signal)
  } catch {
    // It has ended already.
  }
}
