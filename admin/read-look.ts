import type { Payload } from 'payload'
import { type BrandLook, lookOf } from '#engine/brand/look.ts'

/**
 * Returns the look of the brand, which the back office shares with the site. While the brand cannot be read, it is that
 * of the product: a page that can say what is wrong must not fail because of its colors.
 */
export async function readLook(cms: Payload): Promise<BrandLook> {
  try {
    return lookOf(await cms.findGlobal({ slug: 'brand', depth: 0 }))
  } catch (error) {
    cms.logger.warn({ err: error }, 'The brand could not be read')
    return lookOf({})
  }
}
