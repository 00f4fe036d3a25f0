import type { Faq } from './types.ts'

export const faqs: Faq[] = [
  // Home: the industries we serve (#industriesFaq)
  {
    question: 'Which industries do you work in?',
    answer:
      'Mostly shops: fashion, beauty, jewelry, furniture, electronics, pet supplies, food, health, car parts and business goods. We also work for software, travel, education and real estate, where a booking or a trial takes the place of an order.',
    topic: 'home',
    order: 1,
  },
  {
    question: 'Do you take two shops in the same industry?',
    answer:
      'Not in the same market at the same time. If a rival of yours is already a client, we say so in the first answer and suggest somebody else.',
    topic: 'home',
    order: 2,
  },
  {
    question: 'What changes between one industry and another?',
    answer:
      'The thing we count. Furniture is judged by margin after freight, pet food by the fifth order, fashion after returns, business goods by quotes that became orders. The plan is written around that figure.',
    topic: 'home',
    order: 3,
  },
  {
    question: 'Can you work in health, finance or other regulated fields?',
    answer:
      'In health and supplements, yes, with named reviewers and a source for each claim. We do not take gambling, loans, tobacco or medicines that need a prescription.',
    topic: 'home',
    order: 4,
  },
  {
    question: 'Our trade is very seasonal. When should we start?',
    answer:
      'About five months before the peak. Pages need the time to be found, ads do not, so the order is pages, then links, then bids. Starting in the season still helps the next one.',
    topic: 'home',
    order: 5,
  },
  {
    question: 'Do you also work for local businesses?',
    answer:
      'Yes. Twenty-four trades have a paid-search service of their own, from dentists to movers, and local SEO covers businesses with a door. The plans and prices are the same.',
    topic: 'home',
    order: 6,
  },
  // Creative landing page; the same six stand in content/creative.ts
  {
    question: 'What does seo-driven mean here?',
    answer:
      'Search data comes first. Page types, headings and picture sizes are settled from what people look for, and the drawing has to keep them.',
    topic: 'creative',
    order: 1,
  },
  {
    question: 'How long does a project take?',
    answer: 'Four to nine weeks from the first call to the live page. In week two there is something you can click.',
    topic: 'creative',
    order: 2,
  },
  {
    question: 'What is a spot?',
    answer:
      'One project with the whole team on it. A team of five has room for six in a quarter, and we do not sell a seventh.',
    topic: 'creative',
    order: 3,
  },
  {
    question: 'Can our own developers build it?',
    answer: 'Yes. They get components, every state, and a limit in kilobytes. If you have no developers, we build it.',
    topic: 'creative',
    order: 4,
  },
  {
    question: 'Who owns the files?',
    answer: 'You do, from the day they are paid: sources, type licenses in your name, and our notes.',
    topic: 'creative',
    order: 5,
  },
  {
    question: 'What if we only need lighter pictures?',
    answer:
      'Then book Image Optimization alone. Try the free image compressor first: for a small shop it may be all you need.',
    topic: 'creative',
    order: 6,
  },
  // Careers
  {
    question: 'How long does the process take?',
    answer:
      'Three weeks at most: a call of 30 minutes, a paid task of half a day, and a conversation with two people you would work with. You hear from us after each step, also when the answer is no.',
    topic: 'career',
    order: 1,
  },
  {
    question: 'Is the task paid?',
    answer: 'Yes, at a flat rate for half a day, whatever the result. It is never work for a client.',
    topic: 'career',
    order: 2,
  },
  {
    question: 'Which hours do you keep?',
    answer:
      'Nine hours a day with an hour off in it, in your own time zone. Two evenings a month the Indian offices join a call with Chicago, and come in later the next day.',
    topic: 'career',
    order: 3,
  },
  {
    question: 'Can I work from another city?',
    answer:
      'For roles marked Remote, from anywhere in the country of the office. Hybrid means two fixed days a week at a desk, On-site means all five.',
    topic: 'career',
    order: 4,
  },
  {
    question: 'What happens to my application?',
    answer:
      'Two people read it. It is deleted six months after the decision, or after a year if there is none, sooner if you ask. Nobody outside the agency sees it.',
    topic: 'career',
    order: 5,
  },
  // Service pages
  {
    question: 'What if nothing has moved by Day 60?',
    answer:
      'Then the chart shows a flat line with every change dated on it, and we tell you what we think it means. You may leave at the end of that month like at the end of any other.',
    topic: 'service',
    order: 1,
  },
  {
    question: 'Do you guarantee a position in Google?',
    answer:
      'No, and nobody can. We name the figure that should move and how it is counted before we begin, so that the result cannot be redefined later.',
    topic: 'service',
    order: 2,
  },
  {
    question: 'Who writes the texts?',
    answer: 'Our editors do, and one of your people corrects them. A page goes live when both have read it.',
    topic: 'service',
    order: 3,
  },
  {
    question: 'What do you need from us?',
    answer:
      'Access to the shop and its analytics, margins by product group, and one person who is allowed to say yes. About three hours of that person’s time a month.',
    topic: 'service',
    order: 4,
  },
  {
    question: 'Will we need a developer?',
    answer:
      'For roughly two days a month. Without one, we make the changes ourselves on Shopify, WooCommerce, Magento, BigCommerce and WordPress.',
    topic: 'service',
    order: 5,
  },
  // Pricing
  {
    question: 'Is there a minimum term?',
    answer:
      'One month. Most of what we do needs a quarter to be judged, and we say so, but the contract does not hold you.',
    topic: 'pricing',
    order: 1,
  },
  {
    question: 'Is ad spend part of the price?',
    answer: 'No. You pay the platform directly, on your card and in your account. We take no share of it.',
    topic: 'pricing',
    order: 2,
  },
  {
    question: 'What costs extra?',
    answer:
      'Translations by a native editor, photography, and software licenses that stay in your name. Each is quoted before it is ordered.',
    topic: 'pricing',
    order: 3,
  },
  {
    question: 'What do we keep if we stop?',
    answer:
      'Everything: texts, templates, data, feeds, accounts and the log of changes. They were yours from the start.',
    topic: 'pricing',
    order: 4,
  },
]
