import { isBuiltInPath } from '#engine/paths/reserved-paths.ts'
import { addressKey } from '#moving/addresses/address-key.ts'

/**
 * Returns the keys of an item’s addresses on the old site, without those of other sites, its home page, and paths at
 * which this site has a page of its own.
 */
export function addressesOfItem(addresses: string[], siteUrl: string | undefined): string[] {
  const keys = addresses.map((address) => addressKey(address, siteUrl))
  return [...new Set(keys.filter((key) => key !== undefined && key !== '/' && !isBuiltInPath(key)))] as string[]
}
