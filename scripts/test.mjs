// npm test: checks, unit, integration, and end-to-end tests. Ends with "N passed, N failed".
// npm run test:unit and npm run test:product run one half, each with or without filters (paths of test files).
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { continueWithPinnedNode, install, keepCompiledModules } from './install.mjs'
import { UserError, withOneLineErrors } from './user-error.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const RESULTS = 'test-results.json'
/** The projects of `vitest.config.ts`. */
const PROJECTS = ['unit', 'product']

await withOneLineErrors(async () => {
  install(root)
  keepCompiledModules(root)
  if (await continueWithPinnedNode(root, fileURLToPath(import.meta.url))) return
  const args = process.argv.slice(2)
  const project = PROJECTS.find((name) => args.includes(`--${name}`))
  const filters = args.filter((arg) => !PROJECTS.some((name) => arg === `--${name}`))
  const isProduct = (filter) => /^(\.\/)?tests\/?(int|e2e|$)/.test(filter)
  const isWhole = project === undefined && filters.length === 0
  const needsProduct = isWhole || project === 'product' || (project === undefined && filters.some(isProduct))
  const isProductOnly = project === 'product' || (filters.length > 0 && filters.every(isProduct))
  const [checks] = await Promise.all([
    isWhole ? (await import('./check.mjs')).runChecks(root) : { passed: 0, failed: 0 },
    needsProduct ? prepareProduct() : undefined,
  ])
  const chosen = needsProduct ? (isProductOnly ? 'product' : undefined) : 'unit'
  const tests = await runTests([...(chosen ? ['--project', chosen] : []), ...filters])
  console.log(`${checks.passed + tests.passed} passed, ${checks.failed + tests.failed} failed`)
  process.exitCode = checks.failed + tests.failed > 0 ? 1 : 0
})

/** What integration and end-to-end tests need. Unit tests run without a build, a database, or a browser. */
async function prepareProduct() {
  const { findChromium } = await import('./chromium.mjs')
  const chromium = findChromium(root)
  if (chromium) process.env.CHROMIUM_PATH = chromium
  await (await import('./build.mjs')).build(root)
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
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(join('.data', RESULTS), 'utf8'))
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return { passed: numPassedTests, failed: numFailedTests + broken }
}
