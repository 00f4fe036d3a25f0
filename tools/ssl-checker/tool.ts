import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { readDomainName } from '#engine/web/domain-name.ts'
import { about } from './about.ts'
import { checkChain, daysLeft } from './check-chain.ts'
import { checkStrength } from './check-strength.ts'
import { output } from './output.ts'
import { reportTls } from './report.ts'

const HTTPS_PORT = 443

export const tool = defineTool({
  ...about,
  action: 'Check',
  guide: [
    'Checks the TLS certificate of a host: dates, names, chain, key, protocol versions, revocation, and HSTS; use it when a browser warns about a site or before a certificate expires.',
    'Returns every certificate the server sends, the accepted TLS versions, days left, and findings with fixes.',
  ],
  input: z.object({
    host: field.line({
      label: 'Host',
      placeholder: 'shop.com',
      empty: 'Enter a host, such as shop.com.',
      hint: 'A host such as shop.com, with a port if it is not 443: shop.com:8443.',
    }),
  }),
  output,
  samples: [{ label: 'A host', input: { host: 'example.com' } }],
  needs: { certificate: ({ host }) => endpointOf(host) },
  limits: [
    'One server is checked. A site behind several can send different certificates.',
    'Trust is decided by the roots that Node.js ships, which are those of Mozilla. Other browsers differ in a few.',
    'Revocation is known only if the server sends an OCSP response with its certificate.',
    'Ports 443, 8443, 80, and 8080 can be checked.',
  ],
  run: (_input, { certificate }) => ({
    report: certificate,
    daysLeft: daysLeft(certificate.chain[0], certificate.fetchedAt),
    findings: [...checkChain(certificate), ...checkStrength(certificate)],
  }),
  report: reportTls,
})

function endpointOf(text: string) {
  const read = readDomainName(text, { allowsIp: true })
  if ('message' in read) throw new Failure('invalid', { message: read.message, errors: { host: read.message } })
  return { host: read.ascii, port: read.port ?? HTTPS_PORT }
}
