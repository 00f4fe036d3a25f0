import { cascadeOf } from '#engine/css/cascade.ts'
import { compareCascades } from '#engine/css/compare-sheets.ts'
import { mergeRules, readUnits } from '#engine/css/merge-rules.ts'
import { sourceSheet } from '#engine/css/source.ts'
import { closes, opens, tokensOf, types } from '#engine/css/tokens.ts'
import { writeSheet } from '#engine/css/write-sheet.ts'

type ShortStyle = {
  css: string
  /** The number of rules and license comments that stayed as they were. */
  kept: number
}

/** Comments that must stay where they are, such as licenses. */
export const LICENSE = /\/\*!|@(?:license|preserve)\b/
/** Limits the work for a sheet that is unreadable in many places; what is left then stays as it is. */
const MAX_ATTEMPTS = 200

/** Minifies a stylesheet. Where a rule cannot be read, or cannot be proved equal, only this rule stays as it is. */
export function minifyStyle(css: string): ShortStyle {
  let attempts = 0
  return minifyPieces(LICENSE.test(css) ? piecesOf(css) : [css], css)

  function minifyPieces(pieces: string[], text: string): ShortStyle {
    const short = LICENSE.test(text) || attempts++ >= MAX_ATTEMPTS ? undefined : shortSheet(text)
    if (short !== undefined) return { css: short, kept: 0 }
    const parts = pieces.length === 1 && text === css ? piecesOf(css) : pieces
    if (parts.length < 2 || attempts >= MAX_ATTEMPTS) return { css: text.trim(), kept: 1 }
    const middle = Math.ceil(parts.length / 2)
    const [first, second] = [parts.slice(0, middle), parts.slice(middle)].map((half) =>
      minifyPieces(half, half.join('')),
    ) as [ShortStyle, ShortStyle]
    return { css: join(first.css, second.css), kept: first.kept + second.kept }
  }
}

/** Ends the first text, because the last statement of a sheet needs no semicolon. */
const join = (first: string, second: string) => `${first}${first === '' || /[;}/]$/.test(first) ? '' : ';'}${second}`

function shortSheet(css: string): string | undefined {
  try {
    // What cannot be read, such as {{ a template }}, is text in both.
    const { written, tidied } = sourceSheet(css, { rewriteCustom: false, spots: [] })
    const items = mergeRules(readUnits(tidied), { isFar: false, isDeep: false, isSorted: false })
    return compareCascades(cascadeOf(written), cascadeOf(items)) === undefined ? writeSheet(items) : undefined
  } catch {
    return undefined
  }
}

/** Splits a sheet into its rules and license comments, where every browser ends them (CSS Syntax 3, section 5.5). */
function piecesOf(css: string): string[] {
  const pieces: string[] = []
  let [begin, depth, isAtRule, isEmpty] = [0, 0, false, true]
  const cut = (end: number) => {
    pieces.push(css.slice(begin, end))
    begin = end
    isEmpty = true
  }
  for (const { type, text, start } of tokensOf(css)) {
    const end = start + text.length
    if (type === types.Comment) {
      if (isEmpty && LICENSE.test(text) && text.endsWith('*/')) cut(end)
      continue
    }
    if (type === types.WhiteSpace) continue
    if (isEmpty) isAtRule = type === types.AtKeyword
    isEmpty = false
    if (opens({ type })) depth++
    else if (closes({ type }) && depth > 0) depth--
    else if (!(type === types.Semicolon && isAtRule)) continue
    if (depth === 0 && (type === types.RightCurlyBracket || type === types.Semicolon)) cut(end)
  }
  if (css.slice(begin).trim() !== '') pieces.push(css.slice(begin))
  return pieces
}
