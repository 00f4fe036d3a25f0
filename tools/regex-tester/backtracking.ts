import type { Part } from './parse-pattern.ts'

export type Danger = { part: Part; kind: 'nested' | 'overlap' | 'neighbors' }

/** Characters on which two parts are compared: ASCII, and one of each other kind that patterns ask for. */
const SPECIMENS = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  'é',
  'ß',
  'Ж',
  '中',
  '\u00a0',
  '\u2028',
  '😀',
]

/**
 * Finds the shapes with which a backtracking engine can take time that doubles with each character (`nested`,
 * `overlap`) or grows with its square (`neighbors`): an unlimited repeat of what itself repeats without limit, of
 * alternatives that begin alike, or two such repeats of the same characters side by side.
 *
 * Other shapes exist; that none is found proves nothing.
 * Source: Weideman et al., Analyzing Matching Time Behavior of Backtracking Regular Expression Matchers (2016).
 */
export function findDangers(alternatives: Part[][], flags: string): Danger[] {
  const found: Danger[] = []
  walk(alternatives)
  return found

  function walk(options: Part[][]) {
    for (const parts of options) {
      for (const [at, part] of parts.entries()) {
        if (isUnlimited(part) && part.body) judgeGroup(part, part.body)
        const next = parts[at + 1]
        if (next && isUnlimited(part) && isUnlimited(next) && canTrade(part, next) && canTrade(next, part))
          found.push({ part: next, kind: 'neighbors' })
        if (part.body) walk(part.body)
      }
    }
  }

  /** Whether a round of a part can be made of what the other begins with: a sign in it that the other lacks is a border. */
  function canTrade(part: Part, other: Part): boolean {
    if (part.isCharacter) return meet([part], firstOf(other), flags)
    return (part.body ?? []).some((parts) => {
      const real = parts.filter(({ isCharacter, body }) => isCharacter || body)
      const needed = real.filter(({ quantifier }) => quantifier?.min !== 0)
      return needed.length > 0 ? needed.every((one) => canTrade(one, other)) : real.some((one) => canTrade(one, other))
    })
  }

  function judgeGroup(part: Part, options: Part[][]) {
    const repeats = options.some((parts) => endsOpen(parts))
    if (repeats) found.push({ part, kind: 'nested' })
    else if (options.some((one, at) => options.slice(at + 1).some((other) => beginAlike(one, other))))
      found.push({ part, kind: 'overlap' })
  }

  /** Whether the same text can be split between two rounds in more than one way. */
  function endsOpen(parts: Part[]): boolean {
    const real = parts.filter(({ isCharacter, body }) => isCharacter || body)
    return real.some((part, at) => {
      if (!isUnlimited(part) && !part.body) return false
      const others = real.filter((_, index) => index !== at)
      const isAlone = others.every(
        (other) => (other.quantifier?.min ?? 1) === 0 || meet(firstOf(other), firstOf(part), flags),
      )
      if (part.body && !isUnlimited(part)) return isAlone && part.body.some(endsOpen)
      return isAlone
    })
  }

  function beginAlike(one: Part[], other: Part[]) {
    if (one.length === 0 || other.length === 0) return false
    const [a, b] = [one[0] as Part, other[0] as Part]
    return (
      meet(firstOf(a), firstOf(b), flags) &&
      (one.length === 1 || other.length === 1) &&
      (a.isCharacter || Boolean(a.body))
    )
  }
}

const isUnlimited = ({ quantifier }: Part) => quantifier !== undefined && quantifier.max >= 100

/** The parts of one character with which a part can begin. */
function firstOf(part: Part): Part[] {
  if (part.isCharacter) return [part]
  return (part.body ?? []).flatMap(([first]) => (first ? firstOf(first) : []))
}

function meet(some: Part[], others: Part[], flags: string) {
  const usable = flags.replace(/[^iusv]/g, '')
  const patterns = (parts: Part[]) => parts.map(({ source }) => new RegExp(`^(?:${source})$`, usable))
  const [a, b] = [patterns(some), patterns(others)]
  return SPECIMENS.some((character) => a.some((one) => one.test(character)) && b.some((one) => one.test(character)))
}
