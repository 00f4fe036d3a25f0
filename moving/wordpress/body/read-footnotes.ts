/** Returns the footnotes of a text of the block editor. Ids are letters, digits, and hyphens. */
export function readNotes(json: string): { id: string; content: string }[] {
  const rows = parsed(json)
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    const { id, content } = (row ?? {}) as Record<string, unknown>
    return typeof id === 'string' && typeof content === 'string' && /^[\w-]{1,100}$/.test(id) ? [{ id, content }] : []
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
