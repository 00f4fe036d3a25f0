import { z } from 'zod'
import { withCommas } from '../text/numbers.ts'
import { ENTER_URL, readTypedUrl } from '../web/typed-url.ts'
import { MAX_BYTES_PER_UNIT, megabytes, takesLongerFiles } from './text-limits.ts'

/** How a field is displayed. It travels with the schema, as zod's metadata. */
export type FieldMeta = {
  control: 'line' | 'text' | 'code' | 'url' | 'choice' | 'flag' | 'number' | 'slider' | 'color' | 'files'
  label: string
  hint?: string
  /** Under “Options”, folded. */
  advanced?: boolean
  /** Left out of the history and of links. */
  secret?: boolean
  /** Shown only while another field has one of these values. */
  when?: { field: string; is: string[] }
  placeholder?: string
  rows?: number
  language?: string
  unit?: string
  min?: number
  max?: number
  step?: number
  options?: { value: string; label: string }[]
  /** For files: the value of the `accept` attribute, and the maximum number. Text with both can be several files. */
  accept?: string
  maxFiles?: number
  /** For text: how large a file may be. `max` is the limit of what is typed or pasted, in UTF-16 units. */
  maxFileBytes?: number
  autocomplete?: string
}

type Common = Pick<FieldMeta, 'label' | 'hint' | 'advanced' | 'secret' | 'when' | 'placeholder' | 'autocomplete'>
type Textual = Common & {
  max?: number
  isOptional?: boolean
  default?: string
  empty?: string
  /** Returns what is wrong with a text that is not empty. */
  check?: (text: string) => string | undefined
}

const MAX_LINE_LENGTH = 2_000
/** A million characters is a book of 600 pages; no text tool handles more while someone waits. */
const MAX_TEXT_LENGTH = 1_000_000
/** A file may be larger, because no field has to show it. */
const MAX_TEXT_FILE_BYTES = 5_000_000
const MAX_FILES = 100
/** Files of a batch, each of which is a run of its own. */
const MAX_BATCH_FILES = 50
const MAX_COLOR_LENGTH = 100
const ENTER_COLOR = 'Enter a color, such as #1c4736.'

/** Fields of a tool's form. Each is a zod schema with its display options. */
export const field = {
  line: (options: Textual) => textual('line', MAX_LINE_LENGTH, options),
  text: ({ rows, ...options }: Textual & { rows?: number }) =>
    textual('text', MAX_TEXT_LENGTH, options, rows ? { rows } : {}),
  /** `accept`: several files of this kind may take its place, each of them a run of its own. */
  code: ({ language, rows, accept, ...options }: Textual & { language: string; rows?: number; accept?: string }) =>
    textual('code', MAX_TEXT_LENGTH, options, {
      language,
      ...(rows ? { rows } : {}),
      ...(accept ? { accept, maxFiles: MAX_BATCH_FILES } : {}),
    }),
  url: (options: Textual) => textual('url', MAX_LINE_LENGTH, options),
  /** The URL of a page that our server fetches, as people type it: `shop.com` is enough. Its value is as typed. */
  pageUrl: (options: Partial<Textual> = {}) =>
    textual('url', MAX_LINE_LENGTH, {
      label: 'URL',
      placeholder: 'shop.com',
      autocomplete: 'url',
      empty: ENTER_URL,
      check: problemOfUrl,
      ...options,
    }),

  choice: <const T extends Record<string, string>>(
    options: Common & { options: T; default: Extract<keyof T, string> },
  ) => {
    const { options: labels, default: chosen, ...common } = options
    const values = Object.keys(labels) as Extract<keyof T, string>[]
    const listed = values.map((value) => ({ value, label: labels[value] ?? value }))
    return z
      .enum(values, { error: `Choose one of: ${listOf(values)}.` })
      .default(chosen as never)
      .meta(meta({ control: 'choice', ...common, options: listed }))
  },

  flag: ({ default: isOn = false, ...common }: Common & { default?: boolean }) =>
    z
      .boolean({ error: 'Use true or false.' })
      .default(isOn)
      .meta(meta({ control: 'flag', ...common })),

  number: (options: Numeric) => numeric('number', options),
  slider: (options: Numeric) => numeric('slider', options),

  color: ({ default: start, ...common }: Common & { default: string }) =>
    z
      .string({ error: ENTER_COLOR })
      .trim()
      .min(1, ENTER_COLOR)
      .max(MAX_COLOR_LENGTH, `Use at most ${MAX_COLOR_LENGTH} characters for a color.`)
      .default(start)
      .meta(meta({ control: 'color', ...common })),

  /**
   * One or more files. JSON callers send `{ name, base64 }`.
   * @example field.files({ label: 'Images', accept: 'image/*', maxFiles: 100 })
   */
  files: ({ accept, maxFiles = MAX_FILES, isOptional = false, empty, ...common }: Files) => {
    const noun = accept.includes('image/') ? 'image' : 'file'
    const missing = empty ?? `Add at least one ${noun}.`
    const list = z
      .array(z.instanceof(File, { error: 'Send each file as { "name": "…", "base64": "…" }.' }), { error: missing })
      .max(maxFiles, maxFiles === 1 ? `Choose one ${noun} only.` : `Choose at most ${maxFiles} ${noun}s at a time.`)
    const full = isOptional ? list.default([]) : list.min(1, missing)
    return full.meta(meta({ control: 'files', ...common, accept, maxFiles }))
  },
}

