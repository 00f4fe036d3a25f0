import { isPublicAddress } from '#engine/net/public-address.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * Returns whether our server may open a connection to an IP address that somebody else chose: it is public and not our
 * own, or is opened by ALLOW_PRIVATE_TARGETS.
 */
export function isOpenAddress(
  ip: string,
  port: number,
  { openTargets, isOwn }: Pick<Surroundings, 'openTargets' | 'isOwn'>,
): boolean {
  const host = ip.includes(':') ? `[${ip}]` : ip
  return openTargets.has(`${host}:${port}`) || (isPublicAddress(ip) && !isOwn(ip))
}
