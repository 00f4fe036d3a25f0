import { hasGs1CheckDigit, isIsbn, isIssn, isLei } from './check-digits.ts'
import { quoted, sources, type ValueFault, type ValueRule } from './value-fault.ts'

type Limits = { min?: number; max?: number; isWhole?: boolean; source: string }

/** Creates a rule: a number within limits, with a point before decimals. */
export const number =
  ({ min = -Infinity, max = Infinity, isWhole = false, source }: Limits): ValueRule =>
  ({ text, name }) => {
    if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return notANumber(text, name, source)
    const value = Number(text)
    if (isWhole && !Number.isInteger(value))
      return {
        id: 'not-a-whole-number',
        severity: 'critical',
        message: `${name} is ${quoted(text)}, which is not a whole number.`,
        why: 'It is a count.',
        fix: 'Write digits only.',
        url: source,
      }
    if (value >= min && value <= max) return undefined
    return {
      id: 'out-of-range',
      severity: 'critical',
      message: `${name} is ${text}, ${value < min ? `below ${min}` : `above ${max}`}.`,
      why: 'A value outside its range cannot be true, and Google rejects it.',
      fix:
        Number.isFinite(max) && Number.isFinite(min)
          ? `Write a number from ${min} to ${max}.`
          : `Write ${min} or more.`,
      url: source,
    }
  }

function notANumber(text: string, name: string, url: string): ValueFault {
  const repair = plainNumber(text)
  return {
    id: 'not-a-number',
    severity: 'critical',
    message: `${quoted(text)} is not a plain number.`,
    why: `${name} needs digits with a decimal point. Currency symbols and thousands separators are not part of a number.`,
    fix: `Write ${repair ?? 'digits, such as 1240.00'}.`,
    url,
    ...(repair ? { repair } : {}),
  }
}

/** Returns the number in a text with a currency, a unit, or separators; undefined if its comma is ambiguous. */
export function plainNumber(text: string): string | undefined {
  const [found, ...others] = text.match(/-?\d[\d.,'’\u00a0\u202f ]*/g) ?? []
  if (!found || others.length > 0) return undefined
  const digits = found.replace(/['’\u00a0\u202f ]/g, '').replace(/[.,]+$/, '')
  const marks = digits.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (!last) return digits
  const isBothKinds = marks.some((mark) => mark !== last)
  const decimals = digits.split(last).at(-1) ?? ''
  if (marks.length === 1 && last === '.') return digits
  if (isBothKinds || (marks.length === 1 && decimals.length !== 3)) {
    const whole = digits.slice(0, digits.lastIndexOf(last)).replace(/[.,]/g, '')
    return `${whole}.${decimals}`
  }
  return /^-?\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : undefined
}

const checkDigit = (text: string, what: string, url: string): ValueFault => ({
  id: 'wrong-check-digit',
  severity: 'critical',
  message: `${quoted(text)} is not ${what}: its check digit is wrong.`,
  why: 'The check digit is computed from the other digits. If it is wrong, a digit was mistyped or the number was invented.',
  fix: 'Copy the number again from its source.',
  url,
})

/** Creates a rule: a Global Trade Item Number of one of these lengths, with its check digit. */
export const gtin =
  (...lengths: number[]): ValueRule =>
  ({ text, name }) => {
    const digits = text.replace(/[\s‐‑–-]/g, '')
    const isLong = /^\d+$/.test(digits) && lengths.includes(digits.length)
    if (!isLong)
      return {
        id: 'not-a-gtin',
        severity: 'critical',
        message: `${quoted(text)} is not a GTIN of ${lengths.join(', ').replace(/, (\d+)$/, ', or $1')} digits.`,
        why: /^https?:/i.test(text)
          ? 'schema.org allows the URL form; Google reads digits only.'
          : `${name} is the number under the bar code, in digits only.`,
        fix: 'Copy the number below the barcode, without spaces.',
        url: /^https?:/i.test(text) ? sources.google('merchant-listing') : sources.gtin,
      }
    if (!hasGs1CheckDigit(digits)) return checkDigit(text, 'a GTIN', sources.gtin)
    if (digits === text) return undefined
    return {
      id: 'spaced-number',
      severity: 'warning',
      message: `${quoted(text)} has spaces or hyphens.`,
      why: 'A GTIN consists of digits only.',
      fix: `Write ${digits}.`,
      url: sources.gtin,
      repair: digits,
    }
  }

export const isbn: ValueRule = ({ text }) => (isIsbn(text) ? undefined : checkDigit(text, 'an ISBN', sources.isbn))
export const issn: ValueRule = ({ text }) => (isIssn(text) ? undefined : checkDigit(text, 'an ISSN', sources.issn))
export const lei: ValueRule = ({ text }) =>
  isLei(text) ? undefined : checkDigit(text, 'a Legal Entity Identifier', sources.iso17442)

/** Creates a rule: a fixed number of digits, such as a D-U-N-S number. */
export const digitsOf =
  (pattern: RegExp, what: string, source: string): ValueRule =>
  ({ text }) =>
    pattern.test(text)
      ? undefined
      : {
          id: 'malformed-number',
          severity: 'critical',
          message: `${quoted(text)} is not ${what}.`,
          why: 'Its format is fixed, so programs ignore anything else.',
          fix: `Write ${what}.`,
          url: source,
        }
