import {
  BoldFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'
import { withSoundTexts } from './sound-rich-text.ts'
import { textLinks } from './text-links.ts'

const editor = withSoundTexts(
  lexicalEditor({
    features: [
      ParagraphFeature(),
      BoldFeature(),
      ItalicFeature(),
      InlineCodeFeature(),
      textLinks(),
      UnorderedListFeature(),
      OrderedListFeature(),
      InlineToolbarFeature(),
    ],
  }),
)

/** Returns a few paragraphs or a list inside a block, with links but without headings. */
export function shortText(name: string, label: string, { required = false } = {}): RichTextField {
  return { name, label, type: 'richText', required, editor }
}
