import type { GlobalConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { socials } from '../fields/lists.ts'
import { history } from '../versions.ts'

export const brand: GlobalConfig = {
  slug: 'brand',
  label: 'Brand',
  admin: {
    group: 'Settings',
    description: 'The name, the email addresses, and everything else that appears on every page.',
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
          label: 'Logo text',
          type: 'text',
          maxLength: 60,
          admin: { description: 'If empty, the name is used.' },
        },
      ],
    },
    { name: 'tagline', type: 'text', maxLength: 160 },
    {
      type: 'row',
      fields: [
        {
          name: 'contactEmail',
          label: 'Contact email address',
          type: 'email',
          admin: { description: 'Shown on the site; requests are sent to it. Only an administrator can change it.' },
        },
        {
          name: 'editorsEmail',
          label: 'Editors’ email address',
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
      admin: { description: 'Its posts fill “Best Courses”. If empty, the carousel is hidden.' },
    },
    { name: 'newsletterTitle', type: 'text', maxLength: 160 },
    { name: 'newsletterText', type: 'textarea', maxLength: 600 },
    {
      name: 'embeds',
      label: 'Third-party services',
      type: 'group',
      admin: {
        description: 'Loaded only when a visitor asks for them. If empty, the contact form takes their place.',
      },
      fields: [
        embed('bookingUrl', 'URL of the booking calendar'),
        embed('chatUrl', 'URL of the live chat'),
        embed('analyticsUrl', 'URL of the analytics script'),
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
      !value || /^https:\/\/[^\s]+$/.test(String(value)) || 'Enter a full URL that starts with https://.',
  }
}
