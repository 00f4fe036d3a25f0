import type { FieldData } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import type { Page } from '#engine/web/page.ts'
import type { LighthouseRun } from '#engine/web/rendered.ts'
import { type Field, readField } from './field-data.ts'
import { fieldFindings } from './field-report.ts'
import { type Frame, filmstripOf } from './filmstrip.ts'
import { findFaults } from './findings.ts'
import type { Report } from './lighthouse-report.ts'
import { bytesByType, type Request, requestsOf, type TypeBytes } from './requests.ts'
import { type Device, type Vital, vitalsOf } from './vitals.ts'

/** Files are part of the envelope, not of the data. */
export const frameFiles = Symbol('frames of the filmstrip')

export type PageSpeed = {
  url: string
  device: Device
  /** Lighthouse's score, 0 to 100; `null` if one of its metrics could not be measured. */
  score: number | null
  lighthouse: string
  vitals: Vital[]
  frames: Frame[]
  requests: Request[]
  types: TypeBytes[]
  findings: Finding[]
  warnings: string[]
  /** What visitors experienced, beside the run in the lab. */
  field: Field
  [frameFiles]: OutFile[]
}

/** Reads the report of Lighthouse. Every figure comes from it; only the limits of the ratings are added. */
export function measureSpeed(
  page: Page,
  { version, report: bare }: LighthouseRun,
  device: Device,
  lookup: Lookup<FieldData>,
): PageSpeed {
  const report = bare as unknown as Report
  const share = report.categories.performance?.score ?? null
  const vitals = vitalsOf(report, device)
  const requests = requestsOf(report)
  const { frames, files } = filmstripOf(report)
  const field = readField(lookup)
  const ofField = fieldFindings(field, page.url)
  const faults = findFaults({ report, vitals, requests, hops: page.hops })
  return {
    url: report.finalDisplayedUrl ?? page.url,
    device,
    score: share === null ? null : Math.round(share * 100),
    lighthouse: version,
    vitals,
    requests,
    types: bytesByType(requests),
    findings: [...ofField.filter(isFault), ...faults, ...ofField.filter((one) => !isFault(one))],
    field,
    warnings: report.runWarnings ?? [],
    frames,
    [frameFiles]: files,
  }
}

const isFault = ({ severity }: Finding) => severity !== 'notice'
