import type { Field } from 'payload'

/** What search engines and shared links show for a document with its own page. */
export const seo: Field = {
  name: 'seo',
  label: 'Search result',
  type: 'group',
  admin: {
    description:
      'How the page appears in search results and when it is shared. If empty, its title and first words are used.',
  },
  fields: [
    { name: 'title', type: 'text', maxLength: 120, admin: { description: 'Search engines show about 60 characters.' } },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 320,
      admin: { description: 'Search engines show about 155 characters.' },
    },
    { name: 'noindex', label: 'Keep out of search engines', type: 'checkbox', defaultValue: false },
  ],
}
