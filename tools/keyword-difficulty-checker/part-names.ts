import type { DifficultyParts } from '#engine/formulas/keyword-difficulty.ts'

/** The parts of the difficulty in words, in the order of the bar. */
export const partNames: Record<keyof DifficultyParts, { label: string; inWords: string }> = {
  authority: { label: 'Median authority', inWords: 'the authority of the results' },
  strong: { label: 'Strong domains', inWords: 'the number of strong domains' },
  title: { label: 'Titles that match', inWords: 'titles that match the keyword' },
  depth: { label: 'Length of the texts', inWords: 'the length of the texts' },
  home: { label: 'Home pages', inWords: 'home pages among the results' },
}
