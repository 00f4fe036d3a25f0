import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { Hop } from '#engine/web/page.ts'

/** Returns what a connection says of its TLS: version, cipher, and the certificate's issuer and last day. */
export function tlsFacts(socket: Socket): Hop['tls'] {
  if (!(socket instanceof TLSSocket)) return undefined
  const { issuer, valid_to: validTo } = socket.getPeerCertificate()
  return {
    protocol: socket.getProtocol() ?? '',
    cipher: socket.getCipher().standardName,
    issuer: [issuer?.O ?? issuer?.CN ?? ''].flat().join(', '),
    validTo: validTo ? new Date(validTo).toISOString() : '',
  }
}
