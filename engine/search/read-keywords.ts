import { Failure } from '../failures.ts'
import { withCommas } from '../text/numbers.ts'

const MAX_LENGTH = 200
const MAX_SHOWN = 40

/**
 * Returns the keywords of the field `keywords`, one per line, each once.
 * @throws {Failure} invalid, if there are more than `max`, or a line is no keyword
 */
export function readKeywords(text: string, max: number): string[] {
  const lines = text.split(/[\r\n]+/).map((line) => line.replace(/\s+/g, ' ').trim())
  const keywords = [...new Map(lines.filter(Boolean).map((line) => [line.toLowerCase(), line])).values()]
  const message = problemOf(keywords, max)
  if (message) throw new Failure('invalid', { message, errors: { keywords: message } })
  return keywords
}

function problemOf(keywords: string[], max: number): string | undefined {
  if (keywords.length > max) return `Enter at most ${max} keywords. These are ${withCommas(keywords.length)}.`
  const long = keywords.find((keyword) => keyword.length > MAX_LENGTH)
  if (long) return `A keyword has at most ${MAX_LENGTH} characters. “${long.slice(0, MAX_SHOWN)}…” has ${long.length}.`
  const empty = keywords.find((keyword) => !/[\p{L}\p{N}]/u.test(keyword))
  return empty && `“${empty.slice(0, MAX_SHOWN)}” contains no letter and no digit.`
}
