import { pathOfDocument } from '#engine/paths/document-paths.ts'
import type { LinkedDocument } from '../ui/rich-text/rich-text.tsx'

/** Returns the path of a document that a text links to. */
export function documentPath({ relationTo, value }: LinkedDocument) {
  return typeof value === 'object' && value !== null ? pathOfDocument(relationTo, value) : undefined
}
