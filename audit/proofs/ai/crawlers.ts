import type { Change, Proof } from '../../proof.ts'

/** Replaces robots.txt. */
const robots =
  (text: string): Change =>
  (_, site) => {
    site.robots.body = `${text}\n\nSitemap: ${site.origin}/sitemap.xml\n`
    return undefined
  }

const EVERYBODY = 'User-agent: *\nAllow: /'

export const crawlerProofs: Proof[] = [
  {
    rule: 'ai-search-blocked',
    on: 'site',
    faults: [
      robots(`User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /\n\n${EVERYBODY}`),
      // One folder only.
      robots(`User-agent: Claude-SearchBot\nDisallow: /products/\n\n${EVERYBODY}`),
    ],
    nearMisses: [
      // What nobody may read is no rule against assistants.
      robots('User-agent: *\nDisallow: /cart/'),
      robots(`User-agent: OAI-SearchBot\nDisallow: /\nAllow: /*\n\n${EVERYBODY}`),
      // Crawlers without an assistant that many people use.
      robots(`User-agent: PetalBot\nDisallow: /\n\n${EVERYBODY}`),
    ],
  },
  {
    rule: 'ai-user-blocked',
    on: 'site',
    faults: [robots(`User-agent: ChatGPT-User\nUser-agent: Claude-User\nDisallow: /\n\n${EVERYBODY}`)],
    // An agent that does not obey robots.txt anyway.
    nearMisses: [robots(`User-agent: Perplexity-User\nDisallow: /\n\n${EVERYBODY}`)],
  },
  {
    rule: 'ai-training-blocked',
    on: 'site',
    faults: [robots(`User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\n${EVERYBODY}`)],
    nearMisses: [robots(`User-agent: GPTBot\nDisallow: /cart/\n\n${EVERYBODY}`)],
  },
  {
    rule: 'ai-agent-misnamed',
    on: 'site',
    faults: [
      robots(`User-agent: GPT-Bot\nDisallow: /\n\n${EVERYBODY}`),
      robots(`User-agent: ClaudeBott\nDisallow: /cart/\n\n${EVERYBODY}`),
    ],
    nearMisses: [robots(`User-agent: gptbot\nDisallow: /cart/\n\nUser-agent: MyShopBot\nDisallow: /\n\n${EVERYBODY}`)],
  },
]
