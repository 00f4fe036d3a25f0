import type { When } from './callback-time.ts'
import { productOf } from './google-urls.ts'
import type { GoogleTag, TagKind } from './tag-types.ts'

const names: Record<TagKind, string> = {
  'google-tag': 'Google tag, file',
  gtm: 'Tag Manager container',
  'gtm-noscript': 'Tag Manager, noscript frame',
  'analytics-js': 'Universal Analytics, analytics.js',
  'ga-js': 'Universal Analytics, ga.js',
  'ads-conversion-js': 'Google Ads, conversion.js',
  'ads-pixel': 'Google Ads, pixel',
  'floodlight-pixel': 'Floodlight, pixel',
  'analytics-pixel': 'Analytics, pixel',
  adsense: 'AdSense',
  'publisher-tag': 'Publisher tag',
  optimize: 'Optimize',
  config: 'Configuration',
  'consent-default': 'Consent default',
  'consent-update': 'Consent update',
  event: 'Event',
  conversion: 'Conversion',
  set: 'Setting',
  js: 'Start time',
  'data-layer': 'Data layer, replaced',
  'data-layer-push': 'Data layer, push',
  'universal-analytics': 'Universal Analytics, command',
  'amp-analytics': 'AMP analytics',
  'consent-malformed': 'Consent, not understood',
}

/** Returns the display name of a tag. */
export function nameOf({ kind, id, settings }: Pick<GoogleTag, 'kind' | 'id' | 'settings'>): string {
  if (kind === 'config' && id) return productOf(id) === 'unknown' ? names.config : productOf(id)
  const event = settings.name ?? settings.event
  return /^(?:event|conversion|data-layer-push)$/.test(kind) && event ? `${names[kind]}: ${event}` : names[kind]
}

export const whenNames: Record<When, string> = {
  load: 'While the page loads',
  'after-load': 'After the page has loaded',
  'on-event': 'On an event, a call, or consent',
  never: 'Never',
}
