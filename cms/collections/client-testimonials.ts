import type { CollectionConfig, Condition } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { demo } from '../fields/demo.ts'
import { image } from '../fields/image.ts'
import { order } from '../fields/order.ts'
import { keepDisplayName } from '../hooks/display-name.ts'

const isLong: Condition = (data) => data?.kind !== 'short'
const isShort: Condition = (data) => data?.kind === 'short'

export const clientTestimonials: CollectionConfig = {
  slug: 'client-testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  admin: {
    group: 'Content',
    description: 'What clients say. The long kind has a portrait and formatted text; the short kind is a single quote.',
    useAsTitle: 'displayName',
    defaultColumns: ['displayName', 'kind', 'onHome', 'order', 'demo'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'order',
  hooks: { beforeChange: [keepDisplayName] },
  fields: [
    { name: 'displayName', label: 'Name', type: 'text', admin: { hidden: true } },
    {
      name: 'kind',
      type: 'radio',
      required: true,
      defaultValue: 'client',
      options: [
        { label: 'Long, with a portrait', value: 'client' },
        { label: 'Short quote', value: 'short' },
      ],
    },
    { name: 'clientName', label: 'Name', type: 'text', maxLength: 100, admin: { condition: isLong } },
    {
      name: 'clientDesignation',
      label: 'Position and company',
      type: 'text',
      maxLength: 160,
      admin: {
        condition: isLong,
        description: 'For example “Owner, Larkmoor”. The page links to the case study of a client with this name.',
      },
    },
    image('avatar', 'Portrait', {
      condition: isLong,
      description: 'If empty, a drawing generated from the name is shown.',
    }),
    { name: 'content', label: 'Text', type: 'richText', admin: { condition: isLong } },
    { name: 'name', type: 'text', maxLength: 100, admin: { condition: isShort } },
    { name: 'designation', label: 'Position and company', type: 'text', maxLength: 160, admin: { condition: isShort } },
    {
      name: 'feedback',
      label: 'Quote',
      type: 'textarea',
      maxLength: 2_000,
      admin: { condition: isShort, description: 'Cards show the first 15 words.' },
    },
    {
      name: 'services',
      type: 'relationship',
      relationTo: 'services',
      hasMany: true,
      maxDepth: 1,
      admin: {
        description:
          'What we did for this client. Pages of these services, and of the same channel for such clients, quote it.',
      },
    },
    {
      name: 'onHome',
      label: 'On the home page',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar' },
    },
    order,
    demo,
  ],
}
