/** What is wrong with the TLS of a server, by the code of OpenSSL or Node. */
const messages: Record<string, string> = {
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is signed by itself and by no authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate comes from an authority that browsers do not trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the server does not send the intermediate certificate',
  UNABLE_TO_GET_ISSUER_CERT: 'the server does not send the intermediate certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the issuer of the certificate is missing or is not trusted by browsers',
  CERT_UNTRUSTED: 'the certificate comes from an authority that browsers do not trust',
  CERT_REVOKED: 'the certificate was revoked',
  CERT_SIGNATURE_FAILURE: 'the signature of the certificate is wrong',
  CA_MD_TOO_WEAK: 'the certificate is signed with a broken hash function',
  EE_KEY_TOO_SMALL: 'the key of the certificate is too short',
  ERR_SSL_UNSUPPORTED_PROTOCOL: 'the server offers only versions of TLS that browsers have turned off',
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'the server offers only versions of TLS that browsers have turned off',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server does not speak TLS on this port',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'the server does not speak TLS on this port',
}

const IS_TLS =
  /^(ERR_(TLS|SSL|OSSL)_|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|INVALID_(CA|PURPOSE)|CA_MD|EE_KEY|HOSTNAME_MISMATCH|EPROTO$)/

/**
 * Returns a message about a failed TLS handshake; undefined if the error is not about TLS. Such a certificate is never
 * accepted, because a browser would show a warning instead of the page.
 */
export function tlsFailureMessage(code: string): string | undefined {
  if (!IS_TLS.test(code)) return undefined
  return `No secure connection to this server: ${messages[code] ?? 'the TLS handshake failed'}. Browsers show a warning instead of the page.`
}
