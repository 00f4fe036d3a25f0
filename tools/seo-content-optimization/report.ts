import { countOf } from '#engine/text/count-of.ts'
import {
  type Block,
  chart,
  type Finding,
  findings,
  type Mark,
  metric,
  score,
  table,
  text,
} from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { NextTool } from '#engine/tool/envelope.ts'
import type { Compared } from './compare.ts'
import { countMeasured, factorsOf, totalOf } from './factors.ts'
import { previewSnippet } from './snippet.ts'

const CHART_TERMS = 15

/** Returns the report: the score, the draft with its terms marked, then each factor in detail. */
export function reportContent(data: Compared, { text: draft }: { text: string }): Report {
  const factors = factorsOf(data)
  const missing = data.coverage.filter(({ yours }) => yours === 0).length
  const compared =
    data.rivals.length > 0
      ? `; ${missing} of ${data.coverage.length} terms of ${countOf(data.rivals.length, 'rival')} are missing`
      : ''
  const measured = `${countMeasured(factors)} of ${countOf(factors.length, 'factor')} were measured.`
  return {
    summary: `“${data.keyword}” occurs ${countOf(data.keywordCount, 'time')} in ${countOf(data.words, 'word')}${compared}. ${measured}`,
    blocks: [
      score({
        parts: { measured: countMeasured(factors), of: factors.length, unit: 'factor' },
        value: totalOf(factors),
        label: 'Content',
        method: `Mean of the factors below that could be measured, at least half of them. It describes the text and does not predict a position. ${measured}`,
      }),
      findings(allFindings(data, measured)),
      marked(data, draft),
      table({
        title: 'Factors',
        columns: [
          { label: 'Factor' },
          { label: 'Score', form: 'bar', method: 'Each as its row explains.' },
          { label: 'How it was measured' },
        ],
        rows: factors.map(({ name, value, method }) => [name, value, method]),
      }),
      figures(data),
      previewSnippet(data),
      ...terms(data),
      ...missingParts(data),
      ...structure(data),
    ],
    next: nextTools(data),
  }
}

function allFindings({ checks, unread, coverage, rivals }: Compared, measured: string): Finding[] {
  const absent = coverage.filter(({ yours }) => yours === 0)
  const found: Finding[] = [
    ...checks.findings,
    ...unread.map(
      ({ url, message }): Finding => ({
        id: 'rival-not-read',
        severity: 'notice',
        title: `${url} could not be read.`,
        why: 'It is left out of every comparison.',
        evidence: message,
        place: { field: 'rivals' },
      }),
    ),
  ]
  if (absent.length > 0)
    found.push({
      id: 'missing-terms',
      severity: 'notice',
      title: `${countOf(absent.length, 'term')} that ${rivals.length > 1 ? 'at least half of the rivals use' : 'the rival uses'} ${absent.length === 1 ? 'is' : 'are'} missing.`,
      why: 'They may represent subtopics that readers expect. Some will be wrong for you.',
      evidence: absent
        .slice(0, 12)
        .map(({ term }) => term)
        .join(', '),
      fix: 'Cover the subtopics that belong to your page; leave the others out.',
    })
  if (found.length > 0) return found
  return [
    {
      id: 'nothing-missing',
      severity: 'pass',
      title: 'No check that applies found anything.',
      why: `A check applies only to what is there: a title, a description, headings, rivals. ${measured}`,
    },
  ]
}

/** A draft can be edited while its marks are shown; the text of a page cannot. */
function marked({ yours, marks }: Compared, draft: string): Block {
  const isDraft = !yours.isHtml && yours.text === draft
  return text({
    title: isDraft ? 'Your draft' : 'Main text',
    text: yours.text,
    marks: joined(marks),
    ...(isDraft ? { field: 'text' } : {}),
  })
}

/** Returns marks without overlaps: the keyword takes precedence, then the longest term. */
function joined({ keyword, terms: listed }: Compared['marks']): Mark[] {
  const wanted = [
    ...keyword.map((span): Mark => ({ ...span, tone: 'pass', note: 'The keyword' })),
    ...listed
      .toSorted((a, b) => b.end - b.start - (a.end - a.start))
      .map(({ start, end, term }): Mark => ({ start, end, tone: 'notice', note: `Rivals use “${term}”, too` })),
  ]
  const kept: Mark[] = []
  const taken = new Set<number>()
  for (const mark of wanted) {
    const places = Array.from({ length: mark.end - mark.start }, (_, at) => mark.start + at)
    if (places.some((place) => taken.has(place))) continue
    for (const place of places) taken.add(place)
    kept.push(mark)
  }
  return kept.sort((a, b) => a.start - b.start)
}

