import type { RenderedPage } from '#engine/web/rendered.ts'
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

export const renderedImageProofs: Proof[] = [
  {
    rule: 'image-oversized',
    on: 'site',
    faults: [
      (page, site, extras) => {
        extras.rendered = { value: [shown(site, page, { naturalWidth: 3_000, naturalHeight: 2_250, width: 320 })] }
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
