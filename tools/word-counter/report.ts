import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { pastedHtmlLimits } from '#engine/text/page-text.ts'
import { type Block, chart, type Metric, metric, table } from '#engine/tool/blocks.ts'
import { casesOf } from './cases.ts'
import type { Counts } from './count.ts'
import { limitsAsOf } from './limits.ts'

const annex = { label: 'Unicode Standard Annex #29', url: 'https://www.unicode.org/reports/tr29/' }
const silentReading = { label: 'Brysbaert (2019)', url: 'https://doi.org/10.1016/j.jml.2019.104047' }
const gsm = { label: '3GPP TS 23.038', url: 'https://www.3gpp.org/dynareport/23038.htm' }

export function reportCounts(
  counts: Counts & { readingSeconds: number; speakingSeconds: number; text: string; isHtml: boolean },
  perMinute: number,
) {
  const { words, characters, sentences, paragraphs, text, isHtml } = counts
  return {
    summary: `${countOf(words, 'word')}, ${countOf(characters, 'character')}, ${countOf(sentences, 'sentence')}, ${countOf(paragraphs, 'paragraph')}: ${time(counts.readingSeconds)} to read.`,
    blocks: [
      { ...metric(countMetrics(counts, perMinute)), isAnswer: true },
      limitsChart(counts),
      limitsTable(counts),
      metric(smsMetrics(counts), 'As a text message'),
      metric(moreMetrics(counts), 'More counts'),
      ...topWords(counts),
      ...casesOf(text),
    ],
    limits: pastedHtmlLimits(isHtml),
  }
}

function countMetrics(counts: Parameters<typeof reportCounts>[0], perMinute: number): Metric[] {
  const { words, characters, sentences, paragraphs } = counts
  return [
    {
      label: 'Words',
      value: words,
      method: 'Units between word boundaries that contain a letter, number, or ideograph. “Well-known” counts as two.',
      ref: annex,
    },
    {
      label: 'Characters',
      value: characters,
      method: 'Extended grapheme clusters: what a reader sees as one character, including a flag or é. Spaces count.',
      ref: annex,
    },
    {
      label: 'Without spaces',
      value: counts.charactersWithoutSpaces,
      method: 'The same, without whitespace.',
      ref: annex,
    },
    {
      label: 'Sentences',
      value: sentences,
      method:
        'Split at end marks, with rules for abbreviations, decimals, quotations, lists, and ellipses; a heading counts as one.',
    },
    { label: 'Paragraphs', value: paragraphs, method: 'Runs of lines with text, separated by blank lines.' },
    {
      label: 'Reading time',
      value: time(counts.readingSeconds),
      method: `Words divided by ${perMinute} per minute. 238 is the average for silent readers of English nonfiction.`,
      ref: silentReading,
    },
    {
      label: 'Speaking time',
      value: time(counts.speakingSeconds),
      method: 'Words divided by 183 per minute, the average for reading English aloud.',
      ref: silentReading,
    },
  ]
}

/** Limits below this share of the text are left out, because their bars would dwarf the others. */
const OVERFULL = 1.5

function limitsChart({ limits }: Counts): Block {
  const near = limits.filter(({ used, limit }) => used / limit <= OVERFULL)
  const shown = near.length > 0 ? near : limits.slice(-3)
  return chart({
    title: 'Share of each limit used',
    form: 'bars',
    unit: '%',
    labels: shown.map(({ name, limit }) => `${name} (${withCommas(limit)})`),
    series: [{ name: 'Used', values: shown.map(({ used, limit }) => Math.round((used / limit) * 100)) }],
    highlight: fullest(shown),
    method: 'Used divided by the limit. Limits the text exceeds by more than half are in the table only.',
  })
}

/** Returns the limit that the text fills most without exceeding it, or the largest limit. */
function fullest(limits: Counts['limits']) {
  const fitting = limits.filter(({ left }) => left >= 0)
  const closest = fitting.toSorted((a, b) => b.used / b.limit - a.used / a.limit)[0] ?? limits.at(-1)
  return closest ? limits.indexOf(closest) : 0
}

