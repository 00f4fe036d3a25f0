import type { Service } from '../types.ts'

export const ppcForSalons: Service = {
  title: 'PPC for salons',
  slug: 'ppc-for-salons',
  family: 'ppc',
  clientKind: 'venues',
  summary: 'Fill the chair on Wednesday at two',
  lead: 'You can’t sell yesterday’s empty chair. We connect the booking calendar with the bids, advertise the stylist who is free, and stop when the day is full.',
  audience:
    'For hair, nail, brow, and lash salons with four chairs or more and online booking. A stylist who rents one chair and lives on word of mouth doesn’t need us. Medical spas follow medical advertising rules, and we handle them under health instead.',
  weeks: { from: 1, to: 4 },
  problems: [
    { text: 'Ads for balayage on the day the colorist is away' },
    { text: 'Bridal inquiries wait a week for an answer and book elsewhere' },
    { text: 'Gift-card searches end on the home page' },
  ],
  searches: [
    {
      query: 'balayage near me price',
      meaning: 'Wants a color that takes three hours and asks the price first',
      action: 'bid',
    },
    {
      query: 'curly hair specialist',
      meaning: 'Has been cut badly twice, will drive for the right hands',
      action: 'page',
    },
    {
      query: 'bridal hair and makeup on location',
      meaning: 'One date, five people, a trial in spring',
      action: 'page',
    },
    { query: 'walk in haircut today', meaning: 'Free this afternoon, like your second chair', action: 'bid' },
    { query: 'salon suite for rent', meaning: 'A colleague looking for a lease', action: 'exclude' },
    { query: 'how to cut your own bangs', meaning: 'Wants to do it alone', action: 'exclude' },
    { query: 'salon gift card same day', meaning: 'Forgot a birthday, needs an email with a code', action: 'bid' },
  ],
  seasons: {
    months: [4, 5, 6, 11, 12],
    text: 'By our reading: prom, weddings, and the holidays. January and late August are the months to fill. In wedding regions such as wine country the bridal wave lasts into October.',
  },
  ledgers: [
    {
      heading: 'Price lists, photos, and claims',
      rows: [
        {
          term: 'His and hers prices',
          text: 'California and New York City forbid charging by gender. A price list by length, time, or technique is legal everywhere.',
          source: 'California Civil Code § 51.6',
        },
        {
          term: 'A client’s face',
          text: 'Using it in an ad needs her consent, and a tagged post is not consent. We keep the signed form beside the file.',
          source: 'California Civil Code § 3344, and similar state laws',
        },
        {
          term: 'Keratin and lash serums',
          text: 'A product said to change the body or treat hair loss is a drug, according to the FDA. Ads describe the look.',
          source: '21 U.S.C. § 321(g)',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/21/321',
        },
        {
          term: 'Injectables',
          text: 'Botox is a prescription drug name, which Google restricts. It stays out of a hair salon account entirely.',
        },
      ],
    },
    {
      heading: 'Licenses, booth renters, and texts',
      rows: [
        {
          term: 'Licenses',
          text: 'State boards license the person and the shop. We advertise only services your licenses cover.',
        },
        {
          term: 'Booth renters',
          text: 'They run their own businesses, so their clients and reviews are theirs. Ads for the salon do not send them bookings without an agreement.',
        },
        {
          term: 'Reminder and promo texts',
          text: 'A reminder of an appointment and a spring offer need different consent. Both stop when she writes STOP.',
          source: 'Telephone Consumer Protection Act, 47 U.S.C. § 227',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/47/227',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'ticket of the service, without product sales' },
      { text: 'visits in a year' },
      { text: 'share of first-timers who rebook' },
    ],
    text: 'Take the rebooking rate from the stylist concerned, because it differs a lot within one salon. For bridal, set the second factor to one and add the bridesmaids.',
  },
  body: `Clients book particular stylists. An ad that ignores this brings a caller for lived-in blonde on the one day nobody does balayage. We set up the account by stylist, with services, days, and open slots. When Maria has two gaps on Wednesday, we advertise her services until they are filled.

### The second visit

A first visit from an ad seldom earns much. The next ones do. We ask your booking system for one figure by stylist and by search: the share who come back within ten weeks. It usually moves the budget more than any price of a click. If it’s low, we tell only you. It may be the consultation, the wait, or the parking.

Pages are short: photos of this season’s work with the stylist’s name, a price by time, how long it takes, and what happens if the client doesn’t like it. Cancellation terms appear next to the button.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We go through the booking system by stylist and service and collect signed photo consents.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'We plan the year: slow weeks, bridal dates, and how many open slots it takes to start an ad.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We set bids by open slots, build pages for color, curl, and bridal, and send gift cards by email.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We compare rebooking by stylist and search and make offers for the hours before closing.',
      fromDay: 60,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'Your calendar is full for two weeks ahead, so you can test a price increase.',
      fromDay: 150,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Slots by stylist and weekday',
      detail: 'A picture of the open chair time in the last eight weeks.',
    },
    {
      when: 'Day 8',
      text: 'Bids that follow the calendar',
      detail: 'More for a Wednesday with gaps, nothing for a packed Saturday.',
    },
    {
      when: 'Week 2',
      text: 'Color, curl, and bridal pages',
      detail: 'Own photos with consent, a price by time and length, terms for no-shows.',
    },
    {
      when: 'Week 4',
      text: 'Gift cards in two taps',
      detail: 'From the search to a code in an inbox, tested on an old phone.',
    },
    {
      when: 'Month 3',
      text: 'Rebooking rate by stylist',
      detail: 'First visits from ads that came back, shown to the owner only.',
    },
  ],
  sixtyDays: [
    { text: 'Chair hours sold on your two weakest weekdays, before and since.' },
    { text: 'A bridal form that has been answered within a day, each time, with the log to show it.' },
    { text: 'First-time clients by search term with the stylist who served them.' },
  ],
  faqs: [
    {
      question: 'Does this work with our booking app?',
      answer:
        'If the app can export open slots or show a public calendar, yes. Most can do one of the two. Where neither works, someone at the desk sends us the weak days on Monday morning, and the result is nearly as good.',
    },
    {
      question: 'We live on Instagram. Why would we need search ads?',
      answer:
        'You may not. Instagram shows your work to people who follow hair. Search reaches the woman who moved here last month and needs a cut on Thursday. Ask ten new clients how they found you before you sign with us.',
    },
    {
      question: 'Who keeps the client list if we part ways?',
      answer:
        'You do, and you always did: it stays in your booking system. The ad account and the pages are in your name from the first day. We hand over access to a successor within two business days.',
    },
    {
      question: 'Can you advertise a discount for new clients?',
      answer:
        'We can, in weak hours and with an end date. If everyone gets a discount every day, regulars ask for it too. A free add-on such as a gloss costs you less than ten percent off.',
    },
  ],
  relatedTools: ['image-resizer', 'favicon-generator', 'open-graph-checker'],
  seo: {
    title: 'PPC for salons: ads that follow the empty chairs by day',
    description:
      'Bids joined with the booking calendar, pages for color, curl, and bridal, rebooking by stylist and search. Works within four weeks.',
  },
}
