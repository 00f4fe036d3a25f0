export type TlsCertificate = {
  subject: string
  issuer: string
  /** DNS names of the extension subjectAltName. */
  names: string[]
  /** IP addresses of the same extension. */
  ips: string[]
  /** Hexadecimal. */
  serial: string
  /** ISO 8601, UTC. */
  validFrom: string
  validTo: string
  /** `sha256WithRSAEncryption`, `ecdsa-with-SHA384` … */
  signature: string
  keyType: string
  /** `null` if the key could not be read. */
  keyBits: number | null
  /** SHA-256 of the certificate, hexadecimal with colons. */
  fingerprint256: string
  isCa: boolean
  isSelfSigned: boolean
  /** Object identifiers of its extended key usage; undefined if it may be used for everything (RFC 5280, 4.2.1.12). */
  purposes?: string[]
  ocspUrls: string[]
  caIssuers: string[]
  pem: string
}
export type OcspStaple = {
  status: 'good' | 'revoked' | 'unknown'
  producedAt: string
  nextUpdate?: string
  revokedAt?: string
  /** Whether the issuer of the certificate signed it; `null` if that could not be checked. */
  isVerified: boolean | null
}
export type TlsReport = {
  host: string
  port: number
  ip: string
  /** As sent by the server, the leaf first. */
  chain: [TlsCertificate, ...TlsCertificate[]]
  /** Why Node's trust store refuses the chain; undefined if it does not. */
  trustError?: string
  protocol: string
  cipher: string
  alpn: string
  /** Each protocol version, and whether a handshake with only it succeeds; null if it could not be tried. */
  protocols: Record<TlsVersion, boolean | null>
  ocspStaple?: OcspStaple
  hsts?: string
  fetchedAt: number
}
export type TlsVersion = 'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3'
