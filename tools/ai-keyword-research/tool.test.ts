// @module-tag slow
import { expect, test } from 'vitest'
import { keywordGroups } from '#engine/formulas/keyword-groups.ts'
import { expandSeed } from '#engine/keywords/expand-seed.ts'
import { intentOf } from '#engine/keywords/intent.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { corpus } from '#tests/support/corpus.ts'
import { found, keywordArtifacts } from '#tests/support/keyword-artifacts.ts'
import { run } from '#tests/support/tool-ports.ts'
import { adjustedRandIndex, purity } from './oracle/cluster-agreement.ts'
import { kMeansOverTfIdf } from './oracle/k-means.ts'
import { bankingQuestions, type LabeledPhrases, sockSearches, someLabels } from './oracle/labeled-phrases.ts'
import type { Research } from './research.ts'
import { tool } from './tool.ts'

type Makers = Partial<Record<string, (request: never) => unknown>>
const gatherWith =
  (makers: Makers = {}): Gather =>
  async (name, request) => {
    const make = makers[name] ?? (keywordArtifacts as Makers)[name]
    return make?.(request as never) as never
  }

const input = { seed: 'wool socks', kind: 'product', language: 'en', audience: 'hikers', country: 'US' }
const research = async (more: Record<string, unknown> = {}, makers?: Makers) => {
  const envelope = await run(
    tool,
    { ...input, ...more },
    { gather: gatherWith(makers), now: () => Date.UTC(2026, 10, 23) },
  )
  return { ...envelope, data: envelope.data as Research }
}

const groupsOf = ({ phrases, labels }: LabeledPhrases, own = false) => {
  const groups = new Int32Array(phrases.length)
  const groupCount = own ? undefined : new Set(labels).size
  keywordGroups.compute({ phrases, language: 'en', groupCount }).forEach(({ members }, group) => {
    for (const at of members) groups[at] = group
  })
  return groups
}

test('searches around one seed are grouped with a purity above 0.8', () => {
  const groups = groupsOf(sockSearches, true)
  expect(purity(groups, sockSearches.labels)).toBeGreaterThan(0.8)
  expect(new Set(groups).size).toBeLessThan(20)
})

test.skipIf(!corpus('banking77'))('customer questions are grouped better than by k-means over TF-IDF', () => {
  const questions = bankingQuestions()
  for (const offset of [0, 3]) {
    const part = someLabels(questions as LabeledPhrases, 8, offset)
    const ours = groupsOf(part)
    const peer = kMeansOverTfIdf(part.phrases, 8, 1)
    expect(purity(ours, part.labels)).toBeGreaterThan(purity(peer, part.labels))
    expect(adjustedRandIndex(ours, part.labels)).toBeGreaterThan(adjustedRandIndex(peer, part.labels))
  }
})

test('the adjusted Rand index is 1 for the same partition and about 0 for chance', () => {
  const labels = ['a', 'a', 'b', 'b', 'c', 'c']
  expect(adjustedRandIndex([2, 2, 0, 0, 1, 1], labels)).toBe(1)
  // Computed by hand: no pair is together in both, 3 pairs on each side, 15 pairs in all.
  expect(adjustedRandIndex([0, 1, 1, 2, 2, 0], labels)).toBeCloseTo(-0.25, 10)
  expect(purity([0, 0, 0, 1, 1, 1], labels)).toBeCloseTo(4 / 6, 10)
})

test('every phrase is in exactly one group, and grouping is deterministic', () => {
  const first = keywordGroups.compute({ phrases: sockSearches.phrases, language: 'en' })
  expect(keywordGroups.compute({ phrases: sockSearches.phrases, language: 'en' })).toEqual(first)
  expect(first.flatMap(({ members }) => members).toSorted((a, b) => a - b)).toEqual(
    sockSearches.phrases.map((_, at) => at),
  )
})

test.each([[[]], [['one']], [['one', 'two']], [['same', 'same', 'same']], [['…', '?', '!']]])(
  'few or odd phrases are grouped without an error: %j',
  (phrases) => {
    const groups = keywordGroups.compute({ phrases, language: 'en' })
    expect(groups.flatMap(({ members }) => members)).toHaveLength(phrases.length)
  },
)

test('without a provider, rules expand the seed, and no phrase claims demand', async () => {
  const { data, summary, status, limits } = await research()
  const phrases = data.phrases.map(({ phrase }) => phrase)
  expect(status).toBe('done')
  expect(phrases).toEqual(
    expect.arrayContaining(['what are wool socks', 'wool socks for hikers', 'buy wool socks', 'best wool socks 2026']),
  )
  expect(data.phrases.every(({ source, figures }) => ['seed', 'rule'].includes(source) && figures === null)).toBe(true)
  expect(summary).toContain('How often they are searched is unknown')
  expect(limits.join('\n')).toContain('Set SUGGESTIONS_PROVIDERS.')
})

test('R-251 suggestions keep their text and rank, and equal responses give equal reports', async () => {
  const suggestions = ({ text }: { text: string }) =>
    found({ text, suggestions: [`${text} merino`, 'wool socks amazon', 'Wool Socks'] })
  const makers = { suggestions: suggestions as never }
  const { data, report } = await research({}, makers)
  expect(data.phrases.find(({ phrase }) => phrase === 'wool socks merino')).toMatchObject({
    source: 'suggestion',
    detail: 'No. 1 after “wool socks”',
  })
  expect(data.phrases.filter(({ phrase }) => phrase === 'wool socks amazon')).toHaveLength(1)
  expect(data.phrases[0]).toMatchObject({ phrase: 'wool socks', source: 'seed' })
  expect((await research({}, makers)).report).toEqual(report)
})

