import { foldPhrase } from '#engine/keywords/intent.ts'
import type { RuleLanguage } from '#engine/keywords/intent-words.ts'
import { keyphrasesOf } from '#engine/text/keyphrases.ts'
import type { Page } from '#engine/web/page.ts'
import { readMainText } from '#engine/web/text-source.ts'

const PHRASES = 8
const MAX_WORDS = 4

/** Returns the strongest key phrases of a page, from the extractor of the tool “Keyword extractor”. */
export async function expandPage(page: Page, language: RuleLanguage): Promise<string[]> {
  const { text, about } = await readMainText(page)
  const { phrases } = keyphrasesOf([about.title, text].filter(Boolean).join('\n\n'), { language, longest: MAX_WORDS })
  return [...new Set(phrases.map(({ phrase }) => foldPhrase(phrase)))].slice(0, PHRASES)
}
