import { checkDmarc } from '#tools/dns-lookup/dmarc.ts'
import { spfMissing, spfRecordsOf } from '#tools/dns-lookup/spf.ts'
import { findingsOf } from '#tools/website-age-checker/findings.ts'
import { readRegistration } from '#tools/website-age-checker/read-registration.ts'
import { type SiteOutcome, siteRule } from '../../rule.ts'
import type { SiteView } from '../../site/site-view.ts'
import { source } from '../../sources.ts'

const senders = source('Google: email sender guidelines', 'https://support.google.com/a/answer/81126')
const DOMAIN = 'Sites with a domain of their own.'

export const domainRules = [
  siteRule({
    id: 'domain-expires-soon',
    group: 'security',
    severity: 'warning',
    title: () => 'The registration of the domain ends within 30 days',
    measures: 'The date on which the registration ends, as the registry publishes it.',
    appliesTo: `${DOMAIN} Some registries publish no date.`,
    why: 'When a registration ends, the site and all email stop, and someone else can take the name.',
    source: source('RFC 9083, 4.5: events', 'https://www.rfc-editor.org/rfc/rfc9083#section-4.5'),
    fix: 'Renew the domain at your registrar, and turn on automatic renewal.',
    weight: 6,
    effort: 1,
    evaluate: (site) => registrationOutcome(site, (id) => id === 'expires-soon' || id === 'expired', 'expires'),
  }),
  siteRule({
    id: 'domain-on-hold',
    group: 'security',
    severity: 'error',
    title: () => 'The domain is out of service, or about to be deleted',
    measures: 'The statuses of the domain at its registry.',
    appliesTo: DOMAIN,
    why: 'The registry does not publish a domain with such a status, so the site is reachable only from old copies of the DNS.',
    source: source('ICANN: EPP status codes', 'https://www.icann.org/epp'),
    fix: 'Call your registrar today. Often an invoice or an email address has to be confirmed.',
    weight: 10,
    effort: 1,
    evaluate: (site) => registrationOutcome(site, (id) => id.startsWith('status-'), 'statuses'),
  }),
  siteRule({
    id: 'dmarc-missing',
    group: 'security',
    severity: 'notice',
    title: () => 'The domain has no DMARC record that applies',
    measures: 'The DMARC record of the domain, or of the domain above it.',
    appliesTo: `${DOMAIN} It also matters to domains that send no email.`,
    why: 'Without it, anyone can send email with your domain as its sender, and large mailboxes trust your own less.',
    source: senders,
    fix: 'Add a TXT record with p=none, read the reports for some weeks, and make the policy stricter step by step.',
    weight: 2,
    effort: 1,
    evaluate: ({ dns }) => {
      if ('unmeasured' in dns) return dns
      const { policy, findings } = checkDmarc(dns.value)
      if (policy === undefined) return { unmeasured: 'The DNS did not respond for the DMARC record.' }
      const found = findings.filter(({ id }) => id === 'dmarc-missing' || id === 'dmarc-several')
      const { name } = dns.value
      const paste = `_dmarc.${name}  TXT  "v=DMARC1; p=none; rua=mailto:dmarc@${name}"`
      return {
        of: 1,
        found: found.map(({ id, title, evidence = '' }) => ({
          url: urlOf(name),
          detail: title,
          snippet: evidence.slice(0, 300),
          ...(id === 'dmarc-missing' ? { paste } : {}),
        })),
      }
    },
  }),
  siteRule({
    id: 'spf-missing',
    group: 'security',
    severity: 'notice',
    title: () => 'The domain has no SPF record',
    measures: 'Whether a TXT record of the domain begins with v=spf1.',
    appliesTo: `${DOMAIN} It also matters to domains that send no email.`,
    why: 'Receivers cannot tell which servers may send your email, so it reaches fewer inboxes.',
    source: senders,
    fix: 'Add the record that your email service names, or one that allows no server if you send no email.',
    weight: 2,
    effort: 1,
    evaluate: ({ dns }) => {
      if ('unmeasured' in dns) return dns
      const records = spfRecordsOf(dns.value)
      if (!records) return { unmeasured: 'The DNS did not respond for the SPF record.' }
      const { name } = dns.value
      const { title, evidence = '' } = spfMissing(name)
      // Nothing to paste: only the email service knows which servers send.
      return { of: 1, found: records.length === 0 ? [{ url: urlOf(name), detail: title, snippet: evidence }] : [] }
    },
  }),
]

const urlOf = (host: string) => `https://${host}/`

function registrationOutcome(
  { registration }: SiteView,
  counts: (id: string) => boolean,
  needs: 'expires' | 'statuses',
): SiteOutcome {
  if ('unmeasured' in registration) return registration
  const age = readRegistration(registration.value)
  if (age.state !== 'registered' || !age.registry) {
    const [reason] = findingsOf(age)
    return { unmeasured: reason?.title ?? 'The registry said nothing about the domain.' }
  }
  if (needs === 'expires' && !age.registry.expires)
    return { unmeasured: 'The registry does not publish when the registration ends.' }
  return {
    of: 1,
    found: findingsOf(age)
      .filter(({ id }) => counts(id))
      .map(({ title, evidence = '' }) => ({ url: urlOf(age.domain), detail: title, snippet: evidence })),
  }
}
