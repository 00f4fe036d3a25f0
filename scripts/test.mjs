// npm test: checks, unit, integration, and end-to-end tests. Ends with "N passed, N failed". npm run test:unit, npm run
// test:process, and npm run test:product run one part, each with or without filters (paths of test files). Tests with
// the tag `extended` run only in npm run test:extended, those with the tag `slow` not in npm run test:unit; a file that
// is chosen by name runs all of them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, installFromDebian } from './chromium.mjs'
import { continueWithPinnedNode, install, keepCompiledModules } from './install.mjs'
import { UserError, withOneLineErrors } from './user-error.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const RESULTS = 'test-results.json'
/** The projects of `vitest.config.ts`. */
const PROJECTS = ['unit', 'process', 'product']
const EXTENDED = '--extended'

await withOneLineErrors(async () => {
  const args = process.argv.slice(2)
  const flags = args.filter((arg) => arg === EXTENDED || PROJECTS.some((name) => arg === `--${name}`))
  const filters = args.filter((arg) => !flags.includes(arg))
  const isExtended = flags.includes(EXTENDED)
  const isWhole = args.every((arg) => arg === EXTENDED)
  const projects = PROJECTS.filter((name) => args.includes(`--${name}`))
  if (projects.length === 0) projects.push(...projectsOf(filters))
  const needsProduct = projects.includes('product')
  const chromium = needsProduct ? installFromDebian() : undefined
  install(root)
  await chromium
  keepCompiledModules(root)
  if (await continueWithPinnedNode(root, fileURLToPath(import.meta.url))) return
  // The projects run one after the other, because running together slows both down.
  if (needsProduct) await prepareProduct()
  const checks = isWhole ? await (await import('./check.mjs')).runChecks(root) : { passed: 0, failed: 0 }
  const isUnitOnly = projects.length === 1 && projects[0] === 'unit'
  const left = isExtended || filters.length > 0 ? '' : isUnitOnly ? '!extended and !slow' : '!extended'
  const tags = left ? ['--tags-filter', left] : []
  const tests = await runTests([...projects.flatMap((name) => ['--project', name]), ...tags, ...filters])
  const next = isUnitOnly ? 'npm test or npm run test:extended' : 'npm run test:extended'
  if (left) console.log(`${tests.leftOut} further cases run with: ${next}`)
  console.log(`${checks.passed + tests.passed} passed, ${checks.failed + tests.failed} failed`)
  process.exitCode = checks.failed + tests.failed > 0 ? 1 : 0
})

/** Returns the projects whose tests the filters may choose. */
function projectsOf(filters) {
  const isProduct = (filter) => /^(\.\/)?tests\/?(int|e2e|$)/.test(filter)
  if (filters.length === 0) return PROJECTS
  if (filters.every(isProduct)) return ['product']
  return filters.some(isProduct) ? PROJECTS : ['unit', 'process']
}

/** What integration and end-to-end tests need. The others run without a build and a database. */
async function prepareProduct() {
  const chromium = findChromium(root)
  if (chromium) process.env.CHROMIUM_PATH = chromium
  const [{ build }, { seededData }] = await Promise.all([
    import('./build.mjs'),
    import('../tests/support/seeded-data.ts'),
  ])
  // If seeding fails, the products of the tests try again and report the reason.
  await Promise.all([seededData().catch(() => undefined), build(root, undefined, true)])
}

async function runTests(args) {
  mkdirSync('.data', { recursive: true })
  rmSync(join('.data', RESULTS), { force: true })
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=.data/${RESULTS}`,
      ...args,
    ],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
  )
  if (!existsSync(join('.data', RESULTS))) throw new UserError('The tests could not be run; the reason is above.')
  const { countTests } = await import('./test-counts.ts')
  return countTests(JSON.parse(readFileSync(join('.data', RESULTS), 'utf8')))
}
