import type { SanitizedConfig } from 'payload'

/**
 * Keeps the folders of files out of what browsers get: Payload copies each enumerable property of an upload into its
 * configuration for browsers. Applied last, because a copy of the object loses the property.
 */
export function withoutFolders(config: SanitizedConfig): SanitizedConfig {
  for (const { upload } of config.collections)
    if (upload?.staticDir) Object.defineProperty(upload, 'staticDir', { enumerable: false })
  return config
}
