import type { Tag } from '#engine/web/read-tags.ts'

const MAX_PATHS = 200
const MAX_DEPTH = 7
const [SEED, PRIME] = [0x811c9dc5, 0x01000193]
/** Inside of these, structure depends on what is written rather than on the template. */
const TEXT = /^(?:a|b|br|code|em|i|img|li|p|picture|source|span|strong|sub|sup|svg|td|th|tr)$/

/**
 * Returns the structure of a page: hashes of the paths of its elements, each path once. Two pages of one template share
 * most of them, however many items a list has. Source: Reis et al., “Automatic Web News Extraction Using Tree Edit
 * Distance”, 2004, for the idea to group by structure; sets of paths are compared in linear time.
 */
export function skeletonOf(tags: Tag[]): number[] {
  const paths = new Map<Tag, { hash: number; depth: number }>()
  const found = new Set<number>()
  for (const tag of tags) {
    if (tag.isInHead || tag.isInSvg || TEXT.test(tag.name)) continue
    const above = tag.parent && paths.get(tag.parent)
    const depth = (above?.depth ?? 0) + 1
    const [style = ''] = (tag.attributes.class ?? '').trim().split(/\s+/, 1)
    const hash = hashOf(`${tag.name}.${style.replace(/\d+/g, '#')}`, above?.hash ?? SEED)
    paths.set(tag, { hash, depth })
    if (depth <= MAX_DEPTH && found.size < MAX_PATHS) found.add(hash)
  }
  return [...found].sort((a, b) => a - b)
}

/** Returns the share of paths that two structures have in common, from 0 to 1 (Jaccard index). */
export function similarity(one: number[], other: number[]): number {
  if (one.length === 0 && other.length === 0) return 1
  let [at, to, both] = [0, 0, 0]
  while (at < one.length && to < other.length) {
    const [a, b] = [one[at] ?? 0, other[to] ?? 0]
    if (a === b) both++
    if (a <= b) at++
    if (b <= a) to++
  }
  return both / (one.length + other.length - both)
}

function hashOf(text: string, seed: number) {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash >>> 0
}
