import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type SecureVersion } from 'node:tls'
import type { Signer } from './make-certificate.ts'

type Options = { chain: [Signer, ...Signer[]]; min?: SecureVersion; max?: SecureVersion; staple?: Buffer }

/** Starts a TLS server on loopback that sends this chain, the leaf first. Old versions and weak keys are allowed. */
export async function startTlsServer({ chain, min = 'TLSv1.2', max = 'TLSv1.3', staple }: Options) {
  const server = createServer(
    {
      key: chain[0].key.export({ type: 'pkcs8', format: 'pem' }),
      cert: chain.map(({ certificate }) => certificate.toString()).join(''),
      minVersion: min,
      maxVersion: max,
      ciphers: 'ALL:@SECLEVEL=0',
    },
    (socket) => socket.on('error', () => undefined),
  )
  server.on('tlsClientError', () => undefined)
  server.on('OCSPRequest', (_certificate, _issuer, respond) => respond(null, staple ?? null))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() }
}
