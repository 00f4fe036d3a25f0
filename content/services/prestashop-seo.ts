import type { Service } from '../types.ts'

export const prestashopSeo: Service = {
  title: 'PrestaShop SEO',
  slug: 'prestashop-seo',
  family: 'cms',
  clientKind: 'stores',
  summary: 'Old URLs, faceted search, and languages in order',
  lead: 'PrestaShop stores often carry three generations of URLs, one for each upgrade. We trace every old form to its current page, sort out the faceted search, and translate category copy properly.',
  audience:
    'For merchants on PrestaShop 1.7, 8, or 9 who sell in two or more languages, mostly in Europe and Canada. A store on 1.6 can start with the URL map but should upgrade within the year. If your host gives you neither logs nor file access, change that before you sign with us.',
  weeks: { from: 4, to: 10 },
  problems: [
    { text: 'Redirect chains from version 1.6 that crawlers still follow every day' },
    { text: 'Faceted search that writes endless ?q= URLs' },
    { text: 'Manufacturer pages that are empty in four languages' },
  ],
  ledgers: [
    {
      heading: 'Shop Parameters, Traffic & SEO',
      lead: 'Most settings are on one screen. We start with these.',
      rows: [
        {
          term: 'Schema of URLs',
          text: 'Routes for products, categories, and brands. The id is part of the default form and makes a renamed product findable.',
          source: 'PrestaShop documentation, SEO & URLs',
        },
        {
          term: 'Redirect to the canonical URL',
          text: 'Three choices: none, 302, or 301. Many stores stayed on 302, which was meant for testing.',
          source: 'PrestaShop documentation, SEO & URLs',
        },
        {
          term: 'Generate robots.txt',
          text: 'A button that rewrites the file. It deletes lines added by hand, so we keep a copy of ours.',
          source: 'PrestaShop documentation, SEO & URLs',
        },
        {
          term: 'Redirection when offline',
          text: 'Set for each product that is disabled: an error page, another product, or a category.',
          source: 'PrestaShop documentation, Product SEO tab',
        },
      ],
    },
    {
      heading: 'Modules that write URLs',
      rows: [
        {
          term: 'ps_facetedsearch',
          text: 'Puts the choice into ?q=, in the language of the visitor. The same filter exists once per language.',
        },
        {
          term: 'gsitemap',
          text: 'Builds the sitemap when it is called. Without a scheduled task the file can be two years old.',
        },
        {
          term: 'Pretty-URL add-ons',
          text: 'They remove the ids and keep a table instead. Uninstall one carelessly and all routes change overnight.',
        },
        {
          term: 'Overrides',
          text: 'Files in /override replace core classes and outlive the module they came with. We read each.',
        },
      ],
    },
  ],
  body: `We start with a URL map. We collect every form a product has had: from the access log, from links on other sites, from old sitemaps kept by the Web Archive. We match each with its product, by id if there is one, otherwise by name. The result is a table of old and new URLs, with one redirect each.

Merchants are surprised by what comes up: links from a 2014 trade magazine that end at the home page, or a bestseller with five URLs, the weakest of them in the navigation.

### Languages

PrestaShop keeps languages tidy: a prefix in the URL, a field per language in the back office. But often, someone duplicated the first language in 2019 and translated half. We count untranslated fields by category, then have the important ones written by people who speak the language natively and know the goods. We switch off the rest in that language until it’s their turn, because empty pages help nobody.

Facets come last, with a rule for each category rather than for the whole store.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us a back office profile, a month of access logs, a list of modules with their licenses, and a contact at your host.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'We count the generations of URLs, rank languages by orders, and fill in the four quarters.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We load and test the map, then set facet rules, the canonical redirect, and a scheduled sitemap.',
      fromDay: 7,
      toDay: 70,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We match errors in the log every week, and write category copy in the second and third language.',
      fromDay: 70,
      toDay: 190,
    },
    {
      title: 'Achieving excellence',
      content: 'We rehearse each upgrade on a copy and test the URL map, so your URLs survive.',
      fromDay: 190,
    },
  ],
  deliverables: [
    {
      when: 'Week 2',
      text: 'List of old URLs',
      detail: 'Forms by year, requests per month, and where each ends today.',
    },
    {
      when: 'Week 4',
      text: 'Redirect map, one hop',
      detail: 'Loaded at the server instead of a module, with a way back.',
    },
    {
      when: 'Week 5',
      text: 'Module list',
      detail: 'Which ones you need, which are slow, which are unused, and what each overrides.',
    },
    {
      when: 'Week 6',
      text: 'Facet rules per category',
      detail: 'At most a dozen open filters for the store, each with its search.',
    },
    {
      when: 'Week 10',
      text: 'Category copy, main languages',
      detail: 'By native writers, read once by someone who sells the goods.',
    },
  ],
  sixtyDays: [
    { text: 'The number of redirected requests per week, and how many of them still need a second hop.' },
    { text: 'A grid of categories and languages with the empty cells marked, fewer each month.' },
    { text: 'A sitemap whose date is from last night.' },
  ],
  faqs: [
    {
      question: 'Should we remove the ids from our product URLs?',
      answer:
        'Not for ranking. With the id, the store finds the product even after you rename it. Removing it takes a module that must be maintained for as long as you sell. We advise it only when a relaunch changes all routes anyway.',
    },
    {
      question: 'Does machine translation work for categories?',
      answer:
        'As a draft for product attributes, yes, with a glossary. For categories we use writers, since buyers in Lyon and Montreal name the same thing differently. Translations that nobody has read are what we usually have to fix.',
    },
    {
      question: 'Who installs the redirects?',
      answer:
        'Your host or developer loads a file we prepare for the server in use, Apache or nginx. It takes an hour with a test list. We stay reachable while it is done and read the log of the following day.',
    },
    {
      question: 'Do you also manage Google Shopping for PrestaShop?',
      answer:
        'We can, together with paid search. The feed then uses the same URLs and languages as the store. Without paid search we check only that an existing feed does not point to old forms.',
    },
  ],
  relatedTools: ['redirect-checker', 'hreflang-checker', 'language-detector'],
  relatedStudy: 'pell-and-drury-kitchenware',
  seo: {
    title: 'PrestaShop SEO: old URLs, facets, and languages',
    description:
      'Old URLs in one hop, rules for facets, category copy in each language. PrestaShop SEO from week 4 to week 10.',
  },
}
