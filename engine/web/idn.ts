const BASE = 36
const DAMP = 700
const SKEW = 38
const T_MAX = 26
const INITIAL_BIAS = 72
const INITIAL_CODE_POINT = 128

/**
 * Returns a host name in Unicode, as people read it. Labels that are not valid Punycode stay as they are (RFC 3492).
 * @example unicodeHost('xn--mnchen-3ya.example') // 'münchen.example'
 */
export const unicodeHost = (host: string) =>
  host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join('.')

function decodeLabel(encoded: string): string | undefined {
  const delimiter = encoded.lastIndexOf('-')
  const points = Array.from(delimiter > 0 ? encoded.slice(0, delimiter) : '', (char) => char.charCodeAt(0))
  let codePoint = INITIAL_CODE_POINT
  let position = 0
  let bias = INITIAL_BIAS
  const digits = encoded.slice(delimiter + 1)
  for (let at = 0; at < digits.length; ) {
    const before = position
    let weight = 1
    for (let step = BASE; ; step += BASE) {
      const digit = digitOf(digits[at++])
      if (digit === undefined) return undefined
      position += digit * weight
      const threshold = Math.min(T_MAX, Math.max(1, step - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = points.length + 1
    bias = adapt(position - before, length, before === 0)
    codePoint += Math.floor(position / length)
    position %= length
    if (codePoint > 0x10ffff) return undefined
    points.splice(position++, 0, codePoint)
  }
  return String.fromCodePoint(...points)
}

function digitOf(char = '') {
  if (/^[a-z]$/i.test(char)) return char.toLowerCase().charCodeAt(0) - 97
  return /^\d$/.test(char) ? Number(char) + 26 : undefined
}

function adapt(delta: number, length: number, isFirst: boolean) {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / length)
  let bias = 0
  for (; rest > ((BASE - 1) * T_MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - 1))
  return bias + Math.floor((BASE * rest) / (rest + SKEW))
}
