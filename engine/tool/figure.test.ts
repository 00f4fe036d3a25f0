import { expect, test } from 'vitest'
import { type Block, metric, score, table, WHOLE } from './blocks.ts'
import { type Figure, figureFrom, figureOf, figureSlug, figureText, grades } from './figure.ts'

const sized = metric([{ label: 'Raw', value: 63, unit: 'bytes', method: 'Bytes.', before: 100 }])
const rated = score({ value: 62.4, label: 'Score', method: 'A formula.', parts: WHOLE })
const graded = metric([{ label: 'Grade', value: 'B+', method: 'A table.' }])
const grown = metric([{ label: 'Raw', value: 140, unit: 'bytes', method: 'Bytes.', before: 100 }])

test.each<[string, Block[], string | undefined]>([
  ['its score', [rated], '62 of 100'],
  ['its grade rather than its score', [rated, graded], 'Grade B+'],
  ['what it saved', [sized], '37% smaller'],
  ['nothing where it grew', [grown], undefined],
  ['no score that is unknown', [score({ value: null, label: 'Score', method: 'A formula.', parts: WHOLE })], undefined],
  ['no grade of another kind', [metric([{ label: 'Grade', value: 8, method: 'A formula.' }])], undefined],
  ['nothing of a table', [table({ title: 'T', columns: [], rows: [] })], undefined],
])('a shared report shows %s', (_, report, expected) => {
  const figure = figureOf({ status: 'done', report })
  expect(figure && figureText(figure)).toBe(expected)
  expect(figureOf({ status: 'partial', report })).toBeUndefined()
})

test('every figure survives its URL, which has letters, digits, and hyphens only', () => {
  const all: Figure[] = [
    ...grades.map((value) => ({ kind: 'grade' as const, value })),
    ...Array.from({ length: 101 }, (_, value) => ({ kind: 'score' as const, value })),
    ...Array.from({ length: 100 }, (_, at) => ({ kind: 'saving' as const, value: at + 1 })),
  ]
  for (const figure of all) expect(figureFrom(figureSlug(figure))).toEqual(figure)
  expect(all.map(figureSlug).filter((slug) => !/^[a-z0-9-]+$/.test(slug))).toEqual([])
})

test.each(['', 'score-101', 'score-007', 'score-x', 'saving-0', 'grade-e', 'grade-', 'words-5', '../score-5'])(
  'no figure is read from %j',
  (slug) => {
    expect(figureFrom(slug)).toBeUndefined()
  },
)
