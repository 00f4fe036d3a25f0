import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from '#tests/support/longest-first.ts'
import { TEST_WORKERS } from '#tests/support/test-workers.ts'

const exclude = ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/.data/**']
const folders =
  '{admin,engine,platform,runs,emails,moving,audit,tools,providers,cli,cms,development,site,worker,content,scripts,tests/unit}'

export default defineConfig({
  test: {
    // npm run coverage: what every tool stands on.
    coverage: {
      provider: 'v8',
      include: ['engine/tool/**', 'engine/failures.ts'],
      reporter: ['text'],
      thresholds: { lines: 95, statements: 95, functions: 95 },
    },
    sequence: { sequencer: LongestFirst },
    tags: [
      {
        name: 'extended',
        description: 'Further cases of a behavior that another case proves; npm run test:extended runs them.',
      },
      {
        name: 'slow',
        description: 'Unit tests that load engines or whole test sets; npm run test:unit leaves them to npm test.',
      },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: [...exclude, '**/*.process.test.ts'],
          // One for each core: hardly a test waits, and each worker loads the modules again.
          maxWorkers: availableParallelism(),
          // V8 compiles WebAssembly a second time, slowly, for what runs longer than a test. Most objects of a test are
          // short-lived: with room for more of them, they are collected less often, which saves a tenth of the CPU
          // time.
          execArgv: ['--wasm-tiering-budget=200000000', '--max-semi-space-size=64'],
          // For machines under load, and short enough that what takes quadratic time fails.
          testTimeout: 30_000,
          // No test leaves anything behind in a module: a process for each file would cost a third of the time.
          isolate: false,
          // That includes globals: what a test replaces is back before the next one.
          unstubGlobals: true,
        },
      },
      {
        // What starts threads, processes, Chromium, or the engines of all tools. These tests run next to those of the
        // product.
        test: {
          name: 'process',
          include: [`${folders}/**/*.process.test.ts`],
          exclude,
          maxWorkers: TEST_WORKERS,
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
        },
      },
      {
        // Integration and end-to-end tests run against real products, one for each worker; their databases are new.
        test: {
          name: 'product',
          include: ['tests/{int,e2e}/**/*.test.ts'],
          exclude,
          globalSetup: 'tests/support/products.ts',
          setupFiles: 'tests/support/page-hooks.ts',
          pool: 'forks',
          execArgv: ['--import=./scripts/start/fast-imports.mjs', '--max-semi-space-size=64'],
          maxWorkers: TEST_WORKERS,
          // A test that changes the environment and runs the CMS in its own process resets the modules first.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As long as Playwright waits, for machines under load.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
