import { spawn } from 'node:child_process'
import { PROCESS_FLAGS } from '../../start/process-flags.ts'
import { UserError } from '../start-scripts.ts'

/**
 * Runs migrations on an empty database, in a process of its own, because the CMS reads its environment once.
 * @param migrations which ones; none makes nothing but the queues
 * @throws {UserError} if this release does not have one of them
 */
export async function makeTables(url: string, migrations: string[]): Promise<void> {
  const child = spawn(process.execPath, [...PROCESS_FLAGS, 'cms/make-tables.ts', ...migrations], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4_000)))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new UserError(`The tables could not be made, and nothing was restored. ${said.trim()}`)
}
