import { countOf } from '#engine/text/count-of.ts'
import { rules as speedRules } from '#tools/page-speed-checker/rules.ts'
import { type RuleSeverity, type SiteRule, siteRule } from '../../rule.ts'
import { isLargestLazy, oversizedImages, renderedWhere } from '../../site/rendered-images.ts'
import type { SiteView } from '../../site/site-view.ts'
import { source } from '../../sources.ts'
import { speedFinding } from './measured.ts'

const APPLIES = 'One page of each of the largest templates, as Lighthouse loads it.'
const pages = (verb: [one: string, many: string], rest: string) => (count: number) =>
  `${countOf(count, `page ${verb[0]}`, `pages ${verb[1]}`)} ${rest}`

type Named = Pick<SiteRule, 'id' | 'title' | 'measures' | 'why' | 'fix' | 'weight' | 'effort'> & {
  severity?: RuleSeverity
  /** Id of the finding of the page speed checker that it stands for. */
  finding: string
  /** Pages on which a more exact rule has found the same, and what they are, as a phrase. */
  elsewhere?: { pages: (site: SiteView) => Set<string>; without: string }
}

/** Defines a rule that has the judgment, and the source, of a rule of the page speed checker. */
function ruleFor({ finding, elsewhere, severity = 'notice', ...rule }: Named): SiteRule {
  const measured = speedRules.find(({ id }) => id === finding)
  if (!measured) throw new Error(`The page speed checker has no rule “${finding}”.`)
  return siteRule({
    ...rule,
    severity,
    group: 'speed',
    appliesTo: elsewhere ? `${APPLIES} ${elsewhere.without}` : APPLIES,
    source: source(measured.ref.label, measured.ref.url),
    evaluate: (site) => speedFinding(site, finding, measured.audit, elsewhere?.pages(site)),
  })
}

