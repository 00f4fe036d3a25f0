import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { channelOf } from './channel.ts'
import { faultsOf, splitNames } from './faults.ts'
import { readList } from './link-list.ts'
import { output } from './output.ts'
import { type LinkRow, reportLinks } from './report.ts'
import { names, parametersOf, partsOf, readUrl, type Tags, tagLink, tagsIn } from './tag-link.ts'

const one = { field: 'mode', is: ['one'] }
const list = { field: 'mode', is: ['list'] }
const read = { field: 'mode', is: ['read'] }

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Build',
  guide: [
    'Builds links with UTM parameters, one or a whole list, or takes a URL apart; use it to tag campaign links and to find mistakes in existing ones.',
    'Returns the finished links, their parameters, the channel in which Google Analytics counts them, and the mistakes found.',
  ],
  input: z.object({
    mode: field.choice({
      label: 'What to do',
      options: { one: 'Tag one link', list: 'Tag a list', read: 'Take a URL apart' },
      default: 'one',
    }),
    url: field.url({
      label: 'URL',
      isOptional: true,
      placeholder: 'https://',
      max: 20_000,
      when: { field: 'mode', is: ['one', 'read'] },
    }),
    base: field.url({ label: 'Base URL, for a relative URL', isOptional: true, advanced: true, when: read }),
    source: field.line({
      label: 'Source',
      isOptional: true,
      placeholder: 'newsletter',
      hint: 'Where the visitor comes from.',
      when: one,
    }),
    medium: field.line({
      label: 'Medium',
      isOptional: true,
      placeholder: 'email',
      hint: 'The channel, such as email.',
      when: one,
    }),
    campaign: field.line({ label: 'Campaign', isOptional: true, placeholder: 'autumn-sale', when: one }),
    term: field.line({ label: 'Term', isOptional: true, advanced: true, when: one }),
    content: field.line({
      label: 'Content',
      isOptional: true,
      advanced: true,
      hint: 'Distinguishes links in the same campaign.',
      when: one,
    }),
    id: field.line({ label: 'Campaign ID', isOptional: true, advanced: true, when: one }),
    list: field.code({
      label: 'List as CSV',
      language: 'csv',
      rows: 8,
      isOptional: true,
      hint: 'url, source, medium, campaign, term, content, id; a header may change the order.',
      when: list,
    }),
    tidy: field.flag({
      label: 'Lowercase, hyphens for spaces',
      hint: 'Writes every value the same way.',
      default: false,
    }),
  }),
  output,
  samples: [
    {
      label: 'A newsletter link',
      input: {
        mode: 'one',
        url: 'https://oakfield.example/tables?color=oak#sizes',
        source: 'Newsletter',
        medium: 'email',
        campaign: 'Autumn sale',
        content: 'header-button',
      },
    },
    {
      label: 'A list with three spellings',
      input: {
        mode: 'list',
        list: 'url,source,medium,campaign\nhttps://oakfield.example/,newsletter,Email,autumn-sale\nhttps://oakfield.example/tables,newsletter,email,autumn-sale\nhttps://oakfield.example/chairs?ref=ada@oakfield.example,newsletter,e-mail,autumn-sale',
      },
    },
    {
      label: 'A URL to take apart',
      input: {
        mode: 'read',
        url: 'https://user@oakfield.example:8443/tables/%C3%A9tag%C3%A8re?utm_source=google&utm_medium=cpc&gclid=abc#?utm_campaign=lost',
      },
    },
  ],
  libraries: [{ name: 'uqr', does: 'Draws the QR code' }],
  limits: [
    'The tool does not know which names you used last year, or whether a redirect drops the parameters.',
    'The channel follows Google’s published rules. Its full list of search, social, and shopping sites is not published in a form we may use, so the tool knows only the largest.',
  ],
  run: async (input) => {
    const rows = input.mode === 'list' ? readList(input.list) : [{ line: 0, address: input.url, tags: tagsOf(input) }]
    if (rows.length === 0)
      throw new Failure('invalid', {
        message: 'The list is empty: paste one link per line.',
        errors: { list: 'Paste one link per line.' },
      })
    const faults: Finding[] = []
    const links: LinkRow[] = []
    for (const { line, address, tags: entered } of rows) {
      const tags = input.tidy ? tidy(entered) : entered
      const isBuilt = input.mode !== 'read'
      const url = isBuilt ? undefined : readUrl(address, input.base)
      const tagged = isBuilt ? tagLink(address, tags) : url && { url, replaced: [], hadScheme: true }
      if (!tagged && input.mode !== 'list') throw new Failure('invalid', unreadable(address, isBuilt))
      if (!tagged) {
        faults.push({
          id: 'bad-address',
          severity: 'critical',
          title: `Line ${line}: ${unreadable(address, true).message}`,
          why: 'No link could be built.',
          ref: { label: 'URL Standard', url: 'https://url.spec.whatwg.org/' },
          place: { field: 'list', line },
        })
        links.push({ line, address, link: null, parts: null, parameters: [], channel: null })
        continue
      }
      faults.push(...faultsOf({ ...tagged, entered: tags, isBuilt, ...(line ? { line } : {}) }))
      const { source, medium, campaign } = tagsIn(tagged.url)
      links.push({
        line,
        address,
        link: tagged.url.href,
        parts: partsOf(tagged.url),
        parameters: parametersOf(tagged.url),
        channel: source ? channelOf(source, medium, campaign) : null,
      })
    }
    if (input.mode === 'list')
      faults.push(...splitNames(rows.map(({ line, tags }) => ({ line, tags: input.tidy ? tidy(tags) : tags }))))
    const only = input.mode === 'one' ? links[0]?.link : null
    const qr = only && only.length <= 1_200 ? (await import('uqr')).renderSVG(only, { pixelSize: 8, border: 4 }) : null
    const order = ['critical', 'warning', 'notice', 'pass']
    return {
      mode: input.mode,
      links,
      faults: faults.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)),
      qr,
    }
  },
  report: reportLinks,
})

const tagsOf = (input: Tags) => Object.fromEntries(names.map((name) => [name, input[name]])) as Tags

const tidy = (tags: Tags) =>
  Object.fromEntries(
    names.map((name) => [name, name === 'id' ? tags[name] : tags[name].trim().toLowerCase().replace(/\s+/g, '-')]),
  ) as Tags

function unreadable(address: string, isBuilt: boolean) {
  const shown = address.trim().slice(0, 80)
  const message =
    shown === ''
      ? 'Enter a URL first.'
      : `“${shown}” is not ${isBuilt ? 'the URL of a website' : 'a URL that the URL Standard can parse'}: start it with https:// and a host.`
  return { message, errors: { url: message } }
}
