import type { Payload } from 'payload'
import { type BrandLook, lookOf } from '../engine/brand/look.ts'

/** Returns the look of the brand, which the back office shares with the site. */
export async function readLook(cms: Payload): Promise<BrandLook> {
  return lookOf(await cms.findGlobal({ slug: 'brand', depth: 0 }))
}
