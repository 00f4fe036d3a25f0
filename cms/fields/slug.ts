import { type Field, slugField, type Validate } from 'payload'
import { makeSlug } from '#engine/paths/slug-rules.ts'
import { checkSlug, takenBy } from '../slugs/check-slug.ts'
import { decideSlug } from '../slugs/decide-slug.ts'

/** Returns the slug of a document. It is made from the title until an editor types another one. */
export function slug(from = 'title'): Field {
  return slugField({
    useAsSlug: from,
    // For the button “Generate”.
    slugify: ({ valueToSlugify }) => makeSlug(String(valueToSlugify ?? '')) || undefined,
    overrides: (field) => ({
      ...field,
      fields: [
        ...field.fields.map((inner): Field => {
          // Payload's own hook makes slugs that nothing has checked.
          if ('name' in inner && inner.name === 'generateSlug') return { ...inner, hooks: {} } as Field
          if (!('name' in inner) || inner.name !== 'slug' || inner.type !== 'text') return inner
          // An empty slug could exist only once, so a draft without a title has none.
          const hooks = { beforeValidate: [decideSlug(from)], beforeDuplicate: [() => null] }
          return { ...inner, hooks, validate: isSlug } as Field
        }),
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

const isSlug: Validate<string | string[]> = async (value, { collectionSlug, event, id, previousValue, req }) => {
  // While somebody types, `SlugStatus` asks.
  if (!collectionSlug || event === 'onChange') return true
  if (!value) return 'Type a slug, such as spring-sale: the title has no letters or digits to make one from.'
  const candidate = { collection: collectionSlug, id, slug: String(value) }
  // A slug of an older version stays as it is until somebody changes it.
  const problem = value === previousValue ? await takenBy(req, candidate) : await checkSlug(req, candidate)
  return problem ?? true
}
