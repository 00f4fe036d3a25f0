import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { type Block, chart, type Finding, findings, metric, table, text } from '#engine/tool/blocks.ts'
import { mainTextLabel, mainTextLimits, type ReadPage } from '#engine/web/text-source.ts'
import type { densities, Row } from './density.ts'

export type Densities = ReturnType<typeof densities> & { text: string; page: ReadPage | null }

const spam = {
  label: 'Google spam policies: keyword stuffing',
  url: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
}
const annex = { label: 'Unicode Standard Annex #29', url: 'https://www.unicode.org/reports/tr29/' }
const names = ['Words', 'Phrases of two words', 'Phrases of three words', 'Phrases of four words']
const MAX_MARKS = 2_000

export function reportDensities(data: Densities) {
  const { words, differentWords, keywords, phrases, heaps, isHtml } = data
  const top = phrases[0]?.[0]
  return {
    summary: summaryOf(data),
    blocks: [
      metric([
        { label: 'Words', value: words, method: 'Unicode word boundaries; “well-known” counts as two.', ref: annex },
        { label: 'Different words', value: differentWords, method: 'Compared in lowercase.' },
        {
          label: 'Most frequent word',
          value: top ? top.phrase : null,
          method: 'Function words, such as “the”, are left out.',
        },
        {
          label: 'Its density',
          value: top ? top.density : null,
          unit: '%',
          method: 'Occurrences divided by all words. No search engine publishes a recommended value.',
        },
        {
          label: 'Repetitive passages',
          value: heaps.length,
          method: 'Passages with one word five times, or a phrase three times, within 50 words.',
        },
      ]),
      ...(keywords.length > 0 ? [phraseTable('Your keywords', keywords, isHtml)] : []),
      ...dispersion(data),
      findings(repetitionFindings(data), 'Repetition'),
      ...phrases.flatMap((rows, index) => (rows.length > 0 ? [phraseTable(names[index] ?? '', rows, isHtml)] : [])),
      marked(data),
    ],
    limits: mainTextLimits(data.page),
  }
}

function summaryOf({ words, keywords, phrases, heaps }: Densities) {
  const [asked] = keywords
  const heaped = heaps[0] ? ` “${heaps[0].phrase}” appears ${heaps[0].count} times within ${heaps[0].span} words.` : ''
  const total = countOf(words, 'word')
  if (asked?.count === 0) return `“${asked.phrase}” does not appear in ${total}.${heaped}`
  if (asked)
    return `“${asked.phrase}” appears ${asked.count === 1 ? 'once' : countOf(asked.count, 'time')} in ${total} (${asked.density}%).${heaped}`
  const top = phrases[0]?.[0]
  return top
    ? `“${top.phrase}” is the most frequent word: ${withCommas(top.count)} of ${total} (${top.density}%).${heaped}`
    : `${total}, and all of them are function words.`
}

const phraseTable = (title: string, rows: Row[], isHtml: boolean): Block =>
  table({
    title,
    columns: [
      { label: 'Phrase' },
      {
        label: 'Count',
        form: 'number',
        method: 'Every occurrence. Case is ignored; other forms of a word are not counted.',
      },
      { label: 'Density', form: 'bar', unit: '%', method: 'Count divided by all words.' },
      {
        label: 'Prominence',
        form: 'number',
        method: '100 minus the average position of its occurrences in percent of the text: 100 is the very beginning.',
      },
      { label: 'First 100 words' },
      ...(isHtml
        ? [
            { label: 'Title' },
            { label: 'Description' },
            { label: 'Headings', form: 'number' as const },
            { label: 'Alt texts', form: 'number' as const },
          ]
        : []),
    ],
    rows: rows.map((row) => [
      row.phrase,
      row.count,
      row.density,
      row.prominence,
      yes(row.inFirstWords),
      ...(isHtml ? [yes(row.inTitle), yes(row.inDescription), row.inHeadings, row.inAlts] : []),
    ]),
    note: 'The words of a phrase are next to each other, without a comma or period between them. Phrases of several words are listed if they occur at least twice, up to 200 of each length.',
  })

function dispersion({ keywords, phrases }: Densities): Block[] {
  const several = phrases.slice(1).flat()
  const shown = [...keywords, ...(phrases[0] ?? []).slice(0, 4), ...several.slice(0, 3)]
    .filter(({ count }) => count > 0)
    .filter((row, index, all) => all.findIndex(({ phrase }) => phrase === row.phrase) === index)
  if (shown.length === 0) return []
  return [
    chart({
      title: 'Where they appear',
      form: 'ticks',
      labels: [],
      series: shown.map(({ phrase, places }) => ({ name: phrase, values: places })),
      highlight: 0,
      method: 'From the first word on the left to the last on the right, one tick for each occurrence.',
    }),
  ]
}

function repetitionFindings({ heaps, keywords, words, text: source, isHtml }: Densities): Finding[] {
  const found: Finding[] = heaps.slice(0, 10).map(({ phrase, count, span, start, end }) => ({
    id: 'heap',
    severity: count >= 8 || (phrase.includes(' ') && count >= 5) ? 'critical' : 'warning',
    title: `“${phrase}” appears ${count} times within ${span} words.`,
    why: 'Readers notice close repetition, no matter how dense the whole text is. Search engines treat it as spam when it reads unnaturally.',
    evidence: source.slice(start, Math.min(end, start + 240)),
    fix: 'Keep the first, and replace the others with a pronoun or a shorter form, or remove them.',
    ref: spam,
    ...(isHtml ? {} : { place: { field: 'text', line: source.slice(0, start).split('\n').length } }),
  }))
  for (const { phrase, count } of keywords)
    if (count === 0)
      found.push({
        id: 'absent-keyword',
        severity: 'warning',
        title: `“${phrase}” does not appear in ${words === 1 ? 'this word' : `these ${countOf(words, 'word')}`}.`,
        why: 'The search ignores case but does not count other forms of the words.',
        fix: 'Check the tables for the form the text uses.',
      })
  if (heaps.length === 0)
    found.push({
      id: 'no-heap',
      severity: 'pass',
      title: 'No phrase is repeated too closely.',
      why: 'No word appears five times, and no longer phrase three times, within 50 words.',
      ref: spam,
    })
  return found
}

function marked({ text: source, keywords, heaps, isHtml, page }: Densities): Block {
  const places = keywords.flatMap(({ phrase, marks }) =>
    marks.map((mark) => ({ ...mark, tone: 'notice' as const, note: phrase })),
  )
  const heaped = heaps.map(({ phrase, count, start, end }) => ({
    start,
    end,
    tone: 'warning' as const,
    note: `“${phrase}” ${count} times`,
  }))
  const marks = (keywords.length > 0 ? places : heaped).sort((a, b) => a.start - b.start || b.end - a.end)
  let last = 0
  const apart = marks.filter(({ start, end }) => {
    if (start < last) return false
    last = end
    return true
  })
  const title = keywords.length > 0 ? 'Your keywords in the text' : 'Repetitive passages in the text'
  return text({
    title: page ? `${title}. ${mainTextLabel(page)}` : title,
    text: source,
    marks: apart.slice(0, MAX_MARKS),
    ...(isHtml ? {} : { field: 'text' }),
  })
}

const yes = (is: boolean) => (is ? 'yes' : 'no')
