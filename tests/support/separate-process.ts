import { execFile } from 'node:child_process'
import { inject } from './product.ts'

/**
 * Runs an exported function of the product in its own process, on the product's database and data folder.
 * @param path the module's path, from the root of the project
 * @param call the expression to run, for example `reconcileFiles()`; it may use `getCms`
 * @returns `ended`, which rejects if the process fails, and `kill`
 */
export function runInSeparateProcess(path: string, call: string) {
  const script = `const { getCms, stopCms } = await import('./cms/client.ts')
    const { ${call.slice(0, call.indexOf('('))} } = await import('./${path}')
    await ${call}
    await stopCms()`
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: inject('dataDir'),
    DATABASE_URL: inject('databaseUrl'),
    SITE_URL: inject('siteUrl'),
    LOG_LEVEL: 'error',
  }
  let kill = () => {}
  const ended = new Promise<void>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
      { env },
      (error) => (error ? reject(error) : resolve()),
    )
    kill = () => child.kill('SIGKILL')
  })
  return { ended, kill: () => kill() }
}
