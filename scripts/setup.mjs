import { spawn } from 'node:child_process'
import { Plain } from './plain.mjs'

/**
 * Migrates, seeds an empty database and makes the first administrator, in a process of its own.
 * @returns {Promise<{ email: string, password?: string }>} the password only when it was made just now
 */
export async function runSetup(root, env = process.env) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'cms/setup.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let result
  child.on('message', (message) => {
    result = message
  })
  child.stdout.on('data', (chunk) => process.env.LOG_LEVEL === 'debug' && process.stdout.write(chunk))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0 || !result) throw new Plain('The database could not be prepared; the reason stands above.')
  return result
}
