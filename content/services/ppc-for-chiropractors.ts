import type { Service } from '../types.ts'

export const ppcForChiropractors: Service = {
  title: 'PPC for chiropractors',
  slug: 'ppc-for-chiropractors',
  family: 'ppc',
  summary: 'Back pain now, a plan of visits after',
  lead: 'The first visit is decided in minutes, and the sixth decides the margin. We bid on acute searches near the practice and measure how many patients finish the course they began.',
  audience:
    'For a chiropractic office with one to ten tables that can see a new patient within two days. It doesn’t suit practices that live on prepaid packages of 50 visits, or offices where the doctor of chiropractic adjusts, answers the phone, and does the books: calls in the first two weeks would go to voicemail.',
  weeks: { from: 1, to: 6 },
  problems: [
    { text: 'First-visit coupons bring people who collect first visits' },
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
      meaning: 'Asks for training your staff may or may not have',
      action: 'page',
    },
    { query: 'chiropractor asmr crack video', meaning: 'Wants to watch, at no charge', action: 'exclude' },
    { query: 'chiropractic school tuition', meaning: 'A future colleague, years from a visit', action: 'exclude' },
  ],
  seasons: {
    months: [1, 3, 4, 5, 10],
    text: 'Our reading: new deductibles in January, yard work in spring, the first weeks of school sports in fall. Snow-shovel backs appear only where it snows, and there February belongs on the list.',
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
          text: 'State boards police the ads of their licensees. California, for one, bars misstatements and anything sensational or apt to deceive.',
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
          text: 'Pain and injury are health matters to Google, so lists of past visitors are off the table.',
          source: 'Personalized advertising policy of Google Ads',
        },
      ],
    },
    {
      heading: 'Free exams, Medicare, and crash victims',
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
          text: 'Florida keeps them confidential for 60 days to stop solicitation. Search ads wait until the injured person looks for you.',
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
    text: 'Use money collected, since billed amounts look better than they are. The third factor is where offices differ most, and the front desk can raise it faster than any bid can.',
  },
  body: `A chiropractic office has two clocks. The acute patient decides within the hour and takes the first office that answers, so distance, opening time, and a picked-up phone win. The plan of care runs for weeks, and it is there that the click pays back or doesn’t. Accounts that stop counting at the first visit learn to buy coupon hunters.

So we ask your software for one extra column: the campaign beside each new patient. After eight weeks it shows visits per patient by complaint and by search. Low back may keep people for seven visits, "cracking" for one. Bids follow that column, and so do the hours in which ads run.

### Pages by complaint

Each complaint gets a page of its own with the same four answers in a different order:

- what the first visit consists of and how long it takes
- what it costs with and without insurance
- when to see a physician first, with the warning signs named
- what the usual course looks like, and when we would stop

The third answer loses a few bookings. It also keeps you out of trouble, and patients mention it in reviews.`,
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
      content: 'The 3-6-9-12 month strategy ranks complaints by visits kept, with a spending line for each.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Complaint pages, a radius by drive time, and an accident intake route go live, acute low back first.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Visits per patient arrive monthly; terms whose patients leave after one adjustment are cut.',
      fromDay: 60,
      toDay: 150,
    },
    {
      title: 'Achieving excellence',
      content: 'Each table has its own target of finished plans, and a second doctor is hired on figures.',
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
      detail: 'Two complaints, two budgets, hours bound to the table schedule.',
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
    { text: 'Missed calls by hour, which tells you when a second person at the desk pays.' },
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
        'Google allows a competitor name as a keyword; Google can reject the name in your ad text after a trademark complaint. We rarely do it. People who search a name want that office, and your cost per booked visit shows it.',
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
