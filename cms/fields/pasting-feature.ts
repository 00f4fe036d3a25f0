import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Reads what other applications put on the clipboard; the editor would keep a part of it. */
export const PastingFeature = createServerFeature({
  feature: { ClientFeature: '/admin/components/pasting/feature.ts#PastingFeatureClient' },
  key: 'pasting',
})
