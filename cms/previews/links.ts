import type { SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { environment } from '#platform/environment/environment.ts'
import { previewWidths } from './widths.ts'

/** Next to its fields, an editor chooses one of the widths; a tab of the document shows all. */
const beside = { openByDefault: false, breakpoints: previewWidths }
const widths = {
  Component: '/admin/components/preview-widths.tsx#PreviewWidths',
  path: '/widths',
  tab: { label: 'Preview', href: '/widths' },
} as const

/** Where a part of a page begins, for collections that are a part of one. */
const sections: Record<string, string> = { 'pricing-plans': '#pricing', faqs: '#industriesFaq' }

/**
 * Gives every collection and global with drafts a preview, in a new tab and next to the fields. Applied to the finished
 * configuration, so all of them are covered. The site decides which page shows a document (`site/server/preview`), on
 * the host of the back office, which has the session.
 */
export function withPreviews(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) =>
      collection.versions?.drafts ? previewed(collection) : collection,
    ),
    globals: config.globals.map((global) => (global.versions?.drafts ? previewedGlobal(global) : global)),
  }
}

function previewed(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { slug, admin } = collection
  const urlOf = ({ id }: Record<string, unknown>) =>
    id ? `${environment.adminUrl}/preview/${slug}/${id}${sections[slug] ?? ''}` : null
  const livePreview = { url: ({ data }: { data: Record<string, unknown> }) => urlOf(data), ...beside }
  return { ...collection, admin: { ...admin, preview: urlOf, livePreview, components: withTab(admin.components) } }
}

function previewedGlobal(global: SanitizedGlobalConfig): SanitizedGlobalConfig {
  const { slug, admin } = global
  const url = `${environment.adminUrl}/preview/${slug}`
  const components = withTab(admin?.components)
  return { ...global, admin: { ...admin, preview: () => url, livePreview: { url, ...beside }, components } }
}

function withTab<T extends { views?: { edit?: object } } | undefined>(components: T) {
  return { ...components, views: { ...components?.views, edit: { ...components?.views?.edit, widths } } }
}
