import type { SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { environment } from '../engine/environment.ts'

/** How editors see a page next to its fields. */
const beside = {
  openByDefault: false,
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
    { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  ],
}

/** Where a part of a page begins, for collections that are a part of one. */
const sections: Record<string, string> = { 'pricing-plans': '#pricing', faqs: '#industriesFaq' }

/**
 * Gives every collection and global with drafts a preview, in a new tab and next to the fields. Applied to the finished
 * configuration, so none can forget it. The site decides which page shows a document (`site/server/preview`).
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
    id ? `${environment.siteUrl}/preview/${slug}/${id}${sections[slug] ?? ''}` : null
  return {
    ...collection,
    admin: { ...admin, preview: urlOf, livePreview: { url: ({ data }) => urlOf(data), ...beside } },
  }
}

function previewedGlobal(global: SanitizedGlobalConfig): SanitizedGlobalConfig {
  const url = `${environment.siteUrl}/preview/${global.slug}`
  return { ...global, admin: { ...global.admin, preview: () => url, livePreview: { url, ...beside } } }
}
