import type { Service } from '../types.ts'

export const ppcForChiropractors: Service = {
  title: 'PPC for chiropractors',
  slug: 'ppc-for-chiropractors',
  family: 'ppc',
  clientKind: 'practices',
  summary: 'Acute searches nearby, and patients who finish their plan',
  lead: 'People choose a first visit within minutes, but you earn on the visits after it. We bid on acute searches near the practice and measure how many patients finish the course they began.',
  audience:
    'For a chiropractic office with one to ten tables that can see a new patient within two days. It doesn’t suit practices that live on prepaid packages of 50 visits, or offices where the doctor of chiropractic adjusts, answers the phone, and does the books: calls in the first two weeks would go to voicemail.',
  weeks: { from: 1, to: 6 },
  problems: [
    { text: 'First-visit coupons bring people who never come back' },
    { text: 'Ads appear to drivers forty minutes away, who cancel the second appointment' },
    { text: 'Neck, low back, and sports injuries share one page that answers none of them' },
  ],
  searches: [
    { query: 'chiropractor open saturday', meaning: 'In pain since Friday and able to come today', action: 'bid' },
    {
      query: 'sciatica chiropractor or physical therapist',
      meaning: 'Weighing two professions, open to a fair answer',
      action: 'page',
    },
    {
      query: 'whiplash doctor after car accident',
      meaning: 'May have a claim, so intake and records matter',
      action: 'bid',
    },
    { query: 'does medicare cover chiropractic', meaning: 'Over 65 and careful with money', action: 'page' },
    {
      query: 'prenatal chiropractor webster technique',
      meaning: 'Asks for a technique your staff may or may not know',
      action: 'page',
    },
    { query: 'chiropractor asmr crack video', meaning: 'Wants to watch, at no charge', action: 'exclude' },
    { query: 'chiropractic school tuition', meaning: 'A future colleague, years from a visit', action: 'exclude' },
  ],
  seasons: {
    months: [1, 3, 4, 5, 10],
    text: 'By our reading: new deductibles in January, yard work in spring, school sports in fall. Where it snows, add February for people who shoveled.',
  },
  ledgers: [
    {
      heading: 'What an adjustment ad may claim',
      rows: [
        {
          term: 'Health claims',
          text: 'A claim about a condition needs competent and reliable scientific evidence. We advertise care for back, neck, and joint complaints and leave ear infections and asthma alone.',
          source: 'FTC Health Products Compliance Guidance, 2022',
        },
        {
          term: 'Misleading wording',
          text: 'State boards watch the ads of their licensees. California, for one, bars misstatements and anything sensational or apt to deceive.',
          source: 'California Code of Regulations, title 16, § 311',
        },
        {
          term: 'Patient reviews',
          text: 'Fake, bought, or suppressed reviews have been a federal violation since October 2024.',
          source: '16 CFR Part 465',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/part-465',
        },
        {
          term: 'Ad delivery',
          text: 'Pain and injury are health matters to Google, so we can’t advertise to past visitors.',
          source: 'Personalized advertising policy of Google Ads',
        },
      ],
    },
    {
      heading: 'Free exams, Medicare, and accidents',
      rows: [
        {
          term: 'Medicare',
          text: 'It pays for manual manipulation of the spine to correct a subluxation, and for nothing else you do.',
          source: '42 CFR § 410.21',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/42/410.21',
        },
        {
          term: 'Gifts to beneficiaries',
          text: 'Free items or services above nominal value ($15 each, $75 a year) can count as an inducement. Have counsel approve a free-exam ad.',
          source: 'HHS Office of Inspector General, policy statement of 2016',
        },
        {
          term: 'Crash reports',
          text: 'Florida keeps them confidential for 60 days to stop solicitation. Search ads reach only people who look for you.',
          source: 'Florida Statutes § 316.066',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'collected amount per visit' },
      { text: 'visits in a finished plan of care' },
      { text: 'share of new patients who finish it' },
      { text: 'share of calls that book' },
    ],
    text: 'Use money collected, not billed. Offices differ most in the third factor, and your front desk can raise it faster than we can.',
  },
  body: `An acute patient decides within the hour and takes the first office that answers, so distance, opening hours, and a person on the phone win. The plan of care runs for weeks, and that is when the click pays back. Accounts that count only first visits end up buying coupon hunters.

So we ask your software for one extra column: the campaign beside each new patient. After eight weeks it shows visits per patient by complaint and by search. Low back may keep people for seven visits, "cracking" for one. Bids follow that column, and so do the hours in which ads run.

### Pages by complaint

Each complaint gets a page of its own with the same four answers in a different order:

- what the first visit consists of and how long it takes
- what it costs with and without insurance
- when to see a physician first, with the warning signs named
- what the usual course looks like, and when we would stop

The third answer loses a few bookings, but it keeps you out of trouble, and patients mention it in reviews.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We map the area your patients really come from by ZIP code and listen to twenty recorded calls you choose.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'The 3-6-9-12 month strategy ranks complaints by visits kept, with a budget for each.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We launch pages by complaint, areas by drive time, and an intake form for accidents, starting with acute low back pain.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'You send visits per patient each month, and we cut terms whose patients leave after one adjustment.',
      fromDay: 60,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'Each table has a target for finished plans, so you know from the numbers when to hire a second doctor.',
      fromDay: 150,
    },
  ],
  deliverables: [
    {
      when: 'Day 3',
      text: 'Drive-time map of patients',
      detail: 'Where people who finish a plan come from, in rings of five minutes.',
    },
    {
      when: 'Day 10',
      text: 'Low back and neck campaigns',
      detail: 'Two complaints, two budgets, with hours that follow the table schedule.',
    },
    {
      when: 'Week 4',
      text: 'Pages for each complaint',
      detail: 'With price, course, and the signs that call for a physician first.',
    },
    {
      when: 'Every Friday',
      text: 'Searches switched off this week',
      detail: 'School, video, and out-of-area terms with what each had cost.',
    },
    {
      when: 'Month 2',
      text: 'Visits per patient, by search',
      detail: 'A table from your practice software, with campaign in place of name.',
    },
  ],
  sixtyDays: [
    { text: 'A map with the ads cut to the minutes people really drive.' },
    { text: 'Visits kept by patients of each campaign so far, beside those of referrals.' },
    { text: 'Missed calls by hour, which show when a second person at the desk would pay.' },
    { text: 'Every claim in every ad with the evidence it rests on, in one list.' },
  ],
  faqs: [
    {
      question: 'Should our ads offer a $29 first visit?',
      answer:
        'Try it in one campaign beside a plain one and compare finished plans after ten weeks. A discount can fill mornings and still leave few finished plans. For Medicare patients, have counsel read the offer before it runs.',
    },
    {
      question: 'Can we bid on the names of other chiropractors in town?',
      answer:
        'Google allows a competitor’s name as a keyword but can reject it in your ad text after a trademark complaint. We rarely do it. People who search a name want that office, and your cost per booked visit shows it.',
    },
    {
      question: 'How do you handle personal injury patients?',
      answer:
        'They get a campaign, a page, and an intake form of their own, with the documents an attorney will ask for. State rules on solicitation differ, so your lawyer approves the wording once before launch.',
    },
    {
      question: 'Who sees our patient data?',
      answer:
        'You do. We receive counts: visits, complaint, campaign. If your software can only export names, your office removes the column before sending the file, and we show how in ten minutes.',
    },
    {
      question: 'How soon will new patients call?',
      answer:
        'Acute searches happen daily, so first calls usually come within days of launch. How many depends on your town and on the phone being answered. We promise a plan by day 7 and a full reading by day 60.',
    },
  ],
  relatedTools: ['serp-rank-checker', 'page-speed-checker', 'google-ads-keyword-tool'],
  seo: {
    title: 'PPC for chiropractors, measured by the sixth visit',
    description:
      'Acute searches within a real drive time, a page for each complaint, visits per patient by search. From week 1 to week 6.',
  },
}
