const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Codes in data about regions that ISO 3166-1 does not assign to a country. */
const unassigned = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(' '),
)

/** Returns whether a text is a language tag of BCP 47 whose language is registered. */
export function isLanguageTag(text: string) {
  try {
    return languageNames.of(new Intl.Locale(text).language) !== undefined
  } catch {
    return false
  }
}

/**
 * Returns the tag of a language by its English name, or by its own.
 * @example languageTagOf('Deutsch') // 'de'
 */
export const languageTagOf = (name: string) => languageTags().get(name.toLowerCase())

/** Returns whether two letters are the code of a country (ISO 3166-1 alpha-2). */
export const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !unassigned.has(code) && regionNames.of(code) !== undefined

/**
 * Returns the code of a country by its English name.
 * @example countryCodeOf('Canada') // 'CA'
 */
export const countryCodeOf = (name: string) => countryCodes().get(name.toLowerCase())

const commonNames: Record<string, string> = {
  uk: 'GB',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  'great britain': 'GB',
  england: 'GB',
  deutschland: 'DE',
  österreich: 'AT',
  schweiz: 'CH',
  españa: 'ES',
}

let tags: Map<string, string> | undefined
function languageTags() {
  tags ??= new Map(
    twoLetters('az').flatMap((code) => {
      const name = languageNames.of(code)
      const own = name && new Intl.DisplayNames(code, { type: 'language' }).of(code)
      return name ? [[name.toLowerCase(), code] as const, [(own ?? name).toLowerCase(), code] as const] : []
    }),
  )
  return tags
}

let codes: Map<string, string> | undefined
function countryCodes() {
  codes ??= new Map([
    ...twoLetters('AZ').flatMap((code) =>
      isCountry(code) ? [[regionNames.of(code)?.toLowerCase() ?? '', code] as const] : [],
    ),
    ...Object.entries(commonNames),
  ])
  return codes
}

function twoLetters([from = 'a', to = 'z']: string) {
  const letters = Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(from.charCodeAt(0) + at),
  )
  return letters.flatMap((first) => letters.map((second) => first + second))
}
