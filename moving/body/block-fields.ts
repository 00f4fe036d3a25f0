import type { PastedNode } from '#engine/pasting/nodes.ts'

export type Fields = Record<string, unknown>

/** Reads the rich text of a block: `{ html }` or `{ markdown }`. */
export type ReadRichText = (value: unknown) => PastedNode[]

/** What a field of an article block holds. Lengths are in UTF-16 units, as the editor counts them. */
export type FieldKind =
  | { kind: 'line' | 'text'; max: number; required?: true }
  | { kind: 'oneOf'; values: string[] }
  | { kind: 'code' | 'picture' | 'richText' | 'href' | 'video' | 'flag' | 'comparison' | 'chart'; required?: true }
  | { kind: 'rows'; min: number; max: number; fields: BlockFields }
export type BlockFields = Record<string, FieldKind>

const line = (max: number): FieldKind => ({ kind: 'line', max })
const requiredLine = (max: number): FieldKind => ({ kind: 'line', max, required: true })
const picture: FieldKind = { kind: 'picture' }
const requiredPicture: FieldKind = { kind: 'picture', required: true }
const href: FieldKind = { kind: 'href' }
const richText: FieldKind = { kind: 'richText' }
const requiredRichText: FieldKind = { kind: 'richText', required: true }

/**
 * The fields of the blocks that a body can have, as `cms/fields/article-blocks` defines them; a test compares the two.
 * Blocks for documents of this site (`tool`, `caseStudy`) come from no other system.
 */
export const blockFields: Record<string, BlockFields> = {
  code: { language: line(40), code: { kind: 'code', required: true } },
  callout: {
    kind: { kind: 'oneOf', values: ['note', 'tip', 'warning'] },
    title: line(120),
    text: requiredRichText,
  },
  callToAction: {
    title: requiredLine(120),
    text: { kind: 'text', max: 400 },
    buttonLabel: requiredLine(60),
    buttonHref: { kind: 'href', required: true },
  },
  figure: {
    image: requiredPicture,
    caption: line(300),
    credit: line(160),
    creditUrl: href,
    wide: { kind: 'flag' },
  },
  gallery: {
    images: { kind: 'rows', min: 1, max: 12, fields: { image: requiredPicture, caption: line(300) } },
    caption: line(300),
  },
  comparison: {
    title: requiredLine(160),
    table: { kind: 'comparison', required: true },
    highlight: line(200),
    note: line(300),
  },
  chart: {
    title: requiredLine(160),
    form: { kind: 'oneOf', values: ['bars', 'columns', 'line', 'donut'] },
    data: { kind: 'chart', required: true },
    unit: line(20),
    highlight: line(200),
    note: line(300),
    noteUrl: href,
  },
  quote: {
    quote: { kind: 'text', max: 1_000, required: true },
    name: line(120),
    role: line(160),
    url: href,
  },
  steps: {
    title: line(160),
    steps: {
      kind: 'rows',
      min: 2,
      max: 20,
      fields: { title: requiredLine(160), text: richText, image: picture },
    },
  },
  questions: {
    title: line(160),
    questions: {
      kind: 'rows',
      min: 1,
      max: 20,
      fields: { question: requiredLine(300), answer: requiredRichText },
    },
  },
  video: {
    url: { kind: 'video', required: true },
    title: requiredLine(160),
    poster: picture,
    caption: line(300),
    transcript: { kind: 'text', max: 30_000 },
  },
}

/** Returns the fields of a block that hold a link. */
export function linkFields(blockType: unknown): string[] {
  const spec = typeof blockType === 'string' && Object.hasOwn(blockFields, blockType) ? blockFields[blockType] : {}
  return Object.entries(spec ?? {}).flatMap(([name, { kind }]) => (kind === 'href' ? [name] : []))
}
