import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import {
  type Block,
  type Cell,
  diff,
  type Finding,
  findings,
  metric,
  table,
  text as textBlock,
} from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Source } from '#engine/tool/envelope.ts'
import type { RewriteInput, Rewritten } from './rewrite.ts'

const plainLanguage = { label: 'Federal Plain Language Guidelines', url: 'https://www.plainlanguage.gov/guidelines/' }
const kincaid = { label: 'Kincaid et al. (1975)', url: 'https://stars.library.ucf.edu/istlibrary/56/' }
const wordNet = {
  name: 'WordNet 3.1, Princeton University',
  kind: 'open-data' as const,
  url: 'https://wordnet.princeton.edu/',
}

const MAX_ROWS = 2_000

/** Returns the new text first, then what was kept, changed, and measured. */
export function reportRewrite(data: Rewritten, input: RewriteInput): Report {
  const isChanged = data.text !== input.text
  const found = findingsOf(data)
  return {
    summary: summaryOf(data, isChanged),
    blocks: [
      outputOf(data),
      ...(found.length > 0 ? [findings(found)] : []),
      metricsOf(data),
      ...(isChanged
        ? [diff({ title: 'Changes', labels: ['Before', 'After'], rows: data.rows.slice(0, MAX_ROWS) })]
        : []),
      factTable(data),
      ...editTable(data),
    ],
    sources: sourcesOf(data),
    ...(data.mode === 'untouched' ? { status: 'partial' as const } : {}),
    limits: notesOf(data, input),
    next: [
      { slug: 'grammar-checker', why: 'Check spelling and grammar of the new text.', input: { text: data.text } },
      { slug: 'readability-checker', why: 'See which sentences are still hard to read.', input: { text: data.text } },
    ],
  }
}

const titles = {
  model: 'Rewritten by a language model',
  basic: 'Rewritten, basic mode',
  untouched: 'Your text, unchanged',
}

function summaryOf({ mode, model, facts, edits, language, attempts }: Rewritten, isChanged: boolean) {
  const kept =
    facts.length === 0
      ? 'It has no numbers, names, or links to check.'
      : `All ${countOf(facts.length, 'fact')} of the source ${facts.length === 1 ? 'is' : 'are'} in it.`
  if (mode === 'model')
    return `Rewritten by ${model}${attempts.length > 1 ? ` at the ${attempts.length === 2 ? 'second' : 'third'} try` : ''}. ${kept}`
  if (mode === 'untouched')
    return `Not rewritten: ${language.code ? `this text is in ${language.name}` : 'its language was not recognized'}, and the basic mode knows English only.`
  return isChanged
    ? `Basic mode: ${countOf(edits.length, 'change')} by rules. ${kept}`
    : 'Basic mode: the rules found nothing to change in this text.'
}

function findingsOf({ attempts, mode, added, notInText }: Rewritten): Finding[] {
  const refused = attempts.filter(({ lost, refusal }) => lost.length > 0 || refusal !== null)
  return [
    ...refused.map(
      ({ lost, refusal }, at): Finding => ({
        id: 'refused-answer',
        severity: mode === 'model' ? 'notice' : 'warning',
        title: `Answer ${at + 1} of the model was refused`,
        why: 'A rewritten text that loses a number, a name, or a link no longer says what its source says.',
        evidence: refusal ?? `Lost: ${lost.map(({ kind, value }) => `${kind} “${value}”`).join(', ')}`,
        fix:
          mode === 'model'
            ? 'Nothing to do: a later answer kept everything.'
            : 'Shorten the text, or configure a larger model.',
      }),
    ),
    ...(added.length > 0
      ? [
          {
            id: 'added-fact',
            severity: 'warning' as const,
            title: `${countOf(added.length, 'figure or link', 'figures or links')} not in your text`,
            why: 'A language model can invent figures and links.',
            evidence: added.map(({ value }) => value).join(', '),
            fix: 'Check each, or remove it.',
          },
        ]
      : []),
    ...notInText.map(
      (entry): Finding => ({
        id: 'keep-list-not-in-text',
        severity: 'notice',
        title: `“${entry}” is not in the text`,
        why: 'What the text does not contain cannot be kept. Capitals and spelling have to match.',
        fix: 'Correct the entry, or remove it from the list.',
      }),
    ),
  ]
}

