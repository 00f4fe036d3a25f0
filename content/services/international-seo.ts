import type { Service } from '../types.ts'

export const internationalSeo: Service = {
  title: 'International SEO',
  slug: 'international-seo',
  family: 'core',
  summary: 'Five markets, one catalog, no competing copies',
  lead: 'Language, currency, and delivery are three different questions, and most stores answer them with one folder. We start with the URL pattern, then hreflang, then the words that local buyers use.',
  audience:
    'For stores that already deliver to a second country, with local prices and returns, or will within six months. A translated site without a local return address only collects complaints. If orders from a market are below about ten a month, test it with ads first and come back with the result.',
  weeks: { from: 8, to: 20 },
  problems: [
    { text: 'German buyers land on the Austrian price list' },
    { text: 'Hreflang tags that point one way and are therefore ignored' },
    { text: 'Product names translated by a machine, and never read by anyone' },
  ],
  searches: [
    {
      query: 'daunenjacke damen wasserdicht',
      meaning: 'German for "down jacket women waterproof". The jacket is one word and comes first',
      action: 'page',
    },
    {
      query: 'doudoune femme imperméable',
      meaning: 'French for the same product. Nobody types "veste en duvet"',
      action: 'page',
    },
    { query: 'trainers size 6 uk', meaning: 'Sneakers in Britain, and a size chart that must say so', action: 'page' },
    {
      query: 'parka versand schweiz zoll',
      meaning: 'Fears the customs bill; the delivery page has to name it',
      action: 'page',
    },
    { query: 'us outlet dollar prices', meaning: 'Looks for an import bargain you cannot serve', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'How hreflang works',
      lead: 'A small mistake breaks the whole cluster, and you get no error message.',
      rows: [
        {
          term: 'Both ways',
          text: 'Each version names all others and itself. Without the return link, the pair may be ignored.',
          source: 'Google Search Central, Localized versions of your page',
          sourceUrl: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
        },
        {
          term: 'Codes',
          text: 'ISO 639-1 for the language, then ISO 3166-1 Alpha 2 for the country. The UK is gb; "en-uk" means nothing, and "eu" is not a country.',
          source: 'Google Search Central, Localized versions of your page',
        },
        {
          term: 'x-default',
          text: 'The page for everyone else, usually the country selector or the English version.',
        },
        {
          term: 'Canonical first',
          text: 'Every URL in the cluster is its own canonical. A canonical to the US page removes the others.',
        },
        {
          term: 'No automatic jump',
          text: 'Googlebot crawls mostly from the US and sends no Accept-Language. A redirect by IP address hides the rest.',
          source: 'Google Search Central, Locale-adaptive pages',
        },
      ],
    },
    {
      heading: 'Laws that affect your pages',
      lead: 'This is not legal advice, only the points that change a page.',
      rows: [
        {
          term: 'EU redirects',
          text: 'Customers may not be sent to another national version without their consent, and both must stay open to them.',
          source: 'Regulation (EU) 2018/302, Article 3',
          sourceUrl: 'https://eur-lex.europa.eu/eli/reg/2018/302/oj',
        },
        {
          term: 'EU reductions',
          text: 'A struck-out price must be the lowest of the 30 days before the reduction.',
          source: 'Directive 98/6/EC, Article 6a',
        },
        {
          term: 'EU product pages',
          text: 'Since December 13, 2024 an offer shows the maker and, for makers outside the Union, a responsible person within it.',
          source: 'Regulation (EU) 2023/988, Article 19',
          sourceUrl: 'https://eur-lex.europa.eu/eli/reg/2023/988/oj',
        },
      ],
    },
  ],
  body: `Companies argue for months about folders, subdomains, and national domains. We settle it in a week, with four questions. Who runs the store platform in each market? Which brand is registered where? How many people will write? What would it cost to change the pattern again? For most stores with one team, the answer is folders.

Words come next, and translation is the last step. Someone who lives in the market lists what buyers call the product, which sizes they use, and what they fear: customs in Switzerland, returns in Germany, delivery to the islands in Greece. Only then do we translate the catalog. We write product titles from that list. Descriptions may start as machine output, and the same person edits them before anyone else sees them.

### Which market first

- margin after freight, duty, and returns
- demand for the categories you are good at
- strength of the sites on the first page
- people on your side who answer email in that language

Without the last of these, a market has to wait.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We match orders, freight, and returns by country with the search data of each existing version.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content:
        'We settle the URL pattern and the order of markets, with at most one new market in each of months 3, 6, 9, and 12.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We move old versions to the new pattern, generate hreflang from the catalog, and write copy for the first market.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We trace wrong-country visits to their tags and adjust titles to what locals search for and send back.',
      fromDay: 60,
      toDay: 200,
    },
    {
      title: 'Achieving excellence',
      content: 'You open the next country with a known cost, a schedule, a local editor, and a date to stop.',
      fromDay: 200,
    },
  ],
  deliverables: [
    {
      when: 'Day 7',
      text: 'URL plan with reasons',
      detail: 'Pattern, redirects, domains to keep, and what each alternative would have cost.',
    },
    {
      when: 'Week 3',
      text: 'Markets by margin',
      detail: 'After freight, duty, payment fees, and returns, from your own books.',
    },
    {
      when: 'Week 5',
      text: 'Hreflang from the catalog',
      detail: 'Generated, complete in both directions, tested in your build at each release.',
    },
    {
      when: 'Week 8',
      text: 'Local words for one market',
      detail: 'Names, sizes, and worries, collected by a person who buys there.',
    },
    {
      when: 'Every month',
      text: 'Wrong-country visits',
      detail: 'How many visitors landed on a foreign price list, from which search, and what we fixed.',
    },
  ],
  sixtyDays: [
    { text: 'All versions under one pattern, with a redirect for every URL that moved.' },
    { text: 'An hreflang report without a single one-way pair.' },
    { text: 'The first market is live in its own words, with its orders, however few.' },
  ],
  faqs: [
    {
      question: 'Is hreflang a ranking factor?',
      answer:
        'No. It swaps the version that is shown, so a buyer in Vienna gets the Austrian page instead of the German one. The ranking comes from the page itself. Correct tags still earn money, since the wrong price list sends people away.',
    },
    {
      question: 'Is English for the US and the UK duplicate content?',
      answer:
        'Google won’t penalize it, but without hreflang it may merge the two and show only one. Currency, sizes, spelling, and delivery differ anyway. Put those differences on the page, and both copies have a reason to exist.',
    },
    {
      question: 'May we use machine translation?',
      answer:
        'As a draft, yes. If you publish it unedited in large numbers, it counts as what Google calls scaled content abuse, and buyers notice even sooner. In our projects, a native speaker always edits titles, sizes, and care instructions.',
    },
    {
      question: 'Do we need a company in each country?',
      answer:
        'For search, no. For tax, product safety, and consumer rights, you may need a representative or a registration, and that is a question for a local lawyer. We tell you which pages depend on the answer.',
    },
  ],
  relatedTools: ['hreflang-checker', 'language-detector', 'http-header-checker'],
  relatedStudy: 'skarnholt-outdoor',
  homeOrder: 13,
  seo: {
    title: 'International SEO: URLs, hreflang, local words',
    description:
      'A URL plan, hreflang tags, and local wording for stores that sell in more than one country. Full effect between week 8 and week 20.',
  },
}
