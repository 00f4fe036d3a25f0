import type { FormState } from 'payload'

type Data = Record<string, unknown>

/**
 * Returns what the server changed of a saved document that the form should show, such as a slug made from the title.
 * Only fields outside of rows whose value is still the one that was sent: what somebody has typed since stays.
 * @param sent the values as they were sent, by path
 * @returns the new values, by path
 */
export function adoptedValues(fields: FormState, sent: Data, doc: Data): Data {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value, rows }]) => {
      if (rows || /\.\d+(\.|$)/.test(path) || value !== sent[path]) return []
      const saved = valueAt(doc, path)
      return saved !== undefined &&
        isPlain(saved) &&
        isPlain(value) &&
        saved !== value &&
        !(isEmpty(saved) && isEmpty(value))
        ? [[path, saved]]
        : []
    }),
  )
}

/** Returns the values of a form by path. */
export const valuesOf = (fields: FormState): Data =>
  Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]))

function valueAt(doc: Data, path: string) {
  let value: unknown = doc
  for (const name of path.split('.')) value = (value as Data | null | undefined)?.[name]
  return value
}

/** Text, numbers, and switches. Relations, files, and rich texts are what the form has. */
const isPlain = (value: unknown) => value === null || value === undefined || typeof value !== 'object'
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
