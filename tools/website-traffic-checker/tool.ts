import { z } from 'zod'
import { settingsOf, sourcesOf } from '#engine/data-providers/sources-of.ts'
import { standingOf } from '#engine/data-providers/standing.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { bandedBy } from './band.ts'
import { output } from './output.ts'
import { reportTraffic } from './report.ts'

const MAX_DOMAINS = 100

export const tool = defineTool({
  ...about,
  action: 'Show popularity',
  guide: [
    'Shows how popular up to 100 domains are as a band of page loads or visits per month with its source, or their position in the link graph where no popularity list is loaded; use it to compare the size of sites.',
    'Returns for each domain the low and high end of its band, the rank and its source, the trend, and its position in the link graph, with null for what is unknown and never a single number of visits.',
  ],
  input: z.object({
    domains: field.text({
      label: 'Domains',
      rows: 4,
      placeholder: 'shop.com',
      empty: 'Enter a domain, such as shop.com.',
      hint: `One per line, at most ${MAX_DOMAINS}. URLs work too.`,
      max: 100_000,
    }),
  }),
  output,
  samples: [
    { label: 'One domain', input: { domains: 'etsy.com' } },
    { label: 'Five domains', input: { domains: 'wikipedia.org\netsy.com\nebay.com\nikea.com\nudemy.com' } },
  ],
  libraries: [{ name: 'tldts', does: 'Finds registrable domains by the Public Suffix List' }],
  limits: [
    'Only a site’s own analytics know its visits. A band is an order of magnitude.',
    'Popularity lists count Chrome users or DNS queries, each with a bias of its own.',
    'A site below the end of a list is small or new: its band is unknown, which is not 0.',
    'A position in the link graph says how many links lead near a domain, not how many people visit it.',
  ],
  needs: { linkIndex: () => ({}) },
  run: async (input, { gather }) => {
    const { readDomainList } = await import('#engine/web/domain-list.ts')
    const { domains, refused } = readDomainList(input.domains, { max: MAX_DOMAINS, field: 'domains' })
    const names = domains.map(({ domain }) => domain)
    const [traffic, ranks] = await Promise.all([
      gather('traffic', { domains: names }),
      gather('domainRanks', { domains: names }),
    ])
    const results = domains.flatMap(({ entered, domain }, at) => {
      const rank = ranks[at]
      const standing = rank && standingOf(domain, rank)
      return standing ? [{ entered, domain, ...bandedBy(traffic[at]), link: standing }] : []
    })
    const [only] = results
    return {
      websiteTraffic: results.length === 1 && only ? only : null,
      bulk: results.length === 1 ? [] : results,
      refused,
      sources: sourcesOf([...traffic, ...ranks]),
      settings: settingsOf(traffic),
    }
  },
  report: reportTraffic,
})
