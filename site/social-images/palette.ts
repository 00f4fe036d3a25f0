import type { Weather } from '#engine/art/art.ts'
import { defaultTones, type ToneName, type Tones } from '#engine/brand/tones.ts'

/** The light colors of a brand, because an image has only one theme. */
export type Palette = Record<ToneName, string>

/** Returns the colors of the images of a brand. */
export const paletteOf = (tones: Tones): Palette =>
  Object.fromEntries(Object.entries(tones).map(([name, [light]]) => [name, light])) as Palette

/** The colors of the product itself. */
export const defaultPalette = paletteOf(defaultTones)

/** Returns the rules of site/ui/styles/art.css, with the colors inserted. */
export function artRules(weather: Weather, palette: Palette) {
  const [sky, far, land] = [
    palette[`art-${weather}-sky`],
    palette[`art-${weather}-far`],
    palette[`art-${weather}-land`],
  ]
  const [grain, ridge] = [palette['art-grain'], palette['art-ridge']]
  const sun = { dawn: palette['color-signal'], noon: grain, dusk: palette['art-chalk'], night: grain }[weather]
  return (
    `.sky{fill:${sky}}.far{fill:${far}}.land{fill:${land}}.sun{fill:${sun}}.hit{fill:${ridge}}` +
    `.ridge{fill:none;stroke:${ridge};stroke-width:4;stroke-linejoin:round}` +
    `.furrow{stroke:${sky};stroke-width:1;opacity:.34}` +
    `.rule,.trace{fill:none;stroke:${land};stroke-width:2.5}.trace.hit{fill:none;stroke:${ridge};stroke-width:7}` +
    `.dash{fill:none;stroke:${land}}.dash.far{stroke:${far}}.dash.hit{stroke:${ridge}}`
  )
}
