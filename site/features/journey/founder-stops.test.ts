import { expect, test } from 'vitest'
import { founderLine } from './founder-stops.ts'

const stop = (iso: string) => ({ title: `In ${iso.slice(0, 4)}`, iso })
const today = new Date('2026-11-28')

test('stops are on the line to scale, from the first to the last', () => {
  const line = founderLine([stop('2000-01-01'), stop('2010-01-01'), stop('2020-01-01')], today)
  expect(line?.stops.map(({ x }) => x)).toEqual([0, 50, 100])
  expect(line?.years).toBe(26)
})

test('a year counts once its day has come', () => {
  const since = (iso: string) => founderLine([stop(iso), stop('2010-01-01'), stop('2020-01-01')], today)?.years
  expect([since('2000-11-28'), since('2000-11-29')]).toEqual([26, 25])
})

test('a stop too near to the one before is left out', () => {
  const line = founderLine([stop('2000-01-01'), stop('2000-06-01'), stop('2010-01-01'), stop('2020-01-01')], today)
  expect(line?.stops.map(({ iso }) => iso)).toEqual(['2000-01-01', '2010-01-01', '2020-01-01'])
})

test('too few milestones, or all on one day, are no line', () => {
  expect(founderLine([], today)).toBeUndefined()
  expect(founderLine([stop('2000-01-01'), stop('2010-01-01')], today)).toBeUndefined()
  expect(founderLine([stop('2000-01-01'), stop('2000-01-01'), stop('2000-01-01')], today)).toBeUndefined()
})
