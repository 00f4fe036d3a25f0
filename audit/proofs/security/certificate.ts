import type { TlsCertificate, TlsReport } from '#engine/web/tls.ts'
import type { Change, Proof } from '../../proof.ts'

const NOW = Date.UTC(2026, 5, 1)
const MODERN: TlsReport['protocols'] = { TLSv1: false, 'TLSv1.1': false, 'TLSv1.2': true, 'TLSv1.3': true }

const leafOf = (host: string): TlsCertificate => ({
  subject: `CN=${host}`,
  issuer: 'C=US, O=Trial Authority, CN=T3',
  names: [host, `www.${host}`],
  ips: [],
  serial: '03A1F2',
  validFrom: '2026-05-01T00:00:00.000Z',
  validTo: '2026-07-30T00:00:00.000Z',
  signature: 'ecdsa-with-SHA384',
  keyType: 'ec',
  keyBits: 256,
  fingerprint256: 'AA:BB:CC',
  isCa: false,
  isSelfSigned: false,
  purposes: ['1.3.6.1.5.5.7.3.1'],
  ocspUrls: [],
  caIssuers: ['http://t3.authority.example/'],
  pem: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n',
})

const issuer: TlsCertificate = {
  ...leafOf('T3'),
  subject: 'C=US, O=Trial Authority, CN=T3',
  issuer: 'C=US, O=Trial Authority, CN=Trial Root',
  names: [],
  validFrom: '2024-03-13T00:00:00.000Z',
  validTo: '2029-03-12T23:59:59.000Z',
  signature: 'sha256WithRSAEncryption',
  keyType: 'rsa',
  keyBits: 2_048,
  isCa: true,
}

type Options = { leaf?: Partial<TlsCertificate>; chain?: TlsCertificate[]; report?: Partial<TlsReport> }

/** Returns a change that adds the certificate of the site, as a connection to it showed it. */
function securedBy({ leaf = {}, chain = [issuer], report = {} }: Options): Change {
  return (_page, { origin }, extras) => {
    const { hostname: host } = new URL(origin)
    extras.certificate = {
      value: {
        host,
        port: 443,
        ip: '203.0.113.7',
        chain: [{ ...leafOf(host), ...leaf }, ...chain],
        protocol: 'TLSv1.3',
        cipher: 'TLS_AES_128_GCM_SHA256',
        alpn: 'h2',
        protocols: MODERN,
        hsts: 'max-age=63072000',
        fetchedAt: NOW,
        ...report,
      },
    }
    return undefined
  }
}

const sound = securedBy({})

export const certificateProofs: Proof[] = [
  {
    rule: 'certificate-expired',
    on: 'site',
    faults: [
      securedBy({ leaf: { validTo: '2026-05-30T00:00:00.000Z' }, report: { trustError: 'CERT_HAS_EXPIRED' } }),
      securedBy({ leaf: { validFrom: '2026-06-03T00:00:00.000Z' }, report: { trustError: 'CERT_NOT_YET_VALID' } }),
    ],
    nearMisses: [sound, securedBy({ leaf: { validTo: '2026-06-16T00:00:00.000Z' } })],
  },
  {
    rule: 'certificate-expires-soon',
    on: 'site',
    faults: [securedBy({ leaf: { validTo: '2026-06-08T00:00:00.000Z' } })],
    nearMisses: [securedBy({ leaf: { validTo: '2026-06-20T00:00:00.000Z' } })],
  },
  {
    rule: 'certificate-wrong-host',
    on: 'site',
    faults: [
      securedBy({ leaf: { names: ['shop.example'] } }),
      // A wildcard does not match the domain itself.
      securedBy({ leaf: { names: ['*.trial.example'] } }),
    ],
    nearMisses: [securedBy({ leaf: { names: ['shop.example', '*.example', 'TRIAL.example'] } })],
  },
  {
    rule: 'certificate-chain-incomplete',
    on: 'site',
    faults: [securedBy({ chain: [], report: { trustError: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' } })],
    // A root that the server sends needlessly makes the chain no worse.
    nearMisses: [sound, securedBy({ chain: [issuer, { ...issuer, subject: issuer.issuer, isSelfSigned: true }] })],
  },
  {
    rule: 'certificate-not-trusted',
    on: 'site',
    faults: [
      securedBy({ leaf: { isSelfSigned: true }, chain: [], report: { trustError: 'DEPTH_ZERO_SELF_SIGNED_CERT' } }),
      securedBy({
        chain: [issuer, { ...issuer, subject: issuer.issuer, isSelfSigned: true }],
        report: { trustError: 'SELF_SIGNED_CERT_IN_CHAIN' },
      }),
      securedBy({
        report: { ocspStaple: { status: 'revoked', producedAt: '2026-05-31T00:00:00.000Z', isVerified: true } },
      }),
    ],
    nearMisses: [
      securedBy({
        report: { ocspStaple: { status: 'good', producedAt: '2026-05-31T00:00:00.000Z', isVerified: true } },
      }),
    ],
  },
  {
    rule: 'certificate-weak',
    on: 'site',
    faults: [
      securedBy({ leaf: { keyType: 'rsa', keyBits: 1_024 } }),
      securedBy({ leaf: { signature: 'sha1WithRSAEncryption' } }),
    ],
    nearMisses: [securedBy({ leaf: { keyType: 'rsa', keyBits: 2_048, signature: 'sha256WithRSAEncryption' } })],
  },
  {
    rule: 'tls-too-old',
    on: 'site',
    faults: [
      securedBy({
        report: {
          protocol: 'TLSv1',
          cipher: 'TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA',
          protocols: { TLSv1: true, 'TLSv1.1': false, 'TLSv1.2': false, 'TLSv1.3': false },
        },
      }),
    ],
    nearMisses: [sound],
  },
  {
    rule: 'tls-old-versions-accepted',
    on: 'site',
    faults: [securedBy({ report: { protocols: { ...MODERN, 'TLSv1.1': true } } })],
    // A version that could not be tried is not an accepted one.
    nearMisses: [securedBy({ report: { protocols: { ...MODERN, TLSv1: null, 'TLSv1.1': null } } })],
  },
  {
    rule: 'tls-weak-cipher',
    on: 'site',
    faults: [
      securedBy({ report: { protocol: 'TLSv1.2', cipher: 'TLS_RSA_WITH_3DES_EDE_CBC_SHA' } }),
      securedBy({ report: { protocol: 'TLSv1.2', cipher: 'TLS_RSA_WITH_AES_128_GCM_SHA256' } }),
    ],
    nearMisses: [securedBy({ report: { protocol: 'TLSv1.2', cipher: 'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256' } })],
  },
  {
    rule: 'tls-1-3-missing',
    on: 'site',
    faults: [
      securedBy({
        report: {
          protocol: 'TLSv1.2',
          cipher: 'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256',
          protocols: { ...MODERN, 'TLSv1.3': false },
        },
      }),
    ],
    nearMisses: [sound, securedBy({ report: { protocols: { ...MODERN, 'TLSv1.3': null } } })],
  },
]
