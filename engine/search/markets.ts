import { field } from '../tool/field.ts'

/** ISO 3166-1 alpha-2. */
const COUNTRIES =
  'ae ar at au be bg br ca ch cl co cz de dk ee eg es fi fr gb gr hk hr hu id ie il in is it jp ke kr lt lu lv ma mx my ng nl no nz pe ph pk pl pt ro rs sa se sg si sk th tr tw ua us uy vn za'
/** BCP 47. */
const LANGUAGES =
  'ar bg ca cs da de el en es et fi fr he hi hr hu id is it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tr uk vi zh'

const named = (codes: string, type: 'region' | 'language') => {
  const names = new Intl.DisplayNames('en', { type })
  return Object.fromEntries(
    codes
      .split(' ')
      .map((code): [string, string] => [code, names.of(type === 'region' ? code.toUpperCase() : code) ?? code])
      .sort(([, one], [, other]) => one.localeCompare(other, 'en')),
  )
}

const countries = named(COUNTRIES, 'region')
const languages = named(LANGUAGES, 'language')

/** Returns the name of a country of these fields, such as `United States`. */
export const countryName = (code: string) => countries[code] ?? code.toUpperCase()
/** Returns the name of a language of these fields, such as `English`. */
export const languageName = (code: string) => languages[code] ?? code

/** Fields that say from where and in which language a search is made. */
export const marketFields = {
  country: field.choice({ label: 'Country', options: countries, default: 'us' }),
  language: field.choice({ label: 'Language', options: languages, default: 'en' }),
}

/** The device for which an engine ranks. */
export const deviceField = field.choice({
  label: 'Device',
  options: { desktop: 'Desktop', mobile: 'Phone' },
  default: 'desktop',
})
