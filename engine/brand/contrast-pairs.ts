import { type BrandColors, MIN_GRAPHIC, MIN_TEXT } from './derive-tones.ts'
import { ratioOf } from './shade.ts'
import type { ToneName, Tones } from './tones.ts'

/** Two colors that are used together on the site. */
export type Pair = {
  scheme: 'light' | 'dark'
  foreground: ToneName
  background: ToneName
  /** For example, “Text” on “Page”, as in the back office. */
  label: string
  colors: [foreground: string, background: string]
  ratio: number
  minimum: number
}

const names: Partial<Record<ToneName, string>> = {
  'color-paper': 'Page',
  'color-raised': 'Panel',
  'color-sunk': 'Strip',
  'color-ink': 'Text',
  'color-ink-2': 'Secondary text',
  'color-ink-3': 'Caption',
  'color-edge': 'Border of a field',
  'color-signal': 'Marked line',
  'color-action': 'Button',
  'color-action-hover': 'Button under the pointer',
  'color-on-action': 'Button text',
  'color-signal-ink': 'Colored text',
  'color-data': 'Bars of charts',
  'color-green': 'Success',
  'color-green-wash': 'Ground of a success',
  'color-wheat': 'Warning mark',
  'color-wheat-ink': 'Warning',
  'color-wheat-wash': 'Ground of a warning',
  'color-red': 'Error',
  'color-red-wash': 'Ground of an error',
  'color-tint-1': 'First tinted card',
  'color-tint-2': 'Second tinted card',
  'color-focus': 'Focus ring',
  'art-dawn-sky': 'Sky at dawn',
  'art-noon-sky': 'Sky at noon',
  'art-dusk-sky': 'Sky at dusk',
  'art-dawn-land': 'Land at dawn',
  'art-noon-land': 'Land at noon',
  'art-chalk': 'Text on landscapes',
}

const SURFACES: ToneName[] = ['color-paper', 'color-raised', 'color-sunk']
const GROUNDS: ToneName[] = ['color-green-wash', 'color-wheat-wash', 'color-red-wash', 'color-tint-1', 'color-tint-2']
const met = (minimum: number, foreground: ToneName, backgrounds: ToneName[]) =>
  backgrounds.map((background) => ({ foreground, background, minimum }))

/** Every pair of colors that stylesheets use together. */
const pairs = [
  ...met(MIN_TEXT, 'color-ink', [...SURFACES, ...GROUNDS, 'art-dawn-sky', 'art-noon-sky', 'art-dusk-sky']),
  ...met(MIN_TEXT, 'color-ink-2', [...SURFACES, ...GROUNDS]),
  ...met(MIN_TEXT, 'color-ink-3', [...SURFACES, 'color-green-wash']),
  ...met(MIN_TEXT, 'color-on-action', ['color-action', 'color-action-hover']),
  ...met(MIN_TEXT, 'color-signal-ink', SURFACES),
  ...met(MIN_TEXT, 'color-data', SURFACES),
  ...met(MIN_TEXT, 'color-green', [...SURFACES, 'color-green-wash']),
  ...met(MIN_TEXT, 'color-wheat-ink', [...SURFACES, 'color-wheat-wash']),
  ...met(MIN_TEXT, 'color-red', [...SURFACES, 'color-red-wash']),
  ...met(MIN_TEXT, 'art-chalk', ['art-dawn-land', 'art-noon-land']),
  ...met(MIN_GRAPHIC, 'color-edge', SURFACES),
  ...met(MIN_GRAPHIC, 'color-signal', SURFACES),
  ...met(MIN_GRAPHIC, 'color-wheat', SURFACES),
  ...met(MIN_GRAPHIC, 'color-focus', SURFACES),
]

/** Returns the contrast of every pair in both schemes. */
export function contrastPairs(tones: Tones): Pair[] {
  return (['light', 'dark'] as const).flatMap((scheme, at) =>
    pairs.map(({ foreground, background, minimum }) => {
      const colors: Pair['colors'] = [tones[foreground][at] ?? '', tones[background][at] ?? '']
      const label = `“${names[foreground]}” on “${names[background]}”`
      return { scheme, foreground, background, label, colors, ratio: ratioOf(...colors), minimum }
    }),
  )
}

/** Returns the field of the back office that determines a color; other colors are derived. */
const fieldOf = (tone: ToneName, scheme: Pair['scheme']): keyof BrandColors => {
  if (tone === 'color-on-action') return 'buttonText'
  if (SURFACES.includes(tone)) return scheme === 'dark' ? 'darkPaper' : 'paper'
  if (tone.startsWith('color-ink')) return scheme === 'dark' ? 'darkInk' : 'ink'
  if (tone === 'color-focus' && scheme === 'light') return 'ink'
  return tone === 'color-data' ? 'secondary' : 'primary'
}

/**
 * Returns findings about the colors of a brand: a sentence for each pair below WCAG AA, at the field that an editor has
 * to change, which is the color of the pair that was set by hand.
 */
export function contrastProblems(colors: BrandColors, tones: Tones): { field: keyof BrandColors; message: string }[] {
  return contrastPairs(tones)
    .filter(({ ratio, minimum }) => ratio < minimum)
    .map((pair) => {
      const { scheme, foreground, background, label, colors: shown, ratio, minimum } = pair
      const [own, ground] = [fieldOf(foreground, scheme), fieldOf(background, scheme)]
      return {
        field: colors[own] ? own : colors[ground] ? ground : 'primary',
        message: `${scheme === 'dark' ? 'Dark' : 'Light'} mode: ${label} (${shown.join(' on ')}) has a contrast of ${roundedDown(ratio)}:1; WCAG AA needs ${minimum}:1.`,
      }
    })
}

/**
 * Rounds down, because 4.499 must not read as 4.5.
 * @example roundedDown(4.499) // '4.49'
 */
export const roundedDown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)
