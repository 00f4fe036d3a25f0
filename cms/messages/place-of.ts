import { capital } from '#engine/text/capital.ts'
import { rowName } from './field-name.ts'

/** A field of the server's or the browser's configuration, with the properties that describe where a value is. */
type PlacedField = {
  type: string
  name?: string
  label?: unknown
  labels?: { singular?: unknown }
  fields?: readonly unknown[]
  tabs?: readonly unknown[]
  blocks?: readonly unknown[]
}

/**
 * Returns in which row a field is, in words; empty for a field that is in none.
 * @example placeOf('menus.2.links.0.label', navigation.fields) // 'Menu 3, link 1'
 */
export function placeOf(path: string, fields: readonly unknown[]): string {
  const places: string[] = []
  let inside = fields as readonly PlacedField[]
  let list: PlacedField | undefined
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part) && list) {
      places.push(`${list.type === 'blocks' ? 'block' : rowName(list)} ${Number(part) + 1}`)
      inside = fieldsIn(list)
      continue
    }
    list = named(inside).find(({ name }) => name === part)
    if (list && list.type !== 'array' && list.type !== 'blocks') inside = fieldsIn(list)
  }
  return capital(places.join(', '))
}

/** Returns the fields with names of their own: those of rows and unnamed tabs count as their parents'. */
function named(fields: readonly PlacedField[]): PlacedField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return named(((field.tabs ?? []) as PlacedField[]).map((tab) => ({ ...tab, type: 'tab' })))
    return field.name ? [field] : named((field.fields ?? []) as PlacedField[])
  })
}

function fieldsIn({ fields = [], blocks = [] }: PlacedField) {
  return [...fields, ...(blocks as PlacedField[]).flatMap((block) => block.fields ?? [])] as PlacedField[]
}
