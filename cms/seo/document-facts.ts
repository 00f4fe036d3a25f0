import type { FlattenedField } from 'payload'
import { languageOf } from '#engine/readability/languages.ts'
import { type Language, languages } from '#engine/text/stop-words.ts'
import { hyphenatedWordsOf } from '#engine/text/words.ts'
import { toolText } from '../search/tool-text.ts'
import { contentOf } from './content.ts'
import type { Content, Values } from './content-parts.ts'
import { type HeadFields, headFields, headingFields, hiddenFields } from './subjects.ts'

/** What the fields of a document say. */
export type FieldFacts = HeadFields & Content & { collection: string }

/** All that the checks know about one document. To measure its text takes longer than to read it. */
export type DocumentFacts = FieldFacts & {
  /** The prose, cut at a length that no page has. */
  text: string
  language: { code: string | null; name: string; words: Language }
}

/** Characters. A longer text is measured up to here; the panel says so. */
export const MAX_TEXT = 200_000
/** The language of a text shows in its beginning. */
const LANGUAGE_SAMPLE = 3_000

/** Returns what the fields of a document say, from the values of its form or its row. */
export function fieldFacts(collection: string, fields: FlattenedField[], values: Values): FieldFacts {
  const content = contentOf(fields, values, { without: hiddenFields(collection), headings: headingFields(collection) })
  return { collection, ...headFields(collection, values), ...content }
}

/** Returns the same with its text measured. */
export function documentFacts(collection: string, fields: FlattenedField[], values: Values): DocumentFacts {
  const facts = fieldFacts(collection, fields, values)
  const text = facts.paragraphs.join('\n').slice(0, MAX_TEXT)
  return { ...facts, text, words: facts.words || wordsIn(text), language: languageIn(text, facts) }
}

/** Returns the facts with the built-in text of a tool that no editor replaced. */
export async function withBuiltInText(facts: DocumentFacts): Promise<DocumentFacts> {
  if (facts.collection !== 'tools' || facts.text !== '' || facts.slug === '') return facts
  const text = await toolText(facts.slug)
  const paragraphs = text.split('\n').filter((line) => line !== '')
  return { ...facts, paragraphs, text, words: wordsIn(text), language: languageIn(text, facts) }
}

/** For pages whose texts are plain. */
const wordsIn = (text: string) => hyphenatedWordsOf(text).length

function languageIn(text: string, { title, description }: HeadFields): DocumentFacts['language'] {
  const { code, name } = languageOf((text || `${title}. ${description}`).slice(0, LANGUAGE_SAMPLE))
  return { code, name, words: code !== null && Object.hasOwn(languages, code) ? (code as Language) : 'other' }
}
