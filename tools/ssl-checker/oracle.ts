import { makeCertificate, type Signer } from '#tests/support/make-certificate.ts'

const HOST = 'shop.example'
const root = makeCertificate({ name: 'Test Root', isCa: true, to: 900 })

/** `root` is trusted, `unknownRoot` is not. */
export const issuers = {
  root,
  unknownRoot: makeCertificate({ name: 'Unknown Root', isCa: true, to: 900 }),
  intermediate: makeCertificate({ name: 'Test CA', isCa: true, issuer: root, to: 900 }),
}

/** Makes the certificate of shop.example. */
export const leafWith = (options: Partial<Parameters<typeof makeCertificate>[0]>) =>
  makeCertificate({ name: HOST, names: [HOST], issuer: issuers.intermediate, ...options })

type ChainCase = [label: string, chain: () => [Signer, ...Signer[]], critical: string[]]

/** Chains that a server sends, and the exact findings that they must have. */
export const chainCases: ChainCase[] = [
  ['expired', () => [leafWith({ from: -90, to: -1 }), issuers.intermediate], ['expired']],
  ['not yet valid', () => [leafWith({ from: 2 }), issuers.intermediate], ['not-yet-valid']],
  ['for another host', () => [leafWith({ names: ['other.example'] }), issuers.intermediate], ['wrong-host']],
  ['named by its common name only', () => [leafWith({ names: [] }), issuers.intermediate], ['wrong-host']],
  ['self-signed', () => [makeCertificate({ name: HOST, names: [HOST] })], ['self-signed']],
  [
    'of an unknown root that is sent',
    () => [leafWith({ issuer: issuers.unknownRoot }), issuers.unknownRoot],
    ['unknown-root'],
  ],
  [
    'of an unknown root that is not sent',
    () => {
      const ca = makeCertificate({ name: 'Other CA', isCa: true, issuer: issuers.unknownRoot })
      return [leafWith({ issuer: ca }), ca]
    },
    ['unknown-root'],
  ],
  ['without its intermediate', () => [leafWith({})], ['missing-intermediate']],
  [
    'with the wrong intermediate',
    () => [leafWith({}), makeCertificate({ name: 'Wrong CA', isCa: true, issuer: issuers.root })],
    ['missing-intermediate'],
  ],
  ['for clients only', () => [leafWith({ purpose: '1.3.6.1.5.5.7.3.2' }), issuers.intermediate], ['not-for-servers']],
  ['for servers by its purpose', () => [leafWith({ purpose: '1.3.6.1.5.5.7.3.1' }), issuers.intermediate], []],
  ['signed with SHA-1', () => [leafWith({ hash: 'sha1' }), issuers.intermediate], ['sha1']],
  ['with a key of 1,024 bits', () => [leafWith({ bits: 1_024 }), issuers.intermediate], ['short-key']],
  [
    'of an expired intermediate',
    () => {
      const ca = makeCertificate({ name: 'Old CA', isCa: true, issuer: issuers.root, from: -90, to: -1 })
      return [leafWith({ issuer: ca }), ca]
    },
    ['chain-expired'],
  ],
]

/** Names in a certificate, hosts, and whether they match. Source: RFC 9525, 6.3, and its examples. */
export const nameCases: [name: string, host: string, matches: boolean][] = [
  ['*.shop.example', 'www.shop.example', true],
  ['*.shop.example', 'WWW.Shop.Example', true],
  ['*.shop.example', 'shop.example', false],
  ['*.shop.example', 'a.www.shop.example', false],
  ['w*.shop.example', 'www.shop.example', false],
  ['*w.shop.example', 'www.shop.example', false],
  ['www.*.example', 'www.shop.example', false],
  ['*.*.example', 'www.shop.example', false],
  ['*', 'example', false],
  ['*.shop.example', 'xn--caf-dma.shop.example', true],
  ['xn--*.shop.example', 'xn--caf-dma.shop.example', false],
  ['shop.example', 'shop.example.', true],
  ['192.0.2.1', '192.0.2.1', false],
]
