// npm run seed, npm run account, npm run sql: runs a script on the product's database, also while the product is
// running.
import { spawn } from 'node:child_process'
import { isSet } from './ports.mjs'
import { runningPort } from './postgres-lock.mjs'
import { PROCESS_FLAGS } from './process-flags.ts'
import { withOneLineErrors } from './user-error.mjs'

await withOneLineErrors(async () => {
  const { loadEnvironmentFile } = await import('#platform/environment/environment-file.ts')
  for (const note of loadEnvironmentFile('.env', process.env)) console.warn(note)
  const { environment } = await import('#platform/environment/environment.ts')
  const port = isSet('DATABASE_PORT') ? undefined : runningPort(environment.dataDir)
  const env = { ...process.env, ...(port ? { DATABASE_PORT: port } : {}) }
  const { availableMemory, memoryFlags } = await import('#platform/process/memory-flags.ts')
  const flags = [...PROCESS_FLAGS, ...memoryFlags(availableMemory()).worker, ...process.argv.slice(2)]
  const child = spawn(process.execPath, flags, { stdio: 'inherit', env })
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
})
