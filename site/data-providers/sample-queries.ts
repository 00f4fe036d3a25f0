import type { Capabilities, Capability } from '#engine/data-providers/capabilities.ts'

type Sample<Name extends Capability> = {
  /** The question in words. */
  question: string
  query: Parameters<Capabilities[Name]>[0]
}

const MARKET = { country: 'us', language: 'en' }

/** The small request that “Try it” sends for each capability. */
export const sampleQueries: { [Name in Capability]: Sample<Name> } = {
  search: {
    question: 'Search results for “coffee grinder” in the United States',
    query: { ...MARKET, text: 'coffee grinder', depth: 5 },
  },
  links: { question: 'Links to example.com', query: { target: 'example.com', limit: 5 } },
  authority: { question: 'Score of example.com', query: { domains: ['example.com'] } },
  traffic: { question: 'Traffic of example.com', query: { domains: ['example.com'] } },
  keywordIdeas: {
    question: 'Search volume of “coffee grinder” in the United States',
    query: { ...MARKET, seeds: ['coffee grinder'], onlySeeds: true },
  },
  suggestions: { question: 'Suggestions for “coffee gr”', query: { ...MARKET, text: 'coffee gr' } },
  topicInterest: { question: 'Page views of the article “Coffee”', query: { text: 'Coffee', language: 'en' } },
  fieldData: {
    question: 'Field data of https://www.wikipedia.org/ on phones',
    query: { url: 'https://www.wikipedia.org/', device: 'mobile' },
  },
  copies: {
    question: 'Copies of the first sentence of “Pride and Prejudice”',
    query: {
      text: 'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.',
    },
  },
  text: {
    question: 'A reply to “Reply with the word ready.”',
    query: { instructions: 'Reply with the word ready.', text: 'Are you ready?', maxTokens: 20 },
  },
}
