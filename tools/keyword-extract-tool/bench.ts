import type { Measure } from '#bench/measure.ts'
import { keyphrasesOf } from '#engine/text/keyphrases.ts'
import { stopWords } from '#engine/text/stop-words.ts'
import { annotatedPages, annotatedTexts } from './oracle/annotated-texts.ts'
import { frequentWords, rake, yake } from './oracle/peers.ts'
import { type AnnotatedText, f1At10, tfIdf } from './oracle/score.ts'

/**
 * Compares F1 of the first ten phrases on four kinds of text with other algorithms, and measures the time for a
 * thousand words.
 */
export async function measure(): Promise<Measure[]> {
  const inspec = annotatedTexts('inspec')
  return [
    ...rows('abstracts (Inspec)', inspec, { limit: 33.08 }),
    ...rows('news (KPCrowd)', annotatedTexts('kpcrowd'), { beatsTfIdf: true }),
    ...rows('theses (theses100)', annotatedTexts('theses100')),
    ...rows('web pages and the keywords they declare', await annotatedPages()),
    ...speed(inspec),
  ]
}

/** TF-IDF uses the whole data set; the other algorithms see one text, as this tool does. */
function rows(kind: string, documents: AnnotatedText[], { limit = 0, beatsTfIdf = false } = {}): Measure[] {
  if (documents.length === 0) return []
  const percent = (extract: (text: string) => string[]) => Math.round(f1At10(documents, extract) * 10_000) / 100
  const peers = { RAKE: percent(rake), YAKE: percent(yake), 'most frequent words': percent(frequentWords) }
  const plain = percent(
    tfIdf(
      documents.map(({ text }) => text),
      stopWords('en'),
    ),
  )
  const must = Math.max(limit, peers.RAKE, peers.YAKE, beatsTfIdf ? plain : peers['most frequent words'])
  const named = Object.entries({ ...peers, 'TF-IDF': plain }).map(([name, value]) => `${name} ${value}%`)
  return [
    {
      what: `keyword-extract-tool: F1@10 on ${kind}`,
      value: percent((text) => keyphrasesOf(text).phrases.map(({ phrase }) => phrase)),
      unit: '%',
      limit: must,
      better: 'more',
      note: `${documents.length} texts; ${named.join(', ')}`,
    },
  ]
}

/** Returns the time for a thousand words: the median of 15 runs. */
function speed(documents: AnnotatedText[]): Measure[] {
  const words = documents.flatMap(({ text }) => text.split(/\s+/)).slice(0, 1_000)
  if (words.length === 0) return []
  const times = Array.from({ length: 15 }, () => {
    const began = performance.now()
    keyphrasesOf(words.join(' '))
    return performance.now() - began
  }).sort((a, b) => a - b)
  const value = Math.round((times[7] ?? 0) * 10) / 10
  return [{ what: 'keyword-extract-tool: 1,000 words', value, unit: 'ms', limit: 150, better: 'less' }]
}
