import { type Block, type Cell, code, type Finding, findings, image, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { decodePart } from '#engine/web/decode-part.ts'
import type { Parameter, Parts } from './tag-link.ts'

export type LinkRow = {
  line: number
  address: string
  link: string | null
  parts: Parts | null
  parameters: Parameter[]
  channel: string | null
}
type Result = { mode: string; links: LinkRow[]; faults: Finding[]; qr: string | null }

const standard = { label: 'URL Standard', url: 'https://url.spec.whatwg.org/' }
const channels = {
  label: 'Google Analytics: default channel group',
  url: 'https://support.google.com/analytics/answer/9756891',
}
const decoded: [keyof Parts, string][] = [
  ['protocol', 'Scheme'],
  ['username', 'User name'],
  ['password', 'Password'],
  ['hostname', 'Host'],
  ['port', 'Port'],
  ['pathname', 'Path'],
  ['search', 'Query'],
  ['hash', 'Fragment'],
]

/** Returns the report: the links, findings, and the parts of one link. */
export function reportLinks({ mode, links, faults, qr }: Result): Report {
  const built = links.filter(({ link }) => link !== null)
  const tagged = built.filter(({ parameters }) => parameters.some(({ name }) => name === 'utm_source'))
  const bad = faults.filter(({ severity }) => severity === 'critical' || severity === 'warning').length
  const [first] = links
  const isOne = links.length === 1
  const blocks: Block[] = [
    metric([
      {
        label: mode === 'read' ? 'Parameters' : 'Links',
        value: mode === 'read' ? (first?.parameters.length ?? null) : built.length,
        unit: mode === 'read' ? '' : `of ${links.length}`,
        method:
          mode === 'read'
            ? 'Pairs in the query, decoded as a form (application/x-www-form-urlencoded).'
            : 'URLs that the URL Standard can parse and that start with http or https.',
        ref: standard,
      },
      { label: 'To fix', value: bad, method: 'Findings that are errors or warnings.' },
      ...(isOne
        ? [
            {
              label: 'Channel',
              value: first?.channel ?? null,
              method:
                "By source and medium, according to Google Analytics' default channel groups; empty if no rule matches.",
              ref: channels,
            },
          ]
        : []),
    ]),
  ]
  if (isOne && first?.parts) {
    const { parts, parameters } = first
    blocks.push(
      table({
        title: 'Parts of the URL',
        columns: [{ label: 'Part' }, { label: 'As it is sent', form: 'mono' }, { label: 'Decoded' }],
        rows: decoded
          .filter(([part]) => parts[part] !== '')
          .map(([part, label]): Cell[] => [label, parts[part], decodePart(parts[part])]),
      }),
      table({
        title: 'Parameters',
        columns: [{ label: 'Name', form: 'mono' }, { label: 'Value' }],
        rows: parameters.map(({ name, value }) => [name, value]),
        note: 'In the order of the URL.',
      }),
    )
  } else
    blocks.push(
      table({
        title: 'Links',
        columns: [
          { label: 'Line', form: 'number' },
          { label: 'Link', form: 'mono' },
          { label: 'Channel', method: "Google Analytics' default channel groups, by source and medium." },
        ],
        rows: links.map(({ line, link, address, channel }): Cell[] => [
          line,
          link ? { text: link, href: link } : { text: address || 'no URL', severity: 'critical' },
          channel,
        ]),
      }),
    )
  blocks.push(
    findings(
      faults.length > 0
        ? faults
        : [
            {
              id: 'clean',
              severity: 'pass',
              title: 'Nothing to fix.',
              why: 'Case, spaces, the fragment, and personal data were checked.',
              ref: standard,
            },
          ],
    ),
  )
  if (built.length > 0)
    blocks.push(
      code({
        title: isOne ? 'Link' : 'Links',
        code: built.map(({ link }) => link).join('\n'),
        language: 'text',
        fileName: 'links.txt',
      }),
    )
  const side = Number(/viewBox="0 0 (\d+)/.exec(qr ?? '')?.[1] ?? 0)
  if (qr && mode === 'one')
    blocks.push(
      image({ title: 'QR code', alt: 'QR code of the tagged link', file: 'link.svg', width: side, height: side }),
    )
  const things = bad === 0 ? 'nothing to fix' : `${bad} ${bad === 1 ? 'thing' : 'things'} to fix`
  const what =
    mode === 'read'
      ? `${first?.parts?.host || first?.parts?.protocol}, ${first?.parameters.length} parameter${first?.parameters.length === 1 ? '' : 's'}`
      : isOne
        ? `The link ${tagged.length > 0 ? 'is tagged' : 'has no tags'}`
        : `${tagged.length} of ${links.length} links ${tagged.length === 1 ? 'is' : 'are'} tagged`
  const files =
    qr && mode === 'one' ? [{ name: 'link.svg', type: 'image/svg+xml', bytes: new TextEncoder().encode(qr) }] : []
  return {
    summary: `${what}; ${things}${isOne && first?.channel ? `. Analytics would count it as ${first.channel}` : ''}.`,
    blocks,
    files,
  }
}
