// npm test: checks and all tests. Ends with "N passed, N failed, N skipped for lack of data".
// npm run test:unit, npm run test:process, and npm run test:product run one part, each with or without filters (paths
// of test files). Tests with the tag `extended` run in npm run test:extended, and one in 32 of them, chosen by the
// commit, in npm test; those with the tag `slow` do not run in npm run test:unit; a file that is chosen by name runs
// all of them.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, installFromDebian } from './start/chromium.mjs'
import { continueWithPinnedNode, install, keepCompiledModules } from './start/install.mjs'
import { UserError, withOneLineErrors } from './start/user-error.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const RESULTS = 'test-results.json'
const SHARE_RESULTS = 'test-results-extended.json'
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
  const checks = isWhole ? await (await import('./check/main.mjs')).runChecks(root) : { passed: 0, failed: 0 }
  const isUnitOnly = projects.length === 1 && projects[0] === 'unit'
  const left = isExtended || filters.length > 0 ? [] : isUnitOnly ? ['extended', 'slow'] : ['extended']
  const isRun = (tags) => !left.some((tag) => tags.includes(tag))
  const tags = left.length > 0 ? ['--tags-filter', left.map((tag) => `!${tag}`).join(' and ')] : []
  const named = projects.flatMap((name) => ['--project', name])
  const tests = (await runTests([...named, ...tags, ...filters], { isRun })).counts
  const share = isWhole && !isExtended ? await runExtendedShare() : { passed: 0, failed: 0, skipped: 0 }
  const next = isUnitOnly ? 'npm test or npm run test:extended' : 'npm run test:extended'
  if (left.length > 0) console.log(`${tests.leftOut - share.passed - share.failed} further cases run with: ${next}`)
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(
    (name) => (checks[name] ?? 0) + tests[name] + share[name],
  )
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped for lack of data`)
  process.exitCode = failed > 0 ? 1 : 0
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
    import('./start/build.mjs'),
    import('#tests/support/seeded-data.ts'),
  ])
  // If seeding fails, the products of the tests try again and report the reason.
  await Promise.all([seededData().catch(() => undefined), build(root, undefined, true)])
}

/**
 * Runs the extended cases of some files: others with each commit, so that all have run after a few. What fails runs
 * once
 * more alone before it counts.
 */
async function runExtendedShare() {
  const { afterSecondTry, extendedShare, failedCases, hasExtendedCases } = await import('./test/extended-share.ts')
  const { listFiles } = await import('./check/project-files.ts')
  const all = listFiles(root, ['*.test.ts', '*.test.tsx'])
  const extended = all.filter((path) => hasExtendedCases(readFileSync(path, 'utf8')))
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  const files = extendedShare(extended, commit)
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 }
  console.log(`Running the extended cases of ${files.length} of ${extended.length} files, chosen by the commit …`)
  const isRun = (tags) => tags.includes('extended')
  const options = { isRun, results: SHARE_RESULTS }
  const { counts, report } = await runTests(['--tags-filter', 'extended', ...files], options)
  const failed = failedCases(report)
  if (!failed) return counts
  const named = failed.pattern ? ['--testNamePattern', failed.pattern] : []
  console.log('What failed runs once more, alone …')
  const again = await runTests(['--tags-filter', 'extended', ...named, ...failed.files], { ...options, workers: '1' })
  return afterSecondTry(counts, again.counts)
}

async function runTests(args, { isRun, results = RESULTS, workers = process.env.TEST_WORKERS }) {
  mkdirSync('.data', { recursive: true })
  rmSync(join('.data', results), { force: true })
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=.data/${results}`,
      ...args,
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', ...(workers ? { TEST_WORKERS: workers } : {}) },
    },
  )
  if (!existsSync(join('.data', results))) throw new UserError('The tests could not be run; the reason is above.')
  const { countTests } = await import('./test/counts.ts')
  const report = JSON.parse(readFileSync(join('.data', results), 'utf8'))
  return { counts: countTests(report, isRun), report }
}
