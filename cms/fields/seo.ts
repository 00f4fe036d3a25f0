import type { Field, GroupField } from 'payload'

const texts: Field[] = [
  { name: 'title', type: 'text', maxLength: 120, admin: { description: 'Search engines show about 60 characters.' } },
  {
    name: 'description',
    type: 'textarea',
    maxLength: 320,
    admin: { description: 'Search engines show about 155 characters.' },
  },
]

const group = { name: 'seo', label: 'Search result', type: 'group' } as const

/** What search engines and shared links show for a document with its own page. */
export const seo: GroupField = {
  ...group,
  admin: {
    description:
      'How the page appears in search results and when it is shared. If empty, its title and first words are used.',
  },
  fields: [...texts, { name: 'noindex', label: 'Keep out of search engines', type: 'checkbox', defaultValue: false }],
}

/** The same for a page that the site always has and search engines always may list. */
export const pageSeo: GroupField = {
  ...group,
  admin: {
    description:
      'How the page appears in search results and when it is shared. If empty, its usual title and first paragraph are used.',
  },
  fields: texts,
}
