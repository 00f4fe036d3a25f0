import { z } from 'zod'
import { seedKinds } from '#engine/keywords/expansion-patterns.ts'
import { ruleLanguages } from '#engine/keywords/intent-words.ts'
import { readCountry } from '#engine/keywords/market.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { readSeeds } from './read-seeds.ts'
import { reportPlan } from './report.ts'
import { sampleExport } from './sample-export.ts'

export const tool = defineTool({
  ...about,
  action: 'Plan keywords',
  guide: [
    'Returns keyword figures from a configured provider or a pasted Google Keyword Planner export, and sorts keywords into ad groups; use it to plan search ads.',
    'Returns keywords with monthly searches, competition, and bids where known (null otherwise), ad groups with match types, and candidates for negative keywords.',
  ],
  input: z.object({
    seeds: field.text({
      label: 'Seed keywords',
      rows: 4,
      max: 20_000,
      isOptional: true,
      placeholder: 'wool socks\nmerino socks',
      hint: 'One per line, or separated by commas; at most 200.',
    }),
    url: field.pageUrl({
      label: 'Or the URL of a page',
      isOptional: true,
      hint: 'Its own key phrases become seeds.',
    }),
    planner: field.text({
      label: 'Or the content of a Keyword Planner export',
      rows: 3,
      max: 2_000_000,
      isOptional: true,
      hint: 'In Google Ads, download keyword ideas as .csv, open the file, and paste all of it.',
    }),
    file: field.files({
      label: 'Or the export as a file',
      accept: '.csv,.tsv,.txt,text/csv,text/tab-separated-values',
      maxFiles: 1,
      isOptional: true,
      advanced: true,
      hint: 'As Google Ads saves it (.csv, UTF-16), or saved again by a spreadsheet.',
    }),
    kind: field.choice({
      label: 'The seeds name',
      options: { product: seedKinds.product, service: seedKinds.service },
      default: 'product',
    }),
    country: field.line({ label: 'Country', isOptional: true, max: 60, placeholder: 'United States' }),
    language: field.choice({ label: 'Language', options: ruleLanguages, default: 'en' }),
  }),
  output,
  samples: [
    {
      label: 'Seeds of a sock store',
      input: { seeds: 'wool socks\nmerino hiking socks', kind: 'product', country: 'United States', language: 'en' },
    },
    { label: 'A Keyword Planner export', input: { seeds: '', planner: sampleExport, language: 'en' } },
    { label: 'A page by its URL', input: { seeds: '', url: 'https://example.com/', language: 'en' } },
  ],
  needs: {
    page: ({ url, planner, file }) => (url.trim() && !(planner.trim() || file.length > 0) ? { url } : undefined),
    keywordIdeas: ({ seeds, url, planner, file, country, language }) => {
      if (planner.trim() || file.length > 0 || !(seeds.trim() || url.trim())) return undefined
      const market = readCountry(country)
      return {
        seeds: readSeeds(seeds),
        language,
        ...(url.trim() ? { url: url.trim() } : {}),
        ...(market ? { country: market.code } : {}),
      }
    },
  },
  libraries: [
    { name: 'csv-parse', does: 'Reads the export' },
    { name: 'stemmer', does: 'Merges the forms of an English word' },
    { name: 'compromise', does: 'Finds the key phrases of an English page' },
  ],
  limits: [
    'Google rounds monthly searches, and counts close variants of a keyword with it, so sums of keywords overlap.',
    'Bids are what other advertisers paid for the top of the page. They do not predict your price.',
    'Ad groups follow the words of the keywords, not the pages of your site. Check them before you paste.',
  ],
  run: async (...run) => {
    const { planKeywords } = await import('./plan-keywords.ts')
    return planKeywords(...run)
  },
  report: reportPlan,
  inShort: ({ keywords }) => ({ googleAdsKeyword: keywords.map(({ keyword }) => keyword) }),
})
