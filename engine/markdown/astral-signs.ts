const ASTRAL_SIGN = /(?=[\u{10000}-\u{10ffff}])[\p{P}\p{S}]/gu
/** Braille characters, which are symbols too, never all occur in a text, and have no names in HTML. */
const STAND_INS = Array.from({ length: 256 }, (_, at) => String.fromCharCode(0x2800 + at))

/**
 * Renders a Markdown text with correct handling of punctuation and symbols beyond U+FFFF, such as emoji. CommonMark
 * 0.31.2 (2.1) treats them as punctuation, which decides where emphasis begins and ends, but micromark sees only halves
 * of such characters. They are therefore replaced by other characters before rendering. If a text has more than 256
 * different ones, the rest stays.
 */
export function renderWithAstralSigns(markdown: string, render: (markdown: string) => string): string {
  const signs = [...new Set(markdown.match(ASTRAL_SIGN))]
  if (signs.length === 0) return render(markdown)
  const written = markdown + escaped(markdown)
  const free = STAND_INS.filter((one) => !written.includes(one))
  const pairs = signs.slice(0, free.length).map((sign, at) => [sign, free[at] as string] as const)
  const standInOf = new Map(pairs)
  const html = render(markdown.replace(ASTRAL_SIGN, (sign) => standInOf.get(sign) ?? sign))
  return pairs.reduce(
    (text, [sign, standIn]) =>
      // URLs in the output are percent-encoded.
      text.replaceAll(standIn, sign).replaceAll(encodeURIComponent(standIn), encodeURIComponent(sign)),
    html,
  )
}

/** Returns a text with its escapes of HTML and URLs. */
const escaped = (markdown: string) =>
  [
    ...[...markdown.matchAll(/&#(\d{1,7});/g)].map(([, code]) => characterOf(Number(code))),
    ...[...markdown.matchAll(/&#x([\da-f]{1,6});/gi)].map(([, code = '']) => characterOf(Number.parseInt(code, 16))),
    ...[...markdown.matchAll(/%E2%A[0-3]%[89AB][\dA-F]/gi)].map(([code]) => decodeURIComponent(code)),
  ].join('')

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')