type Numeric = Common & { min: number; max: number; step?: number; unit?: string; default: number }
type Files = Common & { accept: string; maxFiles?: number; isOptional?: boolean; empty?: string }

function textual(control: FieldMeta['control'], longest: number, options: Textual, more: Partial<FieldMeta> = {}) {
  const {
    max = longest,
    isOptional = false,
    default: start,
    empty = `Fill in “${options.label}”.`,
    check,
    ...common
  } = options
  const isLong = control === 'text' || control === 'code'
  // A smaller limit of a tool is one of its engine, so it applies to files too.
  const isOwn = max < MAX_TEXT_LENGTH
  const maxFileBytes = isOwn ? max * MAX_BYTES_PER_UNIT : Math.max(max, MAX_TEXT_FILE_BYTES)
  const limited = z
    .string({ error: ({ input }) => (input === undefined ? empty : `“${common.label}” must be text.`) })
    .max(isLong && !isOwn ? maxFileBytes : max, { error: ({ input }) => tooLong(String(input), max) })
  const sound = check ? limited.superRefine((value, context) => refuse(check, value, context)) : limited
  const checked = isOptional ? sound.default(start ?? '') : sound.refine((value) => /\S/.test(value), empty)
  return (start !== undefined && !isOptional ? checked.default(start) : checked).meta(
    meta({ control, ...common, ...more, max, ...(isLong ? { maxFileBytes } : {}) }),
  )
}

function refuse(check: NonNullable<Textual['check']>, value: string, context: z.RefinementCtx) {
  const message = /\S/.test(value) ? check(value) : undefined
  if (message) context.addIssue({ code: 'custom', message })
}

function problemOfUrl(text: string) {
  const read = readTypedUrl(text)
  return 'message' in read ? read.message : undefined
}

/** Returns the message for a text that is too long for its field. A file may be longer, if the field takes files. */
export function tooLong(text: string, max: number, maxFileBytes = 0) {
  const file = takesLongerFiles({ max, maxFileBytes }) ? `, or a file of up to ${megabytes(maxFileBytes)}` : ''
  return `Use at most ${withCommas(max)} characters${file}. This has ${withCommas(text.length)}.`
}

function numeric(control: 'number' | 'slider', { min, max, step = 1, unit, default: start, ...common }: Numeric) {
  const between = `Enter a number from ${withCommas(min)} to ${withCommas(max)}.`
  return z
    .number({ error: between })
    .min(min, between)
    .max(max, between)
    .default(start)
    .meta(meta({ control, ...common, min, max, step, ...(unit ? { unit } : {}) }))
}

/** Returns metadata without undefined values, because it becomes JSON. */
function meta(about: FieldMeta): Record<string, unknown> {
  return Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined))
}

/**
 * Returns values as a list for a message. Values that are not words are quoted; the empty one means that nothing is
 * chosen.
 */
function listOf(values: string[]) {
  const named = values.filter((value) => value !== '').map((value) => (/^\w+$/.test(value) ? value : `"${value}"`))
  return named.join(', ') + (named.length < values.length ? ', or leave it empty' : '')
}

export type Field = FieldMeta & { name: string; isRequired: boolean; start: unknown }

/** Returns the fields of a form, in order, as its schema has them. */
export function fieldsOf(schema: z.ZodObject): Field[] {
  return Object.entries(schema.shape).map(([name, one]) => {
    const about = (one as z.ZodType).meta() as FieldMeta | undefined
    if (!about?.control) throw new Error(`The field "${name}" is not one of engine/tool/field.ts.`)
    const start = (one as z.ZodType).safeParse(undefined)
    return { ...about, name, isRequired: !start.success, start: start.success ? start.data : undefined }
  })
}
