import type { z } from 'zod'
import { Environment } from './variables.ts'

/** One sentence that names the invalid variables. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Returns the error that names every malformed variable and the form it expects. Values are left out: some are secrets.
 * @param subject what the sentence calls a variable, by name
 */
export function malformed(error: z.ZodError, subject: (name: string) => string) {
  const shape: Record<string, z.ZodType> = Environment.shape
  const sentences = error.issues.map(({ path, message }) => {
    const name = path.join('.')
    const expects = shape[name]?.meta()?.expects
    return `${subject(name)} is malformed: ${expects ? `expected ${expects}` : message}.`
  })
  return new EnvironmentError(sentences.join(' '))
}
