import type { Payload } from 'payload'
import { type Histogram, METRICS, type Metric, percentile } from '#engine/web/vitals-histogram.ts'

export type TemplateVitals = {
  template: string
  /** Visits that reported the most common metric. */
  visits: number
  /** Milliseconds, for CLS thousandths. */
  p75: Partial<Record<Metric, number>>
}

/** Returns the field data of the last days by kind of page, most visited first. */
export async function vitalsByTemplate(cms: Payload, days: number, now = new Date()): Promise<TemplateVitals[]> {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  const { docs } = await cms.find({
    collection: 'web-vitals',
    where: { day: { greater_than_equal: since } },
    pagination: false,
    depth: 0,
  })
  const added = new Map<string, Partial<Record<Metric, Histogram>>>()
  for (const { template, metric, histogram } of docs) {
    if (!isMetric(metric)) continue
    const metrics = added.get(template) ?? {}
    metrics[metric] = sum(metrics[metric] ?? {}, histogram as Histogram)
    added.set(template, metrics)
  }
  return [...added]
    .map(([template, metrics]) => ({
      template,
      visits: Math.max(...Object.values(metrics).map(total)),
      p75: Object.fromEntries(
        Object.entries(metrics).map(([metric, histogram]) => [metric, percentile(histogram, 0.75)]),
      ),
    }))
    .sort((a, b) => b.visits - a.visits)
}

const isMetric = (name: string): name is Metric => METRICS.some((metric) => metric === name)
const total = (histogram: Histogram) => Object.values(histogram).reduce((a, b) => a + b, 0)

function sum(one: Histogram, other: Histogram): Histogram {
  const both = { ...one }
  for (const [bucket, count] of Object.entries(other)) both[bucket] = (both[bucket] ?? 0) + count
  return both
}
