import type { Reference } from '#engine/tool/blocks.ts'

export const ogp: Reference = { label: 'The Open Graph protocol', url: 'https://ogp.me/' }
export const xMarkup: Reference = {
  label: 'X: cards markup',
  url: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
}
