import type { FormState } from 'payload'
import { placeOf } from '#cms/messages/place-of.ts'

export type Problem = {
  /** The path of the field. */
  path: string
  /** The number of the block in a text, from 0; undefined for a problem that is in no block. */
  block?: number
  /** Where it is, and what to do. */
  sentence: string
}

/** How the problem of a block in a text begins: `cms/fields/plain-problems.ts`. */
const IN_BLOCK = /^Block (\d+)\b/

/**
 * Returns what is wrong in a form, in the order of its fields, one problem for each field or part of a text.
 * @param fields the configuration of the document's fields
 */
export function problemsIn(state: FormState, fields: readonly unknown[]): Problem[] {
  return Object.entries(state).flatMap(([path, { valid, errorMessage }]) => {
    if (valid !== false || !errorMessage) return []
    const place = placeOf(path, fields)
    return errorMessage.split('\n').map((line): Problem => {
      const number = IN_BLOCK.exec(line)?.[1]
      const sentence = place ? `${place}: ${line}` : line
      return number === undefined ? { path, sentence } : { path, sentence, block: Number(number) - 1 }
    })
  })
}
