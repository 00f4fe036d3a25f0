import { eld } from 'eld/extrasmall'
import { type Profile, profiles, scoreProfiles } from './profiles.ts'
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
/** Trigrams of a text depend on one another, so more than this number add no certainty. */
const INDEPENDENT = 15
/** Difference between two similarities of the library at which the nearer language is e times as likely. */
const SPREAD = 0.04
/**
 * Weight of our own profiles in choosing among the languages that the library knows, and the penalty of a missing
 * trigram.
 */
const OWN_SHARE = 0.5
const OWN_SHARE_OF_SHORT = 0.02
/** Nearly every text on the web is in one of the library's languages, and its similarity shows whether this one is. */
const PRIOR = 7
const SIMILARITY_WEIGHT = 40
const MIDDLE_SIMILARITY = 0.65
/** Short texts say little: the fewer trigrams, the more the languages of most texts are preferred. */
const FEW_TRIGRAMS = 20
const PRIOR_OF_SHORT = 1.2
/** A text that fits a language of the library and a relative of it is more often in the first. */
const RARER = { withShortCode: 2, other: 4, ofShort: 0.25 }
/** Minimum probability at which a language is named. */
const MIN_CONFIDENCE = 35
const MIN_TRIGRAMS = 4
const SURE = 90
/** Maximum confidence: a text may always be in a language without a profile. */
const MAX_CONFIDENCE = 99.9

const nameOf = new Map(profiles.flatMap(({ language, name }) => (name ? [[language, name] as const] : [])))

/**
 * Returns the language of a text: first by its script, then by letters that rule languages out, then by sequences of
 * letters, with profiles of 440 languages and, among its 60 languages, the library.
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
    .map(([language, probability]) => guess(language, probability))
    .filter(({ confidence }) => confidence >= 0.1)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, 8)
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

/** Returns the probabilities of the languages of these profiles; they add up to 1. */
function probabilities(text: string, indices: number[]): Map<string, number> {
  const { scores, trigrams } = scoreProfiles(text)
  const scale = Math.min(1, INDEPENDENT / Math.max(1, trigrams))
  const best = Math.max(...indices.map((index) => scores[index] ?? 0))
  const similarities = eld.detect(text).getScores()
  const candidates = indices.flatMap((index) => {
    const profile = profiles[index]
    const own = ((scores[index] ?? 0) - best) * scale
    return profile ? [{ ...profile, own, similarity: similarityOf(profile, similarities) }] : []
  })
  const common = candidates.filter(({ similarity }) => similarity !== undefined)
  const nearest = Math.max(0, ...common.map(({ similarity = 0 }) => similarity))
  const missing = Math.max(0, FEW_TRIGRAMS - trigrams)
  const shares = common.map(({ own, similarity = 0, relative, language }) => {
    const share = OWN_SHARE - OWN_SHARE_OF_SHORT * missing
    return Math.exp(own * share + (similarity - nearest) / SPREAD - rarityOf({ language, relative }, missing))
  })
  const allShares = sum(shares)
  const prior = PRIOR + missing * PRIOR_OF_SHORT
  // If the library finds none of its sequences, its result is ignored.
  const heard = nearest === 0 ? MIDDLE_SIMILARITY : nearest
  const weight = Math.exp(
    SIMILARITY_WEIGHT * (heard - MIDDLE_SIMILARITY) + prior + Math.max(...common.map(({ own }) => own)),
  )
  const likelihoods = new Map<string, number>()
  for (const candidate of candidates) {
    const share = shares[common.indexOf(candidate)]
    const likelihood = share === undefined ? Math.exp(candidate.own) : (weight * share) / allShares
    likelihoods.set(candidate.language, (likelihoods.get(candidate.language) ?? 0) + likelihood)
  }
  const total = sum(likelihoods.values())
  return new Map([...likelihoods].map(([language, likelihood]) => [language, likelihood / total]))
}

/** Returns how much rarer than its relative a language is, as a logarithm. */
function rarityOf({ language, relative }: Pick<Profile, 'language' | 'relative'>, missing: number) {
  if (!relative || language === 'id') return 0
  return (language.length === 2 ? RARER.withShortCode : RARER.other) + RARER.ofShort * missing
}

/** Returns the library's similarity, for a close relative that of its relative; undefined where it knows neither. */
function similarityOf({ language, relative }: Profile, similarities: Record<string, number>): number | undefined {
  const name = relative ?? language
  return knownToLibrary.has(name) ? (similarities[name] ?? 0) : undefined
}

const knownToLibrary = new Set<string>(Object.values(eld.info().Languages))
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)

const guess = (language: string, probability: number): Guess => ({
  language,
  name: nameOf.get(language) ?? languageName(language),
  confidence: Math.min(MAX_CONFIDENCE, Math.round(1_000 * probability) / 10),
})

/** Returns the names of similar languages together, if none of them is certain alone and they are certain together. */
function namesOf([first, ...others]: Guess[]): string {
  if (!first) return ''
  const named = [first]
  for (const other of others) {
    if (sum(named.map(({ confidence }) => confidence)) > SURE || named.length === 3 || other.confidence < 10) break
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
