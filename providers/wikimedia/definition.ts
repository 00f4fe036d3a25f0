import { z } from 'zod'
import type { Capabilities } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { primaryLanguage } from '../data-providers/google-places.ts'
import { asLookup } from '../data-providers/provider-failure.ts'

const NOT_FOUND = 404
const MONTHS = 24

const Titles = z.object({ pages: z.array(z.object({ key: z.string(), title: z.string() })) })
const Views = z.object({ items: z.array(z.object({ timestamp: z.string().regex(/^\d{10}$/), views: z.number() })) })

type Query = Parameters<Capabilities['topicInterest']>[0]

/**
 * Page views by people of the Wikipedia article on a topic, in the last 24 whole months. The article is the first whose
 * title begins with the topic. A month without an entry is left out: it is not 0. Sources: wikitech.wikimedia.org,
 * “AQS: Pageviews” (CC0); mediawiki.org, “API:REST API/Reference”, search by title. Both ask for a User-Agent with
 * contact information, which every request of this server has.
 */
export const wikimedia: ProviderDefinition = {
  ...providerFacts('wikimedia'),
  create(surroundings) {
    const { requestJson, found, unknown } = createClient(wikimedia, surroundings)

    async function topicInterest({ text, language = 'en' }: Query, signal: AbortSignal) {
      const subdomain = primaryLanguage(language)
      if (!/^[a-z]{2,3}$/.test(subdomain)) return unknown(`There is no Wikipedia for the language “${language}”.`)
      const project = `${subdomain}.wikipedia.org`
      const shared = { capability: 'topicInterest' as const, signal }
      const titles = await requestJson({
        ...shared,
        url: `https://${project}/w/rest.php/v1/search/title?${new URLSearchParams({ q: text, limit: '1' })}`,
        schema: Titles,
      })
      const article = titles.value?.pages[0]
      if (!article) return unknown(`Wikipedia has no article whose title begins with “${text}”.`)
      const path = [
        project,
        'all-access',
        'user',
        encodeURIComponent(article.key),
        'monthly',
        ...period(surroundings.now()),
      ]
      const views = await requestJson({
        ...shared,
        url: `https://wikimedia.org/api/rest_v1/metrics/pageviews/per-article/${path.join('/')}`,
        schema: Views,
        isNothing: (status) => status === NOT_FOUND,
      })
      const months = (views.value?.items ?? [])
        .map(({ timestamp, views: count }) => ({
          month: `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}`,
          views: count,
        }))
        .sort((a, b) => (a.month < b.month ? -1 : 1))
      const last = months.at(-1)
      if (!last) return unknown(`Wikimedia has no page views of “${article.title}” yet.`)
      return found({ article: article.title, project, months }, { asOf: `${last.month}-01`, license: 'CC0' })
    }

    return { topicInterest: (query, signal) => asLookup(() => topicInterest(query, signal)) }
  },
}

/** First and last day of the last whole months, as `YYYYMMDD00`. */
function period(now: number) {
  const date = new Date(now)
  const day = (month: number, dayOfMonth: number) =>
    `${new Date(Date.UTC(date.getUTCFullYear(), month, dayOfMonth)).toISOString().slice(0, 10).replaceAll('-', '')}00`
  return [day(date.getUTCMonth() - MONTHS, 1), day(date.getUTCMonth(), 0)]
}
