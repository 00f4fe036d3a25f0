import type { Proof } from '../../proof.ts'
import { img } from './img.ts'

export const alternativeProofs: Proof[] = [
  {
    rule: 'image-alt-missing',
    on: 'page',
    faults: [
      (page) => {
        page.main.push(img({ alt: undefined }))
      },
      // Search engines must not show the page, but visitors read it.
      (page) => {
        page.main.push(img({ alt: undefined }))
        Object.assign(page, { robots: 'noindex', isInSitemap: false })
      },
    ],
    nearMisses: [
      // Decoration.
      (page) => {
        page.main.push(img({ alt: '' }))
        page.main.push(img({ alt: undefined, role: 'presentation' }))
      },
      // A script loads the image; noscript has it with its text.
      (page) => {
        page.main.push(
          `${img({ alt: undefined, src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'data-src': '/photo.jpg' })}<noscript>${img({})}</noscript>`,
        )
      },
      (page) => {
        page.main.push(`<div aria-hidden="true">${img({ alt: undefined })}</div>`)
      },
      // An error page.
      (page) => {
        page.main.push(img({ alt: undefined }))
        Object.assign(page, { status: 410, isLinked: false, isInSitemap: false })
      },
    ],
  },
  {
    rule: 'image-alt-file-name',
    on: 'page',
    faults: [
      (page) => {
        page.main.push(img({ alt: 'blue-kettle_final.JPG' }))
      },
      (page) => {
        page.main.push(img({ alt: 'IMG_2041' }))
      },
    ],
    nearMisses: [
      (page) => {
        page.main.push(img({ alt: 'Photo of a kettle, 2041' }))
      },
      // A sentence about a file.
      (page) => {
        page.main.push(img({ alt: 'The menu from which you save kettle.jpg' }))
      },
    ],
  },
]
