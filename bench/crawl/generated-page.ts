const WORDS =
  'oak table bench chair stool lamp shelf drawer walnut linen wool cotton handle hinge brass steel glass finish joint panel grain board plank frame seat cushion cover fabric color stock order parcel courier return warranty repair visit store city maker workshop season price offer review photo size width height depth weight'.split(
    ' ',
  )
const MENU = 24
const CHILDREN = 10
const NEIGHBORS = 16
const PARAGRAPHS = 6
const WORDS_PER_PARAGRAPH = 60

/**
 * Returns page `/p/<n>` of a site of so many pages: a tree of ten children each, with menus, links to neighbors, and
 * 360 words of its own, about 11 kB. The home page is page 0. Undefined for other paths.
 */
export function generatedPage(path: string, pages: number): string | undefined {
  const number = path === '/' ? 0 : Number(/^\/p\/(\d+)$/.exec(path)?.[1] ?? Number.NaN)
  if (!(number < pages)) return undefined
  const next = randomFrom(number + 1)
  const link = (to: number, label: string) =>
    `<li><a class="item-link" href="${to === 0 ? '/' : `/p/${to}`}">${label}</a></li>`
  const words = (count: number) => Array.from({ length: count }, () => WORDS[next() % WORDS.length]).join(' ')
  const children = Array.from({ length: CHILDREN }, (_, at) => number * CHILDREN + at + 1).filter((to) => to < pages)
  const neighbors = Array.from({ length: NEIGHBORS }, () => next() % pages)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Page ${number}: ${words(4)}</title>
<meta name="description" content="${words(18)}">
<link rel="canonical" href="${number === 0 ? '/' : `/p/${number}`}">
<link rel="stylesheet" href="/style.css">
<script>window.dataLayer = window.dataLayer || []; if (1 < 2) dataLayer.push({ page: ${number} })</script>
</head>
<body>
<header><nav><ul>
${Array.from({ length: MENU }, (_, at) => link(at % pages, `Section ${at}`)).join('\n')}
</ul></nav></header>
<main>
<h1>Page ${number}</h1>
${Array.from({ length: PARAGRAPHS }, (_, at) => `<h2 id="part-${at}">${words(3)}</h2>\n<p>${words(WORDS_PER_PARAGRAPH)} &amp; more.</p>\n<img src="/images/${number}-${at}.jpg" alt="${words(4)}" width="640" height="480" loading="lazy">`).join('\n')}
<ul class="children">
${children.map((to) => link(to, `Child ${to}`)).join('\n')}
</ul>
<ul class="related">
${neighbors.map((to) => link(to, words(3))).join('\n')}
</ul>
</main>
<footer><p>Generated for a measurement.</p><a href="https://elsewhere.example/" rel="nofollow">Elsewhere</a></footer>
</body>
</html>`
}

/** Numbers that look random and are the same for the same seed (xorshift). */
function randomFrom(seed: number) {
  let state = Math.imul(seed, 0x9e3779b1) | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}
