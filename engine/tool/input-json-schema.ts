import { z } from 'zod'
import { type FieldMeta, fieldsOf } from './field.ts'

const file = {
  type: 'object',
  properties: { name: { type: 'string' }, base64: { type: 'string', contentEncoding: 'base64' } },
  required: ['name', 'base64'],
}

/** Returns a tool's input as JSON Schema, for programs: without display options, with labels. */
export function inputJsonSchema(schema: z.ZodObject) {
  const properties = fieldsOf(schema).map(({ name, ...about }) => {
    const one = schema.shape[name] as z.ZodType
    const { $schema: _, ...json } = z.toJSONSchema(one, { io: 'input', unrepresentable: 'any' })
    const displayKeys = Object.keys(about) as (keyof FieldMeta)[]
    const properties = Object.entries(json).filter(([key]) => !displayKeys.includes(key as keyof FieldMeta))
    const items = about.control === 'files' ? { items: file } : {}
    // A schema's own limit applies to files, so it is replaced.
    const length = typeof json.maxLength === 'number' && about.max ? { maxLength: about.max } : {}
    return [name, { ...Object.fromEntries(properties), ...length, ...items, description: describe(about) }]
  })
  const required = fieldsOf(schema)
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => name)
  return { type: 'object' as const, properties: Object.fromEntries(properties), required, additionalProperties: false }
}

/** What a page promises about a secret, such as that it stays in the browser, is not true of a program. */
function describe({ label, hint, secret, options }: FieldMeta) {
  const choices = options?.map(({ value, label }) => `${value}: ${label}`).join('; ')
  return [label, secret ? '' : hint, choices].filter(Boolean).join('. ')
}
