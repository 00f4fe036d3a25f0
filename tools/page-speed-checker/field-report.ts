import { withCommas } from '#engine/text/numbers.ts'
import { type Block, type Cell, type Finding, table } from '#engine/tool/blocks.ts'
import type { Field, FieldVital } from './field-data.ts'
import type { Vital } from './vitals.ts'

const SEVERITIES = { good: 'pass', 'needs improvement': 'warning', poor: 'critical' } as const

/** Returns the figures of visitors beside those of the lab. If there are none, `fieldFindings` explains why. */
export function fieldBlocks(field: Field, lab: Vital[]): Block[] {
  if (field.state !== 'found') return []
  const { vitals } = field
  const percent = (share: number | undefined) => (share === undefined ? null : Math.round(1_000 * share) / 10)
  return [
    table({
      title: 'Field and lab',
      columns: [
        { label: 'Metric' },
        { label: 'Field, p75', form: 'number', method: 'What three of four visits stayed below.' },
        { label: 'Rating' },
        { label: 'Good', form: 'number', unit: '%', method: 'Share of the visits up to the lower limit.' },
        { label: 'Needs improvement', form: 'number', unit: '%', method: 'Share of the visits between the limits.' },
        { label: 'Poor', form: 'number', unit: '%', method: 'Share of the visits above the upper limit.' },
        { label: 'Lab', form: 'number', method: 'The run of Lighthouse above.' },
      ],
      rows: vitals.map((vital): Cell[] => [
        vital.name,
        { text: write(vital.p75, vital), sort: vital.p75 },
        { text: vital.rating, severity: SEVERITIES[vital.rating] },
        percent(vital.shares?.good),
        percent(vital.shares?.middling),
        percent(vital.shares?.poor),
        labCell(vital, lab),
      ]),
      note: `Visits to ${scopeInWords(field)} from ${field.from} to ${field.to}, on a ${deviceName(field)}. INP has no lab value: Total Blocking Time stands in for it.`,
    }),
  ]
}

const deviceName = ({ device }: { device: string }) => (device === 'mobile' ? 'phone' : 'desktop')

/** Returns which visits were measured. */
const scopeInWords = ({ scope }: { scope: 'url' | 'origin' }) =>
  scope === 'url' ? 'this URL' : 'the whole site (this URL has too few visits)'

function labCell({ id }: FieldVital, lab: Vital[]): Cell {
  const same = lab.find((vital) => vital.id === id)
  return same === undefined || same.value === null ? null : { text: write(same.value, same), sort: same.value }
}

const write = (value: number, { unit }: { unit: string }) =>
  unit ? `${withCommas(Math.round(value))} ${unit}` : String(Math.round(value * 1_000) / 1_000)

const vitalsReference = { label: 'web.dev: Core Web Vitals', url: 'https://web.dev/articles/vitals' }

/** Returns findings about the field data, or about why a source has none. */
export function fieldFindings(field: Field, url: string): Finding[] {
  if (field.state === 'no-source') return []
  if (field.state === 'found') return field.passes === false ? [failsFinding(field, url)] : []
  const isAsked = field.state === 'too-few-visitors'
  return [
    {
      id: `field-${field.state}`,
      severity: 'notice',
      title: isAsked ? 'There is no field data: too few visitors.' : 'The field data could not be looked up.',
      why: isAsked
        ? 'Only pages and sites with enough visits have figures from real visitors. This says nothing about the speed.'
        : 'What your visitors experience is unknown in this report. The lab values do not depend on it.',
      evidence: `${url}: ${field.message}`,
      fix: isAsked
        ? 'Use the lab values, and measure your own visitors with the web-vitals library.'
        : (field.state === 'failed' && field.howTo) || 'Measure again later.',
      ref: vitalsReference,
    },
  ]
}

/** Returns the limits of the field data, one sentence each. */
export function fieldLimits(field: Field): string[] {
  if (field.state === 'no-source')
    return [`What real visitors experience is not in this report. ${field.howTo ?? 'It has no source of field data.'}`]
  return field.state === 'found' ? field.caveats : []
}

function failsFinding({ vitals, ...field }: Extract<Field, { state: 'found' }>, url: string): Finding {
  const bad = vitals.filter(({ id, rating }) => ['LCP', 'INP', 'CLS'].includes(id) && rating !== 'good')
  return {
    id: 'field-vitals',
    severity: bad.some(({ rating }) => rating === 'poor') ? 'critical' : 'warning',
    title: `Your visitors experience: ${bad.map(({ id, rating }) => `${id} ${rating}`).join(', ')}.`,
    why: 'Core Web Vitals count as good when three of four visits are good in LCP, INP, and CLS.',
    evidence: `${field.scope === 'url' ? url : new URL(url).origin}: ${bad.map((vital) => `${vital.id} ${write(vital.p75, vital)} (good up to ${write(vital.limits[0], vital)})`).join(', ')}`,
    fix: bad.some(({ id }) => id === 'INP')
      ? 'For INP, shorten the scripts that run after a tap. For the others, fix the findings of the lab run first.'
      : 'Fix the findings of the lab run that name these metrics first.',
    ref: vitalsReference,
  }
}
