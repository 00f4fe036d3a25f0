import { z } from 'zod'
import { sourcesOf } from '#engine/data-providers/sources-of.ts'
import { standingOf } from '#engine/data-providers/standing.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportAuthority } from './report.ts'
import { providerScoreOf } from './score.ts'

const MAX_DOMAINS = 100

export const tool = defineTool({
  ...about,
  action: 'Show scores',
  guide: [
    'Scores how central up to 100 domains are in the link graph of the web, from 0 to 100 with a published formula; use it to compare domains before a link, a purchase, or a partnership.',
    'Returns for each domain its score, positions by harmonic centrality and PageRank, share of all domains, history by release, and scores of providers under their own names, with null for what is unknown.',
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
    { label: 'One domain', input: { domains: 'wikipedia.org' } },
    { label: 'Five domains', input: { domains: 'etsy.com\nshopify.com\nebay.com\nikea.com\namazon.com' } },
  ],
  libraries: [{ name: 'tldts', does: 'Finds registrable domains by the Public Suffix List' }],
  limits: [
    'No search engine uses this score. It is a position in a link graph, not a forecast of rankings.',
    'The graph counts every link, including those to fonts, scripts, and images.',
    'The crawl is a sample and appears one to three months late: a new domain is unknown, which is not 0.',
    'Subdomains count toward their registrable domain.',
  ],
  needs: { linkIndex: () => ({}) },
  run: async (input, { linkIndex, gather }) => {
    const { readDomainList } = await import('#engine/web/domain-list.ts')
    const { domains, refused } = readDomainList(input.domains, { max: MAX_DOMAINS, field: 'domains' })
    const names = domains.map(({ domain }) => domain)
    const [ranks, scores] = await Promise.all([
      gather('domainRanks', { domains: names }),
      gather('authority', { domains: names }),
    ])
    const results = domains.flatMap(({ entered, domain }, at) => {
      const rank = ranks[at]
      return rank ? [{ entered, ...standingOf(domain, rank), ...providerScoreOf(scores[at]) }] : []
    })
    const [only] = results
    return {
      single: results.length === 1 && only ? only : null,
      bulk: results.length === 1 ? [] : results,
      refused,
      index: linkIndex,
      sources: sourcesOf([...ranks, ...scores]),
      settings: scores.flatMap((score) => (score.kind === 'failed' && score.howTo ? [score.howTo] : [])).slice(0, 1),
    }
  },
  report: reportAuthority,
})
