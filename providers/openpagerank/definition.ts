import { z } from 'zod'
import type { ProviderScore } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { inChunks } from '../data-providers/in-chunks.ts'

/** Source: https://apify.com/luca-artur/open-pagerank-api, which sends as many. */
const MAX_DOMAINS = 100
const MAX_SCORE = 10
const OK = 200

const Response = z.object({
  response: z.array(
    z.object({
      status_code: z.number(),
      domain: z.string(),
      page_rank_decimal: z
        .union([
          z.number(),
          z
            .string()
            .regex(/^\d+(\.\d+)?$/)
            .transform(Number),
        ])
        .nullish(),
    }),
  ),
})

/**
 * PageRank of the Common Crawl domain graph on a scale from 0 to 10, for 100 domains in a request. A domain that it
 * does not list has a status of its own (404) and the score 0, which is not a score. Source:
 * domcop.com/openpagerank/documentation, as public clients use it; not verified since the service moved in 2026.
 */
export const openpagerank: ProviderDefinition = {
  ...providerFacts('openpagerank'),
  create(surroundings) {
    const { requestJson, found, unknown } = createClient(openpagerank, surroundings)
    return {
      authority: ({ domains }, signal) =>
        inChunks<ProviderScore>(domains, MAX_DOMAINS, async (chunk) => {
          const query = chunk.map((domain, index) => `domains[${index}]=${encodeURIComponent(domain)}`).join('&')
          const { value } = await requestJson({
            url: `https://openpagerank.com/api/v1.0/getPageRank?${query}`,
            headers: { 'api-opr': surroundings.settings.OPENPAGERANK_KEY ?? '' },
            capability: 'authority',
            schema: Response,
            signal,
          })
          const rows = new Map(value?.response.map((row) => [row.domain, row]))
          return chunk.map((domain) => {
            const row = rows.get(domain)
            const score = row?.status_code === OK ? row.page_rank_decimal : undefined
            return score === undefined || score === null
              ? unknown(`Open PageRank does not list ${domain}.`)
              : found({ domain, metric: 'Open PageRank', value: score, max: MAX_SCORE })
          })
        }),
    }
  },
}
