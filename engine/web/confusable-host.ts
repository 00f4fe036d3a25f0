/** Scripts that may be mixed in one label. Source: Unicode TR39 §5.2, “Highly Restrictive”. */
const TOGETHER = [
  /^[\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Common}\p{sc=Inherited}]+$/u,
  /^[\p{sc=Latin}\p{sc=Han}\p{sc=Bopomofo}\p{sc=Common}\p{sc=Inherited}]+$/u,
  /^[\p{sc=Latin}\p{sc=Han}\p{sc=Hangul}\p{sc=Common}\p{sc=Inherited}]+$/u,
]
const ANY_SCRIPT = /[^\p{sc=Common}\p{sc=Inherited}]/gu
/** Letters that look Latin. Source: Unicode confusables.txt; Chromium's IDN policy uses the same idea. */
const LOOK_LATIN = [/^[авсԁеһіјӏорԛѕтхуԝѵ\d-]+$/u, /^[αγικνορτυω\d-]+$/u, /^[ցզհոսօ\d-]+$/u]
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Thai',
  'Georgian',
  'Hangul',
  'Han',
].map((name) => new RegExp(String.raw`^\p{sc=${name}}$`, 'u'))

/**
 * Returns whether a host name, as typed, has a label that mixes scripts or consists of letters that look Latin.
 * Sources: Unicode TR39 §5, Chromium's policy for internationalized names.
 * @example isConfusable('аpple.com') // true: the first letter is Cyrillic
 * @example isConfusable('bücher.example') // false
 */
export function isConfusable(text: string): boolean {
  const host = (text.split(/[/?#]/)[0] ?? '').replace(/:\d+$/, '').normalize('NFKC').toLowerCase()
  const labels = host.split(/[.\u3002]/).filter(Boolean)
  const [top = ''] = labels.slice(-1)
  return labels.some(
    (label) =>
      isMixed(label) ||
      (/^[\x20-\x7e]+$/.test(top) && LOOK_LATIN.some((letters) => letters.test(label) && /[^\d-]/.test(label))),
  )
}

function isMixed(label: string) {
  if (TOGETHER.some((allowed) => allowed.test(label))) return false
  const letters = label.match(ANY_SCRIPT) ?? []
  return new Set(letters.map((letter) => SCRIPTS.findIndex((script) => script.test(letter)))).size > 1
}
