// Generated art: data in, SVG text out. The same data always renders the same art, in the colors of the stylesheet.

import { escapeXml } from '../xml.ts'
import { drawCover } from './cover.ts'
import type { CoverData } from './cover-data.ts'
import { area, tenth as f, path, random, type Seed, scale } from './series.ts'

export type Weather = 'dawn' | 'noon' | 'dusk' | 'night'
/** `title` gives the art an accessible name; without one it is decorative. */
type Frame = {
  w?: number | undefined
  h?: number | undefined
  weather?: Weather | undefined
  title?: string | undefined
}
/** A drawing before it is written into an `<svg>`. */
export type Drawing = { className: string; viewBox: string; body: string; title?: string }

export type RidgeOptions = {
  /** The series, oldest value first. */
  values: number[]
  /** The year before, for the far hill. */
  before?: number[] | undefined
  /** Where the highest and the lowest value are, as shares of the height. */
  top?: number
  base?: number
}
type CoverOptions = {
  cover: CoverData
  /** Leaves out all text, for files that are drawn without the fonts of the page. */
  isPlain?: boolean
}

export const weathers: readonly Weather[] = ['dawn', 'noon', 'dusk', 'night']

/** Returns the weather of a seed, but never that of its neighbor. */
export function weatherFor(seed: Seed, previous?: Weather): Weather {
  const at = Math.floor(random(`${seed}-weather`)() * weathers.length)
  const drawn = weathers[at] ?? 'dawn'
  return drawn === previous ? (weathers[(at + 1) % weathers.length] ?? 'noon') : drawn
}

export type ArtOptions = Frame & (({ kind: 'ridge' } & RidgeOptions) | ({ kind: 'cover' } & CoverOptions))

/** Returns art as SVG text. */
export const drawArt = (art: ArtOptions) => svg(composeArt(art))
export const composeArt = (art: ArtOptions): Drawing => (art.kind === 'ridge' ? drawRidge(art) : composeCover(art))

function svg({ className, viewBox, body, title }: Drawing) {
  const name = title ? `role="img" aria-label="${escapeXml(title)}"` : 'aria-hidden="true"'
  return `<svg class="${className}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" ${name}>${body}</svg>`
}

/** Returns the background of every drawing. */
export const sky = (w: number, h: number) => `<rect class="sky" width="${w}" height="${h}"/>`

type Composition = Required<Pick<Frame, 'w' | 'h' | 'weather'>> & { title: string | undefined; body: string }

function compose(kind: ArtOptions['kind'], { w, h, weather, title, body }: Composition): Drawing {
  return {
    className: `art art-${kind} w-${weather}`,
    viewBox: `0 0 ${w} ${h}`,
    body: sky(w, h) + body,
    ...(title ? { title } : {}),
  }
}

function composeCover({ cover, isPlain, w = 800, h = 500, weather = 'dawn', title }: Frame & CoverOptions) {
  return compose('cover', { w, h, weather, title, body: drawCover(cover, { w, h, isPlain }) })
}

/**
 * Returns the growth curve as a landscape: the far hill is the year before, the land is this year, the ridge is the
 * main line, and furrows are months.
 */
function drawRidge(options: Frame & RidgeOptions) {
  const { values, before = [], w = 800, h = 500, top = 0.2, base = 0.84, weather = 'dawn', title } = options
  const all = [...values, ...before]
  const fit = { x1: w, y0: h * base, y1: h * top, min: Math.min(...all), max: Math.max(...values) }
  const hill = before.length > 1 ? `<path class="far" d="${area(scale(before, fit), h)}"/>` : ''
  const land = scale(values, fit)
  const months = Array.from({ length: 11 }, (_, i) => f((w * (i + 1)) / 12))
  const furrow = (x: number) => `M${x} ${f((land[Math.round((x / w) * (land.length - 1))]?.[1] ?? h) + 3)}V${h}`
  const body = `${hill}<path class="land" d="${area(land, h)}"/><path class="furrow" d="${months.map(furrow).join('')}"/><path class="ridge" d="${path(land)}"/>`
  return compose('ridge', { w, h, weather, title, body })
}
