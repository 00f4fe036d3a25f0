import { keyphrasesOf } from '#engine/text/keyphrases.ts'
import type { PageText } from '#engine/text/page-text.ts'
import { sentencesOf } from '#engine/text/sentences.ts'
import { unbroken } from '#engine/text/stop-words.ts'
import type { StemmedWord } from '#engine/text/word-ranks.ts'
import type { ReadLanguage } from './read-language.ts'

export type Extracted = ReturnType<typeof extract>
type Options = {
  read: ReadLanguage
  longest: number
  top: number
  /** Whether phrases in the title, heading, and description count more. */
  weighsPlaces: boolean
}

/** Weight of words in the title, a first heading, or the description, which are more likely to be the topic. */
const DECLARED = 1.3

/** Extracts and ranks phrases of a page or text, with all data for the report. */
export function extract(page: PageText, { read, longest, top, weighsPlaces }: Options) {
  const { words, phrases } = keyphrasesOf(page.text, { ...read, longest })
  const declared = {
    title: keysIn(page.title, read),
    h1: keysIn(
      page.headings
        .filter(({ level }) => level === 1)
        .map(({ text }) => text)
        .join('\n\n'),
      read,
    ),
    description: keysIn(page.description, read),
  }
  const places = firstWords(words)
  const ranked = phrases
    .slice(0, Math.max(top * 4, 100))
    .map((one) => {
      const flags = {
        inTitle: holds(declared.title, one.key),
        inH1: holds(declared.h1, one.key),
        inDescription: holds(declared.description, one.key),
      }
      const isDeclared = flags.inTitle || flags.inH1 || flags.inDescription
      return { ...one, ...flags, score: one.score * (isDeclared && weighsPlaces ? DECLARED : 1) }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, top)
  const best = ranked[0]?.score ?? 1
  const keyphrases = ranked.map(({ key, wordClasses, score, ...one }) => {
    const stems = key.split(' ')
    const found = placesOf(words, places, stems)
    const spans = found.map((at) => ({ start: words[at]?.start ?? 0, end: words[at + stems.length - 1]?.end ?? 0 }))
    const written = new Map<string, number>()
    for (const { start, end } of spans) {
      const form = unbroken(page.text.slice(start, end)).toLowerCase().split(/\s+/).join(' ')
      written.set(form, (written.get(form) ?? 0) + 1)
    }
    return {
      ...one,
      score: Math.round((1000 * score) / best) / 10,
      count: found.length,
      density: words.length > 0 ? Math.round((10_000 * found.length) / words.length) / 100 : 0,
      pos: read.language === 'en' ? wordClasses.join(' ') : '',
      variants: [...written].map(([form, count]) => ({ form, count })).sort((a, b) => b.count - a.count),
      places: found.map((at) => Math.round((10_000 * at) / Math.max(1, words.length - 1)) / 10_000),
      positions: spans,
    }
  })
  return {
    words: words.length,
    isHtml: page.isHtml,
    language: { code: read.language, name: read.name, source: read.source },
    text: page.text,
    keyphrases,
    together: together(page.text, keyphrases),
  }
}

type Span = { start: number; end: number }

/** Returns pairs of the twenty best phrases by the number of sentences that contain both. */
function together(text: string, phrases: { phrase: string; positions: Span[] }[]) {
  const best = phrases.slice(0, 20)
  const counts = new Map<string, { a: string; b: string; sentences: number }>()
  const upcoming = best.map(() => 0)
  for (const { start, end } of sentencesOf(text)) {
    const here = best.filter(({ positions }, index) => {
      let at = upcoming[index] ?? 0
      while ((positions[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1
      upcoming[index] = at
      return (positions[at]?.start ?? Number.POSITIVE_INFINITY) < end
    })
    here.forEach((a, index) => {
      for (const b of here.slice(index + 1)) {
        // A phrase inside another always occurs together with it.
        if (` ${a.phrase} `.includes(` ${b.phrase} `) || ` ${b.phrase} `.includes(` ${a.phrase} `)) continue
        const key = `${a.phrase}\n${b.phrase}`
        const known = counts.get(key)
        if (known) known.sentences += 1
        else counts.set(key, { a: a.phrase, b: b.phrase, sentences: 1 })
      }
    })
  }
  return [...counts.values()].sort((a, b) => b.sentences - a.sentences).slice(0, 30)
}

function keysIn(text: string | null, read: ReadLanguage) {
  return text
    ? ` ${keyphrasesOf(text, read)
        .words.map(({ stem }) => stem)
        .join(' ')} `
    : ''
}
const holds = (stems: string, key: string) => stems.includes(` ${key} `)

function firstWords(words: StemmedWord[]) {
  const places = new Map<string, number[]>()
  words.forEach(({ stem }, at) => {
    const known = places.get(stem)
    if (known) known.push(at)
    else places.set(stem, [at])
  })
  return places
}

/** Returns where the stems occur in sequence, without overlaps. */
function placesOf(words: StemmedWord[], places: Map<string, number[]>, stems: string[]): number[] {
  let free = 0
  return (places.get(stems[0] ?? '') ?? []).filter((at) => {
    if (at < free) return false
    const fits = stems.every(
      (stem, step) => words[at + step]?.stem === stem && (step === 0 || !words[at + step - 1]?.isLast),
    )
    if (fits) free = at + stems.length
    return fits
  })
}
