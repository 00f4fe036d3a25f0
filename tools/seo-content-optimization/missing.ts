import { sentencesOf } from '#engine/text/sentences.ts'
import { type Language, stopWords } from '#engine/text/stop-words.ts'
import type { Content } from './content.ts'
import { stemOf, stemsOf, termOf } from './terms.ts'

type MissingName = { name: string; rivals: number }
type MissingQuestion = { question: string; rival: number }

const MAX_ITEMS = 20
const MAX_QUESTION = 160
/** A sentence with this share of a question's words counts as an answer. */
const ANSWERED = 0.6

/**
 * Returns names (capitalized words within a sentence) that at least half of the rivals mention and the draft does not.
 */
export function missingNames(yours: Content, rivals: Content[]): MissingName[] {
  const own = ` ${yours.text.toLowerCase()} `
  const users = new Map<string, number>()
  for (const rival of rivals) for (const name of namesOf(rival.text)) users.set(name, (users.get(name) ?? 0) + 1)
  const needed = Math.max(1, Math.ceil(rivals.length / 2))
  return [...users]
    .filter(([name, count]) => count >= needed && !own.includes(name.toLowerCase()))
    .map(([name, count]) => ({ name, rivals: count }))
    .sort((a, b) => b.rivals - a.rivals || b.name.length - a.name.length)
    .slice(0, MAX_ITEMS)
}

function namesOf(text: string): Set<string> {
  const names = new Set<string>()
  for (const sentence of sentencesOf(text)) {
    // A sentence in capitals or title case does not reveal names.
    const words = sentence.text.split(/\s+/)
    if (words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2) continue
    const pattern = /(?<=[\p{Ll}\p{N},;:)]\s)\p{Lu}[\p{L}\p{N}’'-]+(?:\s\p{Lu}[\p{L}\p{N}’'-]+){0,3}/gu
    for (const [name] of sentence.text.matchAll(pattern)) names.add(name.replace(/[’']s$/, ''))
  }
  return names
}

/** Returns questions that rivals ask in headings or sentences and that no sentence of the draft answers. */
export function missingQuestions(
  yours: Content,
  rivals: Content[],
  { keyword, language }: { keyword: string[]; language: Language },
): MissingQuestion[] {
  const stop = new Set([...stopWords(language)].map((word) => stemOf(word, language)))
  const own = [...yours.headings.map(({ text }) => text), ...sentencesOf(yours.text).map(({ text }) => text)].map(
    (text) => new Set(stemsOf(text, language).stems),
  )
  const found = new Map<string, MissingQuestion>()
  rivals.forEach((rival, at) => {
    const candidates = [...rival.headings.map(({ text }) => text), ...sentencesOf(rival.text).map(({ text }) => text)]
    for (const text of candidates) {
      if (!/[?？؟]["”’)]*$/.test(text.trim()) || text.length > MAX_QUESTION) continue
      const stems = termOf(text, language).filter((stem) => !stop.has(stem))
      if (stems.length < 2) continue
      // The words of the keyword occur everywhere, so only the other words show what the question is about.
      const others = stems.filter((stem) => !keyword.includes(stem))
      const asked = others.length > 0 ? others : stems
      const isAnswered = own.some((set) => asked.filter((stem) => set.has(stem)).length >= asked.length * ANSWERED)
      const key = stems.toSorted((a, b) => a.localeCompare(b)).join(' ')
      if (!isAnswered && !found.has(key)) found.set(key, { question: text.trim(), rival: at })
    }
  })
  return [...found.values()].slice(0, MAX_ITEMS)
}
