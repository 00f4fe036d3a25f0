import type { CollectionConfig, Field, GlobalConfig, GroupField } from 'payload'
import { pageSeo } from '../fields/seo.ts'

const keyphrase: Field = {
  name: 'keyphrase',
  label: 'Focus keyphrase',
  type: 'text',
  maxLength: 120,
  admin: { description: 'What people should search for to find this page. Only the checks of the back office use it.' },
}

/** No column: the previews and checks of the page, below the texts of its search result. */
const panel: Field = {
  name: 'seoPanel',
  type: 'ui',
  admin: { components: { Field: '/admin/components/seo/panel.tsx#SeoPanel' }, disableListColumn: true },
}

/** In the sidebar, next to every tab: how many checks pass, while somebody types. */
const summary: Field = {
  name: 'seoSummary',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/components/seo/summary.tsx#SeoSummary' },
    disableListColumn: true,
  },
}

/** Adds the focus keyphrase and the SEO panel to a collection whose documents have pages of their own. */
export function withSeoPanel(collection: CollectionConfig): CollectionConfig {
  const own: Field[] = hasSeo(collection.fields)
    ? []
    : [{ name: 'seo', label: 'Search result', type: 'group', fields: [] }]
  return { ...collection, fields: [...withPanel([...collection.fields, ...own]), summary] }
}

/** Adds a tab with the texts of the search result and the SEO panel to a global that is one page. */
export function withSeoTab(global: GlobalConfig): GlobalConfig {
  const tab = { label: 'Search result', fields: withPanel([pageSeo]) }
  const fields = global.fields.map((field) =>
    field.type === 'tabs' ? { ...field, tabs: [...field.tabs, tab] } : field,
  )
  return { ...global, fields: [...fields, summary] }
}

/** Puts the panel after the texts of the search result, in the tab that has them. */
function withPanel(fields: Field[]): Field[] {
  return fields.flatMap((field): Field[] => {
    if (field.type === 'tabs')
      return [{ ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withPanel(tab.fields) })) }]
    return isSeo(field) ? [{ ...field, fields: [keyphrase, ...field.fields] }, panel] : [field]
  })
}

const hasSeo = (fields: Field[]): boolean =>
  fields.some((field) => isSeo(field) || (field.type === 'tabs' && field.tabs.some((tab) => hasSeo(tab.fields))))

const isSeo = (field: Field): field is GroupField & { name: string } =>
  field.type === 'group' && 'name' in field && field.name === 'seo'
