import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { demo } from '../fields/demo.ts'
import { image } from '../fields/image.ts'
import { history } from '../versions/versions.ts'

export const authors: CollectionConfig = {
  slug: 'authors',
  labels: { singular: 'Author', plural: 'Authors' },
  admin: {
    group: 'Content',
    description: 'The people who write the posts. Each author has a page.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'username', 'role', 'demo'],
    hidden: shownTo('editor'),
  },
  defaultSort: 'name',
  versions: history,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    {
      name: 'username',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 60,
      validate: (value: unknown) =>
        /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/.test(String(value ?? '')) ||
        'Use small letters, digits, and single dots, dashes, or underscores.',
      admin: { description: 'Shown next to the posts and used in the URL of the author’s page, such as maren.holt.' },
    },
    { name: 'role', type: 'text', maxLength: 120 },
    { name: 'bio', label: 'About', type: 'textarea', maxLength: 2_000 },
    image('avatar', 'Portrait', { description: 'If empty, a drawing generated from the name is shown.' }),
    {
      name: 'sameAs',
      label: 'Profiles on other sites',
      labels: { singular: 'Profile', plural: 'Profiles' },
      type: 'array',
      admin: { description: 'Help search engines identify the author.' },
      fields: [{ name: 'url', label: 'URL', type: 'text', required: true, maxLength: 2048 }],
    },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      admin: { description: 'For staff only. Never shown on the site.' },
    },
    demo,
  ],
}
