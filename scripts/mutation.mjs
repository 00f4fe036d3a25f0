// npm run mutation: changes the code in small ways and counts the changes that a test notices.
// A sample of each folder, the same every time: --count=20 mutants each, --seed=1. --only=cms/access takes one folder,
// --count=all every mutant in it. --root=../other measures another checkout, whose packages are installed.
// It works in a copy of the sources, so it can be ended at any time.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { markBuilt } from './build.mjs'
import { mutantsOf } from './mutants.ts'
import { listFiles } from './project-files.ts'

/** Folders, and the tests against a running product that prove what no unit test can. */
const FOLDERS = {
  engine: [],
  'cms/access': ['permissions', 'back-office-access'],
  'site/server': ['page-cache', 'redirects', 'headers', 'request-limits', 'images', 'hosts'],
  worker: ['mail', 'webhook', 'newsletter', 'retention', 'applications', 'lost-files', 'indexnow'],
}
const MAX_MS = 300_000

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
})
const root = resolve(values.root)
const copy = copySources(root)
/** The test run of the present mutant. */
let running
process.on('exit', () => {
  endRun()
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

for (const folder of Object.keys(FOLDERS).filter((name) => values.only === undefined || name === values.only)) {
  const mutants = sample(allMutants(folder), values.count === 'all' ? Number.POSITIVE_INFINITY : Number(values.count))
  let killed = 0
  for (const { path, mutant } of mutants) {
    if (await isNoticed(path, mutant, FOLDERS[folder])) killed++
    else console.log(`survived  ${path}:${mutant.line}  ${oneLine(mutant.before)} → ${oneLine(mutant.after)}`)
  }
  const percent = mutants.length === 0 ? 100 : Math.round((killed / mutants.length) * 100)
  console.log(`${folder}: ${killed} of ${mutants.length} mutants killed (${percent} %)`)
}

function allMutants(folder) {
  return listFiles(root, [`${folder}/*.ts`])
    .filter((path) => !/\.test\.ts$|\.d\.ts$/.test(path))
    .flatMap((path) => mutantsOf(readFileSync(join(root, path), 'utf8'), path).map((mutant) => ({ path, mutant })))
}

/** Picks `count` of them as if by chance, and the same ones for the same seed. */
function sample(all, count) {
  const orderOf = ({ path, mutant }) =>
    createHash('sha256').update(`${values.seed} ${path} ${mutant.start} ${mutant.after}`).digest('hex')
  return all
    .map((one) => ({ one, order: orderOf(one) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one)
}

/** Whether a test fails, or never ends, with the mutant in place. */
async function isNoticed(path, { start, end, after }, productTests) {
  const file = join(copy, path)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.slice(0, start) + after + source.slice(end))
  try {
    if (!(await passes(['related', path, '--run', '--project', 'unit', '--passWithNoTests']))) return true
    if (productTests.length === 0) return false
    // Server, worker, and the CMS of the tests run from source; the built pages stay as they are.
    markBuilt(copy)
    return !(await passes(['run', '--project', 'product', ...productTests.map((name) => `tests/int/${name}.test.ts`)]))
  } finally {
    writeFileSync(file, source)
  }
}

function passes(args) {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, '--bail=1'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'test', TEST_WORKERS: '1' },
    stdio: 'ignore',
    detached: true,
  })
  running = child.pid
  const timer = setTimeout(endRun, MAX_MS)
  return new Promise((done) =>
    child.once('exit', (code) => {
      clearTimeout(timer)
      running = undefined
      done(code === 0)
    }),
  )
}

/** Ends the test run with its children: a mutant may hang any of them. */
function endRun() {
  if (running) process.kill(-running, 'SIGKILL')
  running = undefined
}

/** The sources as they are, with the packages and what is built. */
function copySources(from) {
  mkdirSync(join(from, '.data'), { recursive: true })
  const to = mkdtempSync(join(from, '.data', 'mutation-'))
  for (const path of listFiles(from, ['*'])) cpSync(join(from, path), join(to, path), { preserveTimestamps: true })
  for (const built of ['dist', 'admin/.next', '.astro'])
    if (existsSync(join(from, built))) cpSync(join(from, built), join(to, built), { recursive: true })
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'))
  return to
}

function oneLine(code) {
  return code.replace(/\s+/g, ' ').slice(0, 60)
}
