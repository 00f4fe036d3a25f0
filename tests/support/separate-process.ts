import { execFile } from 'node:child_process'
import { PROCESS_FLAGS } from '#scripts/start/process-flags.ts'
import { besideProduct } from './product-process.ts'

/**
 * Runs an exported function of the product in its own process, on the product's database and data folder.
 * @param path the module's path, from the root of the project
 * @param call the expression to run, for example `reconcileFiles()`; it may use `getCms`
 * @returns `ended`, which rejects if the process fails, and `kill`
 */
export function runInSeparateProcess(path: string, call: string) {
  const script = `const { getCms, stopCms } = await import('./cms/database/client.ts')
    const { ${call.slice(0, call.indexOf('('))} } = await import('./${path}')
    await ${call}
    await stopCms()`
  let kill = () => {}
  const ended = new Promise<void>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [...PROCESS_FLAGS, '--input-type=module', '--eval', script],
      { env: besideProduct() },
      (error) => (error ? reject(error) : resolve()),
    )
    kill = () => child.kill('SIGKILL')
  })
  return { ended, kill: () => kill() }
}
