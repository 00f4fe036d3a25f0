import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that compile, audit, start products, or wait for a clock. If one started last, it would delay the end. */
const LONGEST = [
  'audit',
  'permissions',
  'stop-and-go-back',
  'several-starts',
  'import-office',
  'audit-watches',
  'crawl',
  'content-export',
  'seo-panel',
  'mail-workers',
  'dev',
  'editing',
  'templates',
  'back-office-access',
  'stored-images',
  'audit-hostile-sites',
  'audit-pdf',
  'kept-pages',
  'upgrade',
  'outage',
  'start-environments',
]

/** In place of the filter of the run. */
const EVERY_TAG = ['extended or !extended']

/**
 * Runs the longest test files first, and the others in Vitest's order. The last are those that no worker of the others
 * can run: it would end for each of them, and the next one loads all modules again. Of the files that the variable
 * `WHOLE_FILES` lists, all cases run, whatever their tags.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = (file: TestSpecification) => {
      if (file.project.name === 'process' || hasOwnEnvironment(file)) return LONGEST.length + 1
      const index = LONGEST.indexOf(basename(file.moduleId, '.test.ts'))
      return index === -1 ? LONGEST.length : index
    }
    const whole = new Set<string>(JSON.parse(process.env.WHOLE_FILES ?? '[]'))
    for (const file of files) if (whole.has(relative(process.cwd(), file.moduleId))) file.testTagsFilter = EVERY_TAG
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Returns whether the file asks for a window, which its worker then has. */
function hasOwnEnvironment({ moduleId }: TestSpecification) {
  return moduleId.endsWith('.tsx') && readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')
}
