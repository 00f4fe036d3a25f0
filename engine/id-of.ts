/** Returns the id of a stored relation, included or not. */
export function idOf(relation: unknown): number | undefined {
  const id = typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : undefined
}
