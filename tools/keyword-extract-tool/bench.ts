import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Measure } from '../../bench/measure.ts'
import { keyphrasesOf } from '../../engine/text/keyphrases.ts'
import { stopWords } from '../../engine/text/stop-words.ts'
import { corpus } from '../../tests/support/corpus.ts'
import { f1At10, stemPhrase, tfIdf } from './oracle.ts'

const inspec = `${corpus('inspec')}`

/** F1 of the first ten phrases on Inspec beside plain TF-IDF, and the time for a thousand words. */
export async function measure(): Promise<Measure[]> {
  if (!existsSync(inspec)) return []
  const documents = readdirSync(`${inspec}/docsutf8`).map((name) => ({
    text: readFileSync(`${inspec}/docsutf8/${name}`, 'utf8'),
    keys: [
      ...new Set(
        readFileSync(`${inspec}/keys/${name.replace('.txt', '.key')}`, 'utf8')
          .split(/[\r\n]+/)
          .filter((line) => line.trim() !== '')
          .map(stemPhrase),
      ),
    ],
  }))
  const written = documents.map(({ text, keys }) => {
    const stems = ` ${text
      .split(/[^\p{L}\p{N}'-]+/u)
      .map(stemPhrase)
      .join(' ')} `
    return { text, keys: keys.filter((key) => stems.includes(` ${key} `)) }
  })
  const texts = documents.map(({ text }) => text)
  const ours = (text: string) => keyphrasesOf(text).phrases.map(({ phrase }) => phrase)
  const plain = tfIdf(texts, stopWords('en'))
  const [f1, f1Plain, f1Written, f1PlainWritten] = [
    f1At10(documents, ours),
    f1At10(documents, plain),
    f1At10(written, ours),
    f1At10(written, plain),
  ].map((one) => Math.round(one * 10_000) / 100) as [number, number, number, number]
  return [
    {
      what: 'keyword-extract-tool: F1@10 on Inspec, all editors’ phrases',
      value: f1,
      unit: '%',
      limit: f1Plain + 3,
      better: 'more',
      note: `plain TF-IDF ${f1Plain} %; two phrases in five are not in the text`,
    },
    {
      what: 'keyword-extract-tool: F1@10 on Inspec, phrases that are in the text',
      value: f1Written,
      unit: '%',
      limit: 38,
      better: 'more',
      note: `plain TF-IDF ${f1PlainWritten} %`,
    },
    {
      what: 'keyword-extract-tool: 1,000 words',
      value: milliseconds(texts.join('\n\n').split(/\s+/).slice(0, 1_000).join(' ')),
      unit: 'ms',
      limit: 50,
      better: 'less',
    },
  ]
}

/** Median of 15 runs. */
function milliseconds(text: string) {
  const times = Array.from({ length: 15 }, () => {
    const began = performance.now()
    keyphrasesOf(text)
    return performance.now() - began
  }).sort((a, b) => a - b)
  return Math.round((times[7] ?? 0) * 10) / 10
}
