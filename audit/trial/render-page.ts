import type { TrialPage, TrialSite } from './site-model.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Pages that the navigation of every page names. */
const MENU: [path: string, label: string][] = [
  ['/', 'Trial Supply home'],
  ['/shop/', 'All household goods'],
  ['/blog/', 'Notes from the workshop'],
  ['/about/', 'About the workshop'],
  ['/everything/', 'Index of everything'],
]

/** Returns the HTML of a page of a trial site. An untouched page breaks no rule. */
export function renderPage(page: TrialPage, site: TrialSite): string {
  if (page.html !== undefined) return page.html
  const { title, description, canonical, robots, viewport, lang, h1, head, main, after, template } = page
  const url = `${site.origin}${page.path}`
  const lines = [
    '<!doctype html>',
    `<html${lang === undefined ? '' : ` lang="${lang}"`}>`,
    '<head>',
    '<meta charset="utf-8">',
    ...(title === undefined ? [] : [`<title>${escaped(title)}</title>`]),
    ...(description === undefined ? [] : [`<meta name="description" content="${escaped(description)}">`]),
    ...(viewport === undefined ? [] : [`<meta name="viewport" content="${viewport}">`]),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(canonical)}">`]),
    ...(robots === undefined ? [] : [`<meta name="robots" content="${robots}">`]),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="stylesheet" href="/style.css">',
    ...(head.some((line) => line.includes('og:title')) ? [] : social(page, url)),
    ...head,
    '</head>',
    `<body class="${template}">`,
    '<a class="skip" href="#main">Skip to the content</a>',
    `<header class="top"><nav aria-label="Main"><ul>${MENU.filter(([path]) => site.pages.has(path))
      .map(([path, label]) => `<li><a href="${path}">${label}</a></li>`)
      .join('')}</ul></nav></header>`,
    `<main id="main" class="${template}-main">`,
    ...(h1 === undefined ? [] : [`<h1>${escaped(h1)}</h1>`]),
    ...main,
    '</main>',
    ...after,
    '<footer class="end"><p>Trial Supply, 12 Elm Street, Lincoln, Nebraska</p></footer>',
    '</body>',
    '</html>',
  ]
  return lines.join('\n')
}

const social = ({ title = '', h1 = '', description = '' }: TrialPage, url: string) => [
  `<meta property="og:title" content="${escaped(title.trim() === '' ? h1 : title)}">`,
  `<meta property="og:description" content="${escaped(description.trim() || 'Goods of a small workshop.')}">`,
  '<meta property="og:type" content="website">',
  `<meta property="og:url" content="${escaped(url)}">`,
  `<meta property="og:image" content="${new URL('/share.png', url).href}">`,
  '<meta property="og:image:width" content="1200">',
  '<meta property="og:image:height" content="630">',
  '<meta property="og:image:alt" content="The workshop of Trial Supply">',
  '<meta name="twitter:card" content="summary_large_image">',
]
