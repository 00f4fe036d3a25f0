import type { FormState } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents, reduceFieldsToValues } from 'payload/shared'
import { isSame } from '../newer-input/is-same.ts'

/** What is stored of a block: its id, its type, and the values of its fields. */
export type BlockFields = { id: string; blockType: string; blockName?: string; [field: string]: unknown }

export type BlockProblem = { path: string; message: string }

/** Returns the values of a block's form, as they are stored. */
export function valuesOf(state: FormState): Record<string, unknown> {
  const fields = Object.entries(state)
    // Payload keeps rendered components under a name of its own, and the number of rows as the value of an array.
    .filter(([path]) => !path.startsWith('_'))
    .map(([path, field]) => [path, Array.isArray(field.rows) ? { ...field, disableFormData: true } : field] as const)
  return reduceFieldsToValues(copyOf(Object.fromEntries(fields)), true)
}

/** Returns a copy of a form's state without what React has rendered, as it can be sent to the server. */
export function copyOf(state: FormState): FormState {
  return deepCopyObjectSimpleWithoutReactComponents(state, { excludeFiles: true })
}

/** Returns whether a form shows what is stored of a block. */
export function shows(state: FormState, { id, blockType, blockName, ...stored }: BlockFields) {
  const { id: _id, blockType: _type, blockName: _name, ...values } = valuesOf(state)
  return isSame(values, stored)
}

/** Returns whether nothing has been entered in a block yet. */
export function isEmpty({ id, blockType, blockName, ...values }: BlockFields) {
  return Object.keys(values).length === 0
}

/** Returns what is wrong in a block, in the order of its fields. */
export function problemsOf(state: FormState): BlockProblem[] {
  return Object.entries(state).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  )
}

/** Returns the state with the problems of those fields only that someone has left. */
export function withProblemsOf(state: FormState, isLeft: (path: string) => boolean): FormState {
  return Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      if (field.valid !== false) return [path, field]
      const errorPaths = (field.errorPaths ?? []).filter(isLeft)
      if (isLeft(path) || errorPaths.length > 0) return [path, { ...field, errorPaths }]
      const { errorMessage: _message, errorPaths: _paths, ...rest } = field
      return [path, { ...rest, valid: true }]
    }),
  )
}
