import { openAsBlob } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { arrayBuffer, text } from 'node:stream/consumers'
import { Failure } from '#engine/failures.ts'
import type { Field } from '#engine/tool/field.ts'

type Options = Record<string, { type: 'string' | 'boolean'; multiple?: boolean; short?: string }>
type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

/** Fields that a tool works on, as opposed to options. */
const LONG = new Set<Field['control']>(['text', 'code', 'files'])

/** Returns the options of the command line, one for each field. */
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
 * Returns a tool's input from the command line, as JSON. `--input` is either all fields as JSON or a file for the first
 * field (several files or folders for a tool that takes files). Without input, standard input is read.
 */
export async function inputOf(fields: Field[], values: Values): Promise<Record<string, unknown>> {
  const sent: Record<string, unknown> = {}
  for (const field of fields) {
    const value = values[field.name]
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue
    sent[field.name] = await fromOption(field, value)
  }
  const first = fields[0]
  const inputArguments = [values.input ?? []].flat().map(String)
  if (!first) return sent
  if (inputArguments.length === 0) {
    const isMissing = LONG.has(first.control) && !fields.some(({ name, control }) => LONG.has(control) && name in sent)
    if (isMissing && !process.stdin.isTTY) sent[first.name] = await fromStandardInput(first)
    return sent
  }
  const [one = ''] = inputArguments
  const all = one.trimStart().startsWith('{') && inputArguments.length === 1 ? readJson(one, first) : undefined
  if (all && fields.some(({ name }) => name in all)) return { ...sent, ...all }
  sent[first.name] = first.control === 'files' ? await filesAt(inputArguments) : await contentOf(one, first)
  return sent
}

async function fromOption({ control }: Field, value: Values[string]) {
  if (control === 'files') return filesAt([value ?? []].flat().map(String))
  if (control === 'flag') return value === true
  // The error about an invalid number uses the field's own message.
  if (control === 'number' || control === 'slider') return value === '' ? undefined : Number(value)
  return String(value)
}

/** Text that looks like JSON may also be the tool's input. */
function readJson(json: string, { control }: Field): Record<string, unknown> | undefined {
  try {
    return JSON.parse(json)
  } catch (error) {
    if (control === 'code' || control === 'text') return undefined
    throw new Failure('invalid', { message: `--input is not JSON: ${(error as Error).message}` })
  }
}

async function contentOf(argument: string, field: Field) {
  if (argument === '-') return fromStandardInput(field)
  const found = await stat(argument).catch(() => undefined)
  return found?.isFile() ? (await openAsBlob(argument)).text() : argument
}

async function fromStandardInput({ control }: Field) {
  return control === 'files' ? [await fileOfStandardInput()] : text(process.stdin)
}

const fileOfStandardInput = async () => new File([await arrayBuffer(process.stdin)], 'standard-input')

/** Files are opened, not read, so a gigabyte takes no memory. A file in a folder is named by its path in it. */
async function filesAt(paths: string[]): Promise<File[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      if (path === '-') return [await fileOfStandardInput()]
      const about = await stat(path).catch(() => {
        throw new Failure('invalid', { message: `There is no file at ${path}.` })
      })
      if (!about.isDirectory()) return [await fileAt(path, basename(path))]
      const entries = await readdir(path, { recursive: true, withFileTypes: true })
      const inside = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      return Promise.all(inside.map((one) => fileAt(one, relative(path, one))))
    }),
  )
  return found.flat()
}

const fileAt = async (path: string, name: string) => new File([await openAsBlob(path)], name)
