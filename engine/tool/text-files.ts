import { fromBase64 } from '../base64.ts'
import { Failure } from '../failures.ts'
import type { Tool } from './define-tool.ts'
import { type Field, fieldsOf } from './field.ts'
import { isText } from './text-limits.ts'
import { tooLarge } from './too-large.ts'

type FileInJson = { name: string; base64: string }
export type SentFile = File | FileInJson

/** Returns the files that were sent for a text field instead of its text; empty if it was sent as text. */
export function textFilesOf(value: unknown): SentFile[] {
  const list = [value].flat()
  return list.length > 0 && list.every(isFile) ? (list as SentFile[]) : []
}

const isFile = (value: unknown) =>
  value instanceof File ||
  (typeof (value as FileInJson | null)?.name === 'string' && typeof (value as FileInJson).base64 === 'string')

/**
 * Returns what was sent with each file of a text field replaced by its text, with line feeds as in a form, and the
 * names of these fields.
 * @throws {Failure} invalid, if a file is too large or is not text
 */
export async function readTextFiles({ input }: Pick<Tool, 'input'>, sent: Record<string, unknown>) {
  const read = { ...sent }
  const fromFiles = new Set<string>()
  for (const field of fieldsOf(input).filter(isText)) {
    const [file] = textFilesOf(sent[field.name])
    if (!file) continue
    fromFiles.add(field.name)
    read[field.name] = await textOfFile(file, field)
  }
  return { read, fromFiles }
}

async function textOfFile(file: SentFile, { name, max = 0, maxFileBytes = max }: Field) {
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : fromBase64(file.base64)
  if (bytes.length > maxFileBytes) throw refused(name, tooLarge({ name: file.name, size: bytes.length }, maxFileBytes))
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    throw refused(name, `${file.name} is not text in UTF-8. Save it in that encoding and choose it again.`)
  }
}

/** Only files with a byte order mark are UTF-16 (Encoding Standard, 6.1). */
function encodingOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

const refused = (field: string, message: string) => new Failure('invalid', { message, errors: { [field]: message } })
