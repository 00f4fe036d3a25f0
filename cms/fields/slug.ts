import { type Field, slugField } from 'payload'
import { slugify } from '../../engine/slugify.ts'

/** The slug of a document. It is made from the title until an editor types another one. */
export function slug(from = 'title'): Field {
  return slugField({
    useAsSlug: from,
    // An empty slug could exist only once, so a draft without a title has none.
    slugify: ({ valueToSlugify }) => slugify(String(valueToSlugify ?? '')) || undefined,
    overrides: (field) => ({
      ...field,
      fields: field.fields.map((inner) =>
        'name' in inner && inner.name === 'slug' && inner.type === 'text'
          ? {
              ...inner,
              maxLength: 200,
              admin: {
                ...inner.admin,
                description:
                  'The last part of the path. If you change it after publishing, the old path redirects to the new one.',
              },
            }
          : inner,
      ),
    }),
  })
}
