import { expect, test } from 'vitest'
import { deriveTones } from '#engine/brand/derive-tones.ts'
import { artRules, defaultPalette, paletteOf } from './palette.ts'

test('S-26 social images have the light colors of the brand, including landscapes', () => {
  const tones = deriveTones({ primary: '#2563eb' })
  const palette = paletteOf(tones ?? expect.fail())
  expect(palette['color-action']).toBe('#2563eb')
  for (const [rules, colors] of [
    [artRules('dusk', palette), palette],
    [artRules('dusk', defaultPalette), defaultPalette],
  ] as const) {
    expect(rules).toContain(`.sky{fill:${colors['art-dusk-sky']}}`)
    expect(rules).toContain(`stroke:${colors['art-ridge']}`)
  }
  expect(artRules('dusk', palette)).not.toContain(defaultPalette['art-dusk-sky'])
})
