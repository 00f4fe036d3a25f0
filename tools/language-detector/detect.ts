import { eld } from 'eld/extrasmall'
import { languageName, type Script, scriptsOf } from './scripts.ts'

export type Guess = { language: string; name: string; confidence: number; similarity: number }
export type Detected = {
  /** ISO 639-1, or null where no letter or no profile fits. */
  language: string | null
  name: string | null
  /** 0 to 100. */
  confidence: number | null
  isReliable: boolean
  guesses: Guess[]
  scripts: Script[]
}

/** How far apart two similarities have to be to mean much: 0.06 makes the nearer one e times as likely. */
const SPREAD = 0.06
const MAX_LENGTH = 5_000

/**
 * Language of a text by its letter sequences. Similarities are the library's; the confidence sets the best against the
 * others, so that relatives such as Danish and Norwegian share it.
 */
export function detectLanguage(text: string): Detected {
  const sampled = sampleOf(text)
  const result = eld.detect(sampled)
  const scores = Object.entries(result.getScores())
  const best = Math.max(...scores.map(([, score]) => score))
  const weights = scores.map(([, score]) => Math.exp((score - best) / SPREAD))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const guesses = scores
    .map(([language, similarity], index) => ({
      language,
      name: languageName(language),
      confidence: Math.round((1_000 * (weights[index] ?? 0)) / sum) / 10,
      similarity: Math.round(similarity * 1_000) / 1_000,
    }))
    .sort((a, b) => b.similarity - a.similarity)
  const [first] = guesses
  return {
    language: first?.language ?? null,
    name: first?.name ?? null,
    confidence: first?.confidence ?? null,
    isReliable: first !== undefined && result.isReliable(),
    guesses: guesses.slice(0, 8),
    scripts: scriptsOf(sampled),
  }
}

/** Head, middle and end of a long text: more does not change the verdict. */
function sampleOf(text: string) {
  if (text.length <= MAX_LENGTH) return text
  const part = Math.floor(MAX_LENGTH / 3)
  const middle = Math.floor(text.length / 2)
  return [text.slice(0, part), text.slice(middle, middle + part), text.slice(-part)].join(' ')
}
