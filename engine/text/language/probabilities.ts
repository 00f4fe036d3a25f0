import { eld } from 'eld/medium'
import { functionWords } from './function-words.ts'
import { type Profile, profiles, scoreProfiles } from './profiles.ts'

/** Trigrams of a text depend on one another, so more than this number add no certainty. */
const INDEPENDENT = 15
/** Short texts say little: the fewer trigrams than this, the more the languages of most texts are preferred. */
const FEW_TRIGRAMS = 40
const MAX_WORD_LENGTH = 20
/**
 * Tuned on one half of the sentences of 41 treebanks and checked on the other; neither is in this repository. The
 * second figure of a pair is added for each trigram that a short text lacks.
 */
const weights = {
  /** Weight of our own profiles among the languages that the library knows. */
  own: [0.33, -0.002],
  /** Weight of our own profiles between a language and its relative. */
  relative: [0.6, -0.01],
  leastRelative: 0.05,
  /** Weight of our own profiles between the library’s languages and others. */
  unknown: 0.7,
  /** Difference between two similarities of the library at which the nearer language is e times as likely. */
  spread: 0.023,
  /** Weight of each function word fewer than in another language, how many count, and the share without a list. */
  word: 1.2,
  mostWords: 4,
  unlistedRelative: 0.75,
  unlisted: 0.75,
  /** Most texts are in one of the library's languages; its similarity shows whether this one is. */
  common: [4.8, 0],
  similarity: 37,
  middleSimilarity: 0.64,
  /** The same for a language that the library knows neither itself nor by a relative. */
  remote: [0, 0.06],
  /** How much rarer than its relative a language is: one with a press of its own, and another. */
  rarer: [2.4, 0],
  muchRarer: [3.5, 0],
  /** Who speaks Cantonese or Min writes Chinese, nearly always. */
  chinese: 3,
  certainty: 0.84,
  /** A single word may be a name, or borrowed. */
  certaintyOfWord: 0.6,
} as const

/** How much more often a text of a few letters is in a language that many people write, as a logarithm. */
const widespread: Record<string, number> = { en: 2, de: 1, es: 1, fr: 1, it: 1, ja: 1, pt: 1, ru: 1, zh: 1 }

/** Relatives that are as near as the one of a profile. */
const secondRelatives: Record<string, string> = { gl: 'pt' }

/**
 * Languages whose rarity differs: more people write Indonesian than Malay, which the library knows in its place, and
 * Afrikaans and Bosnian are as common in texts as their relatives. Nigerian Pidgin has the letters of English, and
 * shows in words of its own.
 */
const rarity: Record<string, number> = { id: -2.5, ms: 2.5, bs: 0.8, af: 0.6, pcm: 12 }

/** Languages with relatives in the library that are written every day, in newspapers and on the web. */
const withPress = new Set('ckb fo fy gl jv lb mk ne su tk'.split(' '))

/** Returns the probabilities of the languages of these profiles; they add up to 1. */
export function probabilities(text: string, indices: number[]): Map<string, number> {
  const { scores, trigrams } = scoreProfiles(text)
  const scale = Math.min(1, INDEPENDENT / Math.max(1, trigrams))
  const missing = Math.max(0, FEW_TRIGRAMS - trigrams)
  const weigh = ([base, more]: readonly [number, number]) => base + more * missing
  const similarities = eld.detect(text).getScores()
  const candidates = indices.flatMap((index) => {
    const profile = profiles[index]
    return profile ? [{ ...profile, own: (scores[index] ?? 0) * scale }] : []
  })
  const best = Math.max(...candidates.map(({ own }) => own))
  const known = new Map(candidates.flatMap((one) => (knownToLibrary.has(one.language) ? [[one.language, one]] : [])))
  const nearest = Math.max(0, ...[...known.keys()].map((language) => similarities[language] ?? 0))
  // If the library finds none of its sequences, its result is ignored.
  const heard = nearest === 0 ? weights.middleSimilarity : nearest
  const bestKnown = Math.max(...[...known.values()].map(({ own }) => own))
  const common =
    weights.similarity * (heard - weights.middleSimilarity) +
    weigh(weights.common) +
    weights.unknown * (bestKnown - best)
  const words = wordEvidence(text, candidates)
  const spread = ({ language }: Profile) => ((widespread[language] ?? 0) * missing) / FEW_TRIGRAMS
  const evidenceOf = (one: (typeof candidates)[number]): number => {
    const near = known.get(one.language) ?? nearestOf([one.relative, secondRelatives[one.language]])
    if (!near) return weights.unknown * (one.own - best) + words(one) - weigh(weights.remote)
    const own = weigh(weights.own) * (near.own - bestKnown)
    const similarity = ((similarities[near.language] ?? 0) - nearest) / weights.spread
    const apart = Math.max(weights.leastRelative, weigh(weights.relative)) * (one.own - near.own)
    return common + own + similarity + words(one) + (one === near ? spread(one) : apart) - rarityOf(one)
  }
  const evidence = candidates.map((one) => ({ language: one.language, value: evidenceOf(one) }))
  const highest = Math.max(...evidence.map(({ value }) => value))
  const isWord = text.length <= MAX_WORD_LENGTH && !/\s/.test(text.trim())
  const certainty = isWord ? weights.certaintyOfWord : weights.certainty
  const likelihoods = new Map<string, number>()
  for (const { language, value } of evidence) {
    const likelihood = Math.exp((value - highest) * certainty)
    likelihoods.set(language, (likelihoods.get(language) ?? 0) + likelihood)
  }
  const total = [...likelihoods.values()].reduce((sum, one) => sum + one, 0)
  return new Map([...likelihoods].map(([language, likelihood]) => [language, likelihood / total]))

  function nearestOf(relatives: (string | undefined)[]) {
    return relatives
      .flatMap((language) => known.get(language ?? '') ?? [])
      .sort((a, b) => (similarities[b.language] ?? 0) - (similarities[a.language] ?? 0))[0]
  }

  /** Returns how much rarer than its relative a language is, as a logarithm. */
  function rarityOf({ language, relative }: Profile) {
    const own = rarity[language]
    if (own !== undefined) return own
    if (!relative || knownToLibrary.has(language)) return 0
    const chinese = relative === 'zh' ? weights.chinese : 0
    return chinese + weigh(withPress.has(language) ? weights.rarer : weights.muchRarer)
  }
}

/** Returns a function for what the function words of a text say for a language. */
function wordEvidence(text: string, candidates: Profile[]) {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}'’]+/gu) ?? []
  const counts = new Map<string, number>()
  for (const { language } of candidates) if (functionWords.has(language)) counts.set(language, 0)
  for (const word of words)
    for (const language of languagesOfWord.get(word) ?? []) {
      const count = counts.get(language)
      if (count !== undefined) counts.set(language, count + 1)
    }
  const most = Math.max(0, ...counts.values())
  return ({ language, relative }: Profile) => {
    const ofRelative = counts.get(relative ?? '')
    const unlisted = ofRelative === undefined ? most * weights.unlisted : ofRelative * weights.unlistedRelative
    return -weights.word * Math.min(weights.mostWords, most - (counts.get(language) ?? unlisted))
  }
}

const knownToLibrary = new Set<string>(Object.values(eld.info().Languages))

const languagesOfWord = new Map<string, string[]>()
for (const [language, list] of functionWords)
  for (const word of list) {
    const known = languagesOfWord.get(word)
    if (known) known.push(language)
    else languagesOfWord.set(word, [language])
  }
