import { countOf } from '#engine/text/count-of.ts'
import { type Block, chart, type Mark, metric, table, text } from '#engine/tool/blocks.ts'
import { mainTextLabel, mainTextLimits, type ReadPage } from '#engine/web/text-source.ts'
import type { Extracted } from './extract.ts'

const singleRank = { label: 'SingleRank: Wan and Xiao (2008)', url: 'https://aclanthology.org/C08-1122/' }
const sources = {
  chosen: 'As you chose.',
  detected: 'Detected by script, letters, and function words, as the language detector does.',
  assumed: 'Assumed: the text is too short to tell. You can choose another.',
}
const MAX_BARS = 15
const MAX_MARKS = 2_000

export function reportPhrases(data: Extracted & { page: ReadPage | null }) {
  const { page } = data
  const { keyphrases, words, isHtml, together, language } = data
  const names = keyphrases.slice(0, 3).map(({ phrase }) => `“${phrase}”`)
  const about = new Intl.ListFormat('en-US').format(names)
  const total = countOf(words, 'word')
  return {
    summary:
      keyphrases.length === 1
        ? `The only phrase found in ${total} is ${about}.`
        : `The top phrases are ${about}. ${keyphrases.length} phrases found in ${total}.`,
    blocks: [
      metric([
        {
          label: 'Phrases',
          value: keyphrases.length,
          method: 'Ranked noun phrases, up to the number you chose.',
        },
        {
          label: 'Language',
          value: language.name,
          method: sources[language.source],
        },
        { label: 'Words', value: words, method: 'Unicode word boundaries; a hyphenated word counts as one.' },
        {
          label: 'Variants merged',
          value: keyphrases.reduce((sum, { variants }) => sum + Math.max(0, variants.length - 1), 0),
          ...(language.code === 'en'
            ? {
                method: 'Forms with the same stems (Porter 1980), such as a plural.',
                ref: { label: 'Porter (1980)', url: 'https://doi.org/10.1108/eb046814' },
              }
            : { method: 'Forms that differ only in capitals.' }),
        },
      ]),
      chart({
        title: 'Score',
        form: 'bars',
        labels: keyphrases.slice(0, MAX_BARS).map(({ phrase }) => phrase),
        series: [{ name: 'Score', values: keyphrases.slice(0, MAX_BARS).map(({ score }) => score) }],
        highlight: 0,
        method: 'Rank of the words among their neighbors, weighed by place, count, and length; the first is 100.',
      }),
      phraseTable(data),
      chart({
        title: 'Where they appear',
        form: 'ticks',
        labels: [],
        series: keyphrases.slice(0, 8).map(({ phrase, places }) => ({ name: phrase, values: places })),
        highlight: 0,
        method: 'From the first word on the left to the last on the right, one tick for each occurrence.',
      }),
      text({
        title: page ? `Phrases in the text. ${mainTextLabel(page)}` : 'Phrases in the text',
        text: data.text,
        marks: marksOf(keyphrases),
        ...(isHtml ? {} : { field: 'text' }),
      }),
      ...(together.length > 0
        ? [
            table({
              title: 'Phrases that share sentences',
              columns: [
                { label: 'Phrase' },
                { label: 'With' },
                { label: 'Sentences', form: 'number', method: 'Sentences that contain both.' },
              ],
              rows: together.map(({ a, b, sentences }) => [a, b, sentences]),
              note: 'Pairs of the 20 best phrases, at most 30 pairs.',
            }),
          ]
        : []),
    ],
    limits: mainTextLimits(page),
  }
}

const phraseTable = ({ keyphrases, isHtml, language }: Extracted): Block =>
  table({
    title: 'Phrases',
    columns: [
      { label: 'Phrase' },
      { label: 'Score', form: 'bar', method: 'As a percentage of the best. Comparable within this text only.' },
      { label: 'Count', form: 'number', method: 'All variants, including those inside longer phrases.' },
      { label: 'Density', form: 'number', unit: '%', method: 'Count divided by all words.' },
      { label: 'Words', form: 'number' },
      ...(language.code === 'en'
        ? [
            {
              label: 'Parts of speech',
              method: 'Determined by compromise from the context; right for most words, not all.',
            },
          ]
        : []),
      { label: 'Variants' },
      ...(isHtml ? [{ label: 'Title' }, { label: 'H1' }, { label: 'Description' }] : []),
    ],
    rows: keyphrases.map((one) => [
      one.phrase,
      one.score,
      one.count,
      one.density,
      one.length,
      ...(language.code === 'en' ? [one.pos] : []),
      one.variants
        .filter(({ form }) => form !== one.phrase.toLowerCase())
        .map(({ form, count }) => `${form} (${count})`)
        .join(', '),
      ...(isHtml ? [yes(one.inTitle), yes(one.inH1), yes(one.inDescription)] : []),
    ]),
    note: `Ranked after ${singleRank.label}, ${singleRank.url}.`,
  })

/** Returns the marks of phrases. If two overlap, the better phrase wins. */
function marksOf(keyphrases: Extracted['keyphrases']): Mark[] {
  const all = keyphrases.flatMap(({ phrase, score, positions }) =>
    positions.map((span) => ({ ...span, tone: 'heat' as const, weight: Math.max(0.15, score / 100), note: phrase })),
  )
  all.sort((a, b) => a.start - b.start || b.end - a.end)
  const apart: typeof all = []
  for (const mark of all) {
    const before = apart.at(-1)
    if (!before || mark.start >= before.end) apart.push(mark)
    else if (mark.weight > before.weight && mark.end - mark.start > before.end - before.start)
      apart[apart.length - 1] = mark
  }
  return apart.slice(0, MAX_MARKS)
}

const yes = (is: boolean) => (is ? 'yes' : 'no')
