import {
  type Block,
  chart,
  type Finding,
  findings,
  type Mark,
  metric,
  table,
  text as textBlock,
} from '../../engine/tool/blocks.ts'
import type { Report } from '../../engine/tool/define-tool.ts'
import { mainTextBlock, mainTextLimits, type ReadPage } from '../../engine/web/text-source.ts'
import type { Comparison, Passage } from './compare.ts'
import type { UnreadSource } from './read-pages.ts'

export type CheckedText = Comparison & { pages: ReadPage[]; unread: UnreadSource[] }

const winnowing = {
  label: 'Schleimer et al., 2003',
  url: 'https://theory.stanford.edu/~aiken/publications/papers/sigmod03.pdf',
}

export function reportCopies(found: CheckedText, text: string, least: number): Report {
  const { pages, unread, matches, sources, words, copiedWords, uniquePct, longestCopy } = found
  const blocks: Block[] = [
    metric([
      {
        label: 'Unique',
        value: uniquePct,
        unit: '%',
        method: `Share of the ${words.toLocaleString('en-US')} words that are in no passage shared with a source.`,
        ref: winnowing,
      },
      { label: 'Copied words', value: copiedWords, method: 'Words in passages that a source also has.' },
      { label: 'Passages', value: matches.length, method: `Passages with ${least} or more matching words.` },
      {
        label: 'Longest passage',
        value: longestCopy,
        unit: 'words',
        method: 'Words of the text in its longest passage.',
      },
    ]),
  ]
  if (matches.length > 0) {
    blocks.push(
      chart({
        title: 'Where in the text',
        form: 'ticks',
        labels: [],
        series: sources
          .filter(({ passages }) => passages > 0)
          .map(({ name }) => ({
            name,
            values: ticksOf(
              matches.filter(({ source }) => source === name),
              text,
            ),
          })),
        method: 'One tick for each 0.05% of the text that is in a passage of the source.',
      }),
      table({
        title: 'Side by side',
        columns: [
          { label: 'In the text' },
          { label: 'In the source' },
          { label: 'Source' },
          { label: 'Words', form: 'number', method: 'Words of the passage, as the text has it.' },
          { label: 'Equal', form: 'number', method: 'Words that are identical.' },
          { label: 'Changed', form: 'number', method: 'Words with the same stem but a different ending.' },
          {
            label: 'Similarity',
            form: 'number',
            unit: '%',
            method: 'Equal and changed words as a share of the longer passage.',
          },
        ],
        rows: matches.map(({ text, sourceText, source, words, exactWords, nearWords, similarity }) => [
          text,
          sourceText,
          source,
          words,
          exactWords,
          nearWords,
          Math.round(100 * similarity),
        ]),
      }),
    )
  }
  if (unread.length > 0) blocks.push(findings(unread.map(unreadFinding)))
  blocks.push(
    table({
      title: 'Sources',
      columns: [
        { label: 'Source' },
        { label: 'Words', form: 'number' },
        { label: 'Passages', form: 'number' },
        { label: 'Copied words', form: 'number' },
        {
          label: 'Share of the text',
          form: 'bar',
          unit: '%',
          method: 'Share of the words of the text that this source also has.',
        },
      ],
      rows: sources.map(({ name, words, passages, copiedWords, containmentPct }) => [
        /^https?:/.test(name) ? { text: name, href: name } : name,
        words,
        passages,
        copiedWords,
        containmentPct,
      ]),
    }),
    textBlock({ title: 'The text', text, marks: marksOf(matches), field: 'text' }),
    ...pages.map(mainTextBlock),
  )
  const status = unread.length > 0 ? 'partial' : 'done'
  return { summary: summaryOf(found), blocks, status, limits: pages.flatMap(mainTextLimits) }
}

const unreadFinding = ({ url, message }: UnreadSource): Finding => ({
  id: 'source-not-read',
  severity: 'warning',
  title: `${url} could not be read.`,
  why: 'The text was not compared with it, so passages may be copied from there.',
  evidence: message,
  place: { field: 'urls' },
})

function summaryOf({ words, copiedWords, matches, sources }: Comparison) {
  if (matches.length === 0)
    return `No passage of the text appears in ${sources.length === 1 ? 'the source' : `the ${sources.length} sources`}`
  const [first] = sources
  const share = copiedWords === words ? 'All' : `${((100 * copiedWords) / words).toFixed(1)}%`
  return `${share} of the text (${copiedWords.toLocaleString('en-US')} words) also appears in ${sources.length === 1 ? 'the source' : `the sources, most of them in ${first?.name}`}`
}

/** Of passages that overlap, because several sources have them, the longest is marked. */
function marksOf(matches: Passage[]): Mark[] {
  const marks: Mark[] = []
  for (const { span, source, exactWords, nearWords, similarity } of matches) {
    if (marks.some((mark) => span.start < mark.end && span.end > mark.start)) continue
    const changed = nearWords > 0 ? `, ${nearWords} changed` : ''
    marks.push({ ...span, tone: 'heat', weight: similarity, note: `${source}: ${exactWords} equal words${changed}` })
  }
  return marks.sort((a, b) => a.start - b.start)
}

function ticksOf(matches: Passage[], text: string) {
  const ticks = new Set<number>()
  for (const { span } of matches)
    for (let at = Math.floor((2_000 * span.start) / text.length); at <= (2_000 * span.end) / text.length; at += 1)
      ticks.add(at / 2_000)
  return [...ticks].sort((a, b) => a - b)
}
