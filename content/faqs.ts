import type { Faq } from './types.ts'

export const faqs: Faq[] = [
  // Home: the industries we serve (#industriesFaq)
  {
    question: 'Which industries do you work in?',
    answer:
      'Mostly online stores: fashion, beauty, jewelry, furniture, electronics, pet supplies, food, health, car parts, and business goods. We also work for software, travel, education, and real estate, where a booking or a trial takes the place of an order.',
    topic: 'home',
    order: 1,
  },
  {
    question: 'Do you work for two stores in the same industry?',
    answer:
      'Not in the same market at the same time. If one of your rivals is already a client, we say so in our first reply and suggest someone else.',
    topic: 'home',
    order: 2,
  },
  {
    question: 'What changes between one industry and another?',
    answer:
      'What we count. We judge furniture by margin after shipping, pet food by the fifth order, fashion after returns, and business goods by quotes that became orders. We write the plan around that figure.',
    topic: 'home',
    order: 3,
  },
  {
    question: 'Can you work in health, finance or other regulated fields?',
    answer:
      'Yes, in health and supplements, with named reviewers and a source for each claim. We do not work for gambling, loans, tobacco, or prescription drugs.',
    topic: 'home',
    order: 4,
  },
  {
    question: 'Our business is very seasonal. When should we start?',
    answer:
      'About five months before the peak. Pages need time to rank and ads do not, so we start with pages, then links, then bids. Starting during the season still helps the next one.',
    topic: 'home',
    order: 5,
  },
  {
    question: 'Do you also work for local businesses?',
    answer:
      'Yes. Twenty-four trades have their own paid-search service, from dentists to movers, and local SEO covers businesses with a storefront. The plans and prices are the same.',
    topic: 'home',
    order: 6,
  },
  // Creative landing page; content/creative.ts has the same six
  {
    question: 'What does seo-driven mean here?',
    answer:
      'Search data comes first. What people look for decides page types, headings, and image sizes, and the design follows them.',
    topic: 'creative',
    order: 1,
  },
  {
    question: 'How long does a project take?',
    answer: 'Four to nine weeks from the first call to the live page. In week two, you get something you can click.',
    topic: 'creative',
    order: 2,
  },
  {
    question: 'What is a spot?',
    answer:
      'One project with the whole team on it. A team of five has time for six projects a quarter, and we don’t sell a seventh.',
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
    answer: 'You do, from the day you pay for them: source files, font licenses in your name, and our notes.',
    topic: 'creative',
    order: 5,
  },
  {
    question: 'What if we only need smaller images?',
    answer:
      'Then book Image Optimization alone. Try the free image compressor first: for a small store, it may be all you need.',
    topic: 'creative',
    order: 6,
  },
  // Careers
  {
    question: 'How long does the process take?',
    answer:
      'Three weeks at most: a 30-minute call, a paid half-day task, and a conversation with two people you would work with. You hear from us after each step, even if the answer is no.',
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
    question: 'What are your working hours?',
    answer:
      'Nine hours a day, including a one-hour break, in your own time zone. Two evenings a month, the Indian offices join a call with Chicago and start later the next day.',
    topic: 'career',
    order: 3,
  },
  {
    question: 'Can I work from another city?',
    answer:
      'Remote roles: yes, from anywhere in the country of the office. Hybrid means two fixed days a week in the office, and On-site means all five.',
    topic: 'career',
    order: 4,
  },
  {
    question: 'What happens to my application?',
    answer:
      'Two people read it. We delete it six months after the decision, after a year if there is none, or sooner if you ask. Nobody outside the agency sees it.',
    topic: 'career',
    order: 5,
  },
  // Service pages
  {
    question: 'What if nothing changes by Day 60?',
    answer:
      'Then the chart shows a flat line with every change dated on it, and we tell you what we think it means. You can leave at the end of that month, as at the end of any other.',
    topic: 'service',
    order: 1,
  },
  {
    question: 'Do you guarantee a position in Google?',
    answer:
      'No, and nobody can. Before we start, we name the figure that should change and how we count it, so that nobody can redefine the result later.',
    topic: 'service',
    order: 2,
  },
  {
    question: 'Who writes the copy?',
    answer: 'Our editors do, and one of your people corrects it. A page goes live after both have read it.',
    topic: 'service',
    order: 3,
  },
  {
    question: 'What do you need from us?',
    answer:
      'Access to your store and its analytics, margins by product group, and one person who can say yes. Expect about three hours of that person’s time a month.',
    topic: 'service',
    order: 4,
  },
  {
    question: 'Will we need a developer?',
    answer:
      'For about two days a month. If you have no developer, we make the changes ourselves on Shopify, WooCommerce, Magento, BigCommerce, and WordPress.',
    topic: 'service',
    order: 5,
  },
  // Pricing
  {
    question: 'Is there a minimum term?',
    answer: 'One month. You need about a quarter to judge most of what we do, but the contract does not hold you.',
    topic: 'pricing',
    order: 1,
  },
  {
    question: 'Is ad spend part of the price?',
    answer: 'No. You pay the platform directly, with your card and from your account. We take no share of it.',
    topic: 'pricing',
    order: 2,
  },
  {
    question: 'What costs extra?',
    answer:
      'Translations by a native editor, photography, and software licenses that stay in your name. We quote each of them before you order it.',
    topic: 'pricing',
    order: 3,
  },
  {
    question: 'What do we keep if we stop?',
    answer: 'Everything: copy, templates, data, feeds, accounts, and the change log. They are yours from the start.',
    topic: 'pricing',
    order: 4,
  },
]
