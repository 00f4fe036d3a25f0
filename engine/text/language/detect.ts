import { probabilities } from './probabilities.ts'
import { profiles } from './profiles.ts'
import { languageName, languageOfScript, type Script, scriptsOf, singleScriptLanguages } from './scripts.ts'
import { trigramsOf } from './trigrams.ts'

export type Guess = { language: string; name: string; confidence: number }
export type Detected = {
  /** BCP 47: ISO 639-1 where it has a code, else ISO 639-3; null where the text fits no language well enough. */
  language: string | null
  /** One name, or those of similar languages that fit equally: “Indonesian or Malay”. */
  name: string | null
  /** 0 to 100: probability of the language, for texts of this length. */
  confidence: number | null
  /** Whether the confidence is above 90. */
  isReliable: boolean
  guesses: Guess[]
  scripts: Script[]
}

const MAX_LENGTH = 5_000
/** Minimum probability at which a language is named. */
const MIN_CONFIDENCE = 35
const MIN_TRIGRAMS = 4
const SURE = 90
/** Maximum confidence: a text may always be in a language without a profile. */
const MAX_CONFIDENCE = 99.9

const nameOf = new Map(profiles.flatMap(({ language, name }) => (name ? [[language, name] as const] : [])))

/**
 * Returns the language of a text: first by its script, then by letters that rule languages out, then by sequences of
 * letters and function words, with profiles of 440 languages and, among its 60 languages, the library.
 */
export function detectLanguage(text: string): Detected {
  const sampled = sampleOf(text)
  const scripts = scriptsOf(sampled)
  const guesses = guessesOf(sampled, scripts)
  const [first] = guesses
  const isNamed = first !== undefined && first.confidence >= MIN_CONFIDENCE
  return {
    language: isNamed ? first.language : null,
    name: isNamed ? namesOf(guesses) : null,
    confidence: isNamed ? first.confidence : null,
    isReliable: isNamed && first.confidence > SURE,
    guesses,
    scripts,
  }
}

/** Returns whether the tool knows a language. */
export const isProfiled = (language: string) => profiled.has(language)
const profiled = new Set([...profiles.map(({ language }) => language), ...singleScriptLanguages])

function guessesOf(text: string, scripts: Script[]): Guess[] {
  const script = writingOf(scripts)
  if (!script) return []
  const own = profiles.flatMap((profile, index) => (profile.script === script ? [index] : []))
  const only = own.length === 1 ? profiles[own[0] as number]?.language : languageOfScript(script)
  if (only) return [guess(only, 1)]
  if (text.match(/\p{L}/gu)?.length === 1 || (isShared(script) && trigramsOf(text).length < MIN_TRIGRAMS)) return []
  return [...probabilities(text, own)]
    .map(([language, probability]) => ({ language, probability, confidence: confidenceOf(probability) }))
    .filter(({ confidence }) => confidence >= 0.1)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, 8)
    .map(({ language, probability }) => guess(language, probability))
}

/** Scripts in which a short word exists in dozens of languages. */
const isShared = (script: string) => script === 'Latin' || script === 'Cyrillic' || script === 'Arabic'

/** Returns the deciding script: Japanese is written in three, of which only kana are its own. */
function writingOf(scripts: Script[]): string | undefined {
  const kana = scripts.filter(({ name }) => name === 'Hiragana' || name === 'Katakana')
  const letters = (list: Script[]) => list.reduce((sum, one) => sum + one.letters, 0)
  const han = scripts.filter(({ name }) => name === 'Han')
  if (letters(kana) > 0 && letters(kana) * 10 >= letters(han)) {
    const others = scripts.find(({ name }) => !['Hiragana', 'Katakana', 'Han'].includes(name))
    if ((others?.letters ?? 0) < letters(kana) + letters(han)) return 'Hiragana'
  }
  return scripts[0]?.name
}

const guess = (language: string, probability: number): Guess => ({
  language,
  name: nameOf.get(language) ?? languageName(language),
  confidence: confidenceOf(probability),
})

const confidenceOf = (probability: number) => Math.min(MAX_CONFIDENCE, Math.round(1_000 * probability) / 10)

/** Returns the names of similar languages together, if none of them is certain alone and they are certain together. */
function namesOf([first, ...others]: Guess[]): string {
  if (!first) return ''
  const named = [first]
  for (const other of others) {
    const certain = named.reduce((total, { confidence }) => total + confidence, 0)
    if (certain > SURE || named.length === 3 || other.confidence < 10) break
    named.push(other)
  }
  return named.map(({ name }) => name).join(' or ')
}

/** Returns the beginning, middle, and end of a long text; more would not change the result. */
function sampleOf(text: string) {
  if (text.length <= MAX_LENGTH) return text
  const part = Math.floor(MAX_LENGTH / 3)
  const middle = Math.floor(text.length / 2)
  return [text.slice(0, part), text.slice(middle, middle + part), text.slice(-part)].join(' ')
}
