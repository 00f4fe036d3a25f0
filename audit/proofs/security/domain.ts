import type { DnsAnswer } from '#engine/web/dns.ts'
import type { DomainRegistration } from '#engine/web/registration.ts'
import type { Change, Proof } from '../../proof.ts'

const NOW = Date.UTC(2026, 5, 1)

type Registered = { expires?: string; statuses?: string[]; registration?: Partial<DomainRegistration> }

/** Returns a change that adds what the registry says about the domain. */
function registered({ expires, statuses = ['active'], registration = {} }: Registered): Change {
  return (_page, { origin }, extras) => {
    extras.registration = {
      value: {
        domain: new URL(origin).hostname,
        server: 'https://rdap.registry.example/',
        status: 200,
        response: {
          objectClassName: 'domain',
          status: statuses,
          events: [
            { eventAction: 'registration', eventDate: '2014-08-14T04:00:00Z' },
            ...(expires ? [{ eventAction: 'expiration', eventDate: expires }] : []),
          ],
        },
        bootstrapAsOf: '2026-05-20T00:00:00Z',
        firstArchived: '2014-09-30T00:00:00Z',
        firstCertificate: '2016-11-06T00:00:00Z',
        fetchedAt: NOW,
        ...registration,
      },
    }
    return undefined
  }
}

const answer = (name: string, type: string, data: string[], result = 'NOERROR'): DnsAnswer => ({
  name,
  type,
  result,
  records: data.map((one) => ({ name, type, ttl: 300, data: one })),
  isAuthentic: false,
  server: '192.0.2.53',
  ms: 9,
})

type Records = { spf?: string[]; dmarc?: string[]; result?: string }

/** Returns a change that adds the records of the domain. */
function recordsOf({
  spf = ['v=spf1 include:_spf.mail.example -all'],
  dmarc = ['v=DMARC1; p=reject; rua=mailto:dmarc@trial.example'],
  result = 'NOERROR',
}: Records): Change {
  return (_page, { origin }, extras) => {
    const name = new URL(origin).hostname
    const texts = answer(name, 'TXT', result === 'NOERROR' ? ['site-verification=1a2b', ...spf] : [], result)
    extras.dns = {
      value: {
        name,
        registrable: name,
        answers: [
          answer(name, 'A', ['203.0.113.7']),
          texts,
          answer(`_dmarc.${name}`, 'TXT', result === 'NOERROR' ? dmarc : [], result),
        ],
        nameServerAnswers: [],
        spfLookups: [texts],
        fetchedAt: NOW,
      },
    }
    return undefined
  }
}

export const domainProofs: Proof[] = [
  {
    rule: 'domain-expires-soon',
    on: 'site',
    faults: [registered({ expires: '2026-06-20T00:00:00Z' }), registered({ expires: '2026-05-29T00:00:00Z' })],
    nearMisses: [
      registered({ expires: '2026-07-15T00:00:00Z' }),
      // The registry publishes no date, or did not respond.
      registered({}),
      registered({ registration: { status: 404, response: null } }),
    ],
  },
  {
    rule: 'domain-on-hold',
    on: 'site',
    faults: [registered({ expires: '2027-08-14T04:00:00Z', statuses: ['client hold'] })],
    nearMisses: [
      registered({
        expires: '2027-08-14T04:00:00Z',
        statuses: ['client transfer prohibited', 'server delete prohibited'],
      }),
    ],
  },
  {
    rule: 'dmarc-missing',
    on: 'site',
    faults: [
      recordsOf({ dmarc: [] }),
      // Receivers that find two records apply neither.
      recordsOf({ dmarc: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }),
    ],
    nearMisses: [recordsOf({ dmarc: ['v=DMARC1;p=none'] }), recordsOf({ result: 'SERVFAIL' })],
  },
  {
    rule: 'spf-missing',
    on: 'site',
    faults: [recordsOf({ spf: [] }), recordsOf({ spf: ['spf2.0/pra include:_spf.mail.example -all'] })],
    nearMisses: [recordsOf({ spf: ['V=SPF1 -all'] }), recordsOf({ result: 'SERVFAIL' })],
  },
]