export const fileRules = [
  siteRule({
    id: 'files-not-compressed',
    group: 'speed',
    severity: 'warning',
    title: pages(['loads', 'load'], 'scripts, styles, or data without compression'),
    measures: 'Text files that were transferred in nearly their full size.',
    appliesTo: APPLIES,
    why: 'Scripts and styles shrink to a fraction with Brotli or gzip, without any loss.',
    source: source('RFC 9110, 8.4: Content-Encoding', 'https://www.rfc-editor.org/rfc/rfc9110#section-8.4'),
    fix: 'Turn on compression for CSS, JavaScript, JSON, and SVG in the web server or the CDN.',
    weight: 4,
    effort: 1,
    evaluate: (site) => speedFinding(site, 'no-compression', 'network-requests'),
  }),
  ruleFor({
    id: 'files-cached-briefly',
    finding: 'no-cache',
    title: pages(['loads', 'load'], 'files that browsers keep only for a short time'),
    measures: 'How long browsers may keep scripts, styles, fonts, and images.',
    why: 'Visitors who open a second page, or come back, download the same files again.',
    fix: 'Send a lifetime of a year for files whose name changes with their content.',
    weight: 3,
    effort: 1,
  }),
  ruleFor({
    id: 'images-larger-than-shown',
    finding: 'image-delivery',
    elsewhere: {
      pages: (site) => renderedWhere(site, (page) => oversizedImages(page).length > 0),
      without: 'Pages that “image-oversized” has found are left out.',
    },
    title: pages(['loads', 'load'], 'images with more bytes than needed'),
    measures: 'What images would weigh in a modern format and in the size that is shown.',
    why: 'Images are often most of the bytes of a page, and phones pay for pixels that they never show.',
    fix: 'Offer images in several widths with srcset, as AVIF or WebP.',
    weight: 4,
    effort: 3,
  }),
  ruleFor({
    id: 'javascript-unused',
    finding: 'unused-javascript',
    title: pages(['loads', 'load'], 'much JavaScript without running it'),
    measures: 'Bytes of scripts that did not run while the page loaded.',
    why: 'Code that does not run is downloaded, parsed, and compiled all the same.',
    fix: 'Remove plugins and libraries that the page does not need, and load the others on demand.',
    weight: 2,
    effort: 5,
  }),
  ruleFor({
    id: 'css-unused',
    finding: 'unused-css',
    title: pages(['loads', 'load'], 'many styles without using them'),
    measures: 'Bytes of stylesheets whose rules match nothing on the page.',
    why: 'The first paint waits for the whole stylesheet, also for rules of other pages.',
    fix: 'Split the stylesheet by kind of page, and remove what old themes left behind.',
    weight: 2,
    effort: 3,
  }),
  ruleFor({
    id: 'javascript-not-minified',
    finding: 'unminified-javascript',
    title: pages(['loads', 'load'], 'JavaScript that is not minified'),
    measures: 'What scripts would weigh without comments, line breaks, and long names.',
    why: 'Every visitor downloads what only developers read.',
    fix: 'Turn on minification in the build or in the optimization settings of the platform.',
    weight: 2,
    effort: 1,
  }),
  ruleFor({
    id: 'css-not-minified',
    finding: 'unminified-css',
    title: pages(['loads', 'load'], 'stylesheets that are not minified'),
    measures: 'What stylesheets would weigh without comments and whitespace.',
    why: 'A stylesheet delays the first paint, and fewer bytes of it arrive sooner.',
    fix: 'Let the build, or a plugin of the platform, minify stylesheets.',
    weight: 1,
    effort: 1,
  }),
  ruleFor({
    id: 'javascript-duplicated',
    finding: 'duplicated-javascript',
    title: pages(['loads', 'load'], 'the same JavaScript module more than once'),
    measures: 'Modules that several scripts of a page contain.',
    why: 'The second copy costs as much as the first and does nothing new.',
    fix: 'Bundle the scripts together, or let them share one file.',
    weight: 1,
    effort: 3,
  }),
  ruleFor({
    id: 'font-hides-text',
    finding: 'font-display',
    title: pages(['hides', 'hide'], 'text until a font has arrived'),
    measures: 'Whether fonts have a font-display that shows text in another font meanwhile.',
    why: 'On a slow line, visitors see an empty page for up to three seconds although the text is there.',
    fix: 'Add font-display: swap to each @font-face rule, or display=swap to the URL of Google Fonts.',
    weight: 2,
    effort: 1,
  }),
  ruleFor({
    id: 'lcp-image-late',
    finding: 'lcp-discovery',
    elsewhere: {
      pages: (site) => renderedWhere(site, (page) => isLargestLazy(page) === true),
      without: 'Pages that “image-largest-lazy” has found are left out.',
    },
    title: pages(['loads', 'load'], 'the main image later than possible'),
    measures: 'Whether the image of the largest paint is in the HTML, is not lazy, and has a high priority.',
    why: 'The browser asks for other files first, so the main content appears late.',
    fix: 'Write the image into the HTML with fetchpriority="high" and without loading="lazy".',
    weight: 4,
    effort: 2,
  }),
  ruleFor({
    id: 'scripts-run-long',
    finding: 'script-time',
    title: pages(['spends', 'spend'], 'a long time on running scripts'),
    measures: 'How long the processor of a phone works on the scripts of the page.',
    why: 'While scripts run, the page reacts to nothing, and the battery drains.',
    fix: 'Find the script that takes longest in the evidence, and ask whether the page needs it.',
    weight: 2,
    effort: 5,
  }),
  ruleFor({
    id: 'page-heavy',
    finding: 'total-bytes',
    title: pages(['transfers', 'transfer'], 'very many bytes'),
    measures: 'The bytes of all files that the page loads.',
    why: 'Visitors pay for them with time, and many with their data plan.',
    fix: 'Begin with the largest files in the evidence, which are mostly images and videos.',
    weight: 3,
    effort: 3,
  }),
]
