import { countOf } from '#engine/text/count-of.ts'
import { type Block, type Cell, chart, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Source } from '#engine/tool/envelope.ts'
import type { RefusedLine } from '#engine/web/domain-list.ts'
import { refusedLines } from '#engine/web/refused-lines.ts'
import { ageText } from './age.ts'
import { findingsOf } from './findings.ts'
import type { WebsiteAge } from './read-registration.ts'

type Result = { websiteAge: WebsiteAge[]; refused: RefusedLine[] }
type DatedEvent = { date: string; what: string; source: string }

const ORDER = ['critical', 'warning', 'notice', 'pass']
const rfc9083 = { label: 'RFC 9083, 5.3', url: 'https://www.rfc-editor.org/rfc/rfc9083#section-5.3' }

/** Returns the age, every date with its source, and a timeline. */
export function reportAges({ websiteAge, refused }: Result): Report {
  const [first] = websiteAge as [WebsiteAge, ...WebsiteAge[]]
  const found = websiteAge.flatMap(findingsOf).toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
  const isOne = websiteAge.length === 1
  const blocks: Block[] = [
    ...(isOne ? [figures(first)] : [comparison(websiteAge)]),
    ...timeline(websiteAge),
    ...websiteAge.map((one) => dateTable(one, isOne)),
    findings(found),
    ...refusedLines(refused),
  ]
  return {
    summary: isOne ? summaryOf(first) : summaryOfSeveral(websiteAge),
    blocks,
    status: websiteAge.every(({ state }) => state === 'no-response') ? 'unavailable' : 'done',
    sources: sourcesOf(websiteAge),
    next: [
      { slug: 'dns-lookup', why: 'See its name servers and email rules.', input: { domain: first.domain } },
      { slug: 'ssl-checker', why: 'See the certificate it uses now.', input: { host: first.domain } },
    ],
  }
}

function summaryOf({ domain, age, state, registry, message, firstArchived, firstCertificate }: WebsiteAge) {
  if (age && registry)
    return `${domain} has been registered for ${ageText(age)}, since ${(registry.reregistered ?? registry.registered)?.slice(0, 10)}.`
  if (state === 'not-registered') return `${domain} is not registered.`
  const [trace] = [firstArchived, firstCertificate].filter((date): date is string => date !== null).toSorted()
  const known = trace ? ` It has been in use since ${trace.slice(0, 10)} at the latest.` : ''
  if (state === 'no-service') return `The registry of .${domain.split('.').at(-1)} does not publish dates.${known}`
  if (state === 'registered') return `${domain} is registered, but its registry does not say since when.${known}`
  return `${message ?? 'The registry’s response could not be read.'}${known}`
}

function summaryOfSeveral(ages: WebsiteAge[]) {
  const dated = ages.flatMap(({ domain, registry }) => {
    const began = registry?.reregistered ?? registry?.registered
    return began ? [{ domain, began }] : []
  })
  const [oldest] = dated.toSorted((a, b) => (a.began < b.began ? -1 : 1))
  return oldest
    ? `The oldest of ${ages.length} domains is ${oldest.domain}, registered on ${oldest.began.slice(0, 10)}.`
    : `No date of registration is known for these ${ages.length} domains.`
}

const figures = ({ age, registry, fetchedAt }: WebsiteAge) =>
  metric([
    {
      label: 'Age',
      value: age ? ageText(age) : null,
      method: 'From the present registration to today, in calendar years, months, and days (UTC).',
      ref: rfc9083,
    },
    {
      label: 'Registered',
      value: registry?.registered?.slice(0, 10) ?? null,
      method: 'Event “registration” of the registry’s RDAP response, or the same in its WHOIS response.',
      ref: rfc9083,
    },
    {
      label: 'Expires',
      value: registry?.expires?.slice(0, 10) ?? null,
      method: 'Event “expiration” of the registry’s RDAP response, or the same in its WHOIS response.',
      ref: rfc9083,
    },
    {
      label: 'Days until it expires',
      value: registry?.expires ? Math.floor((Date.parse(registry.expires) - fetchedAt) / 86_400_000) : null,
      method: 'Whole days from this check to the event “expiration”.',
    },
  ])

