import { plainValue } from './plain-value.ts'

type Data = Record<string, unknown>

/** A field of a form, as far as a comparison needs it. */
export type ComparedField = {
  type: string
  name?: string
  label?: unknown
  fields?: ComparedField[]
  tabs?: ComparedField[]
  admin?: { hidden?: boolean } | undefined
  hidden?: boolean
}

/** A field that differs. */
export type Difference = {
  /** For example `seo.title`. */
  path: string
  label: string
  type: string
  mine: unknown
  theirs: unknown
  /** Who changed it since the common start; a person has to decide about `both`. */
  changedBy: 'me' | 'them' | 'both'
}

/** Fields that the server writes, or that no editor sees. */
const SKIPPED = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'generateSlug', 'file']

/** Returns the fields in which two states of a document differ, in the order of the form. */
export function differencesOf(fields: ComparedField[], states: { base: Data; mine: Data; theirs: Data }): Difference[] {
  return leavesOf(fields).flatMap(({ path, label, type }): Difference[] => {
    const [base, mine, theirs] = [states.base, states.mine, states.theirs].map((state) => valueAt(state, path))
    if (isSame(mine, theirs)) return []
    const changedBy = isSame(mine, base) ? 'them' : isSame(theirs, base) ? 'me' : 'both'
    return [{ path, label, type, mine, theirs, changedBy }]
  })
}

/**
 * Returns a document with other values at some paths.
 * @example withValues({ seo: { title: 'A' } }, new Map([['seo.title', 'B']])) // { seo: { title: 'B' } }
 */
export function withValues(document: Data, values: Map<string, unknown>): Data {
  const changed: Data = structuredClone(document)
  for (const [path, value] of values) {
    const names = path.split('.')
    const last = names.pop() as string
    let place = changed
    for (const name of names) {
      const inner = place[name]
      place[name] = typeof inner === 'object' && inner !== null ? inner : {}
      place = place[name] as Data
    }
    place[last] = value
  }
  return changed
}

function leavesOf(fields: ComparedField[], parent = ''): { path: string; label: string; type: string }[] {
  return fields.flatMap((field) => {
    const { name, type, admin, hidden } = field
    if (type === 'ui' || admin?.hidden || hidden || (parent === '' && name && SKIPPED.includes(name))) return []
    const inner = field.tabs ?? (['group', 'tab', 'row', 'collapsible'].includes(type) ? field.fields : undefined)
    if (inner) return leavesOf(inner.map(asTab), name ? `${parent}${name}.` : parent)
    return name ? [{ path: parent + name, label: labelOf(field), type }] : []
  })
}

/** Tabs have no type. */
const asTab = (field: ComparedField): ComparedField => (field.type ? field : { ...field, type: 'tab' })

const labelOf = ({ label, name = '' }: ComparedField) => (typeof label === 'string' && label !== '' ? label : name)

function valueAt(document: Data, path: string) {
  let value: unknown = document
  for (const name of path.split('.')) value = (value as Data | null | undefined)?.[name]
  return value
}

/** Returns whether two values are equal; the order of names in an object does not matter. */
const isSame = (one: unknown, other: unknown) => sorted(plainValue(one)) === sorted(plainValue(other))

function sorted(value: unknown) {
  return JSON.stringify(value, (_name, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
