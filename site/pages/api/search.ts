import { reading } from '#site/calls/endpoint.ts'
import { limitSearches } from '#site/features/search/limit.ts'
import { suggestPages } from '#site/features/search/queries.ts'

export const { GET, ALL, call } = reading(
  (url, ip) => {
    limitSearches(ip)
    return suggestPages(url)
  },
  {
    summary: 'The pages that fit a query best: articles, services, case studies, tools, vacancies, and others.',
    parameters: {
      q: 'What to search for. Typos and unfinished words are fine.',
      kind: 'Only one kind: page, service, tool, article, case-study, or vacancy.',
    },
    isLimited: true,
  },
)
