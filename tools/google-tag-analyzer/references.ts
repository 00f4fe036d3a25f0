import type { Reference } from '#engine/tool/blocks.ts'

export const install: Reference = {
  label: 'Google: install the Google tag',
  url: 'https://developers.google.com/tag-platform/gtagjs/install',
}
export const container: Reference = {
  label: 'Google: install Tag Manager',
  url: 'https://developers.google.com/tag-platform/tag-manager/web',
}
export const dataLayer: Reference = {
  label: 'Google: the data layer',
  url: 'https://developers.google.com/tag-platform/tag-manager/datalayer',
}
export const universal: Reference = {
  label: 'Google: Universal Analytics has gone away',
  url: 'https://support.google.com/analytics/answer/11583528',
}
