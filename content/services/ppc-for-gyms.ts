import type { Service } from '../types.ts'

export const ppcForGyms: Service = {
  title: 'PPC for gyms',
  slug: 'ppc-for-gyms',
  family: 'ppc',
  clientKind: 'venues',
  summary: 'Campaigns judged by members who stay ten weeks',
  lead: 'Every gym is full in January. We measure campaigns by the members who still come in week ten, and move the budget to the clubs with free hours.',
  audience:
    'For gyms, climbing gyms, Pilates and martial-arts studios with memberships and a check-in system. For a personal trainer without a room, our fee is too high. Clubs that make leaving hard should fix that first, because people read about it in the reviews.',
  weeks: { from: 1, to: 6 },
  problems: [
    { text: 'Trial passes go to the same people twice, under two email addresses' },
    { text: 'One campaign serves six clubs with different prices and different crowds' },
    { text: 'No report connects a cancellation with the ad that sold the membership' },
  ],
  searches: [
    { query: 'gym near me no contract', meaning: 'Was locked in once and remembers it', action: 'page' },
    {
      query: 'beginner strength class women',
      meaning: 'Wants to come and fears the free-weight corner',
      action: 'bid',
    },
    { query: '24 hour gym with sauna', meaning: 'Shift worker who compares two features and a map', action: 'bid' },
    {
      query: 'cancel gym membership letter',
      meaning: 'On the way out of another club, angry, not shopping',
      action: 'exclude',
    },
    { query: 'home gym equipment used', meaning: 'Buying a rack for the garage', action: 'exclude' },
  ],
  seasons: {
    months: [1, 2, 4, 5, 9],
    text: 'New Year, the weeks before summer, and September when routines return: the usual three waves, as we see them. A club next to a campus follows its semesters. After Christmas, you bid against every chain in town.',
  },
  ledgers: [
    {
      heading: 'Rules for selling a membership that renews',
      lead: 'The offer has to say how people leave.',
      rows: [
        {
          term: 'ROSCA',
          text: 'Online renewals need clear terms before payment, express consent, and a simple way to stop.',
          source: '15 U.S.C. § 8403',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/15/8403',
        },
        {
          term: 'Click to Cancel',
          text: 'A federal appeals court struck down the FTC’s 2024 rule in July 2025. ROSCA and state renewal laws still apply.',
          source: 'Custom Communications v. FTC (8th Cir. 2025)',
        },
        {
          term: 'California',
          text: 'Renewal terms must be clear at the point of sale, and members who join online must be able to leave online.',
          source: 'Cal. Business and Professions Code § 17600 and following',
        },
        {
          term: 'Body images',
          text: 'Meta refuses ads that imply an ideal body or dwell on flaws; before-and-after photos tend to fail review.',
          source: 'Meta Advertising Standards, Personal Health and Appearance',
        },
        {
          term: 'Weight figures',
          text: '"Lose 20 pounds by March" needs proof for typical members. We sell the class, the coach, and the hour instead.',
          source: '16 CFR Part 255',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-255',
        },
        {
          term: 'Free weeks',
          text: 'If the free week turns into a paid plan, price and date of the first charge appear beside the word free.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'monthly dues after fees' },
      { text: 'months a member stays' },
      { text: 'share of trials that join' },
    ],
    text: 'Take the number of months from members who joined through the same search, not from the club average, which includes your loyal ten-year members. A trial on Tuesday morning can be worth more, because the room is empty anyway.',
  },
  body: `The cheapest trials rarely become members. A free week for everybody draws people who collect free weeks, and a report that stops at the trial makes that look good. We follow each trial into your check-in system and count again at week ten. By then, you can see who stayed.

Each club is its own business. Parking, crowd, class plan, and price differ within three miles, so every location has a campaign and a page: the real timetable, a photo from an ordinary weekday, the price in full, how to leave. People who were once trapped in a contract look for that line first. If it’s true, say it: "Cancel online, any day, ends with the month."

### Empty hours

Your racks are empty at ten in the morning. We read check-ins by hour and write offers for the empty ones: nurses after nights, parents after drop-off, people over sixty before lunch. At six in the evening, when the club is packed, we run no ads.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We join trial, membership, and check-in data by member number and list the prices of each club.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We plan four quarters: which clubs, hours, and classes to advertise, and what January may cost.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We build a campaign and a page for each club, a trial that works once per person, and offers for empty hours.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We get the first week-ten numbers and spend less on searches whose members leave early.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We steer each club by one number: dues kept per ad dollar.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 6',
      text: 'Check-ins by hour, per club',
      detail: 'A heat map that shows which hours have room to sell.',
    },
    {
      when: 'Day 12',
      text: 'A page for each club',
      detail: 'Timetable, full price, terms for leaving, how to get in the first time.',
    },
    {
      when: 'Week 4',
      text: 'Off-peak offers with limits',
      detail: 'Valid at named hours, one per person, with the renewal date stated.',
    },
    {
      when: 'Every other Thursday',
      text: 'Trials that joined, by search',
      detail: 'Search terms sorted by dues, next to those of the previous two weeks.',
    },
    {
      when: 'Month 4',
      text: 'Retention at week ten',
      detail: 'Members by source who still check in, and those who pay without coming.',
    },
  ],
  sixtyDays: [
    { text: 'For every club: trials, joins, and dues per search term, from your own member system.' },
    { text: 'A list of trials in which nobody appears twice.' },
    { text: 'A class or an hour that was empty and now has names in it, or our note on why that failed.' },
  ],
  faqs: [
    {
      question: 'Is January the best month to advertise a gym?',
      answer:
        'It is the busiest and the most expensive month. People search on their own then, and every chain bids. We keep a place in January, then spend more in the weeks when fewer clubs advertise, and compare who still trains ten weeks later.',
    },
    {
      question: 'Which member software do you work with?',
      answer:
        'Any that exports a member number, join date, plan, and check-ins. An export once a week is enough. If the export also holds health notes or birth dates, we ask you to leave those columns out.',
    },
    {
      question: 'Can you advertise transformation photos?',
      answer:
        'We advise against it. Meta often rejects them, and results that are not typical need a disclosure that spoils the ad. Ordinary members in an ordinary hour, with their written consent, do better in the long run.',
    },
    {
      question: 'Do you also build our class booking?',
      answer:
        'No. Your booking software stays what it is. We measure how many people get lost between the page and the confirmed class, and tell you which step of it to change.',
    },
  ],
  relatedTools: ['utm-builder', 'qr-code-generator', 'keyword-extract-tool'],
  seo: {
    title: 'PPC for gyms, measured by members who stay ten weeks',
    description:
      'A campaign for each club, trials followed into membership, offers for empty hours, and terms for leaving stated. First sign-ups in week 1.',
  },
}