function metricsOf({ before, after, similarity, language }: Rewritten): Block {
  const change = (one: number | null, other: number | null) =>
    one === null || other === null ? null : `${one} → ${other}`
  return metric([
    {
      label: 'Words',
      value: change(before.words, after.words),
      method: 'Before and after; a hyphenated word counts as one.',
    },
    {
      label: 'Words per sentence',
      value: change(before.wordsPerSentence, after.wordsPerSentence),
      method: 'Mean, before and after.',
      ref: plainLanguage,
    },
    {
      label: 'School grade',
      value: change(before.grade, after.grade),
      method:
        language.code === 'en'
          ? 'Flesch–Kincaid grade, before and after; lower is easier.'
          : 'Flesch–Kincaid is defined for English only.',
      ref: kincaid,
    },
    {
      label: 'Similarity',
      value: Math.round(similarity * 1_000) / 10,
      unit: '%',
      method: 'Twice the equal characters in a comparison by word, divided by the characters of both texts.',
    },
  ])
}

const factTable = ({ facts, text, mode }: Rewritten): Block =>
  table({
    title: 'Facts that were checked',
    columns: [{ label: 'Kind' }, { label: 'Fact' }, { label: 'In the new text' }],
    rows: facts.map(({ kind, value }): Cell[] => [kind, value, { text: 'Kept', severity: 'pass' }]),
    note:
      facts.length === 0
        ? 'The text has no number, name, URL, email, or quotation.'
        : mode === 'untouched'
          ? 'The text was not changed.'
          : `Each was looked up in the ${withCommas(text.length)} characters of the new text. An answer that loses one is never shown.`,
  })

function editTable({ edits, mode }: Rewritten): Block[] {
  if (mode !== 'basic' || edits.length === 0) return []
  return [
    table({
      title: 'Changes by rule',
      columns: [{ label: 'Rule' }, { label: 'Before' }, { label: 'After' }],
      rows: edits.map(({ rule, before, after }): Cell[] => [rule, before, after]),
      note: 'Phrases follow the Federal Plain Language Guidelines. Only words with a single meaning in WordNet get a synonym.',
    }),
  ]
}

/** Returns the text, with the passives that could be active. */
const outputOf = ({ passives, text, mode }: Rewritten): Block =>
  textBlock({
    title: titles[mode],
    text,
    fileName: 'rewritten.txt',
    marks: passives.map(({ start, end }) => ({
      start,
      end,
      tone: 'notice',
      note: 'Start the sentence with the name after “by”: “Anna wrote it” instead of “it was written by Anna”.',
    })),
  })

function sourcesOf({ mode, source, model }: Rewritten): Source[] {
  if (mode !== 'model') return [{ name: 'Our rules', kind: 'measured' }, ...(mode === 'basic' ? [wordNet] : [])]
  const { license: _, ...named } = source ?? { name: model ?? 'Language model', kind: 'provider' as const }
  return [named, { name: 'Facts, readability, and similarity: measured here', kind: 'measured' }]
}

function notesOf({ mode, problem, attempts, model }: Rewritten, { length }: RewriteInput): string[] {
  const isRefused = mode !== 'model' && attempts.length > 0 && problem === null
  return [
    ...(mode === 'basic'
      ? ['Basic mode: rules changed words and sentences. A language model can change tone and structure.']
      : []),
    ...(problem
      ? [
          `Without a language model, only rules rewrite. ${problem.message}${problem.kind === 'failed' && problem.howTo ? ` ${problem.howTo}` : ''}`,
        ]
      : []),
    ...(isRefused
      ? [`${model} lost facts in ${countOf(attempts.length, 'try', 'tries')}, so none of its answers is shown.`]
      : []),
    ...(mode === 'basic' && length === 'longer'
      ? ['Rules cannot add anything, so the text did not become longer.']
      : []),
  ]
}
