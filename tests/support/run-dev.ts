import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { newDataFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'
import { ADMINISTRATOR, copySeededData } from './seeded-data.ts'

/** Folders that are large or generated. */
const NOT_COPIED = ['.astro', '.data', '.env', '.git', 'bench', 'dist', 'docs', 'node_modules', 'tests']
/** What Next writes while it compiles. The build of the back office is copied: it runs until a source changes. */
const COMPILED = /^admin[/\\](\.next[/\\](cache|dev)|next-env\.d\.ts)/

/**
 * Runs `npm run dev` in a copy of the sources, on free ports and a copy of the seeded data.
 * @returns its URL, and that of the back office; `ready`, which resolves when it has started and rejects if it ends;
 * `edit`, which changes a file of the copy and throws if the text is not in it; and `stop`, which removes the copies
 */
export async function runDev() {
  const sources = copySources()
  const dataDir = newDataFolder('dev')
  await copySeededData(dataDir)
  const [port, adminPort, databasePort] = [await freePort(), await freePort(), await freePort()]
  const siteUrl = `http://127.0.0.1:${port}`
  const logFile = join(dataDir, 'dev.log')
  const log = openSync(logFile, 'a')
  // Excludes the variables of the test run, which change the behavior of Vite and Astro.
  const { PATH, HOME } = process.env
  const env = {
    ...{ PATH, HOME, DATA_DIR: dataDir, HOST: '127.0.0.1', SITE_URL: siteUrl },
    ...{ ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password },
    ...{ PORT: `${port}`, ADMIN_PORT: `${adminPort}`, DATABASE_PORT: `${databasePort}` },
  } as unknown as NodeJS.ProcessEnv
  const child = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: sources, env, stdio: ['ignore', log, log, 'ipc'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    ended.then((code) => reject(new Error(`npm run dev ended with code ${code}:\n${readFileSync(logFile, 'utf8')}`)))
  })
  ready.catch(() => undefined)
  return {
    siteUrl,
    adminUrl: `http://127.0.0.1:${adminPort}`,
    ready,
    log: () => readFileSync(logFile, 'utf8'),
    edit(file: string, from: string, to: string) {
      const path = join(sources, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`)
      writeFileSync(path, text.replace(from, to))
    },
    async stop() {
      child.kill('SIGTERM')
      const code = await ended
      for (const folder of [sources, dataDir]) rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}

/** Inside the project, because the back office's bundler accepts no packages from outside its root. */
function copySources() {
  mkdirSync('.data', { recursive: true })
  const copy = mkdtempSync(resolve('.data', 'dev-'))
  // Keeps modification times, because a newer lock file would trigger an install.
  for (const name of readdirSync('.').filter((name) => !NOT_COPIED.includes(name)))
    cpSync(name, join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !COMPILED.test(path),
    })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  // A separate repository, because the stylesheet's class scan skips folders that ours ignores.
  mkdirSync(join(copy, '.git'))
  return copy
}
