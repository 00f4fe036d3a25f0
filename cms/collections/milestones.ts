import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { day } from '../fields/day.ts'
import { demo } from '../fields/demo.ts'
import { order } from '../fields/order.ts'
import { history } from '../versions/versions.ts'

export const milestones: CollectionConfig = {
  slug: 'milestones',
  labels: { singular: 'Milestone', plural: 'Milestones' },
  admin: {
    group: 'Content',
    description: 'The dates on the “Our journey” page.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'date', 'order', 'demo'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'date',
  versions: history,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    { name: 'date', type: 'date', required: true, admin: day },
    { name: 'text', type: 'textarea', maxLength: 2_000 },
    order,
    demo,
  ],
}
