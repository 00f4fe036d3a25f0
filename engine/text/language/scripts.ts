const scriptNames =
  'Latin Cyrillic Greek Arabic Hebrew Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Georgian Armenian Ethiopic Khmer Myanmar Mongolian Hangul Hiragana Katakana Han Bopomofo Thaana Syriac Cherokee Canadian_Aboriginal Tifinagh Nko Vai Yi Ol_Chiki Meetei_Mayek Javanese Balinese Sundanese Buginese Cham Tai_Tham New_Tai_Lue Tai_Le Lisu Adlam Chakma Osmanya'.split(
    ' ',
  )
const patterns = scriptNames.map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }))

export type Script = { name: string; letters: number }

/** The scripts of characters that texts had, because fifty patterns for each character of each text take too long. */
const known = new Map<string, string | undefined>()
const MAX_KNOWN = 20_000

/** Returns the scripts of the letters in a text (Unicode property Script), the most frequent first. */
export function scriptsOf(text: string): Script[] {
  let basicLatin = 0
  const letters = new Map<string, number>()
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0
    if (code < FIRST_BEYOND_ASCII) {
      if (isBasicLetter(code)) basicLatin++
      continue
    }
    if (code > LAST_OF_ONE_UNIT) at++
    const script = scriptOf(String.fromCodePoint(code))
    if (script !== undefined) letters.set(script, (letters.get(script) ?? 0) + 1)
  }
  if (basicLatin > 0) letters.set('Latin', (letters.get('Latin') ?? 0) + basicLatin)
  return scriptNames
    .map((name) => ({ name, letters: letters.get(name) ?? 0 }))
    .filter((one) => one.letters > 0)
    .sort((a, b) => b.letters - a.letters)
}

const FIRST_BEYOND_ASCII = 0x80
const LAST_OF_ONE_UNIT = 0xffff
const isBasicLetter = (code: number) => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)

function scriptOf(character: string) {
  const script = known.get(character)
  if (script !== undefined || known.has(character)) return script
  const found = patterns.find(({ pattern }) => pattern.test(character))?.name
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(character, found)
  return found
}

/** Scripts of exactly one language, without a profile. */
const languagesOfScripts: Record<string, string> = {
  Oriya: 'or',
  Bopomofo: 'zh',
  Katakana: 'ja',
  Nko: 'nqo',
  Ol_Chiki: 'sat',
  Meetei_Mayek: 'mni',
  Lisu: 'lis',
  Tai_Le: 'tdd',
  New_Tai_Lue: 'khb',
  Osmanya: 'so',
}

export const singleScriptLanguages = Object.values(languagesOfScripts)

/** Returns the language of a script, if there is only one. */
export const languageOfScript = (script: string) => languagesOfScripts[script]

/** Common simplified characters, with their traditional forms. */
const simplified = /[们这个来时对会国说为学过发后经里长问点开电业东车书话觉现见间关让认难进远边连动]/gu
const traditional = /[們這個來時對會國說為學過發後經裡長問點開電業東車書話覺現見間關讓認難進遠邊連動]/gu

/** Returns the value of hreflang for a language: BCP 47, with the script where a language is written in two. */
export function hreflangOf(language: string, text: string): string {
  if (language === 'zh') {
    const hans = text.match(simplified)?.length ?? 0
    const hant = text.match(traditional)?.length ?? 0
    return hans === hant ? 'zh' : hans > hant ? 'zh-Hans' : 'zh-Hant'
  }
  if (language === 'sr') return scriptsOf(text)[0]?.name === 'Latin' ? 'sr-Latn' : 'sr-Cyrl'
  return language
}

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Returns the English name of a code; the code itself where there is none. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/**
 * Returns the language of a BCP 47 tag as the detector names it, null where the tag is malformed or its language
 * unregistered.
 * @example primaryLanguage('iw') // 'he'
 */
export function primaryLanguage(tag: string): string | null {
  try {
    const { language } = new Intl.Locale(tag.trim().replaceAll('_', '-'))
    if (names.of(language) === language) return null
    return { nb: 'no', nn: 'no', fil: 'tl' }[language] ?? language
  } catch {
    return null
  }
}
