import { slugify } from '#engine/paths/slugify.ts'
import { type Language, stopWords } from '#engine/text/stop-words.ts'
import type { Content } from './content.ts'
import { stemOf, termOf } from './terms.ts'

type OutlineRow = {
  level: number
  heading: string
  /** Id for a link to the heading: `#care-for-wool`. */
  anchor: string
  /** `draft`, or the number of rivals with such a heading. */
  from: 'draft' | number
}

const SAME = 0.5
const MAX_ADDED = 12

/** Returns the headings of the draft, followed by those that at least half of the rivals have in similar words. */
export function suggestOutline(yours: Content, rivals: Content[], language: Language): OutlineRow[] {
  const stop = new Set([...stopWords(language)].map((word) => stemOf(word, language)))
  const key = (text: string) => new Set(termOf(text, language).filter((stem) => !stop.has(stem)))
  const own = yours.headings.map((heading) => ({ ...heading, key: key(heading.text) }))
  const groups: { level: number; heading: string; key: Set<string>; rivals: Set<number> }[] = []
  rivals.forEach((rival, at) => {
    for (const { level, text } of rival.headings) {
      const stems = key(text)
      if (level === 1 || level > 3 || stems.size === 0 || own.some((one) => overlap(one.key, stems) >= SAME)) continue
      const group = groups.find((one) => overlap(one.key, stems) >= SAME)
      if (group) group.rivals.add(at)
      else groups.push({ level, heading: text, key: stems, rivals: new Set([at]) })
    }
  })
  const needed = Math.ceil(rivals.length / 2)
  const added = groups
    .filter((group) => group.rivals.size >= needed)
    .toSorted((a, b) => b.rivals.size - a.rivals.size)
    .slice(0, MAX_ADDED)
  const row = (level: number, heading: string, from: OutlineRow['from']) => ({
    level,
    heading,
    anchor: `#${slugify(heading)}`,
    from,
  })
  return [
    ...own.map(({ level, text }) => row(level, text, 'draft')),
    ...added.map(({ level, heading, rivals: users }) => row(level, heading, users.size)),
  ]
}

/** Returns the Jaccard similarity of two sets. */
function overlap(a: Set<string>, b: Set<string>) {
  const shared = [...a].filter((one) => b.has(one)).length
  return shared / (a.size + b.size - shared || 1)
}
