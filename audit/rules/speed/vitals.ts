import { countOf } from '#engine/text/count-of.ts'
import { seconds } from '#tools/page-speed-checker/format.ts'
import { siteRule } from '../../rule.ts'
import { source } from '../../sources.ts'
import { poorVital } from './measured.ts'

const APPLIES = 'One page of each of the largest templates, as Lighthouse loads it with a simulated phone and line.'
const shifts = (value: number) => value.toFixed(2)

export const vitalRules = [
  siteRule({
    id: 'lcp-poor',
    group: 'speed',
    severity: 'warning',
    title: (count) => `${countOf(count, 'page shows', 'pages show')} the main content late`,
    measures: 'The Largest Contentful Paint: when the largest text or image in view is painted.',
    appliesTo: APPLIES,
    why: 'Visitors judge a page by when they see its content, and Google counts this vital in its page experience.',
    source: source('web.dev: Largest Contentful Paint', 'https://web.dev/articles/lcp'),
    fix: 'Put the main image into the HTML without lazy loading, in the size that is shown, and let fewer files load before it.',
    weight: 8,
    effort: 3,
    evaluate: (site) => poorVital(site, 'LCP', seconds),
  }),
  siteRule({
    id: 'cls-poor',
    group: 'speed',
    severity: 'warning',
    title: (count) => `${countOf(count, 'page moves', 'pages move')} while loading`,
    measures: 'The Cumulative Layout Shift: how far content moves that visitors already see.',
    appliesTo: APPLIES,
    why: 'Visitors lose the line that they read, or tap what has just moved under their finger.',
    source: source('web.dev: Cumulative Layout Shift', 'https://web.dev/articles/cls'),
    fix: 'Give images and frames their width and height, and reserve space for banners and for what scripts add.',
    weight: 6,
    effort: 2,
    evaluate: (site) => poorVital(site, 'CLS', shifts),
  }),
  siteRule({
    id: 'tbt-poor',
    group: 'speed',
    severity: 'warning',
    title: (count) => `${countOf(count, 'page does', 'pages do')} not react while scripts run`,
    measures:
      'The Total Blocking Time: how long tasks keep the page from reacting. It stands in for INP, which needs real visitors.',
    appliesTo: APPLIES,
    why: 'Taps and scrolling wait for the scripts, so the page seems broken on phones.',
    source: source('web.dev: Total Blocking Time', 'https://web.dev/articles/tbt'),
    fix: 'Load fewer scripts, split long tasks, and start widgets when visitors reach them.',
    weight: 6,
    effort: 5,
    evaluate: (site) => poorVital(site, 'TBT', seconds),
  }),
]
