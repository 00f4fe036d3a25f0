import type { Proof } from '../../proof.ts'
import { img } from './img.ts'

export const imageAttributeProofs: Proof[] = [
  {
    rule: 'image-size-missing',
    on: 'page',
    faults: [
      (page) => {
        page.main.push(img({ height: undefined }))
      },
      (page) => {
        page.main.push(img({ width: '100%' }))
      },
    ],
    nearMisses: [
      // The style attribute reserves the space.
      (page) => {
        page.main.push(img({ width: undefined, height: undefined, style: 'width: 100%; aspect-ratio: 4 / 3' }))
      },
    ],
  },
  {
    rule: 'image-lazy-and-urgent',
    on: 'page',
    faults: [
      (page) => {
        page.main.push(img({ fetchpriority: 'high' }))
      },
    ],
    nearMisses: [
      (page) => {
        page.main.push(img({ fetchpriority: 'low' }), img({ fetchpriority: 'high', loading: 'eager' }))
      },
    ],
  },
  {
    rule: 'image-srcset-invalid',
    on: 'page',
    faults: [
      (page) => {
        page.main.push(img({ srcset: '/photo.jpg 640px, /photo.jpg?large 2x' }))
      },
    ],
    nearMisses: [
      // A comma in a URL, and no space before the second candidate.
      (page) => {
        page.main.push(img({ srcset: '/photo.jpg?size=640,480 1x,/photo.jpg?large 2x' }))
      },
    ],
  },
  {
    rule: 'image-sizes-missing',
    on: 'page',
    faults: [
      (page) => {
        page.main.push(img({ srcset: '/photo.jpg 640w, /photo.jpg?large 1280w' }))
      },
    ],
    nearMisses: [
      (page) => {
        page.main.push(img({ srcset: '/photo.jpg 640w, /photo.jpg?large 1280w', sizes: '50vw' }))
        page.main.push(img({ srcset: '/photo.jpg?large 2x' }))
      },
    ],
  },
  {
    rule: 'image-src-empty',
    on: 'page',
    faults: [
      (page) => {
        page.main.push(img({ src: '' }))
      },
    ],
    nearMisses: [
      // A script fills it in.
      (page) => {
        page.main.push(
          img({ src: '', 'data-src': '/photo.jpg' }),
          img({ src: undefined, 'data-lazy-src': '/photo.jpg' }),
        )
      },
    ],
  },
  {
    rule: 'image-url-unusable',
    on: 'page',
    faults: [
      (page) => {
        page.main.push(img({ src: 'file:///C:/Users/ada/kettle.jpg' }))
      },
    ],
    nearMisses: [
      (page) => {
        page.main.push(img({ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }))
      },
    ],
  },
]
