import type { Service } from '../types.ts'

export const b2bEcommerceMarketing: Service = {
  title: 'B2B ecommerce marketing',
  slug: 'b2b-ecommerce-marketing',
  family: 'industry',
  clientKind: 'stores',
  summary: 'Pages for the engineer who searches and the buyer who pays',
  lead: 'In business buying, the person who searches is rarely the one who pays. We write for the engineer, give the buyer data sheets and prices by quantity, and count quotes that became orders.',
  audience:
    'For distributors and manufacturers with a catalog of repeat goods: fasteners, packaging, lab supplies, spare parts, components. A single machine sold twice a year is better served by trade shows and good salespeople. You should be able to open part of the catalog to the public and to match an order with a quote number.',
  weeks: { from: 6, to: 16 },
  problems: [
    { text: 'A catalog behind a login, where search engines can’t see it' },
    { text: 'Quote forms that ask for a fax number' },
    { text: 'Orders by phone and EDI that no marketing report counts' },
  ],
  figure: {
    value: '90 days',
    label: 'is how long after a click Google Ads accepts the order it led to',
  },
  searches: [
    { query: 'm8 a4 hex bolt din 933 bulk', meaning: 'A buyer with a drawing and a quantity', action: 'bid' },
    { query: '6205-2rs cross reference', meaning: 'The usual brand is out of stock', action: 'page' },
    { query: 'hdpe chemical resistance acetone', meaning: 'An engineer choosing the material', action: 'page' },
    {
      query: 'corrugated box supplier net 30',
      meaning: 'Purchasing, asks about terms before price',
      action: 'bid',
    },
    { query: 'loctite 243 sds pdf', meaning: 'Safety officer, may point others to your page', action: 'page' },
    { query: 'how to remove a stripped screw', meaning: 'A weekend at home', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'What an open catalog needs',
      lead: 'Opening it does not mean showing every price to everyone.',
      rows: [
        {
          term: 'Behind the login',
          text: 'Googlebot has no account. Keep name, specification, stock class, and documents open, and contract prices closed.',
        },
        {
          term: 'No price, no listing',
          text: 'Merchant listings in Google require a price that any visitor can pay. Quote-only goods rank as ordinary pages.',
          source: 'Google Search Central, Merchant listing structured data',
        },
        {
          term: 'Data sheets',
          text: 'PDFs are indexed on their own. A canonical in the HTTP header lets the product page receive their signals.',
          source: 'Google Search Central, canonical URL methods',
        },
        {
          term: 'Attributes with units',
          text: 'Diameter, thread, grade, and temperature as numbers with a unit, each in its own field. Filters, feeds, and comparison tables all depend on it.',
        },
        {
          term: 'Punchout',
          text: 'Orders through cXML or OCI come from inside the procurement system. Tags can’t see them, so count them in your ERP.',
        },
      ],
    },
    {
      heading: 'Rules for selling to companies',
      rows: [
        {
          term: 'Email to businesses',
          text: 'CAN-SPAM has no exception for B2B. Every email needs a working opt-out, a postal address, and an honest subject line.',
          source: 'FTC, CAN-SPAM Act: A Compliance Guide for Business',
          sourceUrl: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
        },
        {
          term: 'Different prices for rivals',
          text: 'Charging competing resellers different prices for the same goods can raise a Robinson-Patman question. Your counsel approves the quantity table.',
          source: '15 U.S.C. § 13',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/15/13',
        },
        {
          term: 'Made in USA',
          text: 'Unqualified, the claim means all or virtually all of the product. "Assembled in USA" is a different claim.',
          source: 'FTC, 16 CFR Part 323',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-323',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'gross profit of a first order' },
      { text: 'orders per account in two years' },
      { text: 'share of quotes that become orders' },
    ],
    text: 'First orders are often tests and look poor. Judge a source by the second factor, which only your ERP knows. Leave framework contracts out, because one of them distorts the average.',
  },
  body: `An engineer finds the part. A colleague checks the standard. Purchasing asks for terms, someone in quality wants a certificate, and a manager signs. Each needs something different, and each forwards a link. If it opens a login screen, they stop. So we write product pages to be forwarded: a specification table on top, documents in one place, prices by quantity as far as you allow them, stock, and lead time in days.

Search volume for such pages looks tiny. Ten searches a month for a bearing number are ten people with a machine standing still. We therefore choose by order value and repeat rate, and let the head terms wait.

Measurement is half the project. Each quote request gets a number that is linked to its click. When your ERP turns the quote into an order, we send the value back, phone and EDI orders included, and bid by orders. Often, a few dull product pages turn out to bring the best accounts.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You send a catalog export, ERP fields, and ten closed orders. We trace each order back to where it started.',
      fromDay: 1,
      toDay: 5,
    },
    {
      title: 'Strategic planning',
      content: 'We settle which product groups open first, what stays behind the login, and the goals per quarter.',
      fromDay: 5,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We publish open pages with documents, a four-field quote form, and quote numbers that your orders keep.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We bid by order values, exclude hobbyists’ search terms, and add cross-reference pages.',
      fromDay: 60,
      toDay: 190,
    },
    {
      title: 'Achieving excellence',
      content: 'Your account managers see which customer read which product group, and forecast reorders from it.',
      fromDay: 190,
    },
  ],
  deliverables: [
    {
      when: 'Day 6',
      text: 'Ten orders traced backward',
      detail: 'From invoice to first visit, with the points at which the trail broke.',
    },
    {
      when: 'Weeks 3 to 9',
      text: 'Open product pages by group',
      detail: 'Specification with units, certificates, price steps, lead time.',
    },
    {
      when: 'Week 5',
      text: 'Quote form with four fields',
      detail: 'What, how many, by when, and where to. You can ask the rest later.',
    },
    {
      when: 'Week 8',
      text: 'Quote-to-order import',
      detail: 'A nightly file from your ERP to the ad account and the report.',
    },
    {
      when: 'Month 4',
      text: 'Account campaigns by industry code',
      detail: 'Ads for the industries that reorder, chosen from your own customer list.',
    },
    {
      when: 'Quarterly',
      text: 'Zero-result searches on your site',
      detail: 'What buyers typed and did not find, because of missing products or missing words.',
    },
  ],
  sixtyDays: [
    { text: 'A quote list in which every line shows its first page, its product group, and its state in the ERP.' },
    { text: 'The first product group open to crawlers, and the number of part-number searches that reach it.' },
    { text: 'Form abandonment before and after the quote form was cut to four fields.' },
  ],
  faqs: [
    {
      question: 'Competitors will see our prices. Is that worth it?',
      answer:
        'They can get them from a shared customer anyway, but the choice is yours. List prices and quantity steps are usually enough for search and for the buyer. Negotiated net prices stay behind the login. Pages without any price can rank, but their quote requests are vaguer.',
    },
    {
      question: 'Our ERP is from 2009. Can you connect to it?',
      answer:
        'If it can write a text file with quote number, order number, and value once a day, yes. We ask for no live access. If even that is impossible, someone on your side enters won quotes weekly, and we begin with the largest ones.',
    },
    {
      question: 'Is LinkedIn better than search for us?',
      answer:
        'For a new product that nobody searches for yet, probably. For catalog goods, search comes first, because the need already has a part number. We test LinkedIn on one industry with a fixed budget and compare the cost per quoted account.',
    },
    {
      question: 'How do you treat our dealers?',
      answer:
        'We agree on that before the first ad. Either your site sells everywhere, or it passes regional requests to the dealer and counts them. Without your written consent, we run no ads against your own partners.',
    },
  ],
  relatedTools: ['backlink-summary', 'article-extractor', 'internal-link-analyzer'],
  relatedStudy: 'ordinell-lighting',
  seo: {
    title: 'B2B ecommerce marketing from part number to order',
    description:
      'Open product pages, data sheets, quantity prices, and quotes followed into your ERP until they are orders. Movement from week 6 to week 16.',
  },
}
