import type { Block } from 'payload'
import { FOOTNOTE } from '#engine/rich-text/footnotes.ts'
import { blockIcon } from './article-blocks/block-icon.ts'
import { shortText } from './short-text.ts'

/** A note at the end of a text: the editor has its place in a line, and its words in a drawer. */
export const footnote: Block = {
  slug: FOOTNOTE,
  labels: { singular: 'Footnote', plural: 'Footnotes' },
  admin: {
    disableBlockName: true,
    images: { icon: { url: blockIcon('footnote'), alt: '' } },
    components: { Label: '/admin/components/writing/footnote-label.tsx#FootnoteLabel' },
  },
  fields: [
    {
      ...shortText('note', 'Note'),
      admin: { description: 'Shown at the end of the text, under its number. Without words, it has no number.' },
    },
  ],
}
