/**
 * Letters that combine two, such as ǆ: at the start of a word, only the first half is a capital (Unicode 3.13,
 * titlecase).
 */
const titlecase: Record<string, string> = { ǆ: 'ǅ', Ǆ: 'ǅ', ǉ: 'ǈ', Ǉ: 'ǈ', ǌ: 'ǋ', Ǌ: 'ǋ', ǳ: 'ǲ', Ǳ: 'ǲ' }

export const upper = (text: string, locale: string) => text.toLocaleUpperCase(locale)
export const lower = (text: string, locale: string) => text.toLocaleLowerCase(locale)

/**
 * Capitalizes the first letter; the rest stays.
 * @example capital('ijsland', 'nl') // 'IJsland'
 */
export function capital(word: string, locale: string): string {
  const at = word.search(/[\p{L}\p{N}]/u)
  if (at < 0) return word
  const [first = ''] = word.slice(at)
  const rest = word.slice(at + first.length)
  if (locale === 'nl' && first === 'i' && /^j/i.test(rest)) return `${word.slice(0, at)}IJ${rest.slice(1)}`
  const raised = titlecase[first] ?? upper(first, locale)
  // ß and ﬁ become two letters; only the first of them is a capital.
  const [head = '', ...tail] = raised
  return word.slice(0, at) + head + lower(tail.join(''), locale) + rest
}

/**
 * Swaps capitals and small letters. Works on runs instead of single letters, so that a Greek sigma at the end of a word
 * gets its final form.
 */
export const swap = (text: string, locale: string) =>
  text.replace(/\p{CWL}+|\P{CWL}+/gu, (run) => (/^\p{CWL}/u.test(run) ? lower(run, locale) : upper(run, locale)))

/**
 * Returns whether the case of a word was chosen on purpose, as in NASA, iPhone, McKay, B2B, U.S. This applies only if
 * the text around it is not all capitals.
 */
export const isChosenForm = (word: string) =>
  // The pattern is anchored and has no overlap, so that a word of a million letters is scanned once.
  /^\P{Ll}*\p{Ll}\P{Lu}*\p{Lu}/u.test(word) ||
  /^\p{Lu}(?:\.\p{Lu})+$/u.test(word) ||
  /^(?=.*\p{Lu}.*[\p{Lu}\p{N}])[\p{Lu}\p{N}]{2,}s?$/u.test(word)

/** Returns whether most of the text is in capitals, so that the capitals of a single word mean nothing. */
export function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  return capitals > small
}
