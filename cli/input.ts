import { openAsBlob } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Failure } from '../engine/failures.ts'
import type { Field } from '../engine/tool/field.ts'

type Options = Record<string, { type: 'string' | 'boolean'; multiple?: boolean; short?: string }>
type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

/** The options of the command line, one for each field. */
export function optionsOf(fields: Field[]): Options {
  const own = fields.map(({ name, control }) => [
    name,
    control === 'files'
      ? { type: 'string' as const, multiple: true }
      : { type: control === 'flag' ? ('boolean' as const) : ('string' as const) },
  ])
  const common: Options = {
    input: { type: 'string', multiple: true },
    out: { type: 'string' },
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  }
  return { ...Object.fromEntries(own), ...common }
}

/**
 * The fields of a form from the command line. `--input` is all fields as JSON, or a file (for a tool that takes files,
 * several, or folders) for the first field; what stands nowhere is read from standard input.
 */
export async function inputOf(fields: Field[], values: Values): Promise<Record<string, unknown>> {
  const sent: Record<string, unknown> = {}
  for (const { name, control, start } of fields) {
    const value = values[name]
    // A form says nothing of a box that is not ticked; here what is not said is as it was.
    if (control === 'flag' && value === undefined && start === true) sent[name] = 'true'
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue
    sent[name] = control === 'files' ? await filesAt([value].flat().map(String)) : String(value)
  }
  const first = fields[0]
  const given = [values.input ?? []].flat().map(String)
  if (!first) return sent
  if (given.length === 0) {
    const isMissing = first.isRequired && sent[first.name] === undefined
    if (isMissing && !process.stdin.isTTY) sent[first.name] = await fromStandardInput(first)
    return sent
  }
  const [one = ''] = given
  if (one.trimStart().startsWith('{') && first.control !== 'files') {
    const all = readJson(one)
    if (fields.some(({ name }) => name in all)) return { ...sent, ...textsOf(all) }
  }
  sent[first.name] = first.control === 'files' ? await filesAt(given) : await contentOf(one, first)
  return sent
}

function readJson(json: string): Record<string, unknown> {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Failure('invalid', { message: `--input is not JSON: ${(error as Error).message}` })
  }
}

const textsOf = (all: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, value === false ? '' : String(value)]))

async function contentOf(given: string, field: Field) {
  if (given === '-') return fromStandardInput(field)
  const found = await stat(given).catch(() => undefined)
  return found?.isFile() ? (await openAsBlob(given)).text() : given
}

async function fromStandardInput({ control }: Field) {
  const content = await text(process.stdin)
  return control === 'files' ? [new File([content], 'standard-input')] : content
}

/** Files are opened, not read: one of a gigabyte takes no memory. */
async function filesAt(paths: string[]): Promise<File[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const about = await stat(path).catch(() => {
        throw new Failure('invalid', { message: `There is no file at ${path}.` })
      })
      if (!about.isDirectory()) return [path]
      const names = await readdir(path, { recursive: true, withFileTypes: true })
      return names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    }),
  )
  return Promise.all(found.flat().map(async (path) => new File([await openAsBlob(path)], basename(path))))
}
