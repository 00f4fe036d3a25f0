import type { Field, Payload } from 'payload'
import type { Change, Permission } from '#cms/access/permission.ts'

/** A field that holds data, with its path. */
export type Leaf = { path: string; field: Field & { name: string } }

/** The value before an attempt, and the one that the attempt sends. Both are valid, and they differ. */
export type Values = { before: unknown; sent: unknown }

/** Returns all fields of a collection or global; arrays and blocks count as one field. */
export function leavesOf(fields: Field[], parent = ''): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    // A join has no value of its own: it shows rows of another collection.
    if (field.type === 'ui' || field.type === 'join') return []
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => leavesOf(tab.fields, parent))
    const isNamed = 'name' in field && Boolean(field.name)
    if ('fields' in field && field.type !== 'array')
      return leavesOf(field.fields, isNamed ? `${parent}${(field as Leaf['field']).name}.` : parent)
    return [{ path: parent + (field as Leaf['field']).name, field: field as Leaf['field'] }]
  })
}

type ProbeContext = { cms: Payload; permission: Permission; rows: Map<string, number>; actor: number; mark: string }

/**
 * Returns two values for a field, from its definition.
 * @throws {Error} if the type of the field is unknown, or no text is valid
 */
export async function valuesFor({ path, field }: Leaf, context: ProbeContext): Promise<Values> {
  const { permission, actor } = context
  const change = permission.changes?.[path]
  if (change && field.type === 'select') return allowedChange(change, field.options.map(optionValue))
  if (change) return { before: undefined, sent: { relationTo: 'users', value: actor } }
  // A slug generated from the title would differ from the one that was sent.
  if (path === 'generateSlug') return { before: true, sent: false }
  // The row is in use until it is sent to the trash.
  if (path === 'deletedAt') return { before: null, sent: '2021-02-03T12:00:00.000Z' }
  if (path === 'mimeType') return { before: 'image/png', sent: 'image/gif' }
  return { before: await valueOfType(field, 'before', context), sent: await valueOfType(field, 'sent', context) }
}

function allowedChange(change: Change, options: string[]): Values {
  const user = { id: 0 } as Parameters<Change>[0]['user']
  for (const before of options)
    for (const sent of options) if (change({ from: before, to: sent, user }) === true) return { before, sent }
  throw new Error('No change of this field is allowed.')
}

export const optionValue = (option: string | { value: string }) => (typeof option === 'string' ? option : option.value)

async function valueOfType(
  field: Field & { name: string },
  which: 'before' | 'sent',
  context: ProbeContext,
): Promise<unknown> {
  const isSent = which === 'sent'
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email': {
      const value = await acceptedText(field, which, context)
      return 'hasMany' in field && field.hasMany ? [value] : value
    }
    case 'number': {
      // The values differ by more than 1, because a worker may increment the counter in the meantime.
      const value = Math.min((field.min ?? 1) + (isSent ? 7 : 0), field.max ?? Number.POSITIVE_INFINITY)
      return field.hasMany ? [value] : value
    }
    case 'checkbox':
      return isSent
    case 'date':
      return isSent ? '2021-02-03T12:00:00.000Z' : '2020-01-02T12:00:00.000Z'
    case 'select':
    case 'radio': {
      const value = field.options.map(optionValue)[isSent ? 1 : 0]
      return field.type === 'select' && field.hasMany ? [value] : value
    }
    case 'relationship':
    case 'upload': {
      if (!isSent) return field.hasMany ? [] : null
      const relationTo = [field.relationTo].flat()[0] as string
      const id = context.rows.get(relationTo)
      const value = Array.isArray(field.relationTo) ? { relationTo, value: id } : id
      return field.hasMany ? [value] : value
    }
    case 'json':
      return { [which]: true }
    case 'richText':
      return isSent ? richText(context.mark) : null
    case 'array':
      return isSent ? Promise.all(Array.from({ length: field.minRows || 1 }, () => rowOf(field.fields, context))) : []
    case 'blocks': {
      const [block] = field.blocks
      return isSent && block ? [{ blockType: block.slug, ...(await rowOf(block.fields, context)) }] : []
    }
    default:
      throw new Error(`No values for a field of type ${field.type}.`)
  }
}

async function rowOf(fields: Field[], context: ProbeContext) {
  const row: Record<string, unknown> = {}
  for (const { path, field } of leavesOf(fields))
    if (path !== 'id' && path !== 'blockName') row[path] = await valueOfType(field, 'sent', context)
  return row
}

/**
 * Returns the first text that the field's own validation accepts. The text names the field, so that a copied value does
 * not look written.
 */
async function acceptedText(field: Field & { name: string }, which: 'before' | 'sent', { cms, mark }: ProbeContext) {
  const word = `${which}-${field.name}-${mark}`.toLowerCase()
  if (field.type === 'email' || field.name === 'email') return `${word}@probe.example`
  // A redirect needs paths.
  if (field.name === 'from' || field.name === 'to') return `/${word}/`
  const time = which === 'sent' ? '10:30' : '09:00'
  const spellings = [
    word,
    `/${word}/`,
    `https://${word}.example/`,
    `${word}@probe.example`,
    mark,
    time,
    'US',
    which === 'sent' ? 'America/Chicago' : 'Europe/London',
    // Colors with enough contrast in any combination of fields.
    ...(which === 'sent' ? ['#fafafa', '#111111'] : ['#ffffff', '#000000']),
    `<svg viewBox="0 0 9 9"><title>${word}</title><path d="M0 0h9"/></svg>`,
    `data-probe="${word}"`,
  ]
  const { validate } = field as { validate?: (value: string, options: object) => unknown }
  const req = { payload: cms, t: String, user: null, context: {} }
  for (const spelling of spellings)
    if (!validate || (await validate(spelling, { ...field, data: {}, siblingData: {}, req })) === true) return spelling
  throw new Error(`No text is valid for ${field.name}.`)
}

function richText(text: string) {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const words = { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
  return {
    root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', textFormat: 0, children: [words] }] },
  }
}