function figures({ words, rivalWords, keywordCount, rivals, readingEase, yours }: Compared) {
  const range = rivalWords ? ` Rivals: ${rivalWords.min} to ${rivalWords.max}, median ${rivalWords.median}.` : ''
  return metric([
    { label: 'Words', value: words, method: `Words of the main text by Unicode UAX #29.${range}` },
    {
      label: 'Keyword',
      value: keywordCount,
      unit: 'times',
      method: `Occurrences of its stemmed words next to each other.${rivals.length > 0 ? ` Rivals: ${rivals.map((rival) => rival.keyword).join(', ')}.` : ''}`,
    },
    {
      label: readingEase?.name ?? 'Reading ease',
      value: readingEase === null ? null : Math.round(readingEase.value * 10) / 10,
      method:
        readingEase?.name === 'LIX'
          ? 'Words per sentence plus the percentage of words of more than six letters (Björnsson 1968).'
          : '206.835 − 1.015 × words per sentence − 84.6 × syllables per word (Flesch 1948).',
    },
    {
      label: 'Words per sentence',
      value: readingEase === null ? null : Math.round(readingEase.wordsPerSentence * 10) / 10,
      method: 'Words divided by sentences; hyphenated words count as one.',
    },
    {
      label: 'Links',
      value: yours.isHtml ? yours.links.length : null,
      method: 'Links within the main text. Plain text has none.',
    },
  ])
}

function terms({ coverage, rivals }: Compared): Block[] {
  if (coverage.length === 0) return []
  const top = coverage.slice(0, CHART_TERMS)
  const method = 'Occurrences of the stemmed words next to each other in the main text.'
  return [
    chart({
      title: 'Terms, yours beside the median of rivals',
      form: 'bars',
      labels: top.map(({ term }) => term),
      series: [
        { name: 'Yours', values: top.map(({ yours }) => yours) },
        { name: 'Median of rivals', values: top.map(({ median }) => median) },
      ],
      method,
    }),
    table({
      title: 'Term coverage',
      columns: [
        { label: 'Term' },
        { label: 'Yours', form: 'number', method },
        { label: 'Minimum', form: 'number', method },
        { label: 'Median', form: 'number', method },
        { label: 'Maximum', form: 'number', method },
        { label: 'State' },
      ],
      rows: coverage.map(({ term, yours, min, median, max, status }) => [
        term,
        yours,
        min,
        median,
        max,
        { text: status, severity: status === 'missing' ? 'warning' : status === 'within' ? 'pass' : 'notice' },
      ]),
      note: `Terms of one to three words that at least half of ${countOf(rivals.length, 'rival')} use, weighed by BM25’s term frequency.`,
    }),
  ]
}

function missingParts({ names, questions, rivals }: Compared): Block[] {
  return [
    ...(names.length > 0
      ? [
          table({
            title: 'Names that rivals mention',
            columns: [
              { label: 'Name' },
              { label: 'Rivals', form: 'number', method: 'Rivals whose text has the name within a sentence.' },
            ],
            rows: names.map(({ name, rivals: count }) => [name, count]),
          }),
        ]
      : []),
    ...(questions.length > 0
      ? [
          table({
            title: 'Questions that rivals ask',
            columns: [{ label: 'Question' }, { label: 'Rival' }],
            rows: questions.map(({ question, rival }) => [question, rivals[rival]?.url ?? null]),
            note: 'No sentence or heading of yours has 60% of the words of the question.',
          }),
        ]
      : []),
  ]
}

function structure({ outline, yours }: Compared): Block[] {
  const internal = yours.links.filter(({ isInternal }) => isInternal)
  return [
    ...(outline.length > 0
      ? [
          table({
            title: 'Suggested outline',
            columns: [
              { label: 'Level', form: 'number', method: 'Level of the heading, 1 to 6.' },
              { label: 'Heading' },
              { label: 'Anchor', form: 'mono' },
              { label: 'From' },
            ],
            rows: outline.map(({ level, heading, anchor, from }) => [
              level,
              heading,
              anchor,
              from === 'draft' ? 'your draft' : countOf(from, 'rival'),
            ]),
            note: 'Headings of rivals come last: place them where they belong, in your own words.',
          }),
        ]
      : []),
    ...(internal.length > 0
      ? [
          table({
            title: 'Internal links',
            columns: [{ label: 'Anchor text' }, { label: 'URL', form: 'mono' }],
            rows: internal.map(({ url, text: anchor }) => [anchor || null, { text: url, href: url }]),
          }),
        ]
      : []),
  ]
}

function nextTools({ url, keyword }: Compared): NextTool[] {
  return [
    {
      slug: 'meta-tag-generator',
      why: 'Write the title and the description that results show.',
      input: url ? { page: url } : { title: keyword },
    },
    ...(url
      ? [{ slug: 'internal-link-analyzer', why: 'See which pages of the site link to this one.', input: { url } }]
      : []),
  ]
}
