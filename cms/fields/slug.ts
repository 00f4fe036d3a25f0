import { type Field, slugField } from 'payload'
import { slugify } from '../../engine/slugify.ts'

/** The part of the address that names a document, made from its title until somebody writes another. */
export function slug(from = 'title'): Field {
  return slugField({
    useAsSlug: from,
    // An empty slug would be unique only once: a draft that has no title yet has none.
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
                  'Last part of the address. Changed after publishing, the old address leads to the new one.',
              },
            }
          : inner,
      ),
    }),
  })
}
