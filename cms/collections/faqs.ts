import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { faqTopic } from '../fields/faq-topic.ts'
import { order } from '../fields/order.ts'

export const faqs: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions and answers' },
  admin: {
    group: 'Content',
    description: 'Questions that visitors ask. The six on the creative page are in “Creative page” instead.',
    useAsTitle: 'question',
    defaultColumns: ['question', 'topic', 'order'],
    hidden: shownTo('editor', 'hr'),
  },
  defaultSort: 'order',
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 300 },
    { name: 'answer', type: 'textarea', required: true, maxLength: 3_000 },
    faqTopic,
    order,
  ],
}
