import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { asLookup } from '../data-providers/provider-failure.ts'
import { authority, traffic } from './domains.ts'
import { keywordIdeas } from './keyword-ideas.ts'
import { links } from './links.ts'
import { createPostTask } from './post-task.ts'
import { search } from './search.ts'

/** DataForSEO: Google’s results, links, ranks, traffic estimates, and search volumes. Each response states its cost. */
export const dataforseo: ProviderDefinition = {
  ...providerFacts('dataforseo'),
  create(surroundings) {
    const client = createClient(dataforseo, surroundings)
    const postTask = createPostTask(client, surroundings.settings)
    return {
      search: (query, signal) => asLookup(() => search(query, signal, client, postTask)),
      links: (query, signal) => asLookup(() => links(query, signal, client, postTask)),
      authority: ({ domains }, signal) => authority(domains, signal, client, postTask),
      traffic: ({ domains }, signal) => traffic(domains, signal, client, postTask),
      keywordIdeas: (query, signal) => asLookup(() => keywordIdeas(query, signal, client, postTask)),
    }
  },
}
