import { z } from 'zod'
import { seedKinds } from '#engine/keywords/expansion-patterns.ts'
import { ruleLanguages } from '#engine/keywords/intent-words.ts'
import { readCountry } from '#engine/keywords/market.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportResearch } from './report.ts'
import { checkSeed } from './seed.ts'

export const tool = defineTool({
  ...about,
  action: 'Find keywords',
  guide: [
    'Expands a seed keyword into questions, comparisons, and modifiers by published rules and, if configured, search suggestions and a language model; use it to plan pages or content.',
    'Returns phrases with their source, intent, evidence, group, and type of page, and search volume only where a provider measured it.',
  ],
  input: z.object({
    seed: field.line({
      label: 'Seed keyword',
      placeholder: 'wool socks',
      max: 80,
      empty: 'Enter a seed, such as wool socks.',
      check: checkSeed,
    }),
    kind: field.choice({
      label: 'The seed names',
      options: seedKinds,
      default: 'product',
      hint: 'It decides which patterns make sense: “size chart” fits a product, “quote” a service.',
    }),
    language: field.choice({ label: 'Language', options: ruleLanguages, default: 'en' }),
    country: field.line({ label: 'Country', isOptional: true, max: 60, placeholder: 'United States' }),
    audience: field.line({
      label: 'Audience',
      isOptional: true,
      max: 60,
      placeholder: 'runners',
      hint: 'As people would enter it: it completes “wool socks for …”.',
    }),
    alphabet: field.flag({
      label: 'Ask for suggestions with each letter from a to z',
      hint: 'It sends 26 more requests, if a source of suggestions is connected.',
      advanced: true,
    }),
    usesModel: field.flag({
      label: 'Ask the configured language model for more ideas',
      hint: 'The seed and the audience are sent to it. Its ideas are marked.',
      advanced: true,
    }),
  }),
  output,
  samples: [
    {
      label: 'A product of a store',
      input: { seed: 'wool socks', kind: 'product', audience: 'hikers', country: 'United States', language: 'en' },
    },
    { label: 'A service', input: { seed: 'seo audit', kind: 'service', audience: 'online stores', language: 'en' } },
    { label: 'A topic in German', input: { seed: 'fahrrad reparieren', kind: 'topic', language: 'de' } },
  ],
  needs: {
    suggestions: ({ seed, language, country }) => ({ text: seed, language, ...countryCode(country) }),
    topicInterest: ({ seed, language }) => ({ text: seed, language }),
  },
  libraries: [{ name: 'stemmer', does: 'Merges the forms of an English word' }],
  limits: [
    'Phrases that our rules form are possible searches. Nobody measured whether anyone enters them.',
    'A suggestion shows that a phrase is searched, not how often.',
    'Intent is read from words. A phrase whose words show none has none here.',
  ],
  timeLimit: 60,
  run: async (input, { gather, now, progress, suggestions, topicInterest }) => {
    const { research } = await import('./research.ts')
    return research(input, { gather, progress, year: new Date(now()).getUTCFullYear(), suggestions, topicInterest })
  },
  report: reportResearch,
  inShort: ({ phrases }) => ({ keywords: phrases.map(({ phrase }) => phrase) }),
})

function countryCode(typed: string) {
  const country = readCountry(typed)
  return country ? { country: country.code } : {}
}
