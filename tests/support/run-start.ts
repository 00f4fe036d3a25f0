import { type ChildProcess, spawn } from 'node:child_process'

export type Started = {
  /** Returns the output so far, including notes. */
  output: () => string
  /** Resolves when site, back office, and worker are ready; rejects if the start ends. */
  ready: Promise<void>
  ended: Promise<number | null>
  stop: () => Promise<number | null>
  process: ChildProcess
}

/** Runs the script of `npm start` with exactly these variables, on the build that the tests made. */
export function runStart(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['scripts/up.mjs'], {
    env: { PATH: process.env.PATH ?? '', FAST_COMPRESSION: 'yes', ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    ended.then((code) => reject(new Error(`The start ended with code ${code}: ${output}`)))
  })
  ready.catch(() => undefined)
  return {
    process: child,
    output: () => output,
    ready,
    ended,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
