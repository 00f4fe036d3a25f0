import type { z } from 'zod'
import { fromBase64 } from '../base64.ts'
import { Failure } from '../failures.ts'
import { type Field, fieldsOf, tooLong } from './field.ts'

type FileInJson = { name: string; base64: string }

/**
 * Returns the input as the schema expects it. JSON stays as it is, except files, which are `{ name, base64 }`; form
 * values are all text, and an unticked box is missing. Text that came `fromFiles` may be as long as files are.
 * @throws {Failure} invalid, with what is wrong by field
 */
export function readInput<S extends z.ZodObject>(
  schema: S,
  sent: Record<string, unknown>,
  { isForm = false, fromFiles }: { isForm?: boolean; fromFiles?: Set<string> } = {},
): z.output<S> {
  const fields = fieldsOf(schema)
  const read = Object.fromEntries(fields.map((field) => [field.name, readField(field, sent[field.name], isForm)]))
  const unknown = Object.keys(sent).filter((name) => !fields.some((field) => field.name === name))
  if (!isForm && unknown.length > 0) throw new Failure('invalid', unknownFields(unknown, fields))
  const errors: Record<string, string> = {}
  for (const { name, max, maxFileBytes } of fields) {
    const value = read[name]
    if (max && typeof value === 'string' && value.length > max && !fromFiles?.has(name))
      errors[name] = tooLong(value, max, maxFileBytes)
  }
  const parsed = schema.safeParse(read)
  if (parsed.success && Object.keys(errors).length === 0) return parsed.data
  for (const issue of parsed.error?.issues ?? []) errors[String(issue.path[0] ?? 'form')] ??= issue.message
  const message = Object.values(errors)[0]
  throw new Failure('invalid', message ? { message, errors } : { errors })
}

function readField({ control, start }: Field, value: unknown, isForm: boolean): unknown {
  if (control === 'files') return value === undefined || value === '' ? undefined : [value].flat().flatMap(readFile)
  if (!isForm) return value
  if (control === 'flag') return value !== undefined && value !== '' && value !== 'false'
  if (control === 'number' || control === 'slider') {
    if (typeof value !== 'string' || value.trim() === '') return value === '' ? start : value
    // “2,5” is a decimal comma; “1,000” is ambiguous.
    return Number(value.replace(/^(\s*-?\d+),(\d{1,2}\s*)$/, '$1.$2'))
  }
  // A form ends its lines with CR LF, whatever was typed: HTML Standard, 4.10.22.4.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value
}

/** Returns a file. A form without a chosen file sends an empty one. */
function readFile(value: unknown): unknown[] {
  if (value instanceof File) return value.size === 0 && value.name === '' ? [] : [value]
  if (!isFileInJson(value)) return [value]
  return [new File([bytesOf(value)], value.name)]
}

function isFileInJson(value: unknown): value is FileInJson {
  const { name, base64 } = (value ?? {}) as Partial<FileInJson>
  return typeof name === 'string' && typeof base64 === 'string'
}

function bytesOf({ name, base64 }: FileInJson) {
  try {
    return fromBase64(base64)
  } catch {
    throw new Failure('invalid', { message: `${name} is not base64 (RFC 4648): encode the bytes of the file with it.` })
  }
}

function unknownFields(names: string[], fields: Field[]) {
  const message = `There is no field "${names[0]}". The fields are: ${fields.map(({ name }) => name).join(', ')}.`
  return { message, errors: Object.fromEntries(names.map((name) => [name, message])) }
}
