// Runs test files of the working directory again and again in one process, for `main.mjs`: the start of Vitest and
// what it has compiled serve all mutants.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [project, maxWorkers] = process.argv.slice(2)
const { createVitest } = await import(pathToFileURL(join(process.cwd(), 'node_modules/vitest/dist/node.js')).href)
// Tests of processes need no product, so they count as unit tests.
const projects = project === 'unit' ? ['unit', 'process'] : [project]
const running = new Set()
let excused
let results
const nameOf = (test) => `${test.module.moduleId} > ${test.fullName}`

const reporter = {
  onTestModuleQueued: ({ moduleId }) => markRunning(() => running.add(moduleId)),
  onTestModuleEnd(module) {
    markRunning(() => running.delete(module.moduleId))
    results.files[module.moduleId] = module.diagnostic().duration + module.diagnostic().collectDuration
    // A file that cannot even be loaded has no tests that fail.
    if (module.errors().length > 0) fail(`${module.moduleId} > (load)`)
  },
  onTestCaseResult: (test) => test.result().state === 'failed' && fail(nameOf(test)),
}
const vitest = await createVitest(
  'test',
  { project: projects, watch: false, reporters: [reporter], config: 'vitest.config.ts' },
  { logLevel: 'silent' },
)
await vitest.standalone()
for (const one of vitest.projects) {
  // Without isolation, all test files would share a module that the first one loads.
  one.config.isolate = project === 'unit'
  one.config.maxWorkers = Number(maxWorkers)
  if (project === 'product') one.config.runner = join(import.meta.dirname, 'runner.mjs')
}
vitest.config.sequence.sequencer = class {
  sort = (specifications) => specifications
  shard = (specifications) => specifications
}
const specifications = await vitest.globTestSpecifications()

process.on('message', async ({ files, isLast, ...more }) => {
  if (isLast) {
    await vitest.close()
    process.exit()
  }
  excused = more.excused
  results = { files: {}, failed: [] }
  vitest.state.idMap.clear()
  vitest.state.filesMap.clear()
  const chosen = files
    ? files.flatMap((file) => specifications.filter(({ moduleId }) => moduleId === file))
    : specifications
  const { unhandledErrors } = await vitest.runTestSpecifications(chosen)
  if (unhandledErrors.length > 0) fail('an error outside of tests')
  process.exitCode = 0
  process.send(results)
})
process.send({ files: specifications.map(({ moduleId }) => moduleId) })

function fail(name) {
  if (excused?.includes(name)) return
  results.failed.push(name)
  // The first run, without a mutant, finds them all.
  if (excused) vitest.cancelCurrentRun('test-failure')
}

function markRunning(change) {
  change()
  writeFileSync(join(process.env.MUTATION_DIR, 'running'), [...running].join('\n'))
}
