import { X509Certificate } from 'node:crypto'
import { connect, type DetailedPeerCertificate, type TLSSocket } from 'node:tls'
import { isIp } from '#engine/net/public-address.ts'
import type { TlsVersion } from '#engine/web/tls.ts'

export type Endpoint = { ip: string; host: string; port: number }
export type Handshake = {
  /** The certificates from the leaf up, linked by who issued them. */
  chain: X509Certificate[]
  trustError?: string
  protocol: string
  cipher: string
  alpn: string
  staple: Buffer | null
}
type Options = {
  /** Only this version is offered. */
  version?: TlsVersion
  /** Trusted roots; default: those of Node. */
  ca?: string[]
  signal: AbortSignal
}

/** All ciphers, including outdated ones, because a report about a weak server needs a connection to it. */
const EVERY_CIPHER = 'ALL:!aNULL:@SECLEVEL=0'
const OLDEST = 'TLSv1'
const NEWEST = 'TLSv1.3'
const MAX_CHAIN = 12
/** SSL_OP_LEGACY_SERVER_CONNECT: servers without RFC 5746. */
const LEGACY_SERVERS = 0x4

/**
 * Makes one TLS connection to a checked IP address, whatever its certificate is, and ends it at once. Sends and reads
 * no application data.
 * @throws {Error} of the socket or of OpenSSL
 */
export async function shakeHands({ ip, host, port }: Endpoint, { version, ca, signal }: Options): Promise<Handshake> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Handshake>()
  let staple: Buffer | null = null
  const socket = connect({
    host: ip,
    port,
    ...(isIp(host) ? {} : { servername: host }),
    ...(ca ? { ca } : {}),
    minVersion: version ?? OLDEST,
    maxVersion: version ?? NEWEST,
    ciphers: EVERY_CIPHER,
    secureOptions: LEGACY_SERVERS,
    ALPNProtocols: ['h2', 'http/1.1'],
    requestOCSP: true,
    rejectUnauthorized: false,
    // The name is checked later, by the rules of RFC 9525.
    checkServerIdentity: () => undefined,
  })
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  socket.on('OCSPResponse', (bytes: Buffer | null) => {
    staple = bytes
  })
  socket.on('secureConnect', () => resolve({ ...describe(socket), staple }))
  socket.on('error', reject)
  socket.on('close', () =>
    reject(Object.assign(new Error('The server closed the connection.'), { code: 'ECONNRESET' })),
  )
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', abort)
    socket.destroy()
  }
}

function describe(socket: TLSSocket) {
  const chain: X509Certificate[] = []
  let next: DetailedPeerCertificate | undefined = socket.getPeerCertificate(true)
  while (next?.raw && chain.length < MAX_CHAIN) {
    chain.push(new X509Certificate(next.raw))
    next = next.issuerCertificate === next ? undefined : next.issuerCertificate
  }
  const error = socket.authorizationError as Error | string | null | undefined
  return {
    chain,
    ...(error
      ? { trustError: typeof error === 'string' ? error : ((error as NodeJS.ErrnoException).code ?? error.message) }
      : {}),
    protocol: socket.getProtocol() ?? '',
    cipher: socket.getCipher().standardName ?? socket.getCipher().name,
    alpn: socket.alpnProtocol || '',
  }
}
