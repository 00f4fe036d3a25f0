import { type ChildProcess, spawn } from 'node:child_process'

export type Started = {
  /** What it printed until now, notes included. */
  output: () => string
  /** Settles when site, back office and worker are ready; fails when the start ended. */
  ready: Promise<void>
  ended: Promise<number | null>
  stop: () => Promise<number | null>
  process: ChildProcess
}

/** Runs what `npm start` runs, with exactly these variables. */
export function runStart(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['scripts/up.mjs'], {
    env: { PATH: process.env.PATH ?? '', ...env } as unknown as NodeJS.ProcessEnv,
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
