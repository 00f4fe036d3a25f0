import { shorten } from '#engine/text/shorten.ts'
import { type SqlDialect, type SqlToken, sqlTokens } from './sql-tokens.ts'

/** What formatting would change besides the layout: the two spellings, and the offset in the source. */
type TokenChange = { before: string; after: string; at: number }

/**
 * Compares SQL before and after formatting, token by token.
 * @param isUpper whether the formatter was asked to write keywords in capital letters
 * @returns the first difference; undefined if only whitespace and the case of words differ
 */
export function changedToken(
  source: string,
  output: string,
  { dialect, isUpper }: { dialect: SqlDialect; isUpper: boolean },
): TokenChange | undefined {
  const [before, after] = [sqlTokens(source, dialect), sqlTokens(output, dialect)]
  const length = Math.max(before.length, after.length)
  for (let at = 0; at < length; at++) {
    const [one, other] = [before[at], after[at]]
    if (one && other && isEqual(one, other, isUpper) && staysApart(at)) continue
    return {
      before: shorten(one?.text ?? '', 40),
      after: shorten(partOf(output, other, one?.text ?? ''), 40),
      at: one?.at ?? source.length,
    }
  }
  return undefined

  /** In standard SQL, two strings are one if a line break is between them, and an error otherwise. */
  function staysApart(at: number) {
    if (!/^(?:sql|postgresql)$/.test(dialect)) return true
    if (before[at]?.kind !== 'text' || before[at - 1]?.kind !== 'text') return true
    return hasBreak(source, before, at) === hasBreak(output, after, at)
  }
}

function isEqual(one: SqlToken, other: SqlToken, isUpper: boolean) {
  if (one.kind !== other.kind) return false
  if (one.text === other.text) return true
  if (one.kind === 'comment' || one.kind === 'line') return flat(one.text) === flat(other.text)
  return isUpper && one.kind === 'word' && one.text.toUpperCase() === other.text
}

/** Comments are indented anew, so their whitespace does not count. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

const hasBreak = (text: string, tokens: SqlToken[], at: number) =>
  text.slice((tokens[at - 1]?.at ?? 0) + (tokens[at - 1]?.text.length ?? 0), tokens[at]?.at).includes('\n')

const charactersIn = (text: string) => text.replace(/\s/g, '').length

/** Returns as much of the output as has the characters of a token, for a message. */
function partOf(output: string, token: SqlToken | undefined, text: string) {
  const from = token?.at ?? output.length
  let [end, rest] = [from, Math.max(charactersIn(text), charactersIn(token?.text ?? ''))]
  for (; end < output.length && rest > 0; end++) if (/\S/.test(output[end] ?? '')) rest--
  return output.slice(from, end)
}
