import { expect, test } from 'vitest'
import { numbersIn, siteLine, stairs } from './lines.ts'

const site = { name: 'A', url: '', figure: '', label: '', months: 6, from: 100, to: 200 }

test('three sites share one scale', () => {
  const end = (drawn: ReturnType<typeof siteLine>) => drawn?.path.split('L').at(-1)
  expect(end(siteLine(site))).toBe('222 108')
  expect(end(siteLine({ ...site, name: 'B', months: 12, from: 1, to: 3 }))).toBe('444 46')
  expect(siteLine(site)?.path.startsWith('M0 170')).toBe(true)
})

test('unknown values have no line', () => {
  expect(siteLine({ ...site, from: 0 })).toBeUndefined()
  expect(siteLine({ ...site, months: 0 })).toBeUndefined()
})

test('figures are read from their text', () => {
  expect(numbersIn('Ordering a table from Larkmoor took 11 taps before and takes 6 now.')).toEqual([11, 6])
  expect(numbersIn('4.6 megabytes before, 1.4 after. Areas to scale.')).toEqual([4.6, 1.4])
  expect(numbersIn('over 60%')).toEqual([60])
})

test('R-023 each spot has a step of equal height, and free spots come last', () => {
  const { calm, hot, places } = stairs(5, 6)
  expect(calm).toBe('M0 100H16.7V83.3H33.3V66.7H50V50H66.7V33.3H83.3V16.7')
  expect(hot).toBe('M83.3 16.7H100V0')
  expect(places[0]).toEqual({ x: 16.7, y: 83.3 })
  expect(stairs(6, 6).hot).toBe('')
  expect(stairs(0, 6).places).toEqual([])
})
