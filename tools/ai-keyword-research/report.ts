import { capital } from '#engine/text/capital.ts'
import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Cell } from '#engine/tool/blocks.ts'
import { type Block, chart, graph, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Source } from '#engine/tool/envelope.ts'
import { notesOf } from './notes.ts'
import type { Research, ResearchedPhrase } from './research.ts'

const intents = { label: 'Broder (2002): A taxonomy of web search', url: 'https://doi.org/10.1145/792550.792552' }
const porter = { label: 'Porter (1980)', url: 'https://doi.org/10.1108/eb046814' }

const sourceNames = { seed: 'Your seed', rule: 'Our rules', suggestion: 'Suggestion', model: 'Language model' }

/** Describes the phrases by source, group, and intent. Volume appears only where a provider returned it. */
export function reportResearch(data: Research): Report {
  const { phrases, groups, seed, figures } = data
  const measured = phrases.filter((one) => one.figures?.averageMonthlySearches != null).length
  return {
    summary: `${countOf(phrases.length, 'phrase')} in ${countOf(groups.length, 'group')} for “${seed}”: ${originsOf(phrases)}. ${volumesOf(measured, figures)}`,
    blocks: [
      metric([
        {
          label: 'Phrases',
          value: phrases.length,
          method: 'Each phrase once: spellings with the same stems count as one.',
          ref: porter,
        },
        {
          label: 'Groups',
          value: groups.length,
          method: 'Formula “Keyword groups”: the fewest groups with 90% of the best separation.',
          ref: formulaReference,
        },
        {
          label: 'Questions',
          value: phrases.filter(({ isQuestion }) => isQuestion).length,
          method: 'Phrases that begin with a question word or end with a question mark.',
        },
        {
          label: 'With search volume',
          value: figures.kind === 'found' ? measured : null,
          method: 'Phrases for which the provider of keyword figures returned monthly searches.',
        },
      ]),
      groupTable(data),
      phraseTable(data),
      intentChart(phrases),
      ...interestChart(data),
      mindMap(data),
    ],
    sources: sourcesOf(data),
    limits: notesOf(data),
    next: [
      {
        slug: 'google-ads-keyword-tool',
        why: 'Turn these phrases into ad groups, or read their figures from a Keyword Planner export.',
        input: {
          seeds: phrases
            .slice(0, 50)
            .map(({ phrase }) => phrase)
            .join('\n'),
        },
      },
      { slug: 'seo-content-optimization', why: 'Check a draft against the main phrase.', input: { keyword: seed } },
    ],
  }
}

const formulaReference = { label: 'Ward (1963)', url: 'https://doi.org/10.1080/01621459.1963.10500845' }

function volumesOf(measured: number, figures: Research['figures']) {
  if (measured > 0) return `${countOf(measured, 'phrase has', 'phrases have')} a search volume.`
  if (figures.kind === 'found') return `${figures.source.name} has no search volume for any of them.`
  const isMissing = figures.kind === 'failed' && figures.reason === 'not-configured'
  const why = isMissing ? 'that needs a provider of search volumes.' : figures.message
  return `How often they are searched is unknown: ${why}`
}

function originsOf(phrases: ResearchedPhrase[]) {
  const count = (source: ResearchedPhrase['source']) => phrases.filter((one) => one.source === source).length
  const parts = [
    [count('suggestion'), 'suggested'],
    [count('rule'), 'by our rules'],
    [count('model'), 'by a language model'],
  ] as const
  return parts.flatMap(([number, origin]) => (number > 0 ? [`${withCommas(number)} ${origin}`] : [])).join(', ')
}

function groupTable({ groups, phrases, figures }: Research): Block {
  const hasVolume = figures.kind === 'found'
  return table({
    title: 'Groups',
    columns: [
      { label: 'Group' },
      { label: 'Phrases', form: 'bar', method: 'Phrases in this group.' },
      { label: 'Most frequent intent' },
      { label: 'Type of page' },
      ...(hasVolume
        ? [
            {
              label: 'Searches a month',
              form: 'number' as const,
              method: 'Sum of the known monthly averages. Searches for close variants overlap.',
            },
          ]
        : []),
    ],
    rows: groups.map(({ name, phrases: members, intent, page }): Cell[] => [
      name,
      members.length,
      intent ? capital(intent) : 'Not stated',
      page,
      ...(hasVolume ? [sumOf(members.map((at) => phrases[at]?.figures?.averageMonthlySearches ?? null))] : []),
    ]),
    note: 'Plan one page for each group. The name is its most central phrase. Phrases that share no word with others, apart from the seed, are grouped by type of page.',
  })
}

