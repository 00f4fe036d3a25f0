import type { Proof } from '../../proof.ts'
import { addPage } from '../../trial/new-page.ts'
import type { TrialSite } from '../../trial/site-model.ts'
import { img } from './img.ts'

/** Adds an image file of some size. */
function addImage({ files }: TrialSite, path: string, type: string, bytes: number) {
  files.set(path, {
    status: 200,
    headers: {
      'content-type': type,
      'content-length': String(bytes),
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body: '',
  })
}

export const imageFileProofs: Proof[] = [
  {
    rule: 'image-heavy',
    on: 'site',
    faults: [
      (page, site) => {
        addImage(site, '/large.webp', 'image/webp', 812_000)
        page.main.push(img({ src: '/large.webp' }))
      },
      // An image of the template: one file, many pages.
      (page, site) => {
        addImage(site, '/banner.avif', 'image/avif', 412_000)
        for (const one of [page, addPage(site, 'faq', 'two'), addPage(site, 'job', 'three')])
          one.main.push(img({ src: '/banner.avif' }))
      },
    ],
    nearMisses: [
      (page, site) => {
        addImage(site, '/large.webp', 'image/webp', 298_000)
        page.main.push(img({ src: '/large.webp' }))
      },
      // Browsers load a candidate of the srcset instead.
      (page, site) => {
        addImage(site, '/large.jpg', 'image/jpeg', 812_000)
        page.main.push(img({ src: '/large.jpg', srcset: '/photo.jpg 640w', sizes: '50vw' }))
      },
    ],
  },
  {
    rule: 'image-format-old',
    on: 'site',
    faults: [
      (page, site) => {
        addImage(site, '/kettle.jpg', 'image/jpeg', 140_000)
        page.main.push(img({ src: '/kettle.jpg' }))
      },
    ],
    nearMisses: [
      // A picture offers a better format.
      (page, site) => {
        addImage(site, '/kettle.jpg', 'image/jpeg', 140_000)
        page.main.push(
          `<picture><source type="image/avif" srcset="/kettle.avif">${img({ src: '/kettle.jpg' })}</picture>`,
        )
      },
      // A small file, and one whose name says less than its headers.
      (page, site) => {
        addImage(site, '/dot.png', 'image/png', 900)
        addImage(site, '/kettle.jpg', 'image/webp', 90_000)
        page.main.push(img({ src: '/dot.png' }), img({ src: '/kettle.jpg' }))
      },
    ],
  },
  {
    rule: 'image-is-page',
    on: 'site',
    faults: [
      (page, site) => {
        addImage(site, '/kettle.jpg', 'text/html; charset=utf-8', 2_000)
        page.main.push(img({ src: '/kettle.jpg' }))
      },
    ],
    // A link to a page is no image, and an image may have no ending.
    nearMisses: [
      (page, site) => {
        addImage(site, '/media/17', 'image/webp', 2_000)
        page.main.push(img({ src: '/media/17' }))
      },
    ],
  },
]
