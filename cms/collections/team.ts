import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { demo } from '../fields/demo.ts'
import { image } from '../fields/image.ts'
import { socials } from '../fields/lists.ts'
import { order } from '../fields/order.ts'
import { slug } from '../fields/slug.ts'
import { history } from '../versions/versions.ts'

export const team: CollectionConfig = {
  slug: 'team',
  labels: { singular: 'Team member', plural: 'Team' },
  admin: {
    group: 'Content',
    description: 'The people of the agency. Each founder has a page.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'founder', 'order', 'demo'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'order',
  versions: history,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    { name: 'role', type: 'text', maxLength: 120 },
    { name: 'bio', label: 'About', type: 'textarea', maxLength: 4_000 },
    image('avatar', 'Portrait', { description: 'If empty, a drawing generated from the name is shown.' }),
    socials,
    slug('name'),
    {
      name: 'founder',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Gets a page at /founder/…' },
    },
    order,
    demo,
  ],
}
