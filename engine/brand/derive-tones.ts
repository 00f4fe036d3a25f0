import { hexOf, type Lch, lchOf, mix, ratioOf, reach } from './shade.ts'
import { defaultTones, type Tone, type ToneName, type Tones } from './tones.ts'

/** The colors that an editor sets, `#rrggbb`; all others are derived from them. */
export type BrandColors = {
  /** Color of buttons and of the main series of a chart. */
  primary?: string | null | undefined
  /** Color of other marks in charts, of landscapes, and of the tint of text and dark surfaces. */
  secondary?: string | null | undefined
  buttonText?: string | null | undefined
  paper?: string | null | undefined
  ink?: string | null | undefined
  darkPaper?: string | null | undefined
  darkInk?: string | null | undefined
}

/** WCAG 2.2, 1.4.3 (text) and 1.4.11 (graphics and the borders of controls), level AA. */
export const MIN_TEXT = 4.5
export const MIN_GRAPHIC = 3

const SCHEMES = { light: 0, dark: 1 } as const
/** Chroma above which neutrals take the hue of a color; below, they fade to gray. */
const FULL_TINT = 0.08
/** Lightness of raised surfaces, relative to the page. */
const RAISED = [0.026, 0.04] as const
const SUNK = [-0.027, -0.026] as const
/** Position of each neutral color between the ink and the paper. */
const NEUTRALS = {
  'ink-2': [0.276, 0.222],
  'ink-3': [0.376, 0.364],
  edge: [0.497, 0.523],
  line: [0.858, 0.839],
} as const
const HOVER = 0.06
/** Chroma of the derived second color if the brand has only one: low, so that it stays in the background. */
const QUIET = 0.5
const MAX_QUIET_CHROMA = 0.06
/** Minimum lightness of a highlight color on a dark page. */
const MIN_GLOW = 0.68
/** Lightness of highlights for a gray brand: near white, because a gray button looks disabled. */
const GRAY_GLOW = 0.92

/**
 * Returns every color of the design for a brand, in both schemes, or undefined if it sets none. Buttons have exactly
 * the brand's color. Lines, text, and marks have the nearest shade with enough contrast. A color set by an editor is
 * never changed, so `contrastProblems` may still report it.
 */
export function deriveTones(colors: BrandColors): Tones | undefined {
  const set = Object.values(colors).some(Boolean)
  if (!set) return undefined
  const primary = colors.primary || defaultTones['color-signal'][0]
  const main = lchOf(primary)
  const second = lchOf(colors.secondary || (colors.primary ? quiet(main) : defaultTones['color-data'][0]))
  const brand = { colors, primary, main, second }
  const [light, dark] = [schemeOf(SCHEMES.light, brand), schemeOf(SCHEMES.dark, brand)]
  const tones = { ...defaultTones } as Record<ToneName, Tone>
  for (const name of Object.keys(defaultTones) as ToneName[]) tones[name] = [light[name], dark[name]]
  return tones
}

type Brand = { colors: BrandColors; primary: string; main: Lch; second: Lch }

