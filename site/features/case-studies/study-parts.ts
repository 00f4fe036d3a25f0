import { plainText } from '#engine/rich-text/plain-text.ts'
import { countWords, minutesToRead } from '#engine/rich-text/word-count.ts'
import { formatDate } from '#engine/text/date-format.ts'

type StoredSection = { sectionHeading?: string | null; content?: unknown } | null | undefined
export type StudySection = { name: SectionName; heading: string; body: unknown }
export type SectionName = keyof typeof headings

/** The parts of a case study in order, with their default headings. */
const headings = {
  about: 'About the client',
  analysis: 'Analysis',
  problem: 'Problem',
  solution: 'Solution',
  result: 'Result',
}

/** Default for a case study without text. */
const MINUTES_WITHOUT_TEXT = 5
/** Default for a case study without a date. */
const FIRST_PUBLISHED = '2023-02-21'
const CONTINUE_READING = 3

/** Returns the parts that have text. */
export function sectionsOf(study: Partial<Record<SectionName, StoredSection>>): StudySection[] {
  return (Object.keys(headings) as SectionName[]).flatMap((name) => {
    const section = study[name]
    if (!plainText(section?.content)) return []
    return [{ name, heading: section?.sectionHeading?.trim() || headings[name], body: section?.content }]
  })
}

/** Returns the reading time of all parts in minutes; 5 if there are none. */
export function studyMinutes(sections: Pick<StudySection, 'body'>[]) {
  const words = sections.reduce((sum, { body }) => sum + countWords(body), 0)
  return words === 0 ? MINUTES_WITHOUT_TEXT : minutesToRead(words)
}

/** Returns the publication date of a case study, as its page shows it. */
export function publishedOn(date: string | null | undefined) {
  const iso = date && formatDate(date) !== '' ? date.slice(0, 10) : FIRST_PUBLISHED
  return { iso, text: formatDate(iso, 'long') }
}

/** Returns the three case studies after this one, wrapping around, so that each is linked equally often. */
export function continueReading<T extends { slug: string }>(slug: string, studies: T[]) {
  const at = studies.findIndex((study) => study.slug === slug)
  return [...studies.slice(at + 1), ...studies.slice(0, Math.max(at, 0))].slice(0, CONTINUE_READING)
}
