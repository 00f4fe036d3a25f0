import { Failure } from '#engine/failures.ts'
import { foreignParts } from './foreign.ts'

/** Maximum number of matches in the table. */
export const MAX_MATCHES = 10_000

export type Group = { label: string; text: string | null; start: number | null; end: number | null }
export type Match = { text: string; start: number; end: number; line: number; column: number; groups: Group[] }

/**
 * Compiles a pattern.
 * @throws {Failure} invalid, with the engine's message
 */
export function compile(pattern: string, flags: string): RegExp {
  const wrong = [...flags].find((flag, at) => !'dgimsuvy'.includes(flag) || flags.indexOf(flag) !== at)
  if (wrong) {
    const message = 'dgimsuvy'.includes(wrong)
      ? `The flag ${wrong} appears twice. Write it once.`
      : `There is no flag ${wrong}. The flags are d, g, i, m, s, u, v, and y.`
    throw new Failure('invalid', { message, errors: { flags: message } })
  }
  if (flags.includes('u') && flags.includes('v')) {
    const message = 'The flags u and v cannot be combined: v is u with sets. Remove one of them.'
    throw new Failure('invalid', { message, errors: { flags: message } })
  }
  try {
    return new RegExp(pattern, `${flags.replace('d', '')}d`)
  } catch (error) {
    const reason = (error as Error).message.replace(/^Invalid regular expression: \/.*\/[a-z]*: /s, '')
    const [foreign] = foreignParts(pattern)
    const more = foreign ? ` Column ${foreign.column}: ${foreign.says} ${foreign.fix}` : ''
    const message = `The pattern cannot be read: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.${more}`
    throw new Failure('invalid', { message, errors: { pattern: message } })
  }
}

/**
 * Returns every match in order, at most 10,000; without the flag g or y, only the first. After an empty match, the
 * search moves on by one character.
 * @param names of the groups, by their number
 */
export function matchAll(
  expression: RegExp,
  text: string,
  names = new Map<number, string>(),
): { matches: Match[]; isCut: boolean } {
  const isRepeated = expression.global || expression.sticky
  const matches: Match[] = []
  let line = 1
  let lineStart = 0
  let lineEnd = text.indexOf('\n')
  expression.lastIndex = 0
  for (;;) {
    const found = expression.exec(text)
    if (!found) break
    const start = found.index
    while (lineEnd >= 0 && lineEnd < start) {
      line += 1
      lineStart = lineEnd + 1
      lineEnd = text.indexOf('\n', lineStart)
    }
    matches.push({
      text: found[0],
      start,
      end: start + found[0].length,
      line,
      column: start - lineStart + 1,
      groups: groupsOf(found, names),
    })
    if (!isRepeated) break
    if (matches.length === MAX_MATCHES) return { matches, isCut: true }
    if (found[0] === '') expression.lastIndex += isPair(text, expression.lastIndex, expression) ? 2 : 1
  }
  return { matches, isCut: false }
}

function groupsOf({ indices, ...found }: RegExpExecArray, names: Map<number, string>): Group[] {
  return Object.entries(found)
    .filter(([key]) => /^[1-9]\d*$/.test(key))
    .map(([key, text]) => {
      const place = indices?.[Number(key)]
      const name = names.get(Number(key))
      return {
        label: name ? `${key} ${name}` : key,
        text: (text as string | undefined) ?? null,
        start: place?.[0] ?? null,
        end: place?.[1] ?? null,
      }
    })
}

const isPair = (text: string, at: number, { unicode, unicodeSets }: RegExp & { unicodeSets?: boolean }) =>
  (unicode || unicodeSets === true) && (text.codePointAt(at) ?? 0) > 0xffff
