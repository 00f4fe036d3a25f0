import type { Proof } from '../../proof.ts'
import { measuredWith, renderedWith } from '../made-extras.ts'

const text = (color: string, background: string | null, fontPx = 16) => ({
  text: 'Household goods from small workshops',
  color,
  background,
  fontPx,
  isBold: false,
  selector: 'main > p',
})

/** Categories of a run with the checks of accessibility. */
const withChecks = (...ids: string[]) => ({
  categories: {
    performance: { score: 1, auditRefs: [] },
    accessibility: { score: 0.8, auditRefs: ids.map((id) => ({ id, weight: 3 })) },
  },
})
const failed = {
  score: 0,
  title: '`<li>` elements are not contained within `<ul>`, `<ol>` or `<menu>` parent elements.',
  details: { items: [{ node: { snippet: '<li>Wool</li>' } }] },
}

export const measuredProofs: Proof[] = [
  {
    rule: 'contrast-too-low',
    on: 'site',
    faults: [renderedWith([text('rgb(150, 150, 150)', 'rgb(255, 255, 255)')])],
    nearMisses: [
      renderedWith([text('rgb(110, 110, 110)', 'rgb(255, 255, 255)')]),
      // Large text needs less, and a background that is an image has no one contrast.
      renderedWith([text('rgb(140, 140, 140)', 'rgb(255, 255, 255)', 28), text('rgb(255, 255, 255)', null)]),
      renderedWith(undefined),
    ],
  },
  {
    rule: 'accessibility-check-failed',
    on: 'site',
    faults: [measuredWith({ listitem: failed }, withChecks('listitem'))],
    nearMisses: [
      measuredWith({ listitem: { score: 1 }, accesskeys: { score: null } }, withChecks('listitem', 'accesskeys')),
      // A rule of its own judges it, and a run without these checks judges nothing.
      measuredWith({ 'button-name': failed }, withChecks('button-name')),
      measuredWith({ listitem: failed }),
    ],
  },
]
