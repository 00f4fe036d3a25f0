/** A state: the character it matches or the assertion it makes, and the next states. */
type State = { takes?: RegExp; anchor?: '^' | '$'; next: number[] }

const MAX_STATES = 20_000
/** RFC 9485, 4: escapes of one character, and of a Unicode category. `\d`, `\w`, and `\s` are not allowed. */
const ESCAPE = String.raw`\\[()*+\-.?[\\\]^nrt{|}]`
const CATEGORY = String.raw`\\[pP]\{(?:L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|Z[lps]?|S[ckmo]?|C[cfno]?)\}`
const IN_CLASS = String.raw`(?:[^\-[\\\]]|${ESCAPE})`
const CLASS_PART = `(?:${IN_CLASS}(?:-${IN_CLASS})?|${CATEGORY})`
const CLASS = String.raw`\[\^?(?:-|${CLASS_PART})${CLASS_PART}*-?\]`
const ATOM = new RegExp(String.raw`${CLASS}|${CATEGORY}|${ESCAPE}|[^\\[\]()|*+?{}]`, 'uy')
const QUANTIFIER = /[*+?]|\{(\d+)(,(\d*))?\}/y

/**
 * Returns a regular expression of RFC 9485. It is matched by following all alternatives at once, so the time grows with
 * pattern × text and no pattern can take minutes, as it can in JavaScript. ^ and $ are anchors, as in the translations
 * to other dialects (section 5) and in the JSONPath Compliance Test Suite.
 * @returns undefined if the pattern is invalid
 */
export function readIRegexp(pattern: string): ((text: string, isWhole: boolean) => boolean) | undefined {
  const states: State[] = []
  let at = 0
  const add = (state: State) => {
    if (states.push(state) > MAX_STATES) throw new SyntaxError('too large')
    return states.length - 1
  }
  /** Each part is created with the state that follows it, so an expression is built from its end. */
  type Part = (then: number) => number

  const either = (): Part => {
    const parts = [sequence()]
    while (pattern[at] === '|') {
      at++
      parts.push(sequence())
    }
    return (then) => add({ next: parts.map((part) => part(then)) })
  }
  const sequence = (): Part => {
    const parts: Part[] = []
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(repeated())
    return (then) => parts.reduceRight((next, part) => part(next), then)
  }
  const repeated = (): Part => {
    const part = single()
    QUANTIFIER.lastIndex = at
    const found = QUANTIFIER.exec(pattern)
    if (!found) return part
    at = QUANTIFIER.lastIndex
    const [sign, low, comma, high] = found
    if (sign === '*') return star(part)
    if (sign === '+') return (then) => part(star(part)(then))
    const least = sign === '?' ? 0 : Number(low)
    const most = sign === '?' ? 1 : comma === undefined ? least : high === '' ? undefined : Number(high)
    if (most !== undefined && most < least) throw new SyntaxError('range')
    if (Math.max(least, most ?? 0) > 1_000) throw new SyntaxError('too large')
    return (then) => {
      let next = most === undefined ? star(part)(then) : then
      for (let count = least; count < (most ?? least); count++) next = add({ next: [part(next), then] })
      for (let count = 0; count < least; count++) next = part(next)
      return next
    }
  }
  const star =
    (part: Part): Part =>
    (then) => {
      const loop = add({ next: [] })
      states[loop] = { next: [part(loop), then] }
      return loop
    }
  const single = (): Part => {
    if (pattern[at] === '(') {
      at++
      const inner = either()
      if (pattern[at++] !== ')') throw new SyntaxError('group')
      return inner
    }
    ATOM.lastIndex = at
    const atom = ATOM.exec(pattern)?.[0]
    if (atom === undefined) throw new SyntaxError('atom')
    at = ATOM.lastIndex
    if (atom === '^' || atom === '$') return (then) => add({ anchor: atom, next: [then] })
    const source = atom === '.' ? '[^\\n\\r]' : atom === '[^]' ? '\\^' : atom === '\\-' ? '-' : atom
    const takes = new RegExp(`^(?:${source})$`, 'u')
    return (then) => add({ takes, next: [then] })
  }

  try {
    const whole = either()
    if (at < pattern.length) return undefined
    const end = add({ next: [] })
    const start = whole(end)
    return (text, isWhole) => follow(states, { start, end }, text, isWhole)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined
    throw error
  }
}

function follow(states: State[], { start, end }: { start: number; end: number }, text: string, isWhole: boolean) {
  let at = 0
  let now = reach(states, [start], { isStart: true, isEnd: text === '' })
  if (!isWhole && now.has(end)) return true
  for (const character of text) {
    at += character.length
    const next: number[] = isWhole ? [] : [start]
    for (const one of now) if (states[one]?.takes?.test(character)) next.push(...(states[one]?.next ?? []))
    now = reach(states, next, { isStart: false, isEnd: at === text.length })
    if (!isWhole && now.has(end)) return true
    if (now.size === 0) return false
  }
  return now.has(end)
}

/** Returns the states that can be reached without consuming a character. */
function reach(states: State[], from: number[], place: { isStart: boolean; isEnd: boolean }) {
  const reached = new Set<number>()
  const open = [...from]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (reached.has(one)) continue
    reached.add(one)
    const state = states[one]
    if (!state || state.takes) continue
    if (state.anchor && !(state.anchor === '^' ? place.isStart : place.isEnd)) continue
    open.push(...state.next)
  }
  return reached
}
