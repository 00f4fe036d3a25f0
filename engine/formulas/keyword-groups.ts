import { clusterPhrases } from '../keywords/cluster.ts'
import { type PhraseGroup, rankGroups } from '../keywords/rank-groups.ts'
import type { Language } from '../text/stop-words.ts'
import { defineFormula } from './define-formula.ts'

export type PhraseList = { phrases: string[]; language: Language; groupCount?: number | undefined }

const lsa = {
  label: 'Deerwester et al. (1990)',
  url: 'https://doi.org/10.1002/(SICI)1097-4571(199009)41:6%3C391::AID-ASI1%3E3.0.CO;2-9',
}

/**
 * Which phrases belong on one page: TF-IDF, a latent space, smoothing among neighbors, Ward's merging, and spherical
 * k-means. Equal input gives equal groups.
 */
export const keywordGroups = defineFormula({
  slug: 'keyword-groups',
  name: 'Keyword groups',
  summary: 'Which short phrases mean nearly the same, so that one page or one ad group can serve them.',
  expression: [
    'weight(feature, phrase) = kind × (1 + ln(count)) × (1 + ln((1 + n) ÷ (1 + phrases with the feature)))',
    'kind = 1 for the stem of a word, f for a function word, p for two neighboring words, l for four letters in a row',
    'x = the phrase in the space of the d strongest singular vectors, scaled to length 1',
    'y = x + (w ÷ k) × sum of cosine(x, neighbor) × neighbor, over its k nearest neighbors, scaled to length 1',
    'merge the two groups whose union raises the sum of squared distances least, until one is left (Ward)',
    'separation = mean of (b − a) ÷ max(a, b); a, b = cosine distance to the own and to the nearest other center',
    'groups = g, or the smallest number with separation ≥ s × the best separation; then move each phrase to its nearest center',
  ],
  inputs: {
    phrases: {
      symbol: 'n',
      meaning: 'The phrases, each once. English words are reduced to their stems (Porter 1980).',
      unit: 'phrases',
      source: lsa,
    },
    language: {
      symbol: 'function word',
      meaning: 'The language, whose list of function words applies.',
      unit: 'language code',
      source: { label: 'Word boundaries: UAX #29', url: 'https://unicode.org/reports/tr29/' },
    },
    groupCount: {
      symbol: 'g',
      meaning: 'The number of groups, if someone chose it.',
      unit: 'groups',
      source: { label: 'Ward (1963)', url: 'https://doi.org/10.1080/01621459.1963.10500845' },
    },
  },
  constants: {
    functionWord: {
      symbol: 'f',
      value: 0.4,
      meaning: 'How much a function word counts.',
      why: 'Words such as “the” say little about a topic, but “how” and “why” lead to different pages.',
    },
    pair: {
      symbol: 'p',
      value: 0.5,
      meaning: 'How much two neighboring words count.',
      why: '“gift card” is more than “gift” and “card”, but rarer, so it would otherwise outweigh both.',
    },
    letters: {
      symbol: 'l',
      value: 0.4,
      meaning: 'How much four letters in a row count.',
      why: 'They connect what stemming does not: compounds, typing errors, and the forms of other languages.',
    },
    dimensions: {
      symbol: 'd',
      value: 60,
      meaning: 'Dimensions of the space, at most half the number of phrases.',
      why: 'Of 30, 45, 60, and 80, this grouped customer questions best.',
    },
    neighbors: {
      symbol: 'k',
      value: 8,
      meaning: 'Neighbors that a phrase moves toward.',
      why: 'Enough to cancel chance similarities, and fewer than a usual group has.',
    },
    neighborWeight: {
      symbol: 'w',
      value: 1.5,
      meaning: 'How far a phrase moves toward its neighbors.',
      why: 'A phrase of three words says little by itself. At 1.5, its own words still count for nearly half.',
    },
    enough: {
      symbol: 's',
      value: 0.9,
      meaning: 'The share of the best separation at which the smaller number of groups is chosen.',
      why: 'Separation keeps rising as groups get smaller. At 0.9, groups are pure and still large enough for a page.',
    },
  },
  properties: [
    'Equal phrases in an equal order always give equal groups: nothing is random.',
    'Each phrase is in exactly one group.',
    'No label or search result is used, so the groups need no provider.',
  ],
  missing: 'With fewer than three phrases there is one group.',
  limits: [
    'Phrases with the same meaning and no word, letters, or neighbors in common stay apart: “sneakers” and “running shoes”.',
    'It compares what phrases say, not which pages a search engine shows for them.',
    'In languages other than English, words are not stemmed; runs of letters take their place.',
  ],
  tools: ['ai-keyword-research', 'google-ads-keyword-tool'],
  compute: ({ phrases, language, groupCount }: PhraseList, settings): PhraseGroup[] =>
    rankGroups(phrases, clusterPhrases(phrases, { ...settings, language, groupCount })),
  explain: ({ phrases }, groups) => [
    `n = ${phrases.length}`,
    ...groups.map(({ name, members }) => `“${name}”: ${members.map((at) => phrases[at]).join('; ')}`),
    `${groups.length} groups`,
  ],
  examples: [
    {
      label: 'Twelve searches about wool socks',
      values: {
        language: 'en',
        phrases: [
          'how to wash wool socks',
          'washing wool socks by hand',
          'can you wash wool socks in a washing machine',
          'best wool socks for hiking',
          'wool hiking socks for women',
          'hiking socks wool or cotton',
          'wool socks price',
          'cheap wool socks price',
          'price of merino wool socks',
          'wool socks itchy feet',
          'why are wool socks itchy',
          'itchy wool socks fix',
        ],
      },
    },
  ],
})
