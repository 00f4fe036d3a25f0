// npm run mutation: changes the code in small ways, counts the changes that a test notices, and lists the others.
// A sample of each folder, the same every time: --count=30 mutants each, of engine twice as many, --seed=1.
// --only=cms/access takes one folder or file, --count=all every mutant in it, and --tests=cms,tests/int/mail only tests
// there. --root=../other measures another checkout, whose packages are installed. --product also runs some tests on
// a running product for what no unit test notices. It works in a copy of the sources, so it can be ended at any time.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listFiles } from '../check/project-files.ts'
import { markBuilt } from '../start/build.mjs'
import { equivalentMutants } from './equivalent-mutants.ts'
import { mutantsOf, withMutants } from './mutants.ts'
import { startSession } from './runs.mjs'

/** Folders, and the tests against a running product that prove what no unit test can. */
const FOLDERS = {
  engine: [],
  'cms/access': ['permissions', 'back-office-access'],
  'site/server': ['page-cache', 'redirects', 'headers', 'request-limits', 'images', 'hosts'],
  worker: ['outbox', 'mail', 'webhook', 'newsletter', 'retention', 'applications', 'lost-files', 'indexnow'],
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    root: { type: 'string', default: '.' },
    product: { type: 'boolean', default: false },
  },
})
const root = resolve(values.root)
const copy = copySources(root)
const sessions = []
process.on('exit', () => {
  for (const session of sessions) session.end()
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

const folders = Object.keys(FOLDERS).filter((name) => values.only.startsWith(name) || values.only === '')
const mutants = folders
  .flatMap((folder) => sample(allMutants(folder), folder).map((mutant) => ({ ...mutant, folder })))
  .map((mutant, id) => ({ ...mutant, id }))
for (const [path, own] of Map.groupBy(mutants, ({ path }) => path))
  writeFileSync(join(copy, path), withMutants(readFileSync(join(root, path), 'utf8'), own))

await tryAll(mutants, 'unit')
if (values.product) {
  // Server, worker, and the CMS of the tests run from source; the built pages stay as they are.
  markBuilt(copy)
  const left = mutants.filter(({ killedBy }) => killedBy === undefined)
  for (const folder of folders) {
    const tests = FOLDERS[folder]
      .map((name) => join(copy, `tests/int/${name}.test.ts`))
      .filter((path) => existsSync(path))
    const own = left.filter((mutant) => mutant.folder === folder)
    if (own.length > 0 && tests.length > 0) await tryAll(own, 'product', tests)
  }
}
for (const folder of folders) report(folder)
process.exit()

/** Turns each mutant on in turn and runs the tests that run its code, until one fails or never ends. */
async function tryAll(candidates, project, files) {
  const session = startSession({ copy, project, maxWorkers: project === 'unit' ? availableParallelism() + 1 : 1 })
  sessions.push(session)
  console.log(`Running the ${project} tests once …`)
  const { durations, hits, killed } = await session.watch((files ?? (await session.files)).filter(isChosen))
  for (const mutant of candidates) {
    const seenBy = [...(hits.get(mutant.id) ?? [])].sort((one, other) => durations[one] - durations[other])
    mutant.reached ||= seenBy.length > 0
    mutant.killedBy = killed.get(mutant.id)
    if (seenBy.length === 0 || mutant.killedBy) continue
    const startedAt = performance.now()
    mutant.killedBy = await session.killer(mutant.id, seenBy)
    const seconds = Math.round((performance.now() - startedAt) / 1_000)
    console.log(
      mutant.killedBy
        ? `killed    ${place(mutant)}  by ${relative(copy, mutant.killedBy)} (${seconds} s)`
        : `survived  ${place(mutant)}  ${seenBy.length} ${project} test files (${seconds} s)`,
    )
  }
  await session.stop()
}

function report(folder) {
  const own = mutants.filter((mutant) => mutant.folder === folder)
  const survivors = own.filter(({ killedBy }) => killedBy === undefined)
  for (const one of survivors)
    console.log(`survived  ${place(one)}  ${change(one)}${one.reached ? '' : '  (no test runs it)'}`)
  const killed = own.length - survivors.length
  const percent = own.length === 0 ? 100 : Math.round((killed / own.length) * 100)
  console.log(`${folder}: ${killed} of ${own.length} mutants killed (${percent} %)`)
}

function allMutants(folder) {
  return listFiles(root, [`${folder}/*.ts`])
    .filter((path) => path.startsWith(values.only) && !/\.test\.ts$|\.d\.ts$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      const lines = source.split('\n').map((line) => line.trim())
      return mutantsOf(source, path).map((mutant) => ({ ...mutant, path, on: lines[mutant.line - 1] }))
    })
    .filter((mutant) => !isEquivalent(mutant))
}

function isEquivalent(mutant) {
  return equivalentMutants.some(
    ({ path, on, changes }) => path === mutant.path && on.includes(mutant.on) && changes.includes(change(mutant)),
  )
}

/** Picks as many as asked for, as if by chance, and the same ones for the same seed. */
function sample(all, folder) {
  const count = values.count === 'all' ? all.length : Number(values.count) * (folder === 'engine' ? 2 : 1)
  const orderOf = ({ path, start, after }) =>
    createHash('sha256').update(`${values.seed} ${path} ${start} ${after}`).digest('hex')
  return all
    .map((one) => ({ one, order: orderOf(one) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one)
}

/** Returns the sources as they are, with the packages and what is built. */
function copySources(from) {
  mkdirSync(join(from, '.data'), { recursive: true })
  const to = mkdtempSync(join(from, '.data', 'mutation-'))
  for (const path of listFiles(from, ['*'])) cpSync(join(from, path), join(to, path), { preserveTimestamps: true })
  if (values.product)
    for (const built of ['dist', 'admin/.next', '.astro'])
      if (existsSync(join(from, built))) cpSync(join(from, built), join(to, built), { recursive: true })
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'))
  return to
}

function place({ path, line }) {
  return `${path}:${line}`
}

function change({ before, after }) {
  return `${oneLine(before)} → ${oneLine(after)}`
}

function oneLine(code) {
  return code.replace(/\s+/g, ' ').slice(0, 60)
}

function isChosen(testFile) {
  return values.tests.split(',').some((folder) => relative(copy, testFile).startsWith(folder))
}
