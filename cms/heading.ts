import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'

const HEADING = '/admin/components/heading.tsx#Heading'

/**
 * Makes the heading of every document with a title follow that title while it is typed. Applied to the finished
 * configuration, so no collection can forget it.
 */
export function withHeadings(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(withHeading) }
}

function withHeading(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { admin, flattenedFields } = collection
  const title = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  if (title?.type !== 'text' || title.virtual || title.hidden || title.admin?.hidden) return collection
  const edit = admin.components?.edit ?? {}
  const heading = { path: HEADING, clientProps: { field: title.name } }
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: { ...edit, beforeDocumentControls: [...(edit.beforeDocumentControls ?? []), heading] },
      },
    },
  }
}
