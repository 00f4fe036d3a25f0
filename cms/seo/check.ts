/** `open`: it cannot be checked yet, and the detail says why. */
export type CheckStatus = 'pass' | 'fail' | 'open'

export const checkGroups = ['Search result', 'Keyphrase', 'Text', 'Images', 'Links'] as const
export type CheckGroup = (typeof checkGroups)[number]

/** The label of a check names what should be; that of a problem names what a list of documents filters by. */
const definitions = {
  title: { group: 'Search result', label: 'Title fits', problem: 'Title missing or cut off' },
  'title-unique': { group: 'Search result', label: 'Title is unique', problem: 'Same title as another page' },
  description: { group: 'Search result', label: 'Description written', problem: 'No description written' },
  'description-fits': { group: 'Search result', label: 'Description fits', problem: 'Description cut off' },
  'description-unique': {
    group: 'Search result',
    label: 'Description is unique',
    problem: 'Same description as another page',
  },
  indexable: { group: 'Search result', label: 'Open to search engines', problem: 'Kept out of search engines' },
  keyphrase: { group: 'Keyphrase', label: 'Keyphrase set', problem: 'No focus keyphrase' },
  'keyphrase-unique': {
    group: 'Keyphrase',
    label: 'Keyphrase used once',
    problem: 'Same keyphrase as another page',
  },
  'keyphrase-title': { group: 'Keyphrase', label: 'In the title', problem: 'Keyphrase not in the title' },
  'keyphrase-description': {
    group: 'Keyphrase',
    label: 'In the description',
    problem: 'Keyphrase not in the description',
  },
  'keyphrase-slug': { group: 'Keyphrase', label: 'In the slug', problem: 'Keyphrase not in the slug' },
  'keyphrase-start': {
    group: 'Keyphrase',
    label: 'In the first paragraph',
    problem: 'Keyphrase not in the first paragraph',
  },
  'keyphrase-heading': { group: 'Keyphrase', label: 'In a heading', problem: 'Keyphrase not in a heading' },
  'keyphrase-image': {
    group: 'Keyphrase',
    label: 'In an image’s alternative text',
    problem: 'Keyphrase not in an alternative text',
  },
  headings: { group: 'Text', label: 'Headings divide the text', problem: 'Long text without headings' },
  'heading-order': { group: 'Text', label: 'Heading levels in order', problem: 'Heading level skipped' },
  sentences: { group: 'Text', label: 'Sentences are easy to read', problem: 'Many hard sentences' },
  commands: { group: 'Text', label: 'No leftover command', problem: 'Leftover slash command' },
  alt: { group: 'Images', label: 'Alternative texts', problem: 'Image without alternative text' },
  'links-out': { group: 'Links', label: 'Links to other pages', problem: 'No link to another page' },
  'links-in': { group: 'Links', label: 'Links from other pages', problem: 'No page links here' },
  'links-broken': { group: 'Links', label: 'No broken link', problem: 'Broken link' },
} as const satisfies Record<string, { group: CheckGroup; label: string; problem: string }>

export type CheckId = keyof typeof definitions

export type Check = {
  id: CheckId
  status: CheckStatus
  /** What was found, as a sentence. */
  detail: string
  /** When it passes, as a sentence. */
  rule: string
}

export const checkIds = Object.keys(definitions) as CheckId[]
export const groupOfCheck = (id: CheckId): CheckGroup => definitions[id].group
export const labelOfCheck = (id: CheckId) => definitions[id].label
export const problemOfCheck = (id: CheckId) => definitions[id].problem

/** Returns a check that passes or fails, with what was found in either case. */
export function check(id: CheckId, passes: boolean, rule: string, found: string): Check {
  return { id, status: passes ? 'pass' : 'fail', detail: found, rule }
}

/** Returns a check that has nothing to look at. */
export function openCheck(id: CheckId, rule: string, why: string): Check {
  return { id, status: 'open', detail: why, rule }
}
