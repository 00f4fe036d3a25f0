// Generated art: data in, SVG text out. The same seed always renders the same art, in the colors of the stylesheet.

import { escapeXml } from '../xml.ts'
import { area, tenth as f, path, random, type Seed, scale, series } from './series.ts'

export type Weather = 'dawn' | 'noon' | 'dusk' | 'night'
export type ArtKind = 'ridge' | 'ranks' | 'roots' | 'field' | 'furrows' | 'terraces'
/** `title` gives the art an accessible name; without one it is decorative. */
type Frame = {
  seed: Seed
  w?: number | undefined
  h?: number | undefined
  weather?: Weather | undefined
  title?: string | undefined
}
/** A drawing before it is written into an `<svg>`. */
export type Drawing = { className: string; viewBox: string; body: string; title?: string }

export type RidgeOptions = {
  from?: number
  to?: number
  bend?: number
  noise?: number
  n?: number
  top?: number
  base?: number
  /** The real series, oldest value first. Without it, a plausible one is made from `from` and `to`. */
  values?: number[] | undefined
  /** The year before, for the far hill. Real values without a year before have no far hill. */
  before?: number[] | undefined
}

export const weathers: readonly Weather[] = ['dawn', 'noon', 'dusk', 'night']

/** Returns the weather of a seed, but never that of its neighbor. */
export function weatherFor(seed: Seed, previous?: Weather): Weather {
  const at = Math.floor(random(`${seed}-weather`)() * weathers.length)
  const drawn = weathers[at] ?? 'dawn'
  return drawn === previous ? (weathers[(at + 1) % weathers.length] ?? 'noon') : drawn
}

/**
 * Returns the growth curve as a landscape: the far hill is the year before, the land is this year, the ridge is the
 * main line, and furrows are months.
 */
export const ridge = (options: Frame & RidgeOptions) => svg(drawRidge(options))
/** Returns ranked bars, one of them highlighted. */
export const ranks = (options: Frame & { n?: number; mark?: number }) => svg(drawRanks(options))
/**
 * Returns a crawl as roots: the home page is on the horizon, every level of links goes one step deeper, and one path is
 * highlighted.
 */
export const roots = (options: Frame & { levels?: number }) => svg(drawRoots(options))
/** Returns a grid of about one thousand items, some of them marked. */
export const field = (options: Frame & { cols?: number; rows?: number; marked?: number }) => svg(drawField(options))
/** Returns the requests of a page load, oldest on top; the slowest one is highlighted. */
export const furrows = (options: Frame & { n?: number }) => svg(drawFurrows(options))
/** Returns a distribution as terraces. */
export const terraces = (options: Frame & { n?: number; peak?: number }) => svg(drawTerraces(options))

export type ArtOptions = Frame & {
  kind: ArtKind
  options?: Record<string, number> | undefined
  values?: number[] | undefined
  before?: number[] | undefined
}

/**
 * Returns art of any kind as SVG text. `options` are the numbers of its kind; `values` is the real series of a ridge.
 */
export const drawArt = (art: ArtOptions) => svg(composeArt(art))
export const composeArt = ({ kind, options, ...frame }: ArtOptions): Drawing => drawings[kind]({ ...options, ...frame })

function svg({ className, viewBox, body, title }: Drawing) {
  const name = title ? `role="img" aria-label="${escapeXml(title)}"` : 'aria-hidden="true"'
  return `<svg class="${className}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" ${name}>${body}</svg>`
}

const drawings: Record<ArtKind, (options: Frame & RidgeOptions) => Drawing> = {
  ridge: drawRidge,
  ranks: drawRanks,
  roots: drawRoots,
  field: drawField,
  furrows: drawFurrows,
  terraces: drawTerraces,
}

/** Returns the background of every drawing. */
export const sky = (w: number, h: number) => `<rect class="sky" width="${w}" height="${h}"/>`

type Bar = { isHit: boolean; x: number; y: number; width: number }

/**
 * Writes all bars of a color as one path, which is half as long as their rectangles.
 * @param side path data from the top of any of them to its bottom: `v12` or `V400`
 */
