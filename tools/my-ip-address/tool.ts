import { z } from 'zod'
import { type Finding, findings, metric, table } from '../../engine/tool/blocks.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { about } from './about.ts'
import { describeVisit, type Visit } from './visit.ts'

const rfc7239 = { label: 'RFC 7239, 8.1', url: 'https://www.rfc-editor.org/rfc/rfc7239#section-8.1' }

export const tool = defineTool({
  ...about,
  startsAlone: 'Looking at the address your request came from, and at what it says about you',
  action: 'Show my address',
  guide: [
    'Shows the IP address of the visitor, its network and country, and what the browser sends; use it to find out how a website sees a connection.',
    'Returns the IP address, its host name and country, and the request headers.',
  ],
  input: z.object({
    isKept: field.flag({
      label: 'Keep my address for 30 days, without its last part',
      hint: 'For counting visits. Left empty, nothing is stored.',
    }),
  }),
  samples: [{ label: 'Your own request', input: {} }],
  needs: { visitor: ({ isKept }) => ({ page: '/tools/my-ip-address/', isKept }) },
  libraries: [
    { name: 'bowser', does: 'Reads browser and system from the user agent' },
    { name: 'maxmind', does: 'Looks an address up in the country file' },
    { name: '@ip-location-db/geo-whois-asn-country-mmdb', does: 'Which registry gave which network to which country' },
  ],
  limits: [
    'The country is that of the network’s registration. Behind a VPN or a mobile carrier it is not where you are.',
    'A user agent is what a browser chooses to say.',
    'A request comes by IPv4 or by IPv6. The other address, if you have one, is not seen.',
  ],
  run: (_input, { visitor }) => describeVisit(visitor),
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
        { label: 'Address', value: visit.ip, method: 'Where the connection came from, behind the proxies we trust.' },
        { label: 'Version', value: `IPv${visit.version}`, method: 'By the form of the address.' },
        {
          label: 'Name',
          value: visit.hostName === null ? 'none' : (visit.hostName ?? null),
          method: 'Asked of the DNS as a PTR record. Unknown means that no server answered in time.',
          ref: { label: 'RFC 1035, 3.5', url: 'https://www.rfc-editor.org/rfc/rfc1035#section-3.5' },
        },
        {
          label: 'Country',
          value: visit.countryName,
          method: `To which country a registry gave the network${visit.countryAsOf ? `, as of ${visit.countryAsOf}` : ''}.`,
        },
        { label: 'Browser', value: visit.browser, method: 'Read from the user agent by bowser.' },
        { label: 'System', value: visit.system, method: 'Read from the user agent by bowser.' },
      ]),
      table({
        title: 'The way to us',
        columns: [{ label: 'Address', form: 'mono' }, { label: 'Known from' }, { label: 'What it is' }],
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
              title: 'What proxies write, or somebody in their name',
              columns: [
                { label: 'Header', form: 'mono' as const },
                { label: 'Value', form: 'mono' as const },
                { label: 'What it tells' },
              ],
              rows: visit.proxyHeaders.map(({ name, value, tells }) => [name, value, tells]),
            }),
          ]
        : []),
      findings(findingsOf(visit)),
    ],
  }),
})

function summaryOf({ ip, countryName, isPublic }: Visit) {
  if (!isPublic) return `Your address here is ${ip}, one of a private network`
  return countryName ? `Your address is ${ip} (${countryName})` : `Your address is ${ip}`
}

function findingsOf({ chain, proxyHeaders, unbelieved, isPublic, ip }: Visit): Finding[] {
  const found: Finding[] = []
  if (chain.claimed.length > 0)
    found.push({
      id: 'claimed-address',
      severity: 'warning',
      title: `The request claims ${chain.claimed.length === 1 ? 'another address' : 'other addresses'}: ${chain.claimed.join(', ')}`,
      why: 'X-Forwarded-For can be written by anyone. A site that believes all of it can be made to log, limit or let in a false address.',
      fix: 'On your own server, believe only as many entries from the right as you run proxies.',
      ref: rfc7239,
      evidence: proxyHeaders.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    })
  for (const { name, addresses } of unbelieved)
    found.push({
      id: 'header-not-believed',
      severity: 'notice',
      title: `The header ${name} names ${addresses.join(', ')}; it is not believed`,
      why: 'None of our proxies writes this header, so it came from you or from a proxy of yours.',
      ref: rfc7239,
    })
  if (proxyHeaders.some(({ name }) => name === 'via'))
    found.push({
      id: 'proxy-named',
      severity: 'notice',
      title: 'A proxy on the way names itself in the Via header',
      why: 'Every site you open can see that you use one, and often which.',
      ref: { label: 'RFC 9110, 7.6.3', url: 'https://www.rfc-editor.org/rfc/rfc9110#section-7.6.3' },
    })
  if (!isPublic)
    found.push({
      id: 'private-address',
      severity: 'notice',
      title: `${ip} is an address of a private network`,
      why: 'You and this server are in the same network. To the outside you have another address.',
      ref: { label: 'RFC 1918', url: 'https://www.rfc-editor.org/rfc/rfc1918' },
    })
  if (found.length === 0)
    found.push({
      id: 'nothing-claimed',
      severity: 'pass',
      title: 'No header claims another address',
      why: 'What the connection shows and what the headers say agree.',
    })
  return found
}