const limitsTable = ({ limits }: Counts): Block =>
  table({
    title: 'Limits',
    columns: [
      { label: 'Where' },
      { label: 'Limit', form: 'number' },
      { label: 'Used', form: 'number' },
      { label: 'Left', form: 'number', method: 'Limit minus used; negative if the text is too long.' },
      { label: 'Counted as' },
    ],
    rows: limits.map(({ name, limit, used, left, counts, isRuleOfThumb, url }) => [
      { text: name, href: url },
      limit,
      used,
      { text: String(left), sort: left, severity: left >= 0 ? 'pass' : isRuleOfThumb ? 'warning' : 'critical' },
      isRuleOfThumb ? `${counts}, a rule of thumb: longer text is cut off` : counts,
    ]),
    note: `Limits as published in ${limitsAsOf}. On X and Mastodon, a link counts as 23, on X even without https://; on X, an emoji or an ideograph counts as 2; in ads, wide characters count as 2.`,
  })

function smsMetrics({ sms }: Counts) {
  const { encoding, units, parts, perPart, left, outside } = sms
  const named = outside.slice(0, 12).map(nameOf).join(' ')
  const cause =
    outside.length > 0
      ? `Not in the seven-bit alphabet: ${named}${outside.length > 12 ? ' and more' : ''}.`
      : 'Every character is in the seven-bit alphabet or its extension.'
  return [
    {
      label: 'Parts',
      value: parts,
      method: `One part of up to ${encoding === 'GSM-7' ? 160 : 70} units, otherwise several of ${encoding === 'GSM-7' ? 153 : 67}.`,
      ref: gsm,
    },
    { label: 'Encoding', value: encoding, method: cause, ref: gsm },
    {
      label: 'Units',
      value: units,
      unit: encoding === 'GSM-7' ? 'septets' : '16-bit units',
      method: 'In GSM-7, ^ { } \\ [ ~ ] |, and € take two. In UCS-2, most emoji take two or more.',
      ref: gsm,
    },
    { label: 'Left in the last part', value: left, method: `Of ${perPart} units.`, ref: gsm },
    ...(outside.length > 0
      ? [{ label: 'Forces UCS-2', value: `${named}${outside.length > 12 ? ' …' : ''}`, method: cause, ref: gsm }]
      : []),
  ]
}

const moreMetrics = (counts: Counts) => [
  {
    label: 'Words between spaces',
    value: counts.spacedWords,
    method: 'Runs of characters without whitespace, as word processors count. “Well-known” counts as one.',
  },
  { label: 'Different words', value: counts.differentWords, method: 'Words that differ when compared in lowercase.' },
  {
    label: 'Average word length',
    value: counts.meanWordLength,
    unit: 'characters',
    method: 'Characters of all words divided by the number of words.',
  },
  { label: 'Longest word', value: counts.longestWord, method: 'The first if several are equally long.' },
  { label: 'Lines', value: counts.lines, method: 'Line breaks plus one, including empty lines.' },
  { label: 'Code points', value: counts.codePoints, method: 'Unicode scalar values: é can be one or two of them.' },
  { label: 'UTF-16 units', value: counts.utf16Units, method: 'What JavaScript returns as length.' },
  { label: 'Bytes', value: counts.bytes, unit: 'B', method: 'Size in UTF-8.' },
]

function topWords({ topWords: list, words }: Counts): Block[] {
  if (list.length === 0 || (list[0]?.count ?? 0) < 2) return []
  return [
    table({
      title: 'Most frequent words',
      columns: [
        { label: 'Word' },
        { label: 'Count', form: 'number' },
        { label: 'Share', form: 'number', unit: '%', method: 'Count divided by all words.' },
      ],
      rows: list.map(({ word, count }) => [word, count, Math.round((count / words) * 10_000) / 100]),
      note: 'English function words, such as “the”, are left out.',
    }),
  ]
}

const nameOf = (one: string) =>
  /[\s\p{C}\p{M}]/u.test(one) ? `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` : one

function time(seconds: number) {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
