import { z } from 'zod'
import { answerTo } from '#engine/dns/answers.ts'
import { Failure } from '#engine/failures.ts'
import { isIp } from '#engine/net/public-address.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { readDomainName } from '#engine/web/domain-name.ts'
import { about } from './about.ts'
import { checkCaa } from './caa.ts'
import { checkDelegation } from './delegation.ts'
import { checkDkim } from './dkim.ts'
import { checkDmarc } from './dmarc.ts'
import { checkDnssec } from './dnssec-state.ts'
import { checkMailHosts } from './mail-hosts.ts'
import { output } from './output.ts'
import { reportDns } from './report.ts'
import { checkSpfOf } from './spf.ts'

export const tool = defineTool({
  ...about,
  action: 'Look up',
  guide: [
    'Looks up all DNS records of a domain and checks SPF, DKIM, DMARC, CAA, MX, name servers, and DNSSEC; use it when email goes to spam or after a DNS change.',
    'Returns every record with its TTL, the SPF tree with its lookups, the DMARC policy, the DKIM keys found, and findings with fixes.',
  ],
  input: z.object({
    domain: field.line({
      label: 'Domain',
      placeholder: 'shop.com',
      empty: 'Enter a domain, such as shop.com.',
      hint: 'A name such as shop.com or mail.shop.com. A URL works too.',
    }),
    selectors: field.line({
      label: 'DKIM selectors',
      isOptional: true,
      advanced: true,
      hint: 'Separated by commas. The header “DKIM-Signature” of a message names its selector after s=. If empty, common ones are tried.',
    }),
    senderIp: field.line({
      label: 'Sending IP address',
      isOptional: true,
      advanced: true,
      hint: 'Shows the SPF result of email that this address sends.',
    }),
  }),
  output,
  samples: [{ label: 'A domain', input: { domain: 'example.com' } }],
  needs: {
    dns: ({ domain, selectors, senderIp }) => ({
      name: nameOf(domain),
      dkimSelectors: selectorsOf(selectors),
      ...(senderIp.trim() === '' ? {} : { senderIp: ipOf(senderIp) }),
    }),
  },
  limits: [
    'You see what our resolver sees. Others may still have older records for as long as the TTL says.',
    'The DNS cannot list the DKIM selectors of a domain or its subdomains.',
    'SPF macros that depend on a message are counted, but looked up only for a sending IP address.',
  ],
  run: async ({ domain, selectors, senderIp }, { dns }) => {
    const own = answerTo(dns, dns.name, 'A')
    if (dns.answers.every(({ result }) => SILENT.has(result)))
      throw new Failure('unavailable', {
        message: `No name server responded for ${dns.name}. Try again in a minute.`,
      })
    const read = readDomainName(domain)
    return {
      name: dns.name,
      typed: 'typed' in read && read.typed !== undefined ? read.typed : null,
      isConfusable: 'isConfusable' in read,
      exists: own?.result === 'NXDOMAIN' ? false : own?.result === 'NOERROR' ? true : null,
      records: dns,
      spf: await checkSpfOf(dns, senderIp.trim()),
      dkim: await checkDkim(dns, selectorsOf(selectors)),
      dmarc: checkDmarc(dns),
      caa: checkCaa(dns),
      mail: checkMailHosts(dns),
      delegation: checkDelegation(dns),
      dnssec: await checkDnssec(dns),
    }
  },
  report: reportDns,
})

const SILENT = new Set(['TIMEOUT', 'UNREACHABLE', 'MALFORMED'])

function nameOf(domain: string) {
  const read = readDomainName(domain)
  if ('message' in read) throw new Failure('invalid', { message: read.message, errors: { domain: read.message } })
  return read.ascii
}

function selectorsOf(text: string) {
  const selectors = text
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map((one) => one.toLowerCase().replace(/\._domainkey.*$/, ''))
  const wrong = selectors.find((one) => !/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(one) || one.length > 63)
  if (wrong === undefined) return selectors
  const message = `“${wrong.slice(0, 60)}” is not a DKIM selector.`
  throw new Failure('invalid', { message, errors: { selectors: message } })
}

function ipOf(text: string) {
  if (isIp(text.trim())) return text.trim()
  const message = `“${text.trim().slice(0, 60)}” is not an IP address.`
  throw new Failure('invalid', { message, errors: { senderIp: message } })
}
