import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportSummary } from './report.ts'
import { summarize } from './summary.ts'

const MAX_COMPETITORS = 5
const MAX_REFERRERS = 200
const MAX_SIMILAR = 20
const MAX_GAP = 100
/** Maximum number of provider links from which shares of anchor texts are counted. */
const MAX_LINKS = 100

export const tool = defineTool({
  ...about,
  action: 'Show referring domains',
  followsForm: true,
  guide: [
    'Shows which domains link to a domain, by rank and top-level domain, what changed since the previous release, similar sites, and domains that link to competitors only; use it to study a link profile.',
    'Returns the number of referring domains, the best of them, their spread over ranks and top-level domains, gained and lost ones, the trend, similar domains, and the link gap, with null for what is unknown.',
  ],
  input: z.object({
    domain: field.line({
      label: 'Domain',
      placeholder: 'shop.com',
      autocomplete: 'url',
      empty: 'Enter a domain, such as shop.com.',
    }),
    hidesHubs: field.flag({
      label: 'Hide technical hubs',
      hint: 'Leaves out hosts of files, fonts, and statistics, and shorteners.',
    }),
    competitors: field.text({
      label: 'Competitors',
      rows: 3,
      isOptional: true,
      hint: `One domain per line, at most ${MAX_COMPETITORS}: who links to them and not to you?`,
      max: 10_000,
    }),
  }),
  output,
  samples: [
    { label: 'Sample: a bakery', input: { domain: 'bakery.example' } },
    {
      label: 'Sample: a store and its competitors',
      input: {
        domain: 'coffee-shop.example',
        hidesHubs: true,
        competitors: 'coffee.example\ncoffee-store.example\ncoffee-blog.example',
      },
    },
  ],
  libraries: [{ name: 'tldts', does: 'Finds registrable domains by the Public Suffix List' }],
  limits: [
    'The link graph joins domains: it has no pages, anchor texts, or rel attributes. Those come from a provider, where one is set up.',
    'The crawl is a sample: there are more links than it has seen, and new ones appear one to three months late.',
    'Sites that block the crawler have no links to others in it.',
    'Every link counts, including those to images, scripts, and fonts.',
  ],
  needs: { linkIndex: () => ({}) },
  run: async (input, { linkIndex, gather }) => {
    const { readDomainList } = await import('#engine/web/domain-list.ts')
    const [target] = readDomainList(input.domain, { max: 1, field: 'domain' }).domains
    if (!target) throw new Failure('invalid', { errors: { domain: 'Enter a domain, such as shop.com.' } })
    const competitors = /\S/.test(input.competitors)
      ? readDomainList(input.competitors, { max: MAX_COMPETITORS, field: 'competitors' })
      : { domains: [], refused: [] }
    const { domain } = target
    const others = competitors.domains.map((one) => one.domain).filter((one) => one !== domain)
    const [ranks, referrers, similar, gap, links] = await Promise.all([
      gather('domainRanks', { domains: [domain, ...others] }),
      gather('referrers', { domain, limit: MAX_REFERRERS, hidesHubs: input.hidesHubs }),
      gather('similarDomains', { domain, limit: MAX_SIMILAR }),
      others.length > 0 ? gather('linkGap', { own: domain, others, limit: MAX_GAP }) : undefined,
      gather('links', { target: domain, limit: MAX_LINKS }),
    ])
    return {
      backlinksSummary: summarize(
        { domain, others, hidesHubs: input.hidesHubs },
        { ranks, referrers, similar, gap, links },
      ),
      index: linkIndex,
      refused: competitors.refused,
    }
  },
  report: reportSummary,
})
