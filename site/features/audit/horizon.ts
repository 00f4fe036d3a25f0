import { countOf } from '#engine/text/count-of.ts'

export type Tick = { status: number | null }

/** How a response is drawn: its direction and height say the same as its color. */
type TickKind = 'ok' | 'redirect' | 'refused' | 'error' | 'none'

/** Vertical extent of each kind, in a box of 100 whose horizon is at 60. */
const SHAPES: Record<TickKind, string> = {
  ok: 'V36',
  redirect: 'V80',
  refused: 'V4',
  error: 'M% 96V4',
  none: 'M% 72V96',
}

export const TICK_KINDS = Object.keys(SHAPES) as TickKind[]

/** The words for each kind in the legend. */
const TICK_WORDS: Record<TickKind, { one: string; many: string }> = {
  ok: { one: 'loaded', many: 'loaded' },
  redirect: { one: 'redirected', many: 'redirected' },
  refused: { one: 'not found or refused', many: 'not found or refused' },
  error: { one: 'server error', many: 'server errors' },
  none: { one: 'no response', many: 'no responses' },
}

/** @example tickKind(301) // 'redirect' */
export function tickKind(status: number | null): TickKind {
  if (status === null) return 'none'
  if (status >= 500) return 'error'
  if (status >= 400) return 'refused'
  return status >= 300 ? 'redirect' : 'ok'
}

const HORIZON_WIDTH = 1000

/**
 * Returns path data for each kind of tick, in a box of 1000 × 100. `of` is the number of places on the line.
 * @example horizonPaths([{ status: 200 }], 1).ok // 'M500 60V36'
 */
export function horizonPaths(ticks: readonly Tick[], of: number): Record<TickKind, string> {
  const paths: Record<TickKind, string> = { ok: '', redirect: '', refused: '', error: '', none: '' }
  const places = Math.max(of, ticks.length, 1)
  for (const [at, { status }] of ticks.entries()) {
    const kind = tickKind(status)
    const x = String(Math.round((HORIZON_WIDTH * 10 * (at + 0.5)) / places) / 10)
    const shape = SHAPES[kind]
    paths[kind] += shape.startsWith('M') ? shape.replace('%', x) : `M${x} 60${shape}`
  }
  return paths
}

/** Returns how far along the line the last tick is, in percent. */
export const horizonEnd = (ticks: readonly Tick[], of: number) =>
  Math.round((1000 * ticks.length) / Math.max(of, ticks.length, 1)) / 10

/** Returns the width of a tick in pixels: thinner on a line with many pages, so that they stay apart. */
export const tickWidth = (ticks: readonly Tick[], of: number): number =>
  Math.max(0.5, Math.min(1.5, Math.round(7000 / Math.max(of, ticks.length, 1)) / 10))

export function countTicks(ticks: readonly Tick[]): Record<TickKind, number> {
  const counts: Record<TickKind, number> = { ok: 0, redirect: 0, refused: 0, error: 0, none: 0 }
  for (const { status } of ticks) counts[tickKind(status)]++
  return counts
}

/** @example tickText('error', 2) // '2 server errors' */
export const tickText = (kind: TickKind, count: number) => countOf(count, TICK_WORDS[kind].one, TICK_WORDS[kind].many)
