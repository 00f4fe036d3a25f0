import { type ArtKind, type Weather, weathers } from './art.ts'

/** The parameters of generated art, as a document stores them. */
export type StoredArt = { kind: ArtKind; seed: string; weather: Weather; options?: Record<string, number> }

const kinds: readonly unknown[] = ['ridge', 'ranks', 'roots', 'field', 'furrows', 'terraces'] satisfies ArtKind[]
const MAX_NUMBER = 10_000

/** Returns whether stored parameters can be rendered: a known kind and weather, a seed, and only reasonable numbers. */
export function isArt(value: unknown): value is StoredArt {
  if (typeof value !== 'object' || value === null) return false
  const { kind, seed, weather, options = {} } = value as Record<keyof StoredArt, unknown>
  return (
    kinds.includes(kind) &&
    typeof seed === 'string' &&
    weathers.includes(weather as Weather) &&
    typeof options === 'object' &&
    Object.values(options ?? {}).every((one) => Number.isFinite(one) && Math.abs(one as number) <= MAX_NUMBER)
  )
}
