import { addressOf } from '../../engine/addresses.ts'
import type { LinkedDocument } from '../ui/rich-text/rich-text.tsx'

/** Where a document that a text links to has its page. */
export function documentAddress({ relationTo, value }: LinkedDocument) {
  return typeof value === 'object' && value !== null ? addressOf(relationTo, value) : undefined
}