function drawBars(bars: readonly Bar[], side: string) {
  const outline = ({ x, y, width }: Bar) => `M${f(x)} ${f(y)}h${f(width)}${side}h${-f(width)}z`
  const [hit, land] = [bars.filter(({ isHit }) => isHit), bars.filter(({ isHit }) => !isHit)]
  return `<path class="land" d="${land.map(outline).join('')}"/><path class="hit" d="${hit.map(outline).join('')}"/>`
}

function compose(
  kind: ArtKind,
  weather: Weather,
  { w, h, title }: { w: number; h: number; title: string | undefined },
  body: string,
): Drawing {
  return {
    className: `art art-${kind} w-${weather}`,
    viewBox: `0 0 ${w} ${h}`,
    body: sky(w, h) + body,
    ...(title ? { title } : {}),
  }
}

function drawRidge({
  seed,
  from = 1,
  to = 3,
  bend = 2.1,
  noise = 0.09,
  n = 53,
  w = 800,
  h = 500,
  top = 0.2,
  base = 0.84,
  weather = 'dawn',
  title,
  values,
  before,
}: Frame & RidgeOptions) {
  const isReal = values !== undefined && values.length > 1
  const now = isReal ? values : series({ seed, n, from, to, bend, noise })
  const made = isReal
    ? []
    : series({
        seed: `${seed}-before`,
        n,
        from: from * 0.92,
        to: from + (to - from) * 0.24,
        bend: 1.1,
        noise: noise * 0.8,
      })
  const earlier = before ?? made
  const fit = {
    x1: w,
    y0: h * base,
    y1: h * top,
    min: Math.min(...now, ...(isReal ? earlier : [from])),
    max: Math.max(...now),
  }
  const hill =
    earlier.length > 1
      ? `<path class="far" d="${area(scale(earlier, before ? fit : { ...fit, y0: fit.y0 - h * 0.1 }), h)}"/>`
      : ''
  const land = scale(now, fit)
  const months = Array.from({ length: 11 }, (_, i) => f((w * (i + 1)) / 12))
  const furrow = (x: number) => `M${x} ${f((land[Math.round((x / w) * (land.length - 1))]?.[1] ?? h) + 3)}V${h}`
  const body = `${hill}<path class="land" d="${area(land, h)}"/><path class="furrow" d="${months.map(furrow).join('')}"/><path class="ridge" d="${path(land)}"/>`
  return compose('ridge', weather, { w, h, title }, body)
}

function drawRanks({
  seed,
  n = 9,
  mark = 3,
  w = 800,
  h = 500,
  weather = 'noon',
  title,
}: Frame & { n?: number; mark?: number }) {
  const r = random(seed)
  const gap = h * 0.016
  const height = (h - gap * (n + 1)) / n
  let share = 0.96
  const bars = Array.from({ length: n }, (_, i) => {
    const width = w * share
    share *= 0.74 + r() * 0.18
    return { isHit: i === mark, x: 0, y: gap + i * (height + gap), width }
  })
  return compose('ranks', weather, { w, h, title }, drawBars(bars, `v${f(height)}`))
}

type Node = { x: number; hot: boolean }

function drawRoots({ seed, levels = 5, w = 800, h = 500, weather = 'night', title }: Frame & { levels?: number }) {
  const r = random(seed)
  const top = h * 0.24
  const step = (h * 0.9 - top) / levels
  let layer: Node[] = [{ x: w * 0.34, hot: true }]
  const square = (x: number, y: number, side: number) => `M${f(x)} ${f(y)}h${side}v${side}h-${side}z`
  const wires = { hot: '', plain: '' }
  const nodes = { hot: square(w * 0.34 - 7, top - 14, 14), plain: '' }
  for (let level = 1; level <= levels; level++) {
    const y0 = top + (level - 1) * step
    const y1 = top + level * step
    const count = Math.min(22, Math.round(3 * 1.62 ** (level - 1)))
    const next: Node[] = Array.from({ length: count }, (_, i) => ({
      x: ((i + 0.5 + (r() - 0.5) * 0.7) / count) * w * 0.94 + w * 0.03,
      hot: false,
    }))
    const hotParent = layer.find((p) => p.hot) ?? { x: 0, hot: true }
    const offPath = (node: Node) => Math.abs(node.x - hotParent.x - w * 0.09)
    const chosen = next.reduce((best, node) => (offPath(node) < offPath(best) ? node : best))
    chosen.hot = true
    for (const node of next) {
      const parent = node.hot
        ? hotParent
        : layer.reduce((a, b) => (Math.abs(a.x - node.x) < Math.abs(b.x - node.x) ? a : b))
      const look = node.hot ? 'hot' : 'plain'
      wires[look] += `M${f(parent.x)} ${f(y0)}V${f(y0 + step * 0.5)}H${f(node.x)}V${f(y1)}`
      nodes[look] += square(node.x - 4, y1 - 4, 8)
    }
    layer = next
  }
  const land = `<rect class="land" y="${f(top)}" width="${w}" height="${f(h - top)}"/>`
  return compose(
    'roots',
    weather,
    { w, h, title },
    `${land}<path class="wire" d="${wires.plain}"/><path class="wire hot" d="${wires.hot}"/><path class="node" d="${nodes.plain}"/><path class="node hot" d="${nodes.hot}"/>`,
  )
}

