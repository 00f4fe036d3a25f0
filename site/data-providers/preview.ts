import type { Capabilities, Capability } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { withCommas } from '#engine/text/numbers.ts'

export type Preview = { columns: string[]; rows: string[][] }

type ResultOf<Name extends Capability> = Awaited<ReturnType<Capabilities[Name]>>
type LookupOf<Name extends Capability> = ResultOf<Name> extends (infer One)[] ? One : ResultOf<Name>
type ValueOf<Name extends Capability> = LookupOf<Name> extends Lookup<infer Value> ? Value : never

type Cell = string | number | null | undefined

const MAX_ROWS = 5
const MAX_CELL_LENGTH = 300

const previews: { [Name in Capability]: (value: ValueOf<Name>) => { columns: string[]; rows: Cell[][] } } = {
  search: ({ results }) => ({
    columns: ['Position', 'Title', 'URL'],
    rows: results.map(({ position, title, url }) => [position, title, url]),
  }),
  links: ({ links }) => ({
    columns: ['From', 'Anchor text', 'First seen'],
    rows: links.map(({ from, anchor, firstSeen }) => [from, anchor, firstSeen]),
  }),
  authority: ({ domain, metric, value, max }) => ({
    columns: ['Domain', 'Metric', 'Value'],
    rows: [[domain, metric, `${value} of ${max}`]],
  }),
  traffic: ({ domain, low, high, unit, rank }) => ({
    columns: ['Domain', 'Per month', 'Rank'],
    rows: [[domain, `${withCommas(low)} to ${withCommas(high)} ${unit}`, rank]],
  }),
  keywordIdeas: ({ ideas }) => ({
    columns: ['Keyword', 'Searches per month', 'Competition'],
    rows: ideas.map(({ keyword, averageMonthlySearches, competition }) => [
      keyword,
      averageMonthlySearches ?? 'unknown',
      competition ?? 'unknown',
    ]),
  }),
  suggestions: ({ suggestions }) => ({ columns: ['Suggestion'], rows: suggestions.map((text) => [text]) }),
  topicInterest: ({ article, months }) => ({
    columns: ['Article', 'Month', 'Views'],
    rows: months.toReversed().map(({ month, views }) => [article, month, views]),
  }),
  fieldData: ({ scope, metrics }) => ({
    columns: ['Metric', '75th percentile', 'Scope'],
    rows: Object.entries(metrics).map(([name, { p75 }]) => [name.toUpperCase(), p75, scope]),
  }),
  copies: ({ matches }) => ({
    columns: ['Page', 'Words'],
    rows: matches.map(({ title, url, words }) => [title || url, words]),
  }),
  text: ({ text, model }) => ({ columns: ['Model', 'Text'], rows: [[model, text]] }),
}

/** Returns the first results of a look-up as a table. */
export function previewOf<Name extends Capability>(capability: Name, value: ValueOf<Name>): Preview {
  const { columns, rows } = previews[capability](value)
  return { columns, rows: rows.slice(0, MAX_ROWS).map((row) => row.map(textOfCell)) }
}

const textOfCell = (cell: Cell) => String(cell ?? 'unknown').slice(0, MAX_CELL_LENGTH)
