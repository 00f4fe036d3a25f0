import { environment } from '../engine/environment.ts'
import type { Sender } from './email.ts'

/** Returns the sender that every email names: the brand, or the host while the brand has no name. */
export function senderOf(brand: { name?: string | null }): Sender {
  const { siteUrl } = environment
  return { brandName: brand.name || new URL(siteUrl).hostname, siteUrl }
}
