import { type Intent, intentRules, type PageType, type RuleLanguage } from './intent-words.ts'

export type PhraseIntent = {
  /** `null` if no word of the phrase shows one. */
  intent: Intent | null
  page: PageType
  /** The deciding word; `null` if there is none. */
  evidence: string | null
  isQuestion: boolean
}

const questionWords: Record<RuleLanguage, string> = {
  en: 'how what why when where who which can is are do does did should will',
  de: 'wie was warum wieso wann wo wer welche welcher welches kann ist sind darf',
  fr: 'comment pourquoi quand où qui quel quelle quels quelles combien est-ce qu’est-ce peut-on',
  es: 'cómo qué por cuándo dónde quién cuál cuáles cuánto cuánta puede',
}

/**
 * Returns the intent that the words of a phrase show, with the word that decided, and the kind of page that serves it.
 * A phrase without such a word has no intent here: its searchers may want different things.
 */
export function intentOf(phrase: string, language: RuleLanguage): PhraseIntent {
  const folded = foldPhrase(phrase)
  const [first = ''] = folded.split(' ')
  const isQuestion = folded.endsWith('?') || questionWords[language].split(' ').includes(first)
  for (const { intent, page, words } of rulesOf(language))
    for (const { word, isStart } of words) {
      const at = ` ${folded.replace('?', '')} `.indexOf(` ${word} `)
      if (at === 0 || (at > 0 && !isStart)) return { intent, page, evidence: word, isQuestion }
    }
  return { intent: null, page: isQuestion ? 'FAQ entry' : 'Category or product page', evidence: null, isQuestion }
}

/** Returns a phrase in lower case, one space between words, curly apostrophes. */
export const foldPhrase = (phrase: string) =>
  phrase.normalize('NFC').toLowerCase().replaceAll("'", '’').replace(/\s+/g, ' ').trim()

type ReadRule = { intent: Intent; page: PageType; words: { word: string; isStart: boolean }[] }
const read = new Map<RuleLanguage, ReadRule[]>()

function rulesOf(language: RuleLanguage): ReadRule[] {
  const known = read.get(language)
  if (known) return known
  const rules = intentRules[language].map(([intent, page, list]) => ({
    intent,
    page,
    words: list.split(',').map((word) => ({ word: word.replace('^', ''), isStart: word.startsWith('^') })),
  }))
  read.set(language, rules)
  return rules
}
