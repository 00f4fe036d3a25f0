import { permissions } from '../access/permissions.ts'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Returns the table of a collection. */
export const tableOf = (collection: string) => collection.replaceAll('-', '_')

/** Collections whose documents can be in the trash. */
const hasTrash = (collection: string) =>
  Object.values(permissions[collection]?.write ?? {}).some((grant) => 'trash' in grant && grant.trash)

/**
 * Returns the condition of the rows that visitors see, as the table of permissions has it.
 * @throws {Error} when the rule is more than equalities with a text
 */
export function visibleRows(collection: string): string {
  const rule = permissions[collection]?.read.visitors
  if (rule === undefined || typeof rule === 'function')
    throw new Error(`Visitors do not read “${collection}” by a rule.`)
  const conditions = rule === true ? [] : Object.entries(rule).map(([field, condition]) => equality(field, condition))
  return [...conditions, ...(hasTrash(collection) ? ['deleted_at is null'] : [])].join(' and ') || 'true'
}

function equality(field: string, condition: unknown) {
  const { equals } = condition as { equals?: unknown }
  if (typeof equals !== 'string' || !/^[a-z-]+$/.test(equals))
    throw new Error(`“${field}” is not compared with a text.`)
  return `"${snake(field)}" = '${equals}'`
}
