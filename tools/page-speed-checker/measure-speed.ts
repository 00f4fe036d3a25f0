import type { Finding } from '../../engine/tool/blocks.ts'
import type { OutFile } from '../../engine/tool/envelope.ts'
import type { Page } from '../../engine/web/page.ts'
import type { LighthouseRun } from '../../engine/web/rendered.ts'
import { type Frame, filmstripOf } from './filmstrip.ts'
import { findFaults } from './findings.ts'
import type { Report } from './lighthouse-report.ts'
import { bytesByType, type Request, requestsOf, type TypeBytes } from './requests.ts'
import { type Device, type Vital, vitalsOf } from './vitals.ts'

/** Files stay out of the data that programs get: they are files of the envelope. */
export const frameFiles = Symbol('frames of the filmstrip')

export type PageSpeed = {
  url: string
  device: Device
  /** Of Lighthouse, 0 to 100; `null` if a metric of it could not be measured. */
  score: number | null
  lighthouse: string
  vitals: Vital[]
  frames: Frame[]
  requests: Request[]
  types: TypeBytes[]
  findings: Finding[]
  warnings: string[]
  [frameFiles]: OutFile[]
}

/** Reads the report of Lighthouse. Every figure is its own; only the limits of the ratings are added. */
export function measureSpeed(page: Page, { version, report: bare }: LighthouseRun, device: Device): PageSpeed {
  const report = bare as unknown as Report
  const share = report.categories.performance?.score ?? null
  const vitals = vitalsOf(report, device)
  const requests = requestsOf(report)
  const { frames, files } = filmstripOf(report)
  return {
    url: report.finalDisplayedUrl ?? page.url,
    device,
    score: share === null ? null : Math.round(share * 100),
    lighthouse: version,
    vitals,
    requests,
    types: bytesByType(requests),
    findings: findFaults({ report, vitals, requests, hops: page.hops }),
    warnings: report.runWarnings ?? [],
    frames,
    [frameFiles]: files,
  }
}