test('suggestions that end early keep the earlier ones, and the report says so', async () => {
  let left = 3
  const suggestions = ({ text }: { text: string }) => {
    left -= 1
    return left >= 0
      ? found({ text, suggestions: [`${text} organic`] })
      : { kind: 'failed', reason: 'rate-limited', message: 'The provider allows no more requests now.' }
  }
  const { data, limits } = await research({}, { suggestions: suggestions as never })
  expect(data.phrases.filter(({ source }) => source === 'suggestion')).toHaveLength(3)
  expect(limits.join('\n')).toMatch(
    /Suggestions ended after 3 of \d+ requests: The provider allows no more requests now\./,
  )
})

test('volume appears where a provider measured it, and unknown is not 0', async () => {
  const figures = (keyword: string, averageMonthlySearches: number | null) => ({
    keyword,
    averageMonthlySearches,
    months: [],
    competition: null,
    competitionIndex: null,
    lowBid: null,
    highBid: null,
    currency: null,
  })
  const ideas = [figures('Wool Socks', 1_900), figures('buy wool socks', 0), figures('wool socks tips', null)]
  const { report, summary } = await research({}, { keywordIdeas: () => found({ ideas }) })
  const phrases = report.find((block) => block.kind === 'table' && block.title === 'Phrases')
  const rows = phrases?.kind === 'table' ? phrases.rows : []
  const volumeOf = (phrase: string) => rows.find(([name]) => name === phrase)?.at(-1)
  expect([
    volumeOf('wool socks'),
    volumeOf('buy wool socks'),
    volumeOf('wool socks tips'),
    volumeOf('best wool socks'),
  ]).toEqual([1_900, 0, null, null])
  expect(summary).toContain('2 phrases have a search volume.')
  const source = { name: 'Ads', kind: 'provider' as const }
  const without = await research(
    {},
    { keywordIdeas: () => ({ kind: 'unknown', message: 'Ads has no figures.', source }) },
  )
  expect(without.summary).toContain('How often they are searched is unknown: Ads has no figures.')
  const alone = await research({})
  expect(alone.summary).toContain('is unknown: that needs a provider of search volumes.')
})

test('a model’s ideas are checked, marked, and merged', async () => {
  const text = () =>
    found({
      model: 'small-model',
      text: '```json\n{"phrases": ["Wool socks for sailors", "buy wool sock", "https://spam.example", "<b>x</b>", 7]}\n```',
    })
  const garbled = await research({ usesModel: true }, { text })
  expect(garbled.limits.join('\n')).toContain('small-model responded with something other than a list')
  const sound = () =>
    found({
      model: 'small-model',
      text: '{"phrases": ["Wool socks for sailors", "buy wool sock", "https://spam.example"]}',
    })
  const { data, limits } = await research({ usesModel: true }, { text: sound })
  expect(data.phrases.filter(({ source }) => source === 'model')).toEqual([
    expect.objectContaining({ phrase: 'wool socks for sailors', detail: 'small-model' }),
  ])
  expect(limits.join('\n')).toContain('1 idea of small-model did not read like a search and was left out.')
})

test.each([
  ['buy wool socks online', 'transactional', 'buy', 'Category or product page'],
  ['wool vs cotton socks', 'commercial', 'vs', 'Comparison'],
  ['how to wash wool socks', 'informational', 'how to', 'Guide'],
  ['wool sock store near me', 'local', 'near me', 'Location page'],
  ['what are wool socks', 'informational', 'what are', 'Definition'],
  ['why are wool socks itchy', 'informational', 'why', 'FAQ entry'],
  ['wool socks', null, null, 'Category or product page'],
  ['boring socks', null, null, 'Category or product page'],
])('the intent of “%s” is %s because of “%s”', (phrase, intent, evidence, page) => {
  expect(intentOf(phrase, 'en')).toMatchObject({ intent, evidence, page })
})

test.each(['de', 'fr', 'es'] as const)('patterns in %s have no placeholders left and repeat nothing', (language) => {
  const phrases = expandSeed('wolle', { language, kind: 'topic', audience: '', country: 'Canada', year: 2026 }).map(
    ({ phrase }) => phrase,
  )
  expect(phrases.length).toBeGreaterThan(20)
  expect(phrases.filter((phrase) => /[{}*]|undefined/.test(phrase))).toEqual([])
  expect(new Set(phrases).size).toBe(phrases.length)
})

test.each([
  [{ seed: '' }, 'seed', 'Enter a seed, such as wool socks.'],
  [{ seed: '2026' }, 'seed', 'A seed needs letters, such as wool socks.'],
  [
    { seed: 'https://shop.example/' },
    'seed',
    'This is a URL or an email address. Enter the words that people search for.',
  ],
  [{ seed: 'socks, hats' }, 'seed', 'Enter one seed without commas or symbols.'],
  [{ seed: 'a b c d e f g h i' }, 'seed', 'Use at most 8 words. Longer seeds have hardly any variants.'],
  [
    { country: 'Atlantis' },
    'country',
    '“Atlantis” is not a country. Enter its English name or its two-letter code, such as Canada or CA.',
  ],
])('invalid input %# is refused at its field', async (more, field, message) => {
  expect((await research(more)).failure?.errors[field]).toBe(message)
})
