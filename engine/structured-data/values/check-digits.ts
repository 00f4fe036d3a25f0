/**
 * Returns whether the last of 8, 12, 13, 14, or 17 digits is the check digit of the others (GS1 General Specifications,
 * 7.9).
 */
export function hasGs1CheckDigit(digits: string) {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}

/**
 * Returns whether a text is an ISBN of 10 or 13 digits with its right check digit (ISO 2108); hyphens and spaces are
 * allowed.
 */
export function isIsbn(text: string) {
  const digits = text.replace(/^isbn(?:-1[03])?:?\s*/i, '').replace(/[\s‐‑–-]/g, '')
  if (/^97[89]\d{10}$/.test(digits)) return hasGs1CheckDigit(digits)
  return /^\d{9}[\dX]$/i.test(digits) && weighted(digits, 10) % 11 === 0
}

/** Returns whether a text is an ISSN with its right check digit (ISO 3297). */
export function isIssn(text: string) {
  const digits = text.replace(/^issn:?\s*/i, '')
  return /^\d{4}-?\d{3}[\dX]$/i.test(digits) && weighted(digits.replace('-', ''), 8) % 11 === 0
}

const weighted = (digits: string, maxWeight: number) =>
  [...digits].reduce((sum, digit, index) => sum + (/x/i.test(digit) ? 10 : Number(digit)) * (maxWeight - index), 0)

/**
 * Returns whether a text is a Legal Entity Identifier: 20 characters that are 1 modulo 97 (ISO 17442, ISO/IEC 7064).
 */
export function isLei(text: string) {
  if (!/^[A-Z\d]{18}\d{2}$/.test(text)) return false
  return [...text].reduce((rest, char) => Number(`${rest}${Number.parseInt(char, 36)}`) % 97, 0) === 1
}
