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
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, SelectFieldSingleValidation } from 'payload'
import { PastingFeature } from './pasting-feature.ts'
import { withSoundTexts } from './sound-rich-text.ts'

/** Collections that editors can link to by choosing a document instead of typing its URL. */
export const linkable = ['posts', 'case-studies', 'services', 'tools', 'pages'] as const

const languages = {
  text: 'Text',
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  json: 'JSON',
  xml: 'XML',
  bash: 'Shell',
  nginx: 'nginx',
  apache: 'Apache',
  http: 'HTTP',
  liquid: 'Liquid',
  diff: 'Changes (diff)',
}

// A plain textarea: Payload's own code editor is fetched from a third party.
const code: Block = {
  slug: 'code',
  labels: { singular: 'Code', plural: 'Code' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'language',
      type: 'select',
      defaultValue: 'text',
      options: Object.entries(languages).map(([value, label]) => ({ label, value })),
      // Imported posts use aliases such as `javascript`; the page knows them, and shows an unknown one as text.
      validate: (() => true) as SelectFieldSingleValidation,
    },
    { name: 'code', type: 'textarea', required: true, admin: { rows: 8, className: 'code-field' } },
  ],
}

/** The editor of posts. A page has one h1, its title, so headings of the text start at h2. */
export const richTextEditor = withSoundTexts(
  lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BoldFeature(),
      ItalicFeature(),
      StrikethroughFeature(),
      SubscriptFeature(),
      SuperscriptFeature(),
      InlineCodeFeature(),
      LinkFeature({ enabledCollections: [...linkable], maxDepth: 1 }),
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
      BlocksFeature({ blocks: [code] }),
      PastingFeature(),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  }),
)
