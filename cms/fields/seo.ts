import type { Field } from 'payload'

/** What search engines and shared links show for a document with its own page. */
export const seo: Field = {
  name: 'seo',
  label: 'Search result',
  type: 'group',
  admin: {
    description:
      'How the page appears in search results and when somebody shares it. Left empty, its title and first words are used.',
  },
  fields: [
    { name: 'title', type: 'text', maxLength: 120, admin: { description: 'Up to about 60 characters are shown.' } },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 320,
      admin: { description: 'Up to about 155 characters are shown.' },
    },
    { name: 'noindex', label: 'Keep out of search engines', type: 'checkbox', defaultValue: false },
  ],
}
