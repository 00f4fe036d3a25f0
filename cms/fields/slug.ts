import { type Field, slugField, type Validate } from 'payload'
import { slugify } from '../../engine/slugify.ts'
import { checkSlug } from '../slugs/check-slug.ts'

/** The slug of a document. It is made from the title until an editor types another one. */
export function slug(from = 'title'): Field {
  return slugField({
    useAsSlug: from,
    // An empty slug could exist only once, so a draft without a title has none.
    slugify: ({ valueToSlugify }) => slugify(String(valueToSlugify ?? '')) || undefined,
    overrides: (field) => ({
      ...field,
      fields: [
        ...field.fields.map((inner) =>
          'name' in inner && inner.name === 'slug' && inner.type === 'text'
            ? {
                ...inner,
                maxLength: 200,
                validate: isSlug,
                admin: {
                  ...inner.admin,
                  description:
                    'The last part of the path. If you change it after publishing, the old path redirects to the new one.',
                },
              }
            : inner,
        ),
        // No column: says what is wrong with a slug while it is typed.
        {
          name: 'slugStatus',
          type: 'ui',
          admin: { components: { Field: '/admin/components/slug-status.tsx#SlugStatus' }, disableListColumn: true },
        },
      ],
    }),
  })
}

const isSlug: Validate<string | string[]> = async (value, { collectionSlug, id, previousValue, req, required }) => {
  if (!value) return required ? req.t('validation:required') : true
  // A slug from an import stays as it is until somebody changes it.
  if (!collectionSlug || value === previousValue) return true
  return (await checkSlug(req, { collection: collectionSlug, id, slug: String(value) })) ?? true
}
