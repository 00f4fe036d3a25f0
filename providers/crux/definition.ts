import { z } from 'zod'
import type { Capabilities, FieldData } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { invalidGoogleKey } from '../data-providers/google-key.ts'
import { asLookup } from '../data-providers/provider-failure.ts'

const NOT_FOUND = 404
const METRICS = {
  lcp: 'largest_contentful_paint',
  inp: 'interaction_to_next_paint',
  cls: 'cumulative_layout_shift',
  fcp: 'first_contentful_paint',
  ttfb: 'experimental_time_to_first_byte',
} as const

const Day = z.object({ year: z.number(), month: z.number(), day: z.number() })
const Metric = z
  .object({
    histogram: z.array(z.object({ density: z.number().nullish() })).nullish(),
    // The API returns the 75th percentile of CLS as text.
    percentiles: z.object({ p75: z.coerce.number() }),
  })
  .nullish()
const Response = z.object({
  record: z.object({
    metrics: z.record(z.string(), z.unknown()),
    collectionPeriod: z.object({ firstDate: Day, lastDate: Day }),
  }),
})

type Query = Parameters<Capabilities['fieldData']>[0]

/**
 * What Chrome’s users experienced in the last 28 days: of the URL, or of its origin where the URL has too few visits.
 * Source: developer.chrome.com/docs/crux/api. The key goes in a header, as all Google APIs accept it.
 */
export const crux: ProviderDefinition = {
  ...providerFacts('crux'),
  create(surroundings) {
    const { requestJson, found, unknown } = createClient(crux, surroundings)

    async function record(page: { url: string } | { origin: string }, device: Query['device'], signal: AbortSignal) {
      const { value } = await requestJson({
        url: 'https://chromeuxreport.googleapis.com/v1/records:queryRecord',
        headers: { 'x-goog-api-key': surroundings.settings.CRUX_KEY ?? '' },
        json: { ...page, formFactor: device === 'mobile' ? 'PHONE' : 'DESKTOP', metrics: Object.values(METRICS) },
        capability: 'fieldData',
        schema: Response,
        signal,
        isNothing: (status) => status === NOT_FOUND,
        failureIn: invalidGoogleKey(crux),
      })
      return value?.record
    }

    async function fieldData({ url, device }: Query, signal: AbortSignal) {
      const ofUrl = await record({ url }, device, signal)
      const used = ofUrl ?? (await record({ origin: new URL(url).origin }, device, signal))
      if (!used) return unknown('Too few users of Chrome visited this site for the Chrome UX Report to have figures.')
      const { firstDate, lastDate } = used.collectionPeriod
      const value: FieldData = {
        scope: ofUrl ? 'url' : 'origin',
        device,
        from: isoDate(firstDate),
        to: isoDate(lastDate),
        metrics: metricsOf(used.metrics),
      }
      return found(value, { asOf: value.to, license: 'CC BY 4.0' })
    }

    return { fieldData: (query, signal) => asLookup(() => fieldData(query, signal)) }
  },
}

function metricsOf(metrics: Record<string, unknown>): FieldData['metrics'] {
  const known = Object.entries(METRICS).flatMap(([name, theirs]) => {
    const { data } = Metric.safeParse(metrics[theirs])
    if (!data) return []
    const [good = 0, middling = 0, poor = 0] = data.histogram?.map(({ density }) => density ?? 0) ?? []
    return [[name, { p75: data.percentiles.p75, shares: [good, middling, poor] }]]
  })
  return Object.fromEntries(known)
}

const isoDate = ({ year, month, day }: z.infer<typeof Day>) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
