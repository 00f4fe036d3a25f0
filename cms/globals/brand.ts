import type { GlobalConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { socials } from '../fields/lists.ts'
import { history } from '../versions.ts'

export const brand: GlobalConfig = {
  slug: 'brand',
  label: 'Brand',
  admin: {
    group: 'Settings',
    description: 'Name, addresses and everything else that stands on every page.',
    hidden: shownTo('editor'),
  },
  versions: { max: history.maxPerDoc },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 60 },
        {
          name: 'logoText',
          label: 'Text of the logo',
          type: 'text',
          maxLength: 60,
          admin: { description: 'Left empty, the name.' },
        },
      ],
    },
    { name: 'tagline', type: 'text', maxLength: 160 },
    {
      type: 'row',
      fields: [
        {
          name: 'contactEmail',
          label: 'Contact address',
          type: 'email',
          admin: { description: 'Shown on the site; requests are sent to it. Only an administrator changes it.' },
        },
        {
          name: 'editorsEmail',
          label: 'Editors’ address',
          type: 'email',
          admin: { description: 'For questions about the blog.' },
        },
      ],
    },
    socials,
    {
      name: 'coursesCategory',
      label: 'Category of the courses carousel',
      type: 'relationship',
      relationTo: 'categories',
      admin: { description: 'Its posts fill “Best Courses”. Without one, the carousel is hidden.' },
    },
    { name: 'newsletterTitle', type: 'text', maxLength: 160 },
    { name: 'newsletterText', type: 'textarea', maxLength: 600 },
    {
      name: 'embeds',
      label: 'Services of others',
      type: 'group',
      admin: {
        description: 'Loaded only when a visitor asks for them. Left empty, the contact form takes their place.',
      },
      fields: [
        embed('bookingUrl', 'Address of the booking calendar'),
        embed('chatUrl', 'Address of the live chat'),
        embed('analyticsUrl', 'Address of the speed measurement'),
      ],
    },
  ],
}

function embed(name: string, label: string) {
  return {
    name,
    label,
    type: 'text' as const,
    maxLength: 2048,
    validate: (value: unknown) =>
      !value || /^https:\/\/[^\s]+$/.test(String(value)) || 'A whole address is needed, beginning with https://.',
  }
}
