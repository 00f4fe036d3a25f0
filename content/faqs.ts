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
      'Not in the same market at the same time. If a competitor of yours is already a client, we say so in our first reply and suggest another agency.',
    topic: 'home',
    order: 2,
  },
  {
    question: 'What changes between one industry and another?',
    answer:
      'Mostly the number we plan for. For furniture, it is margin after shipping. For pet food, it’s the fifth order, for fashion, sales after returns, and for business goods, quotes that become orders.',
    topic: 'home',
    order: 3,
  },
  {
    question: 'Can you work in health, finance, or other regulated fields?',
    answer:
      'Yes, in health and supplements, with named reviewers and a source for each claim. We do not work for gambling, loans, tobacco, or prescription drugs.',
    topic: 'home',
    order: 4,
  },
  {
    question: 'Our business is very seasonal. When should we start?',
    answer:
      'About five months before the peak. Pages take time to rank and ads don’t, so we start with pages, then links, then bids. If you start during the season, the work still helps the next one.',
    topic: 'home',
    order: 5,
  },
  {
    question: 'Do you also work for local businesses?',
    answer:
      'Yes. We run paid search for local trades from dentists to movers, and local SEO for businesses with a storefront. The plans and prices are the same.',
    topic: 'home',
    order: 6,
  },
  // Creative landing page; content/creative.ts has the same six
  {
    question: 'What does seo-driven mean here?',
    answer:
      'We start with search data. What people search for determines the page types, headings, and image sizes, and the design follows.',
    topic: 'creative',
    order: 1,
  },
  {
    question: 'How long does a project take?',
    answer: 'Four to nine weeks from the first call to launch. You can click through a prototype in week two.',
    topic: 'creative',
    order: 2,
  },
  {
    question: 'What is a spot?',
    answer:
      'One project with the whole team. Five people have time for six projects a quarter, and we don’t sell a seventh.',
    topic: 'creative',
    order: 3,
  },
  {
    question: 'Can our own developers build it?',
    answer:
      'Yes. We hand over the components, every state, and a page-weight limit. If you have no developers, we build it.',
    topic: 'creative',
    order: 4,
  },
  {
    question: 'Who owns the files?',
    answer:
      'You do, from the day you pay for them. That includes the source files, font licenses in your name, and our notes.',
    topic: 'creative',
    order: 5,
  },
  {
    question: 'What if we only need smaller images?',
    answer:
      'Then book Image Optimization alone. Try the free image compressor first. For a small store, it may be all you need.',
    topic: 'creative',
    order: 6,
  },
  // Careers
  {
    question: 'How long does the process take?',
    answer:
      'It takes three weeks at most: a 30-minute call, a paid half-day task, and a conversation with two people you would work with. We get back to you after each step, even if the answer is no.',
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
      'Nine hours a day, including a one-hour break, in your own time zone. Twice a month, our offices in India join an evening call with Chicago and start later the next day.',
    topic: 'career',
    order: 3,
  },
  {
    question: 'Can I work from another city?',
    answer:
      'If the role is remote, yes, from anywhere in the same country. Hybrid means two fixed days a week in the office, and on-site means all five.',
    topic: 'career',
    order: 4,
  },
  {
    question: 'What happens to my application?',
    answer:
      'Two people read it, and nobody outside the agency sees it. We delete it 180 days after the decision, after 365 days if there is no decision, or sooner if you ask.',
    topic: 'career',
    order: 5,
  },
  // Service pages
  {
    question: 'What if nothing changes by Day 60?',
    answer:
      'The chart shows a flat line with the date of every change, and we tell you what we think it means. You can leave at the end of that month, or of any other.',
    topic: 'service',
    order: 1,
  },
  {
    question: 'Do you guarantee a position in Google?',
    answer:
      'No, and nobody can. Before we start, we agree on the figure that should change and how we measure it, so nobody can redefine success later.',
    topic: 'service',
    order: 2,
  },
  {
    question: 'Who writes the copy?',
    answer: 'Our editors do, and someone on your team corrects it. A page goes live once both have approved it.',
    topic: 'service',
    order: 3,
  },
  {
    question: 'What do you need from us?',
    answer:
      'We need access to your store and its analytics, your margins by product group, and one person who can approve changes. That person should plan on about three hours a month.',
    topic: 'service',
    order: 4,
  },
  {
    question: 'Will we need a developer?',
    answer:
      'Yes, for about two days a month. If you don’t have one, we make the changes ourselves on Shopify, WooCommerce, Magento, BigCommerce, and WordPress.',
    topic: 'service',
    order: 5,
  },
  // Pricing
  {
    question: 'Is there a minimum term?',
    answer: 'One month. Most of our work takes about a quarter to show results, but you are free to leave sooner.',
    topic: 'pricing',
    order: 1,
  },
  {
    question: 'Is ad spend part of the price?',
    answer: 'No. You pay the platform directly, from your own account. We take no percentage.',
    topic: 'pricing',
    order: 2,
  },
  {
    question: 'What costs extra?',
    answer:
      'Translations by a native editor, photography, and software licenses that stay in your name. We quote each of these before you order.',
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
