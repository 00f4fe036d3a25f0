import type { Reference } from '#engine/tool/blocks.ts'

/** A finding based on a Lighthouse audit: if its score is below 1, its rows are the evidence. */
export type Rule = {
  /** Id of the finding. */
  id: string
  audit: string
  title: (count: number) => string
  why: string
  fix: string
  ref: Reference
  /** Whether only returning visitors benefit from a fix. */
  isForReturning?: boolean
}

const chrome = (label: string, page: string): Reference => ({
  label: `Chrome: ${label}`,
  url: `https://developer.chrome.com/docs/${page}`,
})
const insight = (label: string, page: string) => chrome(label, `performance/insights/${page}`)
const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)
const images = (count: number) => (count === 1 ? '1 image' : `${count} images`)
const verb = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const rules: Rule[] = [
  {
    id: 'render-blocking',
    audit: 'render-blocking-insight',
    title: (count) => `${files(count)} ${verb(count, 'keeps', 'keep')} the browser from painting.`,
    why: 'The page stays blank until these files have arrived and run.',
    fix: '<script src="/script.js" defer></script>\n<link rel="stylesheet" href="/print.css" media="print">\nPut the rules for what is seen first into a <style> element, and load the rest later.',
    ref: insight('render-blocking requests', 'render-blocking'),
  },
  {
    id: 'image-delivery',
    audit: 'image-delivery-insight',
    title: (count) => `${images(count)} ${verb(count, 'is', 'are')} larger than needed.`,
    why: 'Images are often the heaviest part of a page and its largest paint.',
    fix: '<img src="/socks-800.webp" srcset="/socks-400.webp 400w, /socks-800.webp 800w" sizes="(max-width: 600px) 100vw, 400px" width="800" height="600" alt="…">\nUse AVIF or WebP, in the size that is shown.',
    ref: insight('image delivery', 'image-delivery'),
  },
  {
    id: 'unsized-images',
    audit: 'unsized-images',
    title: (count) => `${images(count)} ${verb(count, 'has', 'have')} no width and height.`,
    why: 'The browser reserves no space for them, so the text below moves when they arrive.',
    fix: 'Give each image its size in pixels; CSS may still scale it: <img src="…" width="800" height="600" alt="…">',
    ref: { label: 'web.dev: images without dimensions', url: 'https://web.dev/articles/optimize-cls' },
  },
  {
    id: 'no-cache',
    audit: 'cache-insight',
    title: (count) => `${files(count)} ${verb(count, 'is', 'are')} stored by browsers for a short time or not at all.`,
    why: 'Visitors who return, or open a second page, download them again.',
    fix: 'Cache-Control: public, max-age=31536000, immutable\nfor files whose name changes with their content.',
    ref: insight('cache lifetimes', 'cache'),
    isForReturning: true,
  },
  {
    id: 'unused-javascript',
    audit: 'unused-javascript',
    title: (count) => `${verb(count, '1 script is', `${count} scripts are`)} mostly unused while the page loads.`,
    why: 'Each byte is downloaded, parsed, and compiled on the visitor’s device before it turns out to be useless.',
    fix: "Split the bundle, remove libraries that the page does not use, and load parts when they are needed: import('./chat.js').",
    ref: chrome('unused JavaScript', 'lighthouse/performance/unused-javascript'),
  },
  {
    id: 'unused-css',
    audit: 'unused-css-rules',
    title: (count) =>
      `${verb(count, '1 stylesheet has', `${count} stylesheets have`)} rules that this page does not use.`,
    why: 'A stylesheet blocks the first paint, with all its rules.',
    fix: 'Remove rules of old pages and themes, and load those of other pages there.',
    ref: chrome('unused CSS', 'lighthouse/performance/unused-css-rules'),
  },
  {
    id: 'unminified-javascript',
    audit: 'unminified-javascript',
    title: (count) => `${verb(count, '1 script is', `${count} scripts are`)} not minified.`,
    why: 'Comments, line breaks, and long names are downloaded by every visitor.',
    fix: 'Let the build minify scripts (esbuild --minify), or paste them into our JavaScript minifier.',
    ref: chrome('minify JavaScript', 'lighthouse/performance/unminified-javascript'),
  },
  {
    id: 'unminified-css',
    audit: 'unminified-css',
    title: (count) => `${verb(count, '1 stylesheet is', `${count} stylesheets are`)} not minified.`,
    why: 'A stylesheet blocks the first paint; fewer bytes arrive sooner.',
    fix: 'Let the build minify stylesheets, or paste them into our CSS minifier.',
    ref: chrome('minify CSS', 'lighthouse/performance/unminified-css'),
  },
  {
    id: 'legacy-javascript',
    audit: 'legacy-javascript-insight',
    title: (count) =>
      `${verb(count, '1 script contains', `${count} scripts contain`)} code for browsers that no longer exist.`,
    why: 'Polyfills and rewritten syntax cost download and run time in every current browser.',
    fix: 'Build for Baseline “widely available” (browserslist: "baseline widely available").',
    ref: insight('legacy JavaScript', 'legacy-javascript'),
  },
  {
    id: 'duplicated-javascript',
    audit: 'duplicated-javascript-insight',
    title: (count) => `${verb(count, '1 module is', `${count} modules are`)} loaded more than once.`,
    why: 'The same code is downloaded and compiled again.',
    fix: 'Let all bundles share the module, or bundle them together.',
    ref: insight('duplicated JavaScript', 'duplicated-javascript'),
  },
  {
    id: 'font-display',
    audit: 'font-display-insight',
    title: (count) => `${verb(count, '1 font hides', `${count} fonts hide`)} its text until it has arrived.`,
    why: 'Visitors see no text meanwhile, for up to three seconds.',
    fix: '@font-face { font-display: swap; }',
    ref: insight('font display', 'font-display'),
  },
  {
    id: 'lcp-discovery',
    audit: 'lcp-discovery-insight',
    title: () => 'The image of the largest paint could begin to load earlier.',
    why: 'The browser gives it a low priority, or learns of it late.',
    fix: '<img src="/hero.webp" fetchpriority="high" width="1200" height="600" alt="…">\nin the HTML itself, without loading="lazy".',
    ref: insight('LCP request discovery', 'lcp-discovery'),
  },
  {
    id: 'dom-size',
    audit: 'dom-size-insight',
    title: () => 'The page has very many elements.',
    why: 'Each change of style or layout takes longer, and more memory.',
    fix: 'Show long lists in parts, and skip what is out of view: content-visibility: auto.',
    ref: insight('DOM size', 'dom-size'),
  },
  {
    id: 'forced-reflow',
    audit: 'forced-reflow-insight',
    title: () => 'A script makes the browser compute the layout again and again.',
    why: 'It reads sizes right after it has changed styles, so the browser cannot wait.',
    fix: 'First read all sizes, then change all styles; requestAnimationFrame separates the two.',
    ref: insight('forced reflow', 'forced-reflow'),
  },
  {
    id: 'script-time',
    audit: 'bootup-time',
    title: () => 'Scripts run for a long time.',
    why: 'While a script runs, the page does not respond to taps.',
    fix: 'Load fewer scripts, and run what is not needed at once later (defer, requestIdleCallback).',
    ref: chrome('JavaScript execution time', 'lighthouse/performance/bootup-time'),
  },
  {
    id: 'old-protocol',
    audit: 'modern-http-insight',
    title: (count) => `${files(count)} came over HTTP/1.1.`,
    why: 'A browser opens at most six connections per host with it, so files wait for each other.',
    fix: 'Turn on HTTP/2 or HTTP/3 in your server or CDN. nginx: listen 443 ssl; http2 on;',
    ref: insight('modern HTTP', 'modern-http'),
  },
  {
    id: 'total-bytes',
    audit: 'total-byte-weight',
    title: () => 'The page is heavy.',
    why: 'Visitors pay for each megabyte, with time and with their data plan.',
    fix: 'Begin with the first rows of the table below.',
    ref: chrome('total bytes', 'lighthouse/performance/total-byte-weight'),
  },
  {
    id: 'viewport',
    audit: 'viewport-insight',
    title: () => 'The page does not adapt to the width of a phone.',
    why: 'Phones show it as a shrunken desktop page and wait up to 300 ms after each tap.',
    fix: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ref: insight('viewport', 'viewport'),
  },
]
