import { none } from '../faults/record.ts'
import type { Measure } from '../measure.ts'
import { examining } from './examining.ts'

const AUDITS = 20
const PAGES = 60
/** Between two requests for a page of our own site. */
const EVERY_MS = 200
const MAX_MB = 1_500

/** Starts twenty audits at once while our own pages are read: the queue, failed pages, and memory. */
export const measureLoad = (): Promise<Measure[]> =>
  examining(
    { pages: PAGES, sites: AUDITS, env: { AUDIT_BROWSER: 'off' } },
    async ({ product, sites, begin, stateOf, ended, requests, megabytes }) => {
      // Estimates rest on audits that have ended.
      await ended(await begin(sites[0] ?? ''))
      let [asked, failed, peak, isDone] = [0, 0, 0, false]
      const reading = (async () => {
        while (!isDone) {
          asked++
          const isShown = await fetch(product.url).then(
            async (response) => response.ok && (await response.text()) !== '',
            () => false,
          )
          if (!isShown) failed++
          peak = Math.max(peak, megabytes())
          await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
        }
      })()
      const began = performance.now()
      const keys = await Promise.all(sites.map(begin))
      const states = await Promise.all(keys.map(stateOf))
      const waiting = states.filter(({ state }) => state === 'waiting').map(({ progress }) => progress)
      const ends = await Promise.all(keys.map(ended))
      const seconds = (performance.now() - began) / 1_000
      isDone = true
      await reading
      const places = new Set(waiting.map(({ place }) => place))
      const unplaced = waiting.length - places.size + waiting.filter(({ secondsLeft }) => secondsLeft === null).length
      return [
        none(
          '20 audits at once: audits that did not end',
          ends.filter(({ state }) => state !== 'done').length,
          'audits',
        ),
        none(
          '20 audits at once: waiting ones without a place of their own or an estimate',
          unplaced,
          'audits',
          `${waiting.length} waited; all ended after ${seconds.toFixed(0)} s`,
        ),
        none('20 audits at once: failed requests for our own pages', failed, 'requests', `of ${asked}`),
        none(
          '20 audits at once: responses of the sites that did not get through',
          (await requests()).failed,
          'responses',
        ),
        {
          what: '20 audits at once: memory of all processes, without Chromium',
          value: Math.round(peak),
          unit: 'MB PSS',
          limit: MAX_MB,
          better: 'less',
        },
      ]
    },
  )
