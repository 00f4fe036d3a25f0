import { type Comment, parse } from 'acorn'

/** Returns license comments, each once, in order: `/*!`, `@license`, `@preserve`. */
export function licensesOf(source: string, isModule: boolean): string[] {
  const comments: Comment[] = []
  try {
    const sourceType = isModule ? 'module' : 'script'
    parse(source, { ecmaVersion: 'latest', sourceType, allowHashBang: true, onComment: comments })
  } catch {
    return []
  }
  return licensesAmong(comments)
}

export function licensesAmong(comments: Comment[]): string[] {
  const kept = comments.filter(
    ({ type, value }) => (type === 'Block' && value.startsWith('!')) || /@(?:license|preserve)\b/i.test(value),
  )
  return [...new Set(kept.map(({ type, value }) => (type === 'Block' ? `/*${value}*/` : `//${value}`)))]
}

/** Returns the code with the comments at the top, and its source map moved down by the same number of lines. */
export function putOnTop(licenses: string[], { code, map }: { code: string; map: string | null }) {
  if (licenses.length === 0) return { code, map }
  const head = `${licenses.join('\n')}\n`
  const start = /^#![^\n]*\n/.exec(code)?.[0] ?? ''
  const moved = map === null ? null : (JSON.parse(map) as { mappings: string })
  if (moved) moved.mappings = ';'.repeat(head.split('\n').length - 1) + moved.mappings
  return { code: `${start}${head}${code.slice(start.length)}`, map: moved && JSON.stringify(moved) }
}
