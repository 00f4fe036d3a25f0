/** Letters that are two in one: at the head of a word only the first half is a capital (Unicode 3.13, titlecase). */
const titlecase: Record<string, string> = { ǆ: 'ǅ', Ǆ: 'ǅ', ǉ: 'ǈ', Ǉ: 'ǈ', ǌ: 'ǋ', Ǌ: 'ǋ', ǳ: 'ǲ', Ǳ: 'ǲ' }

export const upper = (text: string, locale: string) => text.toLocaleUpperCase(locale)
export const lower = (text: string, locale: string) => text.toLocaleLowerCase(locale)

/** Capital at the first letter; the rest stays. @example capital('ijsland', 'nl') // 'IJsland' */
export function capital(word: string, locale: string): string {
  const at = word.search(/[\p{L}\p{N}]/u)
  if (at < 0) return word
  const [first = ''] = word.slice(at)
  const rest = word.slice(at + first.length)
  if (locale === 'nl' && first === 'i' && /^j/i.test(rest)) return `${word.slice(0, at)}IJ${rest.slice(1)}`
  const raised = titlecase[first] ?? upper(first, locale)
  // ß and ﬁ become two letters, of which one is a capital.
  const [head = '', ...tail] = raised
  return word.slice(0, at) + head + lower(tail.join(''), locale) + rest
}

/**
 * Capitals become small and the other way round. Runs, not letters, so that a Greek sigma knows where its word ends.
 */
export const swap = (text: string, locale: string) =>
  text.replace(/\p{CWL}+|\P{CWL}+/gu, (run) => (/^\p{CWL}/u.test(run) ? lower(run, locale) : upper(run, locale)))

/** NASA, iPhone, McKay, B2B, U.S.: a form somebody chose, as long as the text around it is not all capitals. */
export const isChosenForm = (word: string) =>
  // Anchored and without overlap, so that a word of a million letters is read once.
  /^\P{Ll}*\p{Ll}\P{Lu}*\p{Lu}/u.test(word) ||
  /^\p{Lu}(?:\.\p{Lu})+$/u.test(word) ||
  /^(?=.*\p{Lu}.*[\p{Lu}\p{N}])[\p{Lu}\p{N}]{2,}s?$/u.test(word)

/** Returns whether capitals are the rule here, so that they say nothing about a single word. */
export function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  return capitals > small
}