/** Returns the sum of figures, or unknown if none of them is known. */
function sumOf(values: (number | null)[]) {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
}

function phraseTable({ groups, phrases, figures }: Research): Block {
  const hasVolume = figures.kind === 'found'
  return table({
    title: 'Phrases',
    columns: [
      { label: 'Phrase' },
      { label: 'Group' },
      { label: 'Intent', method: 'From the words of the phrase.' },
      { label: 'Evidence' },
      { label: 'Type of page' },
      { label: 'Source' },
      ...(hasVolume
        ? [
            {
              label: 'Searches a month',
              form: 'number' as const,
              method: 'Monthly average, as the provider states it.',
            },
          ]
        : []),
    ],
    rows: phrases.map((one): Cell[] => [
      one.phrase,
      groups[one.group]?.name ?? '',
      one.intent ? capital(one.intent) : 'Not stated',
      one.evidence ? `“${one.evidence}”` : 'No word shows it',
      one.page,
      sourceText(one),
      ...(hasVolume ? [one.figures?.averageMonthlySearches ?? null] : []),
    ]),
    note: 'A phrase from our rules is a possible search; a suggestion is one that people enter. “Pattern” names the rule.',
  })
}

const sourceText = ({ source, detail }: ResearchedPhrase) =>
  source === 'seed'
    ? sourceNames.seed
    : source === 'rule'
      ? `${sourceNames.rule}: ${detail} pattern`
      : `${sourceNames[source]}: ${detail}`

function intentChart(phrases: ResearchedPhrase[]): Block {
  const names = ['informational', 'commercial', 'transactional', 'local', 'navigational'] as const
  const counts = names.map((name) => phrases.filter(({ intent }) => intent === name).length)
  const unstated = phrases.filter(({ intent }) => intent === null).length
  return chart({
    title: 'Intent',
    form: 'bars',
    unit: 'phrases',
    labels: [...names.map(capital), 'Not stated'],
    series: [{ name: 'Phrases', values: [...counts, unstated] }],
    highlight: counts.indexOf(Math.max(...counts)),
    method: `The first word of our list that a phrase contains decides: “buy” is transactional. The classes extend ${intents.label}.`,
  })
}

function interestChart({ interest }: Research): Block[] {
  if (interest.kind !== 'found') return []
  const { article, project, months } = interest.value
  return [
    chart({
      title: `Interest in the topic: views of “${article}” on ${project}`,
      form: 'line',
      unit: 'views',
      labels: months.map(({ month }) => month),
      series: [{ name: 'Views a month', values: months.map(({ views }) => views) }],
      method:
        'Page views of the encyclopedia article by people, by month. They show the seasons of a topic, not how often a phrase is searched.',
    }),
  ]
}

function mindMap({ seed, groups, phrases }: Research): Block {
  return graph({
    title: 'Mind map',
    form: 'tree',
    nodes: [
      { id: 'seed', label: seed, detail: '' },
      ...groups.map(({ name, page }, at) => ({ id: `group ${at}`, label: name, detail: page })),
      ...phrases.map(({ phrase, intent }, at) => ({ id: `phrase ${at}`, label: phrase, detail: intent ?? '' })),
    ],
    edges: [
      ...groups.map((_, at) => ({ from: 'seed', to: `group ${at}`, label: '' })),
      ...groups.flatMap(({ phrases: members }, group) =>
        members.map((at) => ({ from: `group ${group}`, to: `phrase ${at}`, label: '' })),
      ),
    ],
  })
}

function sourcesOf({ sources }: Research): Source[] {
  const own: Source = { name: 'Our rules for expansion, intent, and groups', kind: 'estimate' }
  return [own, ...sources.map(({ license: _, ...source }) => source)]
}
