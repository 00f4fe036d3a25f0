import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import {
  type Block,
  chart,
  type Finding,
  findings,
  type Mark,
  metric,
  table,
  text as textBlock,
} from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Source } from '#engine/tool/envelope.ts'
import { mainTextBlock, mainTextLimits } from '#engine/web/text-source.ts'
import type { CheckedText } from './check-text.ts'
import type { Comparison, Passage } from './compare.ts'
import type { UnreadSource } from './read-pages.ts'
import { coverageSentence, reportUncompared, webBlocks, webFindings } from './web-report.ts'

const winnowing = {
  label: 'Schleimer et al., 2003',
  url: 'https://theory.stanford.edu/~aiken/publications/papers/sigmod03.pdf',
}

/** Returns the copied passages next to their sources, and how much of the text was searched. */
export function reportCopies(found: CheckedText, text: string, least: number, isPartial = false): Report {
  if (found.uniquePct === null) return reportUncompared(found)
  const { pages, unread, web, matches, sources, words, copiedWords, uniquePct, longestCopy } = found
  const fromSearch = new Set(web?.pages.map(({ url }) => url))
  const listed = sources.filter(({ name, passages }) => passages > 0 || !fromSearch.has(name))
  const blocks: Block[] = [
    metric([
      {
        label: 'Unique',
        value: uniquePct,
        unit: '%',
        method: `Share of the ${withCommas(words)} words that are in no passage shared with a source.`,
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
        notes: sources.filter(({ passages }) => passages > 0).map(({ copiedWords }) => countOf(copiedWords, 'word')),
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
  const problems = [...unread.map(unreadFinding), ...(web ? webFindings(web) : [])]
  if (problems.length > 0) blocks.push(findings(problems))
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
      rows: listed.map(({ name, words, passages, copiedWords, containmentPct }) => [
        /^https?:/.test(name) ? { text: name, href: name } : name,
        words,
        passages,
        copiedWords,
        containmentPct,
      ]),
      ...(listed.length < sources.length
        ? {
            note: `${countOf(sources.length - listed.length, 'page')} of the search without a copied passage are not listed.`,
          }
        : {}),
    }),
    ...(web ? webBlocks(web) : []),
    textBlock({ title: 'The text', text, marks: marksOf(matches), field: 'text' }),
    ...pages.map(mainTextBlock),
  )
  const isWhole = unread.length === 0 && (!web || (web.hasProvider && webFindings(web).length === 0))
  const summary = web ? `${summaryOf(found)} ${coverageSentence(web)}` : summaryOf(found)
  return {
    summary,
    blocks,
    status: isWhole && !isPartial ? 'done' : 'partial',
    limits: pages.flatMap(mainTextLimits),
    ...(web && web.sources.length > 0 ? { sources: unique(web.sources) } : {}),
  }
}

const unreadFinding = ({ url, message }: UnreadSource): Finding => ({
  id: 'source-not-read',
  severity: 'notice',
  title: `${url} could not be read.`,
  why: 'The text was not compared with it, so passages may be copied from there.',
  evidence: message,
  place: { field: 'urls' },
})

const unique = (sources: Source[]) => [
  { name: 'Compared here', kind: 'measured' as const },
  ...new Map(sources.map((source) => [source.name, source])).values(),
]

function summaryOf({ words, copiedWords, matches, sources, web }: Comparison & Pick<CheckedText, 'web'>) {
  if (matches.length === 0)
    return `No passage of the text appears in ${sources.length === 1 ? 'the source' : `the ${sources.length} sources`}.`
  const [first, second] = sources.filter(({ passages }) => passages > 0)
  const alone = web ? first?.name : 'the source'
  const place = sources.length === 1 || (web && !second) ? alone : `the sources, most of them in ${first?.name}`
  const share = copiedWords === words ? 'All' : `${((100 * copiedWords) / words).toFixed(1)}%`
  return `${share} of the text (${withCommas(copiedWords)} words) also appears in ${place}.`
}

/** Returns marks. If passages from several sources overlap, the longest is marked. */
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
