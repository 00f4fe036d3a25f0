import { isFile, type JsonSchema, variantsOf } from './json-schema.ts'

/** Typical values of fields, by name. */
const specimens: Record<string, unknown> = {
  name: 'Ines Calder',
  userName: 'Ines Calder',
  clientName: 'Ines Calder',
  email: 'ines@oakfield.example',
  userEmail: 'ines@oakfield.example',
  clientEmail: 'ines@oakfield.example',
  company: 'Oakfield Tiles',
  website: 'https://oakfield.example',
  url: 'https://oakfield.example',
  message: 'We sell tiles in two states. Traffic from search has been flat since May.',
  userFeedback: 'The tool found a canonical that pointed to our staging server.',
  tool: 'md5-generator',
  slug: 'lastmod-is-a-promise',
  phone: '+1 402 555 0118',
  page: '/blog/',
  id: 12,
  lcp: 1840,
  inp: 96,
  cls: 0.02,
  ttfb: 210,
  fcp: 900,
  rating: 5,
  consent: true,
}

/** Fields that a first example does not need. */
const rare = ['token', 'proof', 'landing', 'cameFrom', 'vacancy']

/** Returns a body that the schema accepts: the required fields, and those with a typical value. */
export function exampleOf(schema: JsonSchema): Record<string, unknown> {
  const [variant = {}] = variantsOf(schema)
  const { properties = {}, required = [] } = variant
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const isNeeded = required.includes(name)
      if (!isNeeded && rare.includes(name)) return []
      const value = specimenOf(name, field, isNeeded)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function specimenOf(name: string, field: JsonSchema, isNeeded: boolean): unknown {
  if (isFile(field)) return 'resume.pdf'
  if (field.examples?.length) return field.examples[0]
  if ('const' in field) return field.const
  const choices = [field, ...(field.anyOf ?? [])].flatMap((one) => one.enum ?? []).filter((one) => one !== '')
  if (choices.length > 0) return choices[0]
  if (field.type === 'array' && field.items) {
    const item = specimenOf(name, field.items, isNeeded)
    return item === undefined ? undefined : [item]
  }
  const specimen = specimens[name]
  if (specimen !== undefined && fits(specimen, field)) return specimen
  if (!isNeeded) return undefined
  if ('default' in field) return field.default
  if (field.type === 'integer' || field.type === 'number') return field.minimum ?? 1
  if (field.type === 'boolean') return true
  return field.format === 'email'
    ? specimens.email
    : 'example'.padEnd(field.minLength ?? 0, '.').slice(0, field.maxLength)
}

function fits(value: unknown, field: JsonSchema): boolean {
  if (field.anyOf) return field.anyOf.some((one) => fits(value, one))
  const types = [field.type ?? []].flat()
  if (types.length === 0) return true
  return types.includes(typeof value) || (types.includes('integer') && Number.isInteger(value))
}
