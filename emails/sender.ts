import { type BrandSvg, brandFilePath, lookOf, type StoredBrand } from '#engine/brand/look.ts'
import { environment } from '#platform/environment/environment.ts'
import type { EmailImage, Sender } from './email.ts'

/** Height of the logo in CSS pixels. */
const LOGO_HEIGHT = 40
const MAX_LOGO_WIDTH = 320

/** Returns the sender that every email names and looks like: the brand, or the host while the brand has no name. */
export function senderOf(brand: StoredBrand): Sender {
  const { siteUrl } = environment
  const { tones, logo, darkLogo } = lookOf(brand)
  return {
    brandName: brand.name || new URL(siteUrl).hostname,
    siteUrl,
    tones,
    ...(logo ? { logo: imageOf(logo, siteUrl) } : {}),
    ...(darkLogo ? { darkLogo: imageOf(darkLogo, siteUrl) } : {}),
  }
}

function imageOf(file: BrandSvg, siteUrl: string): EmailImage {
  const width = Math.min(MAX_LOGO_WIDTH, Math.round(LOGO_HEIGHT * file.ratio))
  return { src: siteUrl + brandFilePath(file, 'png'), width, height: Math.round(width / file.ratio) }
}
