import { z } from 'zod'
import { type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { describeVisit, type VisitDescription } from './visit.ts'

const rfc7239 = { label: 'RFC 7239, 8.1', url: 'https://www.rfc-editor.org/rfc/rfc7239#section-8.1' }

export const tool = defineTool({
  ...about,
  startsAlone: 'Looking up the address your request came from and what it says about you',
  action: 'Show my address',
  guide: [
    'Shows the IP address of the visitor, its network and country, and what the browser sends; use it to find out how a website sees a connection.',
    'Returns the IP address, its host name and country, and the request headers.',
  ],
  input: z.object({
    isKept: field.flag({
      label: 'Store my address for 30 days, without its last part',
      hint: 'Our administrators then see it in a list, with this page and the day; nothing else is done with it. If the box is not checked, nothing is stored.',
    }),
  }),
  output,
  samples: [{ label: 'Your own request', input: {} }],
  needs: { visitor: ({ isKept }) => ({ page: '/tools/my-ip-address/', isKept }) },
  libraries: [
    { name: 'uap-core', does: 'Identifies the browser and system from the user agent' },
    { name: 'maxmind', does: 'Looks an address up in the country file' },
    {
      name: '@ip-location-db/geo-whois-asn-country-mmdb',
      does: 'Lists which registry assigned each network to which country',
    },
  ],
  limits: [
    'The country is where the network is registered. Behind a VPN or a mobile carrier, that is not where you are.',
    'A browser can put anything in its user agent.',
    'A request uses either IPv4 or IPv6. If you have both, this page sees only one address.',
  ],
  assets: { 'regexes.yaml': 'uap-core/regexes.yaml' },
  run: (_input, { visitor, asset }) => describeVisit(visitor, () => asset('regexes.yaml')),
  report: (visit) => ({
    summary: summaryOf(visit),
    sources: [
      { name: 'Your request, as our server received it', kind: 'measured' },
      ...(visit.countryAsOf
        ? [{ name: 'Registry data, geo-whois-asn-country', kind: 'open-data' as const, asOf: visit.countryAsOf }]
        : []),
    ],
    blocks: [
      metric([
        {
          label: 'IP address',
          value: visit.ip,
          method: 'Where the connection came from, behind the proxies we trust.',
        },
        { label: 'Version', value: `IPv${visit.version}`, method: 'Determined by the format of the address.' },
        {
          label: 'Name',
          value: visit.hostName === null ? 'none' : (visit.hostName ?? null),
          method: 'From a PTR record in the DNS. Unknown means that no server answered in time.',
          ref: { label: 'RFC 1035, 3.5', url: 'https://www.rfc-editor.org/rfc/rfc1035#section-3.5' },
        },
        {
          label: 'Country',
          value: visit.countryName,
          method: `The country to which a registry assigned the network${visit.countryAsOf ? `, as of ${visit.countryAsOf}` : ''}.`,
        },
        { label: 'Browser', value: visit.browser, method: 'Read from the user agent with the patterns of uap-core.' },
        { label: 'System', value: visit.system, method: 'Read from the user agent with the patterns of uap-core.' },
        ...(visit.isKept
          ? [{ label: 'On record', value: visit.message, method: 'You checked the box. We delete it after 30 days.' }]
          : []),
      ]),
      table({
        title: 'The route to us',
        columns: [{ label: 'IP address', form: 'mono' }, { label: 'Known from' }, { label: 'What it is' }],
        rows: visit.chain.hops.map(({ address, from, isOurs }, at, hops) => [
          address,
          from === 'peer' ? 'the connection' : 'X-Forwarded-For',
          isOurs ? 'a proxy of this site' : at === 0 || hops[at - 1]?.isOurs ? 'you' : 'a claim nobody can check',
        ]),
      }),
      table({
        title: 'What your browser sends to every site',
        columns: [
          { label: 'Header', form: 'mono' },
          { label: 'Value', form: 'mono' },
        ],
        rows: visit.headers.map(({ name, value }) => [name, value]),
        note: 'Cookies are left out.',
      }),
      ...(visit.proxyHeaders.length > 0
        ? [
            table({
              title: 'What proxies add, or someone pretending to be one',
              columns: [
                { label: 'Header', form: 'mono' as const },
                { label: 'Value', form: 'mono' as const },
                { label: 'What it reveals' },
              ],
              rows: visit.proxyHeaders.map(({ name, value, tells }) => [name, value, tells]),
            }),
          ]
        : []),
      findings(findingsOf(visit)),
    ],
  }),
})

function summaryOf({ ip, countryName, isPublic }: VisitDescription) {
  if (!isPublic) return `Your IP address here is ${ip}, in a private network`
  return countryName ? `Your IP address is ${ip} (${countryName})` : `Your IP address is ${ip}`
}

function findingsOf({ chain, proxyHeaders, unbelieved, isPublic, ip }: VisitDescription): Finding[] {
  const found: Finding[] = []
  if (chain.claimed.length > 0)
    found.push({
      id: 'claimed-address',
      severity: 'warning',
      title: `The request claims ${chain.claimed.length === 1 ? 'another address' : 'other addresses'}: ${chain.claimed.join(', ')}`,
      why: 'Anyone can write X-Forwarded-For. A site that trusts all of it can be tricked into logging, limiting, or admitting a false address.',
      fix: 'On your own server, trust only as many entries from the right as you have proxies.',
      ref: rfc7239,
      evidence: proxyHeaders.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    })
  for (const { name, addresses } of unbelieved)
    found.push({
      id: 'header-not-believed',
      severity: 'notice',
      title: `The header ${name} names ${addresses.join(', ')}; we don’t trust it`,
      why: 'None of our proxies adds this header, so it came from you or from one of your proxies.',
      ref: rfc7239,
    })
  if (proxyHeaders.some(({ name }) => name === 'via'))
    found.push({
      id: 'proxy-named',
      severity: 'notice',
      title: 'A proxy on the route names itself in the Via header',
      why: 'Every site you open can see that you use one, and often which.',
      ref: { label: 'RFC 9110, 7.6.3', url: 'https://www.rfc-editor.org/rfc/rfc9110#section-7.6.3' },
    })
  if (!isPublic)
    found.push({
      id: 'private-address',
      severity: 'notice',
      title: `${ip} is an address of a private network`,
      why: 'You and this server are in the same network. On the internet, you have another address.',
      ref: { label: 'RFC 1918', url: 'https://www.rfc-editor.org/rfc/rfc1918' },
    })
  if (found.length === 0)
    found.push({
      id: 'nothing-claimed',
      severity: 'pass',
      title: 'No header claims another address',
      why: 'The connection and the headers agree.',
    })
  return found
}
