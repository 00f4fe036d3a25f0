import { languageName } from '#engine/text/language/scripts.ts'
import { languages } from '#engine/text/stop-words.ts'

const { other, ...ours } = languages

/** Languages whose function words come from the package stopword, by ISO 639-1. */
const packaged =
  'af ar bg bn ca cs da el et eu fa fi ga gl he hi hr hu id ja ko lt lv mr ms no pl ro ru sk sl sv th tl tr uk ur vi zh'.split(
    ' ',
  )

const named = Object.fromEntries(packaged.map((language) => [language, languageName(language)]))

/** Languages of the tool: those with a list of function words, detection, and reading without a list. */
export const choices: Record<string, string> = {
  auto: 'Detect it',
  ...ours,
  ...named,
  other: `${other}, without a list`,
}
