import type { z } from 'zod'
import { type Field, fieldsOf } from '../tool/field.ts'

/** A file of the input. */
const FILE = { type: 'object', properties: { name: { type: 'string' }, base64: { type: 'string' } } }
const MAX_HINT_LENGTH = 70
/** A longer list has codes that everyone knows: countries, languages. */
const MAX_EXPLAINED_CHOICES = 12
const MAX_CHOICES = 30

/**
 * Returns a tool's input as the shortest JSON Schema with which an assistant can call it: types, choices, defaults, and
 * what each field means. `describe-tool` has the limits of texts and the hints that are left out here.
 */
export function shortInputSchema(schema: z.ZodObject) {
  const fields = fieldsOf(schema)
  const properties = Object.fromEntries(fields.map((one) => [one.name, propertyOf(one)]))
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  return { type: 'object' as const, properties, ...(required.length > 0 ? { required } : {}) }
}

function propertyOf(field: Field) {
  const description = describe(field)
  return { ...typeOf(field), ...startOf(field), ...(description ? { description } : {}) }
}

function typeOf({ control, options = [], min, max }: Field) {
  if (control === 'choice')
    return options.length > MAX_CHOICES ? { type: 'string' } : { enum: options.map(({ value }) => value) }
  if (control === 'flag') return { type: 'boolean' }
  if (control === 'number' || control === 'slider') return { type: 'number', minimum: min, maximum: max }
  return control === 'files' ? { type: 'array', items: FILE } : { type: 'string' }
}

const startOf = ({ start }: Field) => (start && !Array.isArray(start) ? { default: start } : {})

/** Returns the label unless it repeats the name, a short hint, and the choices whose value says too little. */
function describe({ name, label, hint, unit, advanced, secret, options = [] }: Field) {
  const isNamed = plain(label) === plain(name)
  const choices = (options.length > MAX_EXPLAINED_CHOICES ? [] : options)
    .filter(({ value, label }) => value !== '' && !plain(label).includes(plain(value)))
    .map(({ value, label }) => `${value}: ${label}`)
  const isLong = options.length > MAX_CHOICES
  const hasUnit = unit && !plain(label).includes(plain(unit))
  return [
    isNamed && !isLong ? '' : `${label}${hasUnit ? ` (${unit})` : ''}${isLong ? ', a code' : ''}`,
    // What a page promises about a secret is not true of an assistant.
    hint && hint.length <= MAX_HINT_LENGTH && !advanced && !secret ? hint : '',
    choices.join('; '),
  ]
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
