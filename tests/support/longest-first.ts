import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that compile or wait for a clock. If one started last, it would delay the end of the run. */
const LONGEST = [
  'dev',
  'permissions',
  'editing',
  'templates',
  'back-office-access',
  'stored-images',
  'crawl',
  'several-starts',
  'mail-workers',
  'outage',
  'start-environments',
]

/**
 * Runs the longest test files first, and the others in Vitest's order. Those of the project `process` are the last: a
 * worker that changes between two projects starts again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId, project }: TestSpecification) => {
      if (project.name === 'process') return LONGEST.length + 1
      const index = LONGEST.indexOf(basename(moduleId, '.test.ts'))
      return index === -1 ? LONGEST.length : index
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
