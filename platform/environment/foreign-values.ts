import { isIpAddress } from '../http/ip-address.ts'

/** Programs that export variables under our names: what their values look like, and what the programs are. */
const conventions: { names: RegExp; isForeign: (value: string) => boolean; reason: string }[] = [
  {
    names: /^HOST$/,
    isForeign: (value) => /^[a-z0-9][a-z0-9._-]*$/i.test(value) && !isIpAddress(value) && value !== 'localhost',
    reason:
      'it names a machine, as csh and conda export it. Set HOST to an IP address to choose where the site listens',
  },
  {
    names: /^([A-Z]+_)?PORT$/,
    isForeign: (value) => /^(tcp|udp|sctp):\/\//.test(value),
    reason: 'it is the link to a service, as Kubernetes and Docker export it',
  },
]

/**
 * Returns why the value of one of our variables belongs to another program, or undefined when it is meant for us.
 * @example foreignReason('DATABASE_PORT', 'tcp://10.0.0.1:5432') // 'it is the link to a service, …'
 */
export function foreignReason(name: string, value: string): string | undefined {
  return conventions.find(({ names, isForeign }) => names.test(name) && isForeign(value))?.reason
}
