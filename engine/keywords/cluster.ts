import type { Language } from '../text/stop-words.ts'
import { latentSpace } from './latent-space.ts'
import { cutAt, type Merge, mergeGroups } from './merge-groups.ts'
import { type FeatureWeights, phraseVectors } from './phrase-vectors.ts'
import { centersOf, type Points } from './points.ts'
import { separationOf } from './separation.ts'
import { type Smoothing, smooth } from './smooth.ts'
import { refineGroups, spreadGroups } from './spherical-k-means.ts'

export type Clustered = {
  /** The group of each phrase, from 0. */
  groups: Int32Array
  count: number
  points: Points
}

export type GroupSettings = FeatureWeights &
  Smoothing & {
    /** Dimensions of the latent space. Fewer phrases span fewer. */
    dimensions: number
    /** The share of the best separation at which a smaller number of groups is chosen. */
    enough: number
  }

const PHRASES_PER_DIMENSION = 2
/** More phrases are first joined into this many small groups, because comparing all pairs takes quadratic time. */
const MAX_MERGED = 400
const SMALL_ROUNDS = 4
const MAX_GROUPS = 120
const CANDIDATES = 40

/**
 * Groups short phrases by meaning: TF-IDF of stems, pairs, and runs of letters; a latent space; smoothing among
 * neighbors; Ward's merging; and spherical k-means from there. Without `groupCount`, it chooses the fewest groups that
 * reach the share `enough` of the best separation. Equal input gives equal output.
 */
export function clusterPhrases(
  phrases: string[],
  { language, groupCount, ...settings }: GroupSettings & { language: Language; groupCount?: number | undefined },
): Clustered {
  if (phrases.length < 3) return oneGroup(phrases.length)
  const size = Math.max(2, Math.min(settings.dimensions, Math.floor(phrases.length / PHRASES_PER_DIMENSION)))
  const points = smooth(latentSpace(phraseVectors(phrases, language, settings), size), settings)
  const tree = treeOf(points)
  const wanted =
    groupCount === undefined ? enoughGroups(tree, settings.enough) : Math.min(groupCount, tree.points.count)
  const joined = cutAt(tree.merges, tree.points.count, wanted)
  const groups = tree.small ? tree.small.map((one) => joined[one] as number) : joined
  return numbered(refineGroups(points, groups, wanted), points)
}

type Tree = { points: Points; sizes: Float64Array; merges: Merge[]; small?: Int32Array }

function treeOf(points: Points): Tree {
  const { count } = points
  if (count <= MAX_MERGED) {
    const sizes = new Float64Array(count).fill(1)
    return { points, sizes, merges: mergeGroups(points, sizes) }
  }
  const small = refineGroups(points, spreadGroups(points, MAX_MERGED), MAX_MERGED, SMALL_ROUNDS)
  const sizes = new Float64Array(MAX_MERGED)
  for (const group of small) sizes[group] = (sizes[group] as number) + 1
  const centers = centersOf(points, small, MAX_MERGED)
  return { points: centers, sizes, merges: mergeGroups(centers, sizes), small }
}

function enoughGroups({ points, sizes, merges }: Tree, enough: number) {
  const tried = candidateCounts(points.count).map((count) => ({
    count,
    separation: separationOf(points, cutAt(merges, points.count, count), count, sizes),
  }))
  const best = Math.max(...tried.map(({ separation }) => separation))
  return tried.find(({ separation }) => separation >= enough * best)?.count ?? 1
}

/** Numbers of groups to try, in growing steps. */
function candidateCounts(points: number): number[] {
  const most = Math.max(2, Math.min(MAX_GROUPS, Math.floor(points / 2)))
  return [
    ...new Set(Array.from({ length: CANDIDATES }, (_, at) => Math.round(2 * (most / 2) ** (at / (CANDIDATES - 1))))),
  ]
}

/** Groups that refinement emptied are left out; the others are numbered by first appearance. */
function numbered(groups: Int32Array, points: Points): Clustered {
  const numbers = new Map<number, number>()
  const renamed = groups.map((group) => {
    if (!numbers.has(group)) numbers.set(group, numbers.size)
    return numbers.get(group) as number
  })
  return { groups: renamed, count: numbers.size, points }
}

const oneGroup = (count: number): Clustered => ({
  groups: new Int32Array(count),
  count: Math.min(1, count),
  points: { values: new Float64Array(count).fill(1), count, size: 1 },
})
