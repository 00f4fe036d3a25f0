import type { SearchQuery } from '#engine/data-providers/capabilities.ts'
import { wordsOf } from '#engine/text/words.ts'
import { foundSearch } from './serp-artifacts.ts'

export type TextPage = { url: string; text: string }

/** Creates a search engine over these pages: a phrase in quotation marks is found word by word, whatever its case. */
export function createPhraseSearch(pages: TextPage[]) {
  const forms = pages.map(({ url, text }) => ({ url, form: formOf(text) }))
  return ({ text, depth }: SearchQuery) => {
    const phrase = formOf(text)
    const hits = forms.filter(({ form }) => form.includes(phrase)).slice(0, depth)
    return foundSearch(hits.map(({ url }) => url))
  }
}

const formOf = (text: string) =>
  ` ${wordsOf(text)
    .map(({ text: word }) => word.toLowerCase())
    .join(' ')} `

/** Returns pages of sentences in a made-up language whose words are as unevenly frequent as those of a real one. */
export function generatePages(count: number, seed: number): TextPage[] {
  const random = generator(seed)
  return Array.from({ length: count }, (_, at) => ({
    url: `https://page-${at}.example/`,
    text: generateText(10 + Math.floor(random() * 20), random),
  }))
}

const VOCABULARY = 8_000

/** Returns sentences of 5 to 24 words by Zipf’s law. */
export function generateText(sentences: number, random: () => number): string {
  const word = () => `w${Math.floor(VOCABULARY ** random())}`
  return Array.from({ length: sentences }, () => {
    const words = Array.from({ length: 5 + Math.floor(random() * 20) }, word)
    return `${words.join(' ').replace(/^w/, 'W')}.`
  }).join(' ')
}

/** Returns a generator of numbers from 0 to 1 with a fixed seed. */
export function generator(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 2 ** 32
  }
}
