import { expect, test } from 'vitest'
import { milestoneAxis } from './milestone-axis.ts'

test('R-053 milestones share one axis of whole decades, to scale', () => {
  const axis = milestoneAxis(['1997-03-10', '2010-01-01', '2026-11-20'])
  expect(axis?.ticks.map(({ at, text }) => `${text} ${at}`)).toEqual([
    '1990 0',
    '2000 25',
    '2010 50',
    '2020 75',
    '2030 100',
  ])
  expect(axis?.places.map(Math.round)).toEqual([18, 50, 92])
})

test('one milestone has an axis of its decade, and none has no axis', () => {
  expect(milestoneAxis(['2020-01-01'])?.ticks.map(({ text }) => text)).toEqual(['2020', '2030'])
  expect(milestoneAxis([])).toBeUndefined()
  expect(milestoneAxis(['never'])).toBeUndefined()
})
