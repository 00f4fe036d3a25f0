'use client'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { PastingPlugin } from './plugin.tsx'

/** What the editor of texts does when somebody pastes. */
export const PastingFeatureClient = createClientFeature({
  plugins: [{ Component: PastingPlugin, position: 'belowContainer' }],
})
