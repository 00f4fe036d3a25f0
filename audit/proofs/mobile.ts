import type { Proof } from '../proof.ts'
import { measuredWith, renderedWith } from './made-extras.ts'

const BLACK = { color: 'rgb(20, 20, 20)', background: 'rgb(255, 255, 255)', isBold: false }
const text = (length: number, fontPx: number) => ({
  ...BLACK,
  text: 'wool '.repeat(Math.ceil(length / 5)),
  fontPx,
  selector: 'main > p',
})

export const mobileProofs: Proof[] = [
  {
    rule: 'viewport-missing',
    on: 'page',
    faults: [
      (page) => void Object.assign(page, { viewport: undefined }),
      (page) => void Object.assign(page, { viewport: ' ' }),
    ],
    nearMisses: [
      (page) => void Object.assign(page, { viewport: undefined, robots: 'noindex' }),
      (page) => {
        page.viewport = undefined
        page.head.push('<META NAME="Viewport" CONTENT="width=device-width">')
      },
    ],
  },
  {
    rule: 'viewport-fixed-width',
    on: 'page',
    faults: [
      (page) => void Object.assign(page, { viewport: 'width=1024' }),
      (page) => void Object.assign(page, { viewport: 'initial-scale=1; width=980px' }),
    ],
    nearMisses: [
      (page) => void Object.assign(page, { viewport: 'initial-scale=1' }),
      (page) => void Object.assign(page, { viewport: 'Width = Device-Width, height=device-height' }),
    ],
  },
  {
    rule: 'viewport-blocks-zoom',
    on: 'page',
    faults: [
      (page) => void Object.assign(page, { viewport: 'width=device-width, user-scalable=no' }),
      (page) => void Object.assign(page, { viewport: 'width=device-width, initial-scale=1.0, maximum-scale=1.0' }),
      (page) => void Object.assign(page, { viewport: 'width=device-width, user-scalable=0' }),
    ],
    nearMisses: [
      (page) => void Object.assign(page, { viewport: 'width=device-width, maximum-scale=5, user-scalable=yes' }),
      (page) => void Object.assign(page, { viewport: 'width=device-width, minimum-scale=1, user-scalable=1' }),
    ],
  },
  {
    rule: 'viewport-repeated',
    on: 'page',
    faults: [(page) => void page.head.push('<meta name="viewport" content="width=device-width, initial-scale=2">')],
    nearMisses: [(page) => void page.head.push('<meta name="viewport" content="width=device-width,initial-scale=1">')],
  },
  {
    rule: 'text-too-small',
    on: 'site',
    faults: [renderedWith([text(400, 10), text(300, 16)])],
    nearMisses: [
      renderedWith([text(200, 11), text(900, 16)]),
      // A page of a few words, all of them small.
      renderedWith([text(60, 9)]),
    ],
  },
  {
    rule: 'tap-targets-small',
    on: 'site',
    faults: [
      measuredWith({
        'target-size': { score: 0, details: { items: [{ node: { snippet: '<a class="dot" href="/about/">' } }] } },
      }),
    ],
    nearMisses: [measuredWith({ 'target-size': { score: 1, details: { items: [] } } }), measuredWith({})],
  },
]
