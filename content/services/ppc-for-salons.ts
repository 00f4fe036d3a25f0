import type { Service } from '../types.ts'

export const ppcForSalons: Service = {
  title: 'PPC for salons',
  slug: 'ppc-for-salons',
  family: 'ppc',
  summary: 'Fill the chair on Wednesday at two',
  lead: 'An empty chair cannot be sold tomorrow. We connect the booking calendar with the bids, advertise the stylist who is free, and stop when the day is full.',
  audience:
    'For hair, nail, brow, and lash salons with four chairs or more and online booking. A stylist who rents one chair and lives on word of mouth has no use for us. Medical spas are a different trade with medical advertising rules, and we take them under health instead.',
  weeks: { from: 1, to: 4 },
  problems: [
    { text: 'Balayage is advertised on the day the colorist is away' },
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
    { query: 'bridal hair and makeup on location', meaning: 'One date, five heads, a trial in spring', action: 'page' },
    { query: 'walk in haircut today', meaning: 'Free this afternoon, as your second chair is', action: 'bid' },
    { query: 'salon suite for rent', meaning: 'A colleague looking for a lease', action: 'exclude' },
    { query: 'how to cut your own bangs', meaning: 'A client next week, but not of this ad', action: 'exclude' },
    { query: 'salon gift card same day', meaning: 'Forgot a birthday, needs an email with a code', action: 'bid' },
  ],
  seasons: {
    months: [4, 5, 6, 11, 12],
    text: 'Prom, weddings, the holidays: that is how we read the chair. January and late August are the months to fill. In wedding regions such as wine country the bridal wave lasts into October.',
  },
  ledgers: [
    {
      heading: 'Price lists, photos, and claims',
      rows: [
        {
          term: 'His and hers prices',
          text: 'California and New York City forbid charging by gender. A list by length, time, or technique is legal everywhere and reads better in an ad.',
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
      heading: 'Who is behind the chair',
      rows: [
        {
          term: 'Licenses',
          text: 'State boards license the person and the shop. We advertise only services the license on the wall covers.',
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
    text: 'Take the rebooking rate from the stylist concerned, because within one salon it can differ by half. For bridal, leave the second factor at one and add the bridesmaids.',
  },
  body: `A salon sells hours of particular people. Marketing that treats it as a shop with a name misses this, and then an ad for lived-in blonde brings a caller on the one day nobody in the salon does balayage. Our account is arranged by hands: each stylist has services, days, a share of the book that is still open. When Maria’s Wednesday has two holes, her services get the money until they close.

### The second visit

A first visit bought with an ad seldom earns much. The rebooking at the desk does. We ask your booking system for one figure by stylist and by search: the share who come back within ten weeks. It usually moves the budget more than any price of a click. Where it’s low we say so to you alone; it may be the consultation, the wait, or the parking.

Pages are short and honest: photos of heads you did this season with the name of the stylist, a price by time, how long it takes, what happens if she doesn’t like it. Cancellation terms appear next to the button, since a no-show is an empty chair you have paid for twice.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We read the booking system by stylist and service, and collect photo consents that exist on paper.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'The plan for the year sets slack weeks, bridal dates, and the rate at which an open slot earns an ad.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Open slots steer the bids; color, curl, and bridal get pages; gift cards arrive by email.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Rebooking by stylist and search comes in; the hours before closing get their own offers.',
      fromDay: 60,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'The book is full two weeks out, and you can test a price increase with data in hand.',
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
      detail: 'More for Wednesday with holes in it, nothing for a packed Saturday.',
    },
    {
      when: 'Week 2',
      text: 'Color, curl, and bridal pages',
      detail: 'Own photos with consent, a price by time and length, terms for no-shows.',
    },
    {
      when: 'Week 4',
      text: 'Gift card path in two taps',
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
        'We can, in weak hours and with an end date. A discount for everyone on every day teaches regulars to ask for it. Free add-ons such as a gloss cost you less than ten percent off and photograph better.',
    },
  ],
  relatedTools: ['image-resizer', 'favicon-generator', 'open-graph-checker'],
  relatedStudy: 'dunwillow-bedding',
  seo: {
    title: 'PPC for salons: ads that follow the empty chairs by day',
    description:
      'Bids joined with the booking calendar, pages for color, curl, and bridal, rebooking by stylist and search. Works within four weeks.',
  },
}
