import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../shared/corpora', import.meta.url))

/**
 * Returns the folder of a public test set, or undefined if it is absent. Test sets are next to the project, never in
 * it: use `test.skipIf(!corpus('kodak'))`.
 */
export function corpus(name: string): string | undefined {
  const folder = process.env.CORPORA ? `${process.env.CORPORA}/${name}` : `${root}/${name}`
  if (existsSync(folder)) return folder
  console.warn(`Skipped: the test set "${name}" is not at ${folder}. Set CORPORA to the folder of the test sets.`)
  return undefined
}
