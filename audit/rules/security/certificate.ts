import { checkChain } from '#tools/ssl-checker/check-chain.ts'
import { checkStrength } from '#tools/ssl-checker/check-strength.ts'
import { type SiteRule, siteRule } from '../../rule.ts'
import { source } from '../../sources.ts'

const rfc = (number: number, label: string) => source(label, `https://www.rfc-editor.org/rfc/rfc${number}`)
const validation = source('RFC 5280, 6.1: path validation', 'https://www.rfc-editor.org/rfc/rfc5280#section-6.1')
const WARNING = 'Browsers show a full-page warning instead of the site, and search engines cannot read it.'

type Named = Omit<SiteRule, 'kind' | 'group' | 'title' | 'appliesTo' | 'evaluate'> & {
  title: string
  /** Ids of findings of the SSL checker. */
  findings: string[]
}

/** Defines a rule that has the judgment of the SSL checker. */
const certificateRule = ({ title, findings, ...rule }: Named): SiteRule =>
  siteRule({
    ...rule,
    group: 'security',
    title: () => title,
    appliesTo: 'Sites that respond over https.',
    evaluate: ({ certificate }) => {
      if ('unmeasured' in certificate) return certificate
      const { host, port } = certificate.value
      const url = `https://${host}${port === 443 ? '' : `:${port}`}/`
      return {
        of: 1,
        found: [...checkChain(certificate.value), ...checkStrength(certificate.value)]
          .filter(({ id, severity }) => severity !== 'pass' && findings.includes(id))
          .map(({ title: detail, evidence = '' }) => ({ url, detail, snippet: evidence.slice(0, 300) })),
      }
    },
  })

export const certificateRules = [
  certificateRule({
    id: 'certificate-expired',
    findings: ['expired', 'chain-expired', 'not-yet-valid', 'chain-not-yet-valid'],
    severity: 'error',
    title: 'The certificate is not valid today',
    measures: 'The dates of each certificate that the server sends.',
    why: WARNING,
    source: validation,
    fix: 'Renew the certificate now, and find out why the automatic renewal failed.',
    weight: 10,
    effort: 1,
  }),
  certificateRule({
    id: 'certificate-expires-soon',
    findings: ['expires-soon'],
    severity: 'warning',
    title: 'The certificate expires within two weeks',
    measures: 'The days until the certificate of the site expires.',
    why: 'Automatic renewals take place earlier, so yours may have stopped. When it expires, nobody gets in.',
    source: validation,
    fix: 'Start the renewal by hand, and read what it says.',
    weight: 5,
    effort: 1,
  }),
  certificateRule({
    id: 'certificate-wrong-host',
    findings: ['wrong-host'],
    severity: 'error',
    title: 'The certificate is for another host',
    measures: 'The names in the certificate, compared with the host of the site.',
    why: 'Browsers cannot tell your server from one that only pretends to be it, and show a warning instead.',
    source: rfc(9525, 'RFC 9525: service identity'),
    fix: 'Request a certificate that names the host, with www and without.',
    weight: 10,
    effort: 1,
  }),
  certificateRule({
    id: 'certificate-chain-incomplete',
    findings: ['missing-intermediate'],
    severity: 'error',
    title: 'The server does not send the whole certificate chain',
    measures: 'Whether the certificates that the server sends lead to a trusted root.',
    why: 'Browsers that do not happen to know the missing certificate refuse the site, and so do apps and many crawlers.',
    source: source('RFC 8446, 4.4.2: certificates', 'https://www.rfc-editor.org/rfc/rfc8446#section-4.4.2'),
    fix: 'Configure the file with the full chain, which authorities often call fullchain.pem.',
    weight: 8,
    effort: 1,
  }),
  certificateRule({
    id: 'certificate-not-trusted',
    findings: ['self-signed', 'not-for-servers', 'unknown-root', 'untrusted', 'revoked', 'staple-forged'],
    severity: 'error',
    title: 'Browsers do not trust the certificate',
    measures: 'Who issued the certificate, for what, and whether it was revoked.',
    why: WARNING,
    source: validation,
    fix: 'Get a certificate from a public authority, such as the free ones of Let’s Encrypt.',
    weight: 10,
    effort: 1,
  }),
  certificateRule({
    id: 'certificate-weak',
    findings: ['short-key', 'sha1', 'md5'],
    severity: 'error',
    title: 'The certificate has a key or a signature that can be broken',
    measures: 'The size of each key and the algorithm of each signature in the chain.',
    why: 'Such keys and signatures can be forged, and current browsers refuse them.',
    source: rfc(9325, 'RFC 9325: secure use of TLS'),
    fix: 'Create a new key, ECDSA P-256 or RSA with 2,048 bits, and request a new certificate.',
    weight: 8,
    effort: 1,
  }),
  certificateRule({
    id: 'tls-too-old',
    findings: ['only-old-protocols'],
    severity: 'error',
    title: 'The server speaks only versions of TLS that browsers have given up',
    measures: 'Which versions of TLS the server accepts.',
    why: 'No current browser can connect: they removed TLS 1.0 and 1.1.',
    source: rfc(8996, 'RFC 8996: TLS 1.0 and 1.1 are deprecated'),
    fix: 'Update the server software, and turn on TLS 1.2 and 1.3.',
    weight: 10,
    effort: 2,
  }),
  certificateRule({
    id: 'tls-old-versions-accepted',
    findings: ['old-protocols'],
    severity: 'warning',
    title: 'The server still accepts TLS 1.0 or 1.1',
    measures: 'Which versions of TLS the server accepts.',
    why: 'An attacker can push a connection to the weak version, and the rules for card payments forbid it.',
    source: rfc(8996, 'RFC 8996: TLS 1.0 and 1.1 are deprecated'),
    fix: 'Allow only TLS 1.2 and 1.3 in the web server or the CDN.',
    weight: 4,
    effort: 1,
  }),
  certificateRule({
    id: 'tls-weak-cipher',
    findings: ['weak-cipher', 'no-forward-secrecy'],
    severity: 'warning',
    title: 'The server chooses a weak cipher',
    measures: 'The cipher of a connection for which everything current was offered.',
    why: 'Someone who records traffic today may be able to decrypt it later.',
    source: rfc(9325, 'RFC 9325: secure use of TLS'),
    fix: 'Allow only ciphers with ECDHE and AES-GCM or ChaCha20.',
    weight: 4,
    effort: 1,
  }),
  certificateRule({
    id: 'tls-1-3-missing',
    findings: ['no-tls13'],
    severity: 'notice',
    title: 'The server does not support TLS 1.3',
    measures: 'Whether a handshake with TLS 1.3 succeeds.',
    why: 'Connections with TLS 1.3 begin one round trip sooner, and it has no weak options.',
    source: rfc(8446, 'RFC 8446: TLS 1.3'),
    fix: 'Turn TLS 1.3 on in the web server or the CDN.',
    weight: 1,
    effort: 1,
  }),
]
