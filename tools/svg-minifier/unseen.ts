/**
 * Parts of the source that a still picture does not show and a plugin might remove. They are found before any plugin
 * runs.
 */
export type Unseen = {
  /** Plugins that might remove them. */
  off: string[]
  /** Ids that keep their names. */
  ids: string[]
  /** Ids of symbols that this file does not use itself: it is a sprite for pages. */
  symbols: string[]
  /** Whether its stylesheets have rules that apply only at times: @media, :hover, @keyframes. */
  hasStates: boolean
  hasForeign: boolean
}

const FOREIGN =
  /(<(?:[\w-]+:)?foreignObject\b(?:"[^"]*"|'[^']*'|[^>"'])*(?<!\/)>)([\s\S]*?)(<\/(?:[\w-]+:)?foreignObject\s*>)/g
const ARIA =
  /\saria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)\s*=\s*["']([^"']*)["']/g
const STATES =
  /@(?!font-face|charset|namespace)[\w-]+|(?<!:):(?!:|root\b|not\b|is\b|where\b|first-|last-|nth-|only-|before\b|after\b)[a-z-]+[\s,.{:)[>+~]/i

export function findUnseen(svg: string): Unseen {
  const used = new Set(Array.from(svg.matchAll(/href\s*=\s*["']#([^"']+)/g), ([, id]) => id))
  const symbols = Array.from(svg.matchAll(/<symbol\b[^>]*?\sid\s*=\s*["']([^"']+)/g), ([, id = '']) => id).filter(
    (id) => !used.has(id),
  )
  const ids = Array.from(svg.matchAll(ARIA), ([, list = '']) => list.trim().split(/\s+/)).flat()
  const sheets = Array.from(svg.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/g), ([, css = '']) => css).join('\n')
  const hasStates = STATES.test(sheets.replace(/\{[^{}]*\}/g, '{}'))
  const hasForeign = svg.search(FOREIGN) >= 0
  return {
    off: [
      ...(symbols.length > 0 ? ['cleanupIds', 'removeHiddenElems', 'removeUselessDefs'] : []),
      ...(hasStates || hasForeign ? ['inlineStyles', 'minifyStyles'] : []),
      ...(hasForeign ? ['cleanupIds', 'removeUnusedNS'] : []),
    ],
    ids,
    symbols,
    hasStates,
    hasForeign,
  }
}

/**
 * Replaces HTML inside foreignObject by a comment that is kept, because the optimizer would treat its whitespace as
 * that of XML.
 */
export function withoutForeign(svg: string): { svg: string; restore: (minified: string) => string } {
  const kept: string[] = []
  const emptied = svg.replace(
    FOREIGN,
    (_, open: string, inside: string, close: string) => `${open}<!--!foreign-${kept.push(inside) - 1}-->${close}`,
  )
  return {
    svg: emptied,
    restore: (minified) => minified.replace(/\s*<!--!foreign-(\d+)-->\s*/g, (_, at: string) => kept[Number(at)] ?? ''),
  }
}

/** Returns ids of the source that the result lacks. */
export function lostIds(source: string, result: string): string[] {
  const idsOf = (svg: string) => Array.from(svg.matchAll(/\sid\s*=\s*["']([^"']+)/g), ([, id = '']) => id)
  const left = new Set(idsOf(result))
  return [...new Set(idsOf(source))].filter((id) => !left.has(id))
}
