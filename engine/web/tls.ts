export type TlsCertificate = {
  subject: string
  issuer: string
  names: string[]
  serial: string
  validFrom: string
  validTo: string
  signature: string
  keyType: string
  keyBits: number
  fingerprint256: string
  isCa: boolean
  isSelfSigned: boolean
  ocspUrls: string[]
  caIssuers: string[]
  pem: string
}
export type TlsReport = {
  host: string
  port: number
  ip: string
  /** As sent by the server, the leaf first. */
  chain: TlsCertificate[]
  /** Why Node's trust store refuses the chain; undefined if it does not. */
  trustError?: string
  protocol: string
  cipher: string
  alpn: string
  /** Each protocol version, and whether a handshake with only it succeeds; null if it could not be tried. */
  protocols: Record<'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', boolean | null>
  ocspStaple?: { status: 'good' | 'revoked' | 'unknown'; producedAt: string; nextUpdate?: string }
  hsts?: string
  fetchedAt: number
}
