import { z } from 'zod'

/** The part of JSON Schema that the calls need. */
export type JsonSchema = {
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  not?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  examples?: unknown[]
  $schema?: string
}

/** Returns the schema of a call with all references resolved. */
export function bodySchema(schema: z.ZodType): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => refine(zodSchema, jsonSchema as JsonSchema),
  }) as JsonSchema
  const { $schema: _, ...found } = converted
  return found
}

/** Returns whether a field is a file. */
export function isFile({ type, format }: JsonSchema) {
  return type === 'string' && format === 'binary'
}

/** Returns the shapes a body may have: several if one path serves several forms. */
export function variantsOf(schema: JsonSchema): JsonSchema[] {
  const variants = schema.oneOf ?? schema.anyOf
  return schema.properties || !variants ? [schema] : variants.flatMap(variantsOf)
}

function refine(zodSchema: { _zod: unknown }, json: JsonSchema) {
  const { def } = zodSchema._zod as { def: { type: string; out?: z.ZodType; fn?: (value: unknown) => unknown } }
  // A rule for the trimmed text is shown as a rule for the submitted text.
  if (def.type === 'pipe' && def.out && json.type === 'string') {
    const after = bodySchema(def.out)
    if (after.type === 'string') Object.assign(json, { ...after, ...json })
  }
  const takes = (value: unknown) => def.type === 'custom' && def.fn?.(value) === true
  if (takes(new File([], '')) && !takes('')) Object.assign(json, { type: 'string', format: 'binary' })
  // The format says more than its regular expression.
  if (json.format === 'email') delete json.pattern
  if (json.format === 'starts_with') delete json.format
  // The honeypot is not documented.
  if (json.properties) delete json.properties.nickname
}
