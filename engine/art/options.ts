import { type Weather, weathers } from './art.ts'
import { type CoverData, isCoverData } from './cover-data.ts'

/** The cover of a document, as it is stored. */
export type StoredArt = { kind: 'cover'; weather: Weather; cover: CoverData }

/** Returns whether a stored value can be rendered. */
export function isArt(value: unknown): value is StoredArt {
  if (typeof value !== 'object' || value === null) return false
  const { kind, weather, cover } = value as Record<keyof StoredArt, unknown>
  return kind === 'cover' && weathers.includes(weather as Weather) && isCoverData(cover)
}
