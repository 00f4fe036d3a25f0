import type { Service } from '../types.ts'

export const ppcForTherapists: Service = {
  title: 'PPC for therapists',
  slug: 'ppc-for-therapists',
  family: 'ppc',
  clientKind: 'practices',
  summary: 'Quiet ads, full discretion, one honest page',
  lead: 'People looking for help want to know who you are, what an hour costs, and when you have one free. Your ads say so, and we never keep a list of visitors.',
  audience:
    'For licensed psychologists, counselors, social workers, and marriage and family therapists, alone or in a group practice of up to about 30 clinicians. It doesn’t suit addiction treatment centers, which need a separate certification with Google, or anyone with a full caseload and a waiting list.',
  weeks: { from: 2, to: 7 },
  problems: [
    { text: 'Tracking scripts on the page where people describe their problem' },
    { text: 'A directory profile that outranks your practice for its own name' },
    { text: 'Fees and insurance panels three clicks away, so the wrong people call' },
  ],
  searches: [
    {
      query: 'anxiety therapist accepting new patients',
      meaning: 'Has tried two full practices already',
      action: 'bid',
    },
    {
      query: 'couples counseling near me evening',
      meaning: 'Two calendars to match, so evening hours decide',
      action: 'bid',
    },
    {
      query: 'emdr therapist aetna',
      meaning: 'Knows the method and the insurer, wants both confirmed',
      action: 'page',
    },
    {
      query: 'how much does therapy cost without insurance',
      meaning: 'Comparing fees before daring to call',
      action: 'page',
    },
    { query: 'psychology internship', meaning: 'A student in search of training hours', action: 'exclude' },
    { query: 'suicide hotline', meaning: 'Needs 988 at once and must never see an ad', action: 'exclude' },
  ],
  seasons: {
    months: [1, 2, 9, 10, 11],
    text: 'As we see it, people start therapy after the holidays and once school is back. Couples peak in January. When a clinician leaves or joins, that matters more than the month.',
  },
  ledgers: [
    {
      heading: 'What privacy rules require',
      lead: 'A click on a therapy ad reveals something about a person, so these rules protect it.',
      rows: [
        {
          term: 'Follow-up ads',
          text: 'Google does not allow audiences built on mental health. No retargeting lists, no uploaded client lists.',
          source: 'Google Ads policy, Personalized advertising',
          sourceUrl: 'https://support.google.com/adspolicy/answer/143465',
        },
        {
          term: 'Pixels and portals',
          text: 'HHS holds that trackers on intake forms and client portals can disclose protected health information. A Texas court vacated part of that guidance in June 2024, for public pages only.',
          source: 'HHS Office for Civil Rights; AHA v. Becerra (N.D. Tex. 2024)',
        },
        {
          term: 'BetterHelp, 2023',
          text: 'The FTC ordered $7.8 million in refunds after intake answers and email addresses reached ad platforms.',
          source: 'FTC, In the Matter of BetterHelp, Inc.',
        },
        {
          term: 'Testimonials',
          text: 'Psychologists do not solicit testimonials from current therapy clients. We put none in ads.',
          source: 'APA Ethics Code, Standard 5.05',
        },
        {
          term: 'Self-pay fees',
          text: 'People without insurance are entitled to a good faith estimate, and your site must say so.',
          source: '45 CFR § 149.610',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/45/149.610',
        },
        {
          term: 'State lines',
          text: 'Ads run only where a clinician may practice. Telehealth across borders follows the license or a compact such as PSYPACT.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'fee for one session' },
      { text: 'sessions a client attends on average' },
      { text: 'share of first calls that become a first session' },
    ],
    text: 'Take the median number of sessions instead of the mean, since a few clients stay for years. For a panel client, use the contracted rate. The product is the most one call may cost. Start with a fifth of it.',
  },
  body: `Most therapy accounts are set up like a store: a pixel on each page, an audience of people who looked at "depression," an ad that follows them to the news. In your field, that is against Google’s policy and can be against the law. We do none of it. We use the search, the ad, the page, and the phone call.

### How we count calls

A number that rings through to your desk tells us the hour of the call and the campaign, and nothing about the reason. Forms ask for a name and a way to reply. People tell you the rest in person. Google Analytics stays off the intake and portal pages, because Google offers no business associate agreement for it.

The page does more than the bid. It shows a recent portrait, the license and its state, the fee, the panels you take, the next free hours. When those hours are gone, tell us or let the calendar tell us, and the ads pause the same day. Each ad group points to one clinician or one approach, so a caller who searched for EMDR speaks with someone trained in it.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We check each page for trackers, list licenses by state and panels by clinician, and turn old audiences off.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content:
        'You get a plan for 3, 6, 9, and 12 months: first your approaches, then panels, then the evenings nobody books.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We launch clinician pages and quiet search ads, and count calls by hour and campaign, never by person.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Every week, we exclude crisis and student searches and move spending to clinicians with open hours.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We start ads before an hour opens up and pause them once you fill it.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 2',
      text: 'Tracker inventory of your site',
      detail: 'Every script by page, who receives the data, and which ones leave today.',
    },
    {
      when: 'Day 7',
      text: 'Plan by approach and panel',
      detail: 'What people search for in your counties, what a click may cost, and which clinician fits.',
    },
    {
      when: 'Week 2',
      text: 'Clinician page with free hours',
      detail: 'Portrait, license, fee, panels, next three openings, a phone number that dials.',
    },
    {
      when: 'Every Monday',
      text: 'Crisis and student terms excluded',
      detail: 'With dates, so you can see what you no longer pay for.',
    },
    {
      when: 'Month 3',
      text: 'First sessions by campaign',
      detail: 'Your front desk notes one code per new client. No names leave the practice.',
    },
  ],
  sixtyDays: [
    { text: 'An account without a single audience list, and a screenshot of the page where they would be.' },
    { text: 'A count of calls by weekday and hour, next to the hours your clinicians have free.' },
    { text: 'One page per clinician or approach, each with a fee and an opening that is true today.' },
  ],
  faqs: [
    {
      question: 'Can you retarget people who visited our therapy pages?',
      answer:
        'No, and nobody else may on Google either. Mental health is a category its personalized advertising policy closes. We advertise on searches. A click costs more than with retargeting, but it comes from someone who is looking now.',
    },
    {
      question: 'Will our practice look like an advertisement?',
      answer:
        'The ad is a headline, a URL, and two lines of text. We write it like the card on your door: approach, license, fee, free hours. There are no countdowns, no promises of recovery, and no photos of sad people at windows.',
    },
    {
      question: 'Do you sign a business associate agreement?',
      answer:
        'We set the work up so that we never see who called or why, which is safer than a contract. If your counsel finds a point where we could meet protected health information, we sign one or remove that point.',
    },
    {
      question: 'Should we keep our directory profiles?',
      answer:
        'Keep them while they bring clients at a price you accept. After three months you can compare: sessions that began with the directory, sessions that began with an ad, and the fee for each.',
    },
  ],
  relatedTools: ['google-tag-analyzer', 'http-header-checker', 'readability-checker'],
  seo: {
    title: 'PPC for therapists: quiet ads and no visitor lists kept',
    description:
      'Search ads for therapists without retargeting: a page with fee, license, and free hours, calls counted by hour. First calls from week 2.',
  },
}
