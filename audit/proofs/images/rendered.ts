import type { RenderedPage } from '#engine/web/rendered.ts'
import { lighthouseRun } from '#tests/support/lighthouse-run.ts'
import type { Proof } from '../../proof.ts'
import { TRIAL_NOW } from '../../trial/examine-trial.ts'
import type { TrialPage, TrialSite } from '../../trial/site-model.ts'
import { img } from './img.ts'

type ShownImage = RenderedPage['images'][number]

/** Returns a page as a browser shows it, with one image of 640 × 480 pixels, changed. */
const shown = ({ origin }: TrialSite, page: TrialPage, image: Partial<ShownImage>, html = ''): RenderedPage => ({
  url: `${origin}${page.path}`,
  html,
  text: page.h1 ?? '',
  requests: [],
  consoleErrors: [],
  screenshot: new Uint8Array(),
  images: [
    {
      src: `${origin}/photo.jpg`,
      naturalWidth: 640,
      naturalHeight: 480,
      width: 640,
      height: 480,
      isLcp: false,
      ...image,
    },
  ],
  fetchedAt: TRIAL_NOW,
})

/** Lets Lighthouse find a fault on the page, too. */
function measured({ origin }: TrialSite, page: TrialPage, id: string, items: object[]) {
  const url = `${origin}${page.path}`
  return {
    value: [
      {
        url,
        run: lighthouseRun({ url, audits: { [id]: { score: 0, metricSavings: { LCP: 450 }, details: { items } } } }),
      },
    ],
  }
}

const LATE = { type: 'checklist', items: { priorityHinted: { label: 'fetchpriority=high applied', value: false } } }

export const renderedImageProofs: Proof[] = [
  {
    rule: 'image-oversized',
    on: 'site',
    faults: [
      (page, site, extras) => {
        extras.rendered = { value: [shown(site, page, { naturalWidth: 3_000, naturalHeight: 2_250, width: 320 })] }
      },
      // Lighthouse finds the same image, which is not reported twice.
      (page, site, extras) => {
        extras.rendered = { value: [shown(site, page, { naturalWidth: 3_000, naturalHeight: 2_250, width: 320 })] }
        const item = { url: `${site.origin}/photo.jpg`, totalBytes: 900_000, wastedBytes: 810_000 }
        extras.lighthouse = measured(site, page, 'image-delivery-insight', [item])
      },
    ],
    nearMisses: [
      // Three pixels for each pixel of CSS, as some screens have.
      (page, site, extras) => {
        extras.rendered = { value: [shown(site, page, { naturalWidth: 960, naturalHeight: 720, width: 320 })] }
      },
      // Drawn by a vector image at any size.
      (page, site, extras) => {
        extras.rendered = { value: [shown(site, page, { src: `${site.origin}/icon.svg`, width: 16 })] }
      },
    ],
  },
  {
    rule: 'image-largest-lazy',
    on: 'site',
    faults: [
      (page, site, extras) => {
        extras.rendered = { value: [shown(site, page, { isLcp: true }, img({}))] }
      },
      // Lighthouse finds that the same image comes late, which is not reported twice.
      (page, site, extras) => {
        extras.rendered = { value: [shown(site, page, { isLcp: true }, img({}))] }
        extras.lighthouse = measured(site, page, 'lcp-discovery-insight', [LATE])
      },
    ],
    nearMisses: [
      // Another image is lazy.
      (page, site, extras) => {
        const html = img({ loading: undefined }) + img({ src: '/other.jpg' })
        extras.rendered = { value: [shown(site, page, { isLcp: true }, html)] }
      },
      // The largest content is text.
      (page, site, extras) => {
        extras.rendered = { value: [shown(site, page, {}, img({}))] }
      },
    ],
  },
]
