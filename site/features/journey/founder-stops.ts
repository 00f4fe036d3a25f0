type Stop = { title: string; iso: string }

export type FounderLineProps = {
  /** Whole years from the first stop to today. */
  years: number
  /** `x` is the place on the line, in percent. */
  stops: (Stop & { x: number })[]
}

/** Stops nearer to the one before than this share of the line, in percent, are left out: their names would touch. */
const NEAREST = 7

/**
 * Returns the milestones as stops of a line from the first one to the last one, to scale; undefined for fewer than
 * three, or without a year between them.
 */
export function founderLine(milestones: Stop[], today: Date): FounderLineProps | undefined {
  const [first, last] = [milestones[0], milestones.at(-1)]
  if (!first || !last || milestones.length < 3) return undefined
  const timeOf = ({ iso }: Stop) => Date.parse(iso)
  const length = timeOf(last) - timeOf(first)
  const years = yearsBetween(new Date(first.iso), today)
  if (!(length > 0 && years > 0)) return undefined
  const stops: FounderLineProps['stops'] = []
  for (const stop of milestones) {
    const x = Math.round((1000 * (timeOf(stop) - timeOf(first))) / length) / 10
    if (stops.length === 0 || x - (stops.at(-1)?.x ?? 0) >= NEAREST) stops.push({ ...stop, x })
  }
  return { years, stops }
}

function yearsBetween(from: Date, to: Date) {
  const isBefore = to.toISOString().slice(5, 10) < from.toISOString().slice(5, 10)
  return to.getUTCFullYear() - from.getUTCFullYear() - (isBefore ? 1 : 0)
}
