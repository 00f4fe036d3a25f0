import type { Field, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { builtInNames } from './name-of-document.ts'
import { namedInPickers } from './named-in-pickers.ts'

const HEADING = '/admin/components/names/heading.tsx#Heading'
const CELL = '/admin/components/names/cell.tsx#NameCell'

/**
 * Names every document by one rule: in its heading while it is typed, in lists, and where documents are picked. Applied
 * to the finished configuration, so every collection is covered.
 */
export function withNames(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(withName) }
}

function withName(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { admin, flattenedFields, hooks, labels, slug } = collection
  const title = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  if (!title || ('virtual' in title && title.virtual)) return collection
  const naming = {
    slug,
    label: String(labels.singular),
    titleField: title.name,
    ...(slug === 'tools' ? { builtInNames } : {}),
  }
  const edit = admin.components?.edit ?? {}
  const heading = { path: HEADING, clientProps: naming }
  const isShown = !title.hidden && !title.admin?.hidden && ['text', 'email'].includes(title.type)
  const hook = namedInPickers(collection)
  return {
    ...collection,
    // The list of images shows the name beside the image.
    fields: slug === 'media' ? collection.fields : withCell(collection.fields, nameColumn(slug, title.name), naming),
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), hook.beforeOperation],
      afterRead: [...(hooks.afterRead ?? []), hook.afterRead],
    },
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: isShown ? { ...edit, beforeDocumentControls: [...(edit.beforeDocumentControls ?? []), heading] } : edit,
      },
    },
  }
}

/** Returns the column of the list that shows the name. The slug of a tool has its own. */
const nameColumn = (slug: string, titleField: string) => (slug === 'tools' ? 'name' : titleField)

function withCell(fields: Field[], name: string, clientProps: object): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) =>
          'name' in tab && tab.name ? tab : { ...tab, fields: withCell(tab.fields, name, clientProps) },
        ),
      }
    if (field.type === 'row' || field.type === 'collapsible')
      return { ...field, fields: withCell(field.fields, name, clientProps) }
    if (!('name' in field) || field.name !== name) return field
    const cell = { path: CELL, clientProps }
    return {
      ...field,
      admin: { ...field.admin, components: { ...field.admin?.components, Cell: cell } },
    } as Field
  })
}
