import { expect, test } from 'vitest'
import { continueReading, publishedOn, sectionsOf, studyMinutes } from './study-parts.ts'

const body = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } })
const words = (count: number) => body('word '.repeat(count))

test('R-139 the parts have a fixed order', () => {
  const sections = sectionsOf({
    result: { sectionHeading: 'R', content: body('r') },
    solution: { sectionHeading: 'S', content: body('s') },
    about: { sectionHeading: 'A', content: body('a') },
    problem: { sectionHeading: 'P', content: body('p') },
    analysis: { sectionHeading: 'N', content: body('n') },
  })
  expect(sections.map(({ heading }) => heading)).toEqual(['A', 'N', 'P', 'S', 'R'])
})

test('R-140 R-141 a part without text is left out, and one without a heading gets its default', () => {
  const sections = sectionsOf({
    about: { sectionHeading: 'Nothing below', content: null },
    analysis: { sectionHeading: 'Nothing either', content: body('  ') },
    problem: { sectionHeading: ' ', content: body('text') },
  })
  expect(sections.map(({ name, heading }) => [name, heading])).toEqual([['problem', 'Problem']])
  expect(sectionsOf({})).toEqual([])
})

test('R-135 reading time counts all parts, and is 5 minutes without any', () => {
  expect(studyMinutes([{ body: words(225) }, { body: words(10) }])).toBe(2)
  expect(studyMinutes([{ body: words(225) }])).toBe(1)
  expect(studyMinutes([])).toBe(5)
})

test('R-137 the date is written as Month D, YYYY, and defaults to February 21, 2023', () => {
  expect(publishedOn('2026-06-02T00:00:00.000Z')).toEqual({ iso: '2026-06-02', text: 'June 2, 2026' })
  for (const missing of [undefined, null, '', 'soon'])
    expect(publishedOn(missing)).toEqual({ iso: '2023-02-21', text: 'February 21, 2023' })
})

test('R-142 R-143 “Continue Reading” has up to three other case studies', () => {
  const studies = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug }))
  const after = (slug: string, list = studies) => continueReading(slug, list).map((study) => study.slug)
  expect(after('a')).toEqual(['b', 'c', 'd'])
  expect(after('d')).toEqual(['e', 'a', 'b'])
  expect(after('a', studies.slice(0, 2))).toEqual(['b'])
  expect(after('a', studies.slice(0, 1))).toEqual([])
  expect(after('draft')).toEqual(['a', 'b', 'c'])
})
