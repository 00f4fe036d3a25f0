import type { FlattenedField, SanitizedConfig } from 'payload'

type Values = Record<string, unknown>

/** Maximum lengths where a field sets no limit of its own: one line, and paragraphs. */
const MAX_LINE = 1_000
const MAX_TEXT = 100_000
/** Maximum number, larger than any count, price, or measurement. */
const MAX_NUMBER = 1e12
/** Years that a calendar can show with four digits. */
const YEARS = { first: 1000, last: 9999 }

/**
 * Brings a document into the form that its collection promises. Rows from an older version, an import, or SQL may lack
 * required values or hold values that no form accepts. Required texts become empty, other malformed values are removed,
 * rows without a required value are left out, and texts are cut at their limit. Included documents are treated the same
 * way.
 * @param slug of a collection or a global
 * @returns the same object, changed where necessary
 */
export function sound<T>(config: SanitizedConfig, slug: string, doc: T): T {
  const entity = config.collections.find((one) => one.slug === slug) ?? config.globals.find((one) => one.slug === slug)
  if (entity && isValues(doc)) soundFields(config, entity.flattenedFields, doc)
  return doc
}

function soundFields(config: SanitizedConfig, fields: FlattenedField[], values: Values) {
  for (const field of fields)
    if (field.name in values) values[field.name] = soundValue(config, field, values[field.name])
}

function soundValue(config: SanitizedConfig, field: FlattenedField, value: unknown): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return 'hasMany' in field && field.hasMany ? listOf(value, isText) : text(field, value)
    case 'number':
      if (field.hasMany) return listOf(value, (one) => isNumber(field, one))
      return isNumber(field, value) ? value : field.required ? (field.min ?? 0) : null
    case 'select':
    case 'radio':
      return choice(field, value)
    case 'date':
      return isDay(value) ? value : null
    case 'richText':
      return isValues(value) ? value : null
    case 'group':
    case 'tab':
      return isValues(value) ? soundRow(config, field.flattenedFields, value) : {}
    case 'array':
      return listOf(value, (row) => isValues(row) && isComplete(field.flattenedFields, row)).map((row) =>
        soundRow(config, field.flattenedFields, row as Values),
      )
    case 'blocks':
      return listOf(value, isValues).map((row) => {
        const block = field.blocks.find(({ slug }) => slug === (row as Values).blockType)
        return block ? soundRow(config, block.flattenedFields, row as Values) : row
      })
    case 'relationship':
    case 'upload':
      return related(config, field.relationTo, value)
    default:
      return value
  }
}

function soundRow(config: SanitizedConfig, fields: FlattenedField[], values: Values) {
  soundFields(config, fields, values)
  return values
}

/** Returns whether a row has all required values. Incomplete rows are left out, as if they had been deleted. */
function isComplete(fields: FlattenedField[], row: Values) {
  return fields.every(
    (field) => !('required' in field && field.required && field.name in row) || hasValue(field, row[field.name]),
  )
}

function hasValue(field: FlattenedField, value: unknown) {
  if (field.type === 'number' && !field.hasMany) return isNumber(field, value)
  if (field.type === 'date') return isDay(value)
  return value !== null && value !== ''
}

/** Returns the included document of a relation; an id stays an id. */
function related(config: SanitizedConfig, to: string | string[], value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== null).map((one) => related(config, to, one))
  return typeof to === 'string' ? sound(config, to, value) : value
}

function text({ required, ...field }: { type: string; required?: boolean; maxLength?: number }, value: unknown) {
  if (!isText(value)) return required ? '' : null
  const longest = field.maxLength ?? (field.type === 'textarea' ? MAX_TEXT : MAX_LINE)
  // Lone surrogates are removed.
  return value.length > longest ? value.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '') : value
}

type Choice = { hasMany?: boolean; required?: boolean; defaultValue?: unknown; options: (string | { value: string })[] }

function choice({ options, hasMany, required, defaultValue }: Choice, value: unknown) {
  const known = options.map((option) => (typeof option === 'string' ? option : option.value))
  const isKnown = (one: unknown) => known.includes(one as string)
  if (hasMany) return listOf(value, isKnown)
  if (isKnown(value)) return value
  return required ? (isKnown(defaultValue) ? defaultValue : known[0]) : null
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'

function isNumber({ min = -MAX_NUMBER, max = MAX_NUMBER }: { min?: number; max?: number }, value: unknown) {
  return typeof value === 'number' && value >= min && value <= max
}

function isDay(value: unknown) {
  const year = isText(value) ? new Date(value).getUTCFullYear() : Number.NaN
  return year >= YEARS.first && year <= YEARS.last
}

function listOf(value: unknown, fits: (one: unknown) => boolean): unknown[] {
  return Array.isArray(value) ? value.filter(fits) : []
}
