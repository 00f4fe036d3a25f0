import type { Block } from 'payload'
import { faqTopic } from './faq-topic.ts'
import { href } from './lists.ts'

const prose: Block = {
  slug: 'prose',
  labels: { singular: 'Text', plural: 'Texts' },
  admin: { disableBlockName: true },
  fields: [{ name: 'content', label: 'Text', type: 'richText' }],
}

const faq: Block = {
  slug: 'faq',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  admin: { disableBlockName: true },
  fields: [faqTopic],
}

const cta: Block = {
  slug: 'cta',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  admin: { disableBlockName: true },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    { name: 'text', type: 'textarea', maxLength: 600 },
    {
      type: 'row',
      fields: [
        { name: 'buttonLabel', label: 'Button', type: 'text', maxLength: 60 },
        href('buttonHref', { label: 'Button link' }),
      ],
    },
  ],
}

/** The blocks that a free page can contain. */
export const pageBlocks = [prose, faq, cta]
