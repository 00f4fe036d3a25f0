export type Doubt = { id: 'template-tags' | 'rich-select'; line: number; evidence: string }

const CODE = /<(script|style|textarea)\b[\s\S]*?(?:<\/\1>|$)|<!--[\s\S]*?(?:-->|$)/gi
const TEMPLATE = /<\?(?:php\b|=)|<%|\{%|\{\{[#/^]/
/**
 * Select elements with more than options in them, which a parser with the rules of before 2025, such as parse5, drops.
 */
const RICH_SELECT = /<select\b(?:(?!<\/?select\b)[\s\S])*?<(?!\/|!|(?:option|optgroup|hr|script|template)\b)[a-z][^>]*/i

/** Returns findings about places where our parser reads the source differently than browsers do. */
export function findDoubts(html: string): Doubt[] {
  const markup = html.replace(CODE, (text) => text.replace(/[^\n]/g, ' '))
  return (
    [
      ['template-tags', TEMPLATE.exec(markup)],
      ['rich-select', RICH_SELECT.exec(markup)],
    ] as const
  ).flatMap(([id, found]) => {
    if (!found) return []
    const end = found.index + found[0].length
    const at = id === 'rich-select' ? markup.lastIndexOf('<', end - 1) : found.index
    return [
      { id, line: html.slice(0, at).split('\n').length, evidence: (html.slice(at).split('\n')[0] ?? '').slice(0, 80) },
    ]
  })
}

const TAG_OR_SERVER_CODE = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>|<\?(?!xml\b)/gi

/**
 * Returns the line of the first PHP tag between elements; undefined if there is none. A browser reads it as a comment
 * that ends at the first ">".
 */
export function lineOfServerCode(html: string): number | undefined {
  const markup = html.replace(CODE, (text) => text.replace(/[^\n]/g, ' '))
  for (const { 0: found, index } of markup.matchAll(TAG_OR_SERVER_CODE))
    if (found === '<?') return html.slice(0, index).split('\n').length
  return undefined
}
