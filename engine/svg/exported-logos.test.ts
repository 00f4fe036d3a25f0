// @module-tag slow
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { exportedLogos } from '#tests/support/exported-logos.ts'
import { readLogo } from './check-logo.ts'

const draw = (svg: string) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: 300 }, font: { loadSystemFonts: false } }).render()

test.each(Object.entries(exportedLogos))('F6 §5 a logo of %s looks as before', (_program, source) => {
  const [before, after] = [draw(source), draw(readLogo(source).svg)]
  expect([after.width, after.height]).toEqual([before.width, before.height])
  expect(before.pixels.some((value, at) => at % 4 === 3 && value > 0)).toBe(true)
  expect(after.pixels.equals(before.pixels)).toBe(true)
})
