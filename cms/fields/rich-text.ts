import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  ChecklistFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { articleBlocks, plainBlocks } from './article-blocks/article-blocks.ts'
import { footnote } from './footnote.ts'
import { PastingFeature } from './pasting-feature.ts'
import { withPlainProblems } from './plain-problems.ts'
import { withSoundTexts } from './sound-rich-text.ts'
import { textLinks } from './text-links.ts'
import { WritingFeature } from './writing-feature.ts'

/** The editor of texts. A page has one h1, its title, so headings of the text start at h2. */
export const richTextEditor = editorWith(plainBlocks)

/** The editor of articles, which can contain more than text. */
export const articleEditor = editorWith(articleBlocks)

function editorWith(blocks: Block[]) {
  const editor = lexicalEditor({
    views: '/admin/components/article-blocks/views.tsx#blockViews',
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BoldFeature(),
      ItalicFeature(),
      StrikethroughFeature(),
      SubscriptFeature(),
      SuperscriptFeature(),
      InlineCodeFeature(),
      textLinks(),
      UnorderedListFeature(),
      OrderedListFeature(),
      ChecklistFeature(),
      IndentFeature(),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      EXPERIMENTAL_TableFeature(),
      UploadFeature({
        enabledCollections: ['media'],
        collections: { media: { fields: [{ name: 'caption', type: 'text', maxLength: 300 }] } },
        maxDepth: 1,
      }),
      BlocksFeature({ blocks, inlineBlocks: [footnote] }),
      PastingFeature(),
      WritingFeature(),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  })
  return withPlainProblems(withSoundTexts(editor), blocks)
}
