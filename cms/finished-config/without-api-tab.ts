import type { SanitizedConfig } from 'payload'

/**
 * Removes Payload's tab “API” from every document: it shows the raw data, which no editor needs. Programs read it with
 * an API key. Applied to the finished configuration, so every collection is covered.
 */
export function withoutApiTab(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
    globals: config.globals.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
  }
}