const comparison = (ages: WebsiteAge[]) =>
  table({
    title: 'Domains',
    columns: [
      { label: 'Domain', form: 'mono' },
      { label: 'Age' },
      { label: 'Registered' },
      { label: 'Expires' },
      { label: 'Registrar' },
    ],
    rows: ages.map(({ domain, age, registry }): Cell[] => [
      domain,
      age ? { text: ageText(age), sort: age.years * 372 + age.months * 31 + age.days } : null,
      registry?.registered?.slice(0, 10) ?? null,
      registry?.expires?.slice(0, 10) ?? null,
      registry?.registrar ?? null,
    ]),
  })

/** Returns a timeline: the dates of one domain, or several domains from registration to expiry. */
function timeline(ages: WebsiteAge[]): Block[] {
  const [first] = ages
  const rows =
    first && ages.length === 1
      ? datesOf(first).map(({ date, what }) => ({ name: what, dates: [date] }))
      : ages.map((one) => ({ name: one.domain, dates: datesOf(one).map(({ date }) => date) }))
  const times = rows.flatMap(({ dates }) => dates.map((date) => Date.parse(date)))
  const [start, end] = [Math.min(...times), Math.max(...times)]
  if (times.length < 2 || start === end) return []
  return [
    chart({
      title: 'Timeline',
      form: 'ticks',
      ends: [start, end].map((ms) => dayOf(new Date(ms).toISOString())) as [string, string],
      labels: [],
      series: rows.map(({ name, dates }) => ({
        name,
        values: dates.map((date) => (Date.parse(date) - start) / (end - start)),
      })),
      notes: rows.map(({ dates }) => (ages.length === 1 ? dayOf(dates[0] ?? '') : countOf(dates.length, 'date'))),
      method: 'Each mark is one date of the table below, between the first and the last of all.',
    }),
  ]
}

const dayOf = (date: string) => date.slice(0, 10)

function dateTable(one: WebsiteAge, isOne: boolean): Block {
  const { domain, registry, silent } = one
  return table({
    title: isOne ? 'Dates and details' : domain,
    columns: [{ label: 'What' }, { label: 'Value', form: 'mono' }, { label: 'Source' }],
    rows: [
      ...datesOf(one).map(({ date, what, source }): Cell[] => [what, date, source]),
      ...(registry
        ? [
            ['Registrar', registry.registrar, sourceOf(one)],
            ['Abuse contact', registry.abuseContact, sourceOf(one)],
            ['Statuses', registry.statuses.join(', ') || null, sourceOf(one)],
            ['Name servers', registry.nameServers.join(', ') || null, sourceOf(one)],
            ['DNSSEC', registry.isSigned === null ? null : registry.isSigned ? 'signed' : 'not signed', sourceOf(one)],
          ]
        : []),
    ],
    ...(silent.length > 0 ? { note: `No response came from ${silent.join(' and ')}.` } : {}),
  })
}

/** Returns every known date, the earliest first. */
function datesOf(one: WebsiteAge): DatedEvent[] {
  const { registry, firstArchived, firstCertificate } = one
  const all = [
    [registry?.registered, 'Registered', sourceOf(one)],
    [registry?.reregistered, 'Registered again', sourceOf(one)],
    [registry?.transferred, 'Transferred', sourceOf(one)],
    [registry?.updated, 'Last changed', sourceOf(one)],
    [registry?.expires, 'Expires', sourceOf(one)],
    [firstArchived, 'First archived copy', 'Internet Archive'],
    [firstCertificate, 'First certificate', 'Certificate Transparency, by crt.sh'],
  ] as const
  return all
    .flatMap(([date, what, source]) => (date ? [{ date, what, source }] : []))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

const sourceOf = ({ server }: WebsiteAge) => (server ? `Registry, ${new URL(server).host}` : 'Registry')

function sourcesOf(ages: WebsiteAge[]): Source[] {
  const registries = ages.flatMap(({ server, registry, fetchedAt }) =>
    server
      ? [
          {
            name: `${server.startsWith('whois:') ? 'WHOIS' : 'RDAP'} of ${new URL(server).host}`,
            kind: 'open-data' as const,
            asOf: registry?.asOf ?? new Date(fetchedAt).toISOString(),
          },
        ]
      : [],
  )
  return [
    ...new Map(registries.map((source) => [source.name, source])).values(),
    ...(ages.some(({ firstArchived }) => firstArchived)
      ? [{ name: 'Internet Archive', kind: 'open-data' as const }]
      : []),
    ...(ages.some(({ firstCertificate }) => firstCertificate)
      ? [{ name: 'Certificate Transparency, by crt.sh', kind: 'open-data' as const }]
      : []),
  ]
}
