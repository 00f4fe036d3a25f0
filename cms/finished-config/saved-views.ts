import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'

const VIEWS = '/admin/components/saved-views/saved-views.tsx#SavedViews'

/**
 * Lets people save filters and columns of every list. Applied to the finished configuration, so every list is covered.
 */
export function withSavedViews(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(withViews) }
}

function withViews(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { admin } = collection
  const { beforeListTable = [] } = admin.components ?? {}
  return {
    ...collection,
    admin: { ...admin, components: { ...admin.components, beforeListTable: [...beforeListTable, VIEWS] } },
  }
}
