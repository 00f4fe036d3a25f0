import type { SanitizedConfig } from 'payload'

/**
 * Takes Payload's tab “API” off every document: it shows the raw data, which no editor needs. Programs read it with an
 * API key. Applied to the finished configuration, so no collection can forget it.
 */
export function withoutApiTab(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
    globals: config.globals.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
  }
}
