import type { Field } from '#engine/tool/field.ts'
import { isText } from '#engine/tool/text-limits.ts'

type Pasted = Pick<Field, 'name' | 'control' | 'secret'>

/** Returns the names of the fields that take a text, files, or a secret. */
export const pastedFields = (fields: Pasted[]) =>
  fields.filter((field) => field.secret || isText(field) || field.control === 'files').map(({ name }) => name)