function drawField({
  cols = 40,
  rows = 25,
  marked = 26,
  seed,
  w = 800,
  h = 500,
  weather = 'dawn',
  title,
}: Frame & { cols?: number; rows?: number; marked?: number }) {
  const r = random(seed)
  const dx = w / cols
  const dy = h / rows
  const hits = new Set<number>()
  while (hits.size < Math.min(marked, cols * rows)) hits.add(Math.floor(r() * cols * rows))
  const dot = f(Math.min(dx, dy) * 0.3)
  const big = f(Math.min(dx, dy) * 0.72)
  const hot = [...hits].map(
    (i) =>
      `M${f(dx * ((i % cols) + 0.5) - big / 2)} ${f(dy * (Math.floor(i / cols) + 0.5) - big / 2)}h${big}v${big}h${-big}z`,
  )
  // Dashed lines instead of a pattern: a pattern needs an id, and the same art may appear twice on a page.
  const lines = Array.from({ length: rows }, (_, i) => `M${f(dx / 2 - dot / 2)} ${f(dy * (i + 0.5))}H${w}`)
  const dots = `<path class="dots" stroke-width="${dot}" stroke-dasharray="${dot} ${Number((dx - dot).toFixed(3))}" d="${lines.join('')}"/>`
  return compose('field', weather, { w, h, title }, `${dots}<path class="hit" d="${hot.join('')}"/>`)
}

function drawFurrows({ seed, n = 15, w = 800, h = 500, weather = 'noon', title }: Frame & { n?: number }) {
  const r = random(seed)
  const gap = h / n
  let t = 0.02
  const requests = Array.from({ length: n }, () => {
    const start = t
    const length = 0.05 + r() * r() * 0.34
    t = Math.min(0.8, t + 0.015 + r() * 0.075)
    return { start, length: Math.min(length, 0.97 - start) }
  })
  const slowest = requests.reduce((best, request) => (request.length > best.length ? request : best))
  const rules = requests.map((_, i) => `M0 ${f(gap * (i + 1))}H${w}`)
  const bars = requests.map((request, i) => ({
    isHit: request === slowest,
    x: request.start * w,
    y: gap * i + gap * 0.2,
    width: request.length * w,
  }))
  return compose(
    'furrows',
    weather,
    { w, h, title },
    `<path class="rule" d="${rules.join('')}"/>${drawBars(bars, `v${f(gap * 0.6)}`)}`,
  )
}

function drawTerraces({
  seed,
  n = 26,
  peak = 0.3,
  w = 800,
  h = 500,
  weather = 'dusk',
  title,
}: Frame & { n?: number; peak?: number }) {
  const r = random(seed)
  const width = w / n
  const heights = Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n
    return Math.exp(-(((t - peak) / (t < peak ? 0.16 : 0.3)) ** 2)) * (0.86 + r() * 0.2)
  })
  const best = heights.indexOf(Math.max(...heights))
  const bars = heights.map((height, i) => {
    const y = h - Math.max(0.04, height) * h * 0.8
    return { isHit: i === best, x: i * width, y, width: width - 2 }
  })
  return compose('terraces', weather, { w, h, title }, drawBars(bars, `V${h}`))
}
