import type { Change, Proof } from '../proof.ts'
import { renderPage } from '../trial/render-page.ts'
import { ariaProofs } from './accessibility/aria.ts'
import { behaviorProofs } from './accessibility/behavior.ts'
import { measuredProofs } from './accessibility/measured.ts'
import { nameProofs } from './accessibility/names.ts'

/** Returns a change of the finished document. */
const edited =
  (...edits: [find: string, replacement: string][]): Change =>
  (page, site) => {
    page.html = edits.reduce((html, [find, replacement]) => html.replace(find, replacement), renderPage(page, site))
    return undefined
  }

const shows =
  (...markup: string[]): Change =>
  (page) =>
    void page.main.push(...markup)

const rows = (count: number, cell: string) => `<tr>${cell.repeat(3)}</tr>`.repeat(count)

const structureProofs: Proof[] = [
  {
    rule: 'main-landmark-missing',
    on: 'page',
    faults: [edited(['<main id="main"', '<div id="main"'], ['</main>', '</div>'])],
    nearMisses: [edited(['<main id="main"', '<div role="main" id="main"'], ['</main>', '</div>'])],
  },
  {
    rule: 'skip-link-missing',
    on: 'page',
    faults: [edited(['<a class="skip" href="#main">Skip to the content</a>', ''])],
    nearMisses: [
      // The second link is one of the first, too, and a page with a short menu needs none.
      edited(['<a class="skip" href="#main">', '<a href="/about/">About us</a> <a href="#main">']),
      edited(
        ['<a class="skip" href="#main">Skip to the content</a>', ''],
        ['<header class="top">', '<header class="top"><div hidden>'],
        ['<main id="main"', '<nav></nav><main id="main"'],
        ['</nav></header>', '</nav></div></header>'],
        ['<li><a href="/blog/">Notes from the workshop</a></li>', ''],
        ['<li><a href="/about/">About the workshop</a></li>', ''],
      ),
    ],
  },
  {
    rule: 'list-with-other-children',
    on: 'page',
    faults: [
      shows('<ul><div>Wool</div><li>Linen</li></ul>'),
      shows('<dl><p>Wool</p><dt>Linen</dt><dd>From flax</dd></dl>'),
    ],
    nearMisses: [
      shows('<ul><li>Wool<li><div>Linen</div></ul>', '<dl><div><dt>Linen</dt><dd>From flax</dd></div></dl>'),
      shows('<ul role="presentation"><div>Wool</div></ul>', '<ul><shop-item>Linen</shop-item></ul>'),
    ],
  },
  {
    rule: 'table-without-headers',
    on: 'page',
    faults: [
      shows(`<table><tbody>${rows(4, '<td>12 in</td>')}</tbody></table>`),
      shows(`<table><caption>Sizes</caption>${rows(3, '<td>12 in</td>')}</table>`),
    ],
    nearMisses: [
      shows(`<table><tr><th scope="col">Size</th><th scope="col">Price</th></tr>${rows(3, '<td>12 in</td>')}</table>`),
      // For layout, and of one row.
      shows(
        `<table role="presentation">${rows(4, '<td>12 in</td>')}</table>`,
        `<table>${rows(4, '<td><p>12 in</p><div></div></td>')}</table>`,
        `<table>${rows(1, '<td>12 in</td>')}</table>`,
      ),
    ],
  },
]

export const accessibilityProofs: Proof[] = [
  ...nameProofs,
  ...structureProofs,
  ...ariaProofs,
  ...behaviorProofs,
  ...measuredProofs,
]
