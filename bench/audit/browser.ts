import type { Measure } from '../measure.ts'
import { examining } from './examining.ts'

const PAGES = 500
const MAX_S = 120
const MIN_TEMPLATES = 3

/** Audits a site of 500 pages as a visitor does, with pages opened in Chromium and Lighthouse on three templates. */
export const measureBrowser = (): Promise<Measure[]> =>
  examining({ pages: PAGES, sites: 1, env: { AUDIT_PAGES: `${PAGES}` } }, async ({ sites, begin, ended, reportOf }) => {
    const began = performance.now()
    const key = await begin(sites[0] ?? '')
    const { state } = await ended(key)
    const seconds = (performance.now() - began) / 1_000
    const { pages, speed, findings, templates } = await reportOf(key)
    return [
      {
        what: 'an audit of 500 pages with a browser and Lighthouse, from the request to the report',
        value: Number(seconds.toFixed(1)),
        unit: 's',
        limit: MAX_S,
        better: 'less',
        note: `${state}; ${pages.length} pages, ${templates.length} templates, ${findings.length} findings`,
      },
      {
        what: 'templates that Lighthouse measured',
        value: speed.length,
        unit: '',
        limit: MIN_TEMPLATES,
        better: 'more',
      },
    ]
  })
