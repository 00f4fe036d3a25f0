import type { Sample } from '#engine/tool/define-tool.ts'

export const sample: Sample = {
  label: 'A shop with a misspelled line',
  input: {
    robots: `# Oakfield, furniture. Read by the shop team every quarter.
User-agent: *
Disallow: /cart
Disallow: /search
Disallow: /*?sort=
Allow: /search/help
Crawl-delay: 5

User-agent: GPTBot
User-agent: CCBot
Disallow: /
Allow: /journal/

User-agent: Googlebot
Disalow: /preview/
Disallow: /cart$

Sitemap: https://oakfield.example/sitemap.xml
`,
    urls: `https://oakfield.example/
https://oakfield.example/cart
https://oakfield.example/cart/step-2
https://oakfield.example/search/help
https://oakfield.example/tables?sort=price
https://oakfield.example/preview/oak-table
https://oakfield.example/journal/oiling-oak`,
    agents: 'Googlebot\nBingbot\nGPTBot',
  },
}
