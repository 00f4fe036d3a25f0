import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Finding and replacing, and commands of the slash menu with spaces in their names. */
export const WritingFeature = createServerFeature({
  feature: { ClientFeature: '/admin/components/writing/feature.tsx#WritingFeatureClient' },
  key: 'writing',
})
