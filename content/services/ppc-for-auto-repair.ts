import type { Service } from '../types.ts'

export const ppcForAutoRepair: Service = {
  title: 'PPC for auto repair',
  slug: 'ppc-for-auto-repair',
  family: 'ppc',
  clientKind: 'trades',
  summary: 'Brakes, tires, warning lights: three searches, three pages',
  lead: 'A driver with a warning light wants to know whether to keep driving. We answer that on the page, show the price of the diagnosis, and book the bay that is free.',
  audience:
    'For independent repair shops and small chains with three bays or more and a management system that knows the ticket of each car. Quick-lube franchises have national ads already. A one-man garage with a two-week wait doesn’t need us. Body shops get their work from insurers, and we don’t do that.',
  weeks: { from: 1, to: 5 },
  problems: [
    { text: 'Paying for parts searches by people with their own tools' },
    { text: 'Oil-change coupons fill the bays with small jobs' },
    { text: 'The makes the shop repairs best are named nowhere' },
  ],
  searches: [
    {
      query: 'check engine light flashing can i drive',
      meaning: 'On the shoulder, wants a yes or a no',
      action: 'page',
    },
    { query: 'brake repair same day', meaning: 'Hears metal and has to be at work tomorrow', action: 'bid' },
    { query: 'independent subaru mechanic', meaning: 'Out of warranty and done with the dealer', action: 'bid' },
    { query: 'state inspection near me', meaning: 'A small job that may lead to a repair', action: 'bid' },
    { query: 'brake pads for 2016 civic', meaning: 'Wants the part, owns the wrench', action: 'exclude' },
    { query: 'obd code p0420 meaning forum', meaning: 'A hobbyist with a free Sunday', action: 'exclude' },
  ],
  seasons: {
    months: [5, 6, 7, 11, 12],
    text: 'Air conditioning and road trips before summer, batteries and tires with the first frost. That is the usual pattern. Where nobody mounts winter tires, summer heat is the season, and states with inspections have a rush at the end of each month.',
  },
  ledgers: [
    {
      heading: 'What a shop may say, and what it must put in writing',
      rows: [
        {
          term: 'Warranty at an independent',
          text: 'A maker may not void a warranty because you serviced the car. The page says so, since many drivers believe otherwise.',
          source: 'Magnuson-Moss Warranty Act, 15 U.S.C. § 2302(c)',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/15/2302',
        },
        {
          term: 'Written estimate',
          text: 'California requires one before work starts, and consent before you exceed it. Many states have a similar act.',
          source: 'California Business and Professions Code § 9884.9',
        },
        {
          term: 'ASE',
          text: 'ASE certifies technicians, not shops, and the tests expire. We write "ASE-certified technicians" with their number.',
          source: 'National Institute for Automotive Service Excellence',
        },
        {
          term: 'Free inspections',
          text: 'Free has to mean free, with conditions stated beside the word.',
          source: '16 CFR Part 251',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-251',
        },
        {
          term: 'Emission deletes',
          text: 'Removing a converter or filter is tampering under federal law. We don’t advertise it.',
          source: 'Clean Air Act, 42 U.S.C. § 7522',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/42/7522',
        },
        {
          term: 'Car makers’ names',
          text: 'You may say which makes you repair. A logo, or a line that sounds like a dealership, invites a trademark complaint.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'average repair order' },
      { text: 'gross margin on parts and labor' },
      { text: 'share of calls that bring a car' },
    ],
    text: 'Take the repair order by first symptom. An oil change and a timing belt in one average will make you bid too much for the first and too little for the second. If you track it, add the second visit.',
  },
  body: `Drivers don’t search for a repair shop. They search for a noise, a light, a smell, and a make. We group ads by symptom, job, and make. Each group has a page that says what it may be, whether you can drive on, what the diagnosis costs, and when a bay is open. Competitors leave out the price of the diagnosis. Naming it loses a few callers who want it free, and those rarely authorize the repair.

The coupon for a $29.99 oil change has its place in an empty January. In a full week, it takes a lift away from a brake job. We read the schedule each morning. With four open bays, we bid on small jobs too. With none, we bid only on tow-ins and major symptoms, and the ad names tomorrow’s date.

### The makes you know best

Most shops are better at some cars than at others. Your management system knows which: the makes with the fewest comebacks and the best hours. We build pages for three of them, with the technician who likes them and the tools you bought, and we leave the rest general. The owner of a ten-year-old Volvo drives past five shops to reach that page.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We export a year of repair orders, sort them by first symptom and make, and price the diagnosis.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'The 3-6-9-12 month strategy picks three makes, six symptoms, and the weeks for small jobs.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We build symptom pages that answer "can I drive" and pages for your best makes, and set bids by open bays.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We match tickets to search terms and exclude parts shoppers and hobbyists as they appear.',
      fromDay: 60,
      toDay: 120,
    },
    {
      title: 'Achieving excellence',
      content: 'We spend by hours sold per bay and by returning cars, no longer by car count.',
      fromDay: 120,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Repair orders by symptom',
      detail: 'Ticket, hours, and comebacks for each, from your own system.',
    },
    {
      when: 'Day 10',
      text: 'Six symptom pages',
      detail: 'Drive on or stop, likely causes in order, diagnosis price, next open bay.',
    },
    {
      when: 'Week 3',
      text: 'Three make pages',
      detail: 'The technician, the tools, and the jobs done most on that make.',
    },
    {
      when: 'Each morning',
      text: 'Bids set by open bays',
      detail: 'A rule reads the schedule at 7 a.m. Your advisor can overrule it by text.',
    },
    {
      when: 'Month 2',
      text: 'Average ticket by search term',
      detail: 'What a flashing light was worth, and what an oil coupon was.',
    },
  ],
  sixtyDays: [
    { text: 'Repair orders that began with an ad: symptom, make, ticket, all in one sheet.' },
    { text: 'A list of the parts and forum searches you no longer pay for.' },
    { text: 'The hours your phone rang while the advisor was at the counter with someone else.' },
  ],
  faqs: [
    {
      question: 'Should we name the diagnosis price in the ad?',
      answer:
        'On the page always, in the ad as a test. It lowers the number of calls and raises the share that bring a car. Say what the price covers and whether it is credited against the repair, because that is the next question.',
    },
    {
      question: 'How do you know which calls became repair orders?',
      answer:
        'Calls from ads ring through a tracking number to your counter. Your advisor matches phone numbers to repair orders, or the system does it overnight. We tell callers if a call is recorded, because several states require everyone’s consent.',
    },
    {
      question: 'Do you manage our tire prices too?',
      answer:
        'No. Tire sellers win on stock and price feeds that change by the hour. If you mount tires as a service, we advertise the mounting. If you want to sell them online, look at our page on paid search for stores.',
    },
    {
      question: 'Can you do something about a bad review?',
      answer:
        'We cannot remove it unless it breaks the rules of the site, and then only by reporting it. We help you answer once, calmly, with the repair order in front of you. Paying for better ones is illegal.',
    },
  ],
  relatedTools: ['page-speed-checker', 'schema-markup-generator', 'serp-rank-checker'],
  seo: {
    title: 'PPC for auto repair, built around symptom and make',
    description:
      'Symptom pages with the diagnosis price, bids that know which bay is free, average ticket by search term. Runs from week 1.',
  },
}
