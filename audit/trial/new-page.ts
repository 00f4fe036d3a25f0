import type { TemplateName, TrialPage, TrialSite } from './site-model.ts'
import { nounPhrase, paragraphs, place, sentence } from './words.ts'

const FOLDERS: Record<TemplateName, string> = {
  home: '/',
  category: '/shop/',
  product: '/products/',
  blog: '/blog/',
  article: '/blog/',
  about: '/about/',
  service: '/services/',
  location: '/stores/',
  faq: '/help/',
  job: '/jobs/',
  legal: '/legal/',
  hub: '/everything/',
}

const TYPES: Partial<Record<TemplateName, (page: { name: string; url: string; origin: string }) => object>> = {
  home: ({ origin }) => ({
    '@graph': [
      { '@type': 'Organization', name: 'Trial Supply', url: `${origin}/`, logo: `${origin}/share.png` },
      { '@type': 'WebSite', name: 'Trial Supply', url: `${origin}/` },
    ],
  }),
  product: ({ name, url, origin }) => ({
    '@type': 'Product',
    name,
    image: `${origin}/share.png`,
    description: `The ${name} of Trial Supply.`,
    sku: name.replace(/\W+/g, '-'),
    brand: { '@type': 'Brand', name: 'Trial Supply' },
    offers: {
      '@type': 'Offer',
      url,
      price: '24.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  }),
  article: ({ name, url, origin }) => ({
    '@type': 'BlogPosting',
    headline: name,
    image: `${origin}/share.png`,
    datePublished: '2026-03-04T09:00:00+00:00',
    dateModified: '2026-03-05T09:00:00+00:00',
    author: { '@type': 'Person', name: 'Ada Miller', url: `${origin}/about/` },
    mainEntityOfPage: url,
  }),
}

const breadcrumb = (origin: string, name: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'All household goods', item: `${origin}/shop/` },
    { '@type': 'ListItem', position: 2, name },
  ],
})

/** Returns structured data as the script element that has it. */
export const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`

/** Adds a page that breaks no rule: its own title, description, heading, and text. `name` keeps its path unique. */
export function addPage(site: TrialSite, template: TemplateName, name: string): TrialPage {
  const { random, origin } = site
  const noun = nounPhrase(random)
  const path = `${FOLDERS[template]}${name}${name === '' ? '' : '/'}`
  const title = `${capitalized(noun)} ${name.replaceAll('-', ' ')} from ${place(random)}`.slice(0, 48).trim()
  const heading = `${capitalized(noun)} ${name.replaceAll('-', ' ')}`
  const type = TYPES[template]?.({ name: heading, url: `${origin}${path}`, origin })
  const page: TrialPage = {
    path,
    template,
    status: 200,
    headers: {},
    lang: 'en-US',
    title: title === '' ? 'Trial Supply, household goods' : title,
    description: `${sentence(random)} ${sentence(random)}`.slice(0, 130).trim(),
    canonical: `${origin}${path}`,
    robots: undefined,
    viewport: 'width=device-width, initial-scale=1',
    h1: heading.trim(),
    head: type ? [jsonLd(type)] : [],
    main: [...STRUCTURE[template], ...paragraphs(random, 4), `<h2>About the ${noun}</h2>`, ...paragraphs(random, 3)],
    after: [],
    isInSitemap: true,
    isLinked: true,
  }
  if (template === 'product') {
    page.main.push('<p class="price">$24.50, in stock</p>')
    page.head.push(jsonLd(breadcrumb(origin, heading)))
  }
  site.pages.set(path, page)
  return page
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Elements by which the pages of a template differ from those of others. */
const STRUCTURE: Record<TemplateName, string[]> = {
  home: ['<section class="hero"><div class="pitch"><p>Goods that last, made in small workshops.</p></div></section>'],
  category: [
    '<section class="filters"><div class="facets"><p>Sorted by name</p></div></section>',
    '<div class="grid"></div>',
  ],
  product: [
    '<div class="gallery"><figure class="photo"><img src="/photo.jpg" alt="The product on a table" width="640" height="480" loading="lazy"></figure></div>',
    '<section class="buy"><form class="cart" action="/cart/" method="post"><button type="submit">Add to the cart</button></form></section>',
  ],
  blog: ['<div class="teasers"><section class="teaser"><p>New each week</p></section></div>'],
  article: ['<article class="post"><div class="byline"><p>By Ada Miller</p></div></article>'],
  about: ['<section class="people"><div class="person"><p>Ada Miller, founder</p></div></section>'],
  service: ['<section class="steps"><ol class="stages"></ol><aside class="aside"><p>Three days</p></aside></section>'],
  location: ['<address class="where"><div class="map"><p>12 Elm Street</p></div></address>'],
  faq: ['<dl class="questions"><dt>How long?</dt><dd>Three days.</dd></dl>'],
  job: ['<section class="vacancy"><table class="terms"><tbody></tbody></table></section>'],
  legal: ['<section class="clauses"><blockquote class="clause"><p>Section 1</p></blockquote></section>'],
  hub: ['<div class="index"></div>'],
}
