import { z } from 'zod'
import type { Capabilities, FieldData } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { invalidGoogleKey } from '../data-providers/google-key.ts'
import { asLookup } from '../data-providers/provider-failure.ts'

/** It measures the page before it responds. */
const TIMEOUT_MS = 90_000
const DAY_MS = 86_400_000
const PERIOD_DAYS = 28
/** The figures are those of the Chrome UX Report, which are about two days old. */
const LAG_DAYS = 2
/** The percentile of CLS is a whole number of hundredths. */
const CLS_SCALE = 100
const METRICS: Record<string, keyof FieldData['metrics']> = {
  LARGEST_CONTENTFUL_PAINT_MS: 'lcp',
  INTERACTION_TO_NEXT_PAINT: 'inp',
  CUMULATIVE_LAYOUT_SHIFT_SCORE: 'cls',
  FIRST_CONTENTFUL_PAINT_MS: 'fcp',
  EXPERIMENTAL_TIME_TO_FIRST_BYTE: 'ttfb',
}

const Experience = z
  .object({
    origin_fallback: z.boolean().nullish(),
    metrics: z
      .record(
        z.string(),
        z.object({ percentile: z.number(), distributions: z.array(z.object({ proportion: z.number().nullish() })) }),
      )
      .nullish(),
  })
  .nullish()
const Response = z.object({ id: z.string(), loadingExperience: Experience, originLoadingExperience: Experience })

type Query = Parameters<Capabilities['fieldData']>[0]

/**
 * The field data of PageSpeed Insights, which it takes from the Chrome UX Report: of the URL, or of its origin
 * (`origin_fallback`). It states no dates, so the last 28 days are given. Source:
 * developers.google.com/speed/docs/insights/v5, “runpagespeed”. Not verified: the lag of two days, and the lack of
 * `origin_fallback` where the URL has figures.
 */
export const pagespeed: ProviderDefinition = {
  ...providerFacts('pagespeed'),
  create(surroundings) {
    const { requestJson, found, unknown } = createClient(pagespeed, surroundings)

    async function fieldData({ url, device }: Query, signal: AbortSignal) {
      const parameters = new URLSearchParams({ url, strategy: device, category: 'performance' })
      const { value } = await requestJson({
        url: `https://www.googleapis.com/pagespeedonline/v5/runPagespeed?${parameters}`,
        headers: { 'x-goog-api-key': surroundings.settings.PAGESPEED_KEY ?? '' },
        capability: 'fieldData',
        schema: Response,
        signal,
        timeoutMs: TIMEOUT_MS,
        failureIn: invalidGoogleKey(pagespeed),
      })
      const { loadingExperience, originLoadingExperience } = value ?? {}
      const isOfUrl = loadingExperience?.metrics && !loadingExperience.origin_fallback
      const used = loadingExperience?.metrics ?? originLoadingExperience?.metrics
      if (!used) return unknown('Too few users of Chrome visited this site for PageSpeed Insights to have figures.')
      const to = new Date(surroundings.now() - LAG_DAYS * DAY_MS)
      const from = new Date(to.getTime() - (PERIOD_DAYS - 1) * DAY_MS)
      const field: FieldData = {
        scope: isOfUrl ? 'url' : 'origin',
        device,
        from: isoDate(from),
        to: isoDate(to),
        metrics: metricsOf(used),
      }
      return found(field, { asOf: field.to, caveats: ['PageSpeed Insights does not state the dates of its figures.'] })
    }

    return { fieldData: (query, signal) => asLookup(() => fieldData(query, signal)) }
  },
}

type Metrics = NonNullable<NonNullable<z.infer<typeof Experience>>['metrics']>

function metricsOf(metrics: Metrics): FieldData['metrics'] {
  const known = Object.entries(metrics).flatMap(([theirs, { percentile, distributions }]) => {
    const name = METRICS[theirs]
    if (!name) return []
    const [good = 0, middling = 0, poor = 0] = distributions.map(({ proportion }) => proportion ?? 0)
    return [[name, { p75: name === 'cls' ? percentile / CLS_SCALE : percentile, shares: [good, middling, poor] }]]
  })
  return Object.fromEntries(known)
}

const isoDate = (date: Date) => date.toISOString().slice(0, 10)
