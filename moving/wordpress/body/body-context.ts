import type { ExportIndex } from '../export/export-index.ts'
import type { Block } from './block-tree.ts'
import type { Shortcode } from './shortcode-tree.ts'

type Unknown = 'shortcodes' | 'blocks' | 'elements'

/** What the readers of one text share. */
export type BodyContext = {
  index: ExportIndex
  postId: number
  /** The footnotes of the block editor, as JSON. */
  footnotes: string
  /** Sentences for the report, each once. */
  notes: Set<string>
  /** Names of what has no counterpart. */
  unknown: Record<Unknown, Set<string>>
  /** Ids of the reusable blocks around the place that is read. */
  around: number[]
}

/**
 * Returns a shortcode as HTML, or undefined if it has no counterpart.
 * @param inner returns its content as HTML
 */
export type ShortcodeMaker = (code: Shortcode, context: BodyContext, inner: () => string) => string | undefined

/**
 * Returns a block as HTML, or undefined if it has no counterpart.
 * @param inner returns its HTML with the blocks in it
 */
export type BlockMaker = (block: Block, context: BodyContext, inner: () => string) => string | undefined

const MAX_NAME_LENGTH = 60
const MAX_NAMES = 20

/** Remembers that something of a text has no counterpart; a marked block is at its place. */
export function addUnknown(what: Unknown, name: string, { unknown }: BodyContext) {
  unknown[what].add(name.slice(0, MAX_NAME_LENGTH))
}

/** Returns sentences on what has no counterpart. */
export function unknownNotes({ unknown }: BodyContext): string[] {
  const about = Object.entries(unknown).filter(([, names]) => names.size > 0)
  return about.map(([what, names]) => {
    const shown = [...names].slice(0, MAX_NAMES).join(', ')
    const more = names.size > MAX_NAMES ? `, and ${names.size - MAX_NAMES} more` : ''
    return `Without a counterpart here, and marked in the text by a note (${what}): ${shown}${more}.`
  })
}

/** Notes which page builder made a text: its columns and backgrounds are not kept. */
export const noteBuilder = (builder: string, { notes }: BodyContext) =>
  notes.add(`${builder} laid the page out: its content came in one below the other, without columns and styles.`)
