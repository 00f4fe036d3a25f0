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
const SECOND_RESULTS = 'test-results-second-try.json'
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
  const share = isWhole && !isExtended ? await extendedShareNow() : []
  const isRun = (tags) => !left.some((tag) => tags.includes(tag))
  const tags = left.length > 0 ? ['--tags-filter', left.map((tag) => `!${tag}`).join(' and ')] : []
  const named = projects.flatMap((name) => ['--project', name])
  const first = await runTests([...named, ...tags, ...filters], { isRun, whole: share })
  const tests = share.length > 0 ? await afterSecondTryOf(first) : first.counts
  const next = isUnitOnly ? 'npm test or npm run test:extended' : 'npm run test:extended'
  if (left.length > 0) console.log(`${tests.leftOut} further cases run with: ${next}`)
  const [passed, failed] = [checks.passed + tests.passed, checks.failed + tests.failed]
  console.log(`${passed} passed, ${failed} failed, ${tests.skipped} skipped for lack of data`)
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

/** Returns the files whose extended cases run as well: others with each commit, so that all have run after a few. */
async function extendedShareNow() {
  const { extendedShare, hasExtendedCases } = await import('./test/extended-share.ts')
  const { listFiles } = await import('./check/project-files.ts')
  const all = listFiles(root, ['*.test.ts', '*.test.tsx'])
  const extended = all.filter((path) => hasExtendedCases(readFileSync(path, 'utf8')))
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  const files = extendedShare(extended, commit)
  console.log(`The extended cases of ${files.length} of ${extended.length} files run, too, chosen by the commit.`)
  return files
}

/** An extended case that failed runs once more, alone, before it counts. */
async function afterSecondTryOf({ counts, report }) {
  const { afterSecondTry, failedCases } = await import('./test/extended-share.ts')
  const failed = failedCases(report)
  if (!failed) return counts
  console.log('The extended cases that failed run once more, alone …')
  const again = await runTests(['--tags-filter', 'extended', '--testNamePattern', failed.pattern, ...failed.files], {
    isRun: (tags) => tags.includes('extended'),
    results: SECOND_RESULTS,
    workers: '1',
  })
  return afterSecondTry(counts, failed.count, again.counts)
}

/** Runs Vitest. Of the files `whole`, all cases run, whatever their tags: `tests/support/longest-first.ts`. */
async function runTests(args, { isRun, whole = [], results = RESULTS, workers = process.env.TEST_WORKERS }) {
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
      env: {
        ...process.env,
        NODE_ENV: 'test',
        WHOLE_FILES: JSON.stringify(whole),
        ...(workers ? { TEST_WORKERS: workers } : {}),
      },
    },
  )
  if (!existsSync(join('.data', results))) throw new UserError('The tests could not be run; the reason is above.')
  const { countTests } = await import('./test/counts.ts')
  const report = JSON.parse(readFileSync(join('.data', results), 'utf8'))
  return { counts: countTests(report, isRun), report }
}
