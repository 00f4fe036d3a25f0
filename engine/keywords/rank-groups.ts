import type { Clustered } from './cluster.ts'
import { centersOf, dot } from './points.ts'

export type PhraseGroup = {
  /** The phrase nearest to the center; of nearly equal ones, the shortest. */
  name: string
  /** Indexes of its phrases, the most central first. */
  members: number[]
  /** Mean cosine of its phrases to its center, 0 to 1. */
  cohesion: number
}

/** A cosine closer than this to the best one is as good for a name. */
const NEARLY = 0.05

/** Names the groups and orders them by size, largest first; of equal size, in the order of their first phrase. */
export function rankGroups(phrases: string[], { groups, count, points }: Clustered): PhraseGroup[] {
  const centers = centersOf(points, groups, count)
  const found = Array.from({ length: count }, (_, group) => {
    const cosines = phrases.flatMap((phrase, at) =>
      groups[at] === group ? [{ at, phrase, cosine: dot(points, at, centers, group) }] : [],
    )
    const first = cosines[0]?.at ?? 0
    cosines.sort((one, other) => other.cosine - one.cosine || one.at - other.at)
    const nearBest = cosines.filter(({ cosine }) => cosine >= (cosines[0]?.cosine ?? 0) - NEARLY)
    const [named] = nearBest.toSorted((one, other) => one.phrase.length - other.phrase.length || one.at - other.at)
    return {
      first,
      name: named?.phrase ?? '',
      members: cosines.map(({ at }) => at),
      cohesion: cosines.reduce((sum, { cosine }) => sum + cosine, 0) / cosines.length,
    }
  })
  return found
    .toSorted((one, other) => other.members.length - one.members.length || one.first - other.first)
    .map(({ first: _, ...group }) => group)
}
