import type { Formula } from './formula.ts'

/**
 * The formulas for English and for any language, as their authors published them; the arguments are counts of the whole
 * text.
 */
export const formulas: Formula[] = [
  {
    id: 'fleschReadingEase',
    name: 'Flesch Reading Ease',
    language: 'en',
    unit: 'points',
    definition:
      '206.835 − 1.015 · words/sentences − 84.6 · syllables/words. 60 to 70 is plain English; higher is easier.',
    ref: { label: 'Flesch (1948)', url: 'https://doi.org/10.1037/h0057532' },
    of: ({ words, sentences, syllables }) => 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words),
  },
  {
    id: 'fleschKincaidGrade',
    name: 'Flesch-Kincaid Grade',
    language: 'en',
    unit: 'grade',
    definition: '0.39 · words/sentences + 11.8 · syllables/words − 15.59.',
    ref: { label: 'Kincaid et al. (1975)', url: 'https://doi.org/10.21236/ADA006655' },
    of: ({ words, sentences, syllables }) => 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59,
  },
  {
    id: 'gunningFog',
    name: 'Gunning Fog',
    language: 'en',
    unit: 'grade',
    definition:
      '0.4 · (words/sentences + 100 · complex words/words). Complex: three syllables or more, without names, compounds of short words, and the endings -ed and -es.',
    ref: {
      label: 'Gunning, The Technique of Clear Writing (1952)',
      url: 'https://en.wikipedia.org/wiki/Gunning_fog_index',
    },
    of: ({ words, sentences, complexWords }) => 0.4 * (words / sentences + (100 * complexWords) / words),
  },
  {
    id: 'smog',
    name: 'SMOG',
    language: 'en',
    unit: 'grade',
    definition:
      '1.0430 · √(words of three syllables or more · 30/sentences) + 3.1291. Designed for 30 sentences; shorter texts are scaled up.',
    ref: { label: 'McLaughlin (1969)', url: 'https://www.jstor.org/stable/40011226' },
    of: ({ sentences, polysyllables }) => 1.043 * Math.sqrt((polysyllables * 30) / sentences) + 3.1291,
  },
  {
    id: 'ari',
    name: 'Automated Readability Index',
    language: 'en',
    unit: 'grade',
    definition: '4.71 · characters/words + 0.5 · words/sentences − 21.43. Characters are letters and digits.',
    ref: { label: 'Smith and Senter (1967)', url: 'https://apps.dtic.mil/sti/citations/AD0667273' },
    of: ({ words, sentences, characters }) => 4.71 * (characters / words) + 0.5 * (words / sentences) - 21.43,
  },
  {
    id: 'colemanLiau',
    name: 'Coleman-Liau',
    language: 'en',
    unit: 'grade',
    definition:
      '0.0588 · letters per 100 words − 0.296 · sentences per 100 words − 15.8. The textstat library uses 0.058, so its figure is about 0.4 lower.',
    ref: { label: 'Coleman and Liau (1975)', url: 'https://doi.org/10.1037/h0076540' },
    of: ({ words, sentences, letters }) =>
      0.0588 * ((100 * letters) / words) - 0.296 * ((100 * sentences) / words) - 15.8,
  },
  {
    id: 'daleChall',
    name: 'Dale-Chall',
    language: 'en',
    unit: 'points',
    definition:
      '0.1579 · percentage of unfamiliar words + 0.0496 · words/sentences, plus 3.6365 if more than 5% are unfamiliar. Below 5 is grade 4, 9 and more is college.',
    ref: { label: 'Dale and Chall (1948)', url: 'https://www.jstor.org/stable/1473169' },
    of: ({ words, sentences, unfamiliarWords }) => {
      const share = (100 * unfamiliarWords) / words
      return 0.1579 * share + 0.0496 * (words / sentences) + (share > 5 ? 3.6365 : 0)
    },
  },
  {
    id: 'linsearWrite',
    name: 'Linsear Write',
    language: 'en',
    unit: 'grade',
    definition:
      '(words of one or two syllables + 3 · longer words)/sentences; half of that above 20, otherwise half of it minus 1. Calculated on the first 100 words, as it was designed.',
    ref: { label: 'O’Hayre, Gobbledygook Has Gotta Go (1966)', url: 'https://en.wikipedia.org/wiki/Linsear_Write' },
    of: ({ sample: { words, sentences, polysyllables } }) => {
      const points = (words - polysyllables + 3 * polysyllables) / sentences
      return points > 20 ? points / 2 : (points - 2) / 2
    },
  },
  {
    id: 'lix',
    name: 'LIX',
    unit: 'points',
    definition: 'words/sentences + 100 · words of more than six letters/words. Below 30 is easy, above 60 very hard.',
    ref: { label: 'Björnsson (1968), in Anderson (1983)', url: 'https://www.jstor.org/stable/40031755' },
    of: ({ words, sentences, longWords }) => words / sentences + (100 * longWords) / words,
  },
  {
    id: 'rix',
    name: 'RIX',
    unit: 'points',
    definition: 'Words of more than six letters/sentences. Below 1.8 is grade 6 or easier; above 7.2 is college.',
    ref: { label: 'Anderson (1983)', url: 'https://www.jstor.org/stable/40031755' },
    of: ({ sentences, longWords }) => longWords / sentences,
  },
]
