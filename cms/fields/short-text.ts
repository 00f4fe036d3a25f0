import {
  BoldFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'
import { linkable } from './linkable.ts'
import { withSoundTexts } from './sound-rich-text.ts'

const editor = withSoundTexts(
  lexicalEditor({
    features: [
      ParagraphFeature(),
      BoldFeature(),
      ItalicFeature(),
      InlineCodeFeature(),
      LinkFeature({ enabledCollections: [...linkable], maxDepth: 1 }),
      UnorderedListFeature(),
      OrderedListFeature(),
      InlineToolbarFeature(),
    ],
  }),
)

/** A few paragraphs or a list inside a block, with links but without headings. */
export function shortText(name: string, label: string, { required = false } = {}): RichTextField {
  return { name, label, type: 'richText', required, editor }
}
