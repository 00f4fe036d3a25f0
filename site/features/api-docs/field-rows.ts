import { withCommas } from '#engine/text/numbers.ts'
import { isFile, type JsonSchema, variantsOf } from './json-schema.ts'

export type FieldRow = { name: string; type: string; isNeeded: boolean; limits: string }
export type FieldTable = { title: string; rows: FieldRow[] }

/** Returns the fields of a body as tables, one for each shape it may have; required fields come first. */
export function fieldTables(schema: JsonSchema): FieldTable[] {
  return variantsOf(schema).map((variant) => {
    const { properties = {}, required = [] } = variant
    const rows = Object.entries(properties).map(([name, field]) => ({
      name,
      type: typeOf(field),
      isNeeded: required.includes(name),
      limits: limitsOf(field),
    }))
    return { title: titleOf(variant), rows: rows.sort((a, b) => Number(b.isNeeded) - Number(a.isNeeded)) }
  })
}

/** Returns the value that distinguishes a shape: `form is audit`. */
function titleOf({ properties = {} }: JsonSchema) {
  const [name, field] = Object.entries(properties).find(([, one]) => one.const !== undefined) ?? []
  return name ? `${name} is ${String(field?.const)}` : ''
}

function typeOf(field: JsonSchema): string {
  if (isFile(field)) return 'file'
  if (field.anyOf) return [...new Set(field.anyOf.map(typeOf))].join(' or ')
  if (field.type === 'array') return `list of ${field.items ? typeOf(field.items) : 'anything'}`
  if (field.format === 'email') return 'email address'
  const values = 'const' in field ? [field.const] : (field.enum ?? [])
  const types = field.type ? [field.type].flat() : values.map((value) => typeof value)
  return [...new Set(types)].map((type) => (type === 'string' ? 'text' : type)).join(' or ') || 'anything'
}

function limitsOf(field: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum, maxItems, description } = field
  const known = [
    description?.replace(/\.$/, ''),
    choicesOf(field),
    span(minLength, maxLength, 'characters'),
    span(minimum, maximum),
    maxItems === undefined ? '' : `at most ${maxItems}`,
    field.default !== undefined && field.default !== '' ? `${JSON.stringify(field.default)} where left out` : '',
  ]
  return known.filter(Boolean).join('; ')
}

function choicesOf(field: JsonSchema): string {
  const choices = [field, field.items ?? {}, ...(field.anyOf ?? [])].flatMap((one) =>
    'const' in one ? [one.const] : (one.enum ?? []),
  )
  const words = choices.filter((choice) => choice !== '').map((choice) => JSON.stringify(choice))
  return words.length > 0 ? words.join(' or ') : ''
}

function span(min: number | undefined, max: number | undefined, unit = '') {
  // The largest safe integer means that there is no limit.
  const end = max !== undefined && max < Number.MAX_SAFE_INTEGER ? max : undefined
  const start = min !== undefined && min > Number.MIN_SAFE_INTEGER ? min : undefined
  const words =
    start !== undefined && end !== undefined
      ? `${withCommas(start)} to ${withCommas(end)}`
      : end !== undefined
        ? `at most ${withCommas(end)}`
        : start !== undefined
          ? `at least ${withCommas(start)}`
          : ''
  return words && unit ? `${words} ${unit}` : words
}