function schemeOf(scheme: 0 | 1, { colors, primary, main, second }: Brand): Record<ToneName, string> {
  const base = (name: ToneName) => defaultTones[name][scheme]
  const isDark = scheme === SCHEMES.dark
  const paper = (isDark ? colors.darkPaper : colors.paper) || tinted(base('color-paper'), isDark ? second : main)
  const ink = (isDark ? colors.darkInk : colors.ink) || tinted(base('color-ink'), isDark ? main : second)
  const shifted = (by: number) => {
    const [lightness, chroma, hue] = lchOf(paper)
    return hexOf([lightness + by, chroma, hue])
  }
  const raised = shifted(RAISED[scheme])
  const sunk = shifted(SUNK[scheme])
  const surfaces = [paper, raised, sunk]
  const washes = {
    'color-green-wash': base('color-green-wash'),
    'color-wheat-wash': base('color-wheat-wash'),
    'color-red-wash': base('color-red-wash'),
  }
  const tints = [tinted(base('color-tint-1'), main, 1), tinted(base('color-tint-2'), second, 1)] as const
  const neutral = (name: keyof typeof NEUTRALS) => mix(ink, paper, NEUTRALS[name][scheme])
  const status = (name: ToneName, wash: keyof typeof washes, minimum = MIN_TEXT) =>
    reach(base(name), [...surfaces, washes[wash]], minimum)

  const glow = GRAY_GLOW - (GRAY_GLOW - MIN_GLOW) * Math.min(1, main[1] / FULL_TINT)
  const glowing = isDark && lchOf(primary)[0] < glow ? hexOf([glow, main[1], main[2]]) : primary
  const signal = reach(glowing, surfaces, MIN_GRAPHIC)
  const action = isDark && ratioOf(primary, paper) < MIN_GRAPHIC ? signal : primary
  const onAction = colors.buttonText || textOn(action, scheme, second)
  const data = isDark && lchOf(hexOf(second))[0] < MIN_GLOW ? hexOf([0.743, second[1], second[2]]) : hexOf(second)

  return {
    'color-paper': paper,
    'color-raised': raised,
    'color-sunk': sunk,
    'color-ink': ink,
    'color-ink-2': reach(neutral('ink-2'), [...surfaces, ...Object.values(washes), ...tints], MIN_TEXT),
    'color-ink-3': reach(neutral('ink-3'), [...surfaces, washes['color-green-wash']], MIN_TEXT),
    'color-line': neutral('line'),
    'color-edge': reach(neutral('edge'), surfaces, MIN_GRAPHIC),
    'color-signal': signal,
    'color-action': action,
    'color-action-hover': hovered(action, onAction),
    'color-on-action': onAction,
    'color-signal-ink': reach(isDark ? signal : primary, surfaces, MIN_TEXT),
    'color-data': reach(data, surfaces, MIN_TEXT),
    'color-green': status('color-green', 'color-green-wash'),
    'color-wheat': reach(base('color-wheat'), surfaces, MIN_GRAPHIC),
    'color-wheat-ink': status('color-wheat-ink', 'color-wheat-wash'),
    'color-red': status('color-red', 'color-red-wash'),
    ...washes,
    'color-tint-1': tints[0],
    'color-tint-2': tints[1],
    'color-focus': isDark ? reach(tinted(base('color-focus'), main, 1), surfaces, MIN_GRAPHIC) : ink,
    ...landscapes(scheme, { main, second, ink, ridge: isDark ? signal : reach(primary, [paper], MIN_GRAPHIC) }),
    'art-chalk': tinted(base('art-chalk'), main),
  }
}

type Landscape = { main: Lch; second: Lch; ink: string; ridge: string }

/** Returns landscapes in the hues of the brand with unchanged lightness, because text on them relies on it. */
function landscapes(scheme: 0 | 1, { main, second, ink, ridge }: Landscape) {
  const inMain = (name: ToneName) => tinted(defaultTones[name][scheme], main, 1)
  const inSecond = (name: ToneName) => tinted(defaultTones[name][scheme], second, 1)
  return {
    'art-dawn-sky': inMain('art-dawn-sky'),
    'art-dawn-far': inMain('art-dawn-far'),
    'art-dawn-land': inSecond('art-dawn-land'),
    'art-noon-sky': inSecond('art-noon-sky'),
    'art-noon-far': inSecond('art-noon-far'),
    'art-noon-land': inSecond('art-noon-land'),
    'art-dusk-sky': inMain('art-dusk-sky'),
    'art-dusk-far': inMain('art-dusk-far'),
    'art-dusk-land': scheme === SCHEMES.light ? ink : inSecond('art-dusk-land'),
    'art-night-sky': scheme === SCHEMES.light ? ink : inSecond('art-night-sky'),
    'art-night-far': inSecond('art-night-far'),
    'art-night-land': inSecond('art-night-land'),
    'art-ridge': ridge,
    'art-grain': inMain('art-grain'),
  }
}

/** Returns a color of the design in the hue of the brand. A gray brand makes it gray. */
function tinted(hex: string, [, chroma, hue]: Lch, strength = 0.8) {
  const [lightness, own] = lchOf(hex)
  return hexOf([lightness, own * Math.min(1, chroma / FULL_TINT) * strength, hue])
}

function quiet([, chroma, hue]: Lch) {
  return hexOf([0.47, Math.min(MAX_QUIET_CHROMA, chroma * QUIET), hue])
}

/** Returns the dark or the light text color, whichever has more contrast; black if neither has enough. */
function textOn(ground: string, scheme: 0 | 1, second: Lch) {
  const dark = tinted(defaultTones['color-on-action'][scheme], second)
  const best = ratioOf(dark, ground) >= ratioOf('#ffffff', ground) ? dark : '#ffffff'
  return ratioOf(best, ground) >= MIN_TEXT ? best : ratioOf('#000000', ground) >= MIN_TEXT ? '#000000' : '#ffffff'
}

/**
 * Returns the color of a hovered element: darker or lighter, away from the color of its text, so that it stays
 * readable.
 */
function hovered(ground: string, text: string) {
  const [lightness, chroma, hue] = lchOf(ground)
  const away = lchOf(text)[0] > lightness ? -HOVER : HOVER
  const moved = hexOf([lightness + away, chroma, hue])
  return moved === ground ? hexOf([lightness + away / 2, chroma / 2, hue]) : moved
}
