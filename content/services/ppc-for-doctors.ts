import type { Service } from '../types.ts'

export const ppcForDoctors: Service = {
  title: 'PPC for doctors',
  slug: 'ppc-for-doctors',
  family: 'ppc',
  clientKind: 'practices',
  summary: 'Only the treatments you have appointments for',
  lead: 'A practice with a three-week waiting list needs fewer patients of one kind and more of another. Budgets follow the appointment book, and nothing about a patient ever enters an ad platform.',
  audience:
    'For independent and group practices: primary care with new physicians, dermatology, orthopedics, urgent care, fertility. Hospital systems with a media agency are better served elsewhere, and so is any practice that wants to advertise a treatment without approval for it.',
  weeks: { from: 1, to: 7 },
  problems: [
    { text: 'Ads for services that are booked out until June' },
    { text: 'Remarketing lists that health policy forbids' },
    { text: 'Insurance questions answered only by phone' },
  ],
  searches: [
    { query: 'dermatologist accepting new patients', meaning: 'Was refused twice this week', action: 'bid' },
    { query: 'urgent care wait time', meaning: 'Decides in the car', action: 'bid' },
    { query: 'mole check what happens', meaning: 'Worried, not yet ready to book', action: 'page' },
    { query: 'primary care doctor blue cross ppo', meaning: 'Filters by plan, then by distance', action: 'page' },
    { query: 'doctor note for work online', meaning: 'Wants paper, not care', action: 'exclude' },
    { query: 'residency interview questions', meaning: 'A physician in training', action: 'exclude' },
  ],
  seasons: {
    months: [1, 2, 9, 10, 12],
    text: 'Respiratory season fills urgent care, and deductibles met in December fill surgery lists. Elective fields run almost the other way. This is what we see, not a statistic.',
  },
  ledgers: [
    {
      heading: 'Rules for health ads',
      rows: [
        {
          term: 'Tracking on patient pages',
          text: 'Portals and booking forms carry no third-party tags. We count conversions on our side and report totals.',
          source: 'HHS Office for Civil Rights, guidance on online tracking',
        },
        {
          term: 'Health-based lists',
          text: 'Lists built from visits to a condition page are not permitted, whatever the platform’s interface offers.',
          source: 'Google Ads policy, Personalized advertising',
        },
        {
          term: 'Prescription terms',
          text: 'Drug names in ads are limited to certified advertisers and vary by country.',
          source: 'Google Ads policy, Healthcare and medicines',
        },
        {
          term: 'Unproven treatment',
          text: 'Stem cell, gene, and similar therapies have their own prohibition, with narrow exceptions for approved products.',
          source: 'Google Ads policy, Healthcare and medicines',
        },
        {
          term: 'Testimonials',
          text: 'Several state medical boards restrict them; there, the page shows credentials instead.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'contribution of one new-patient visit' },
      { text: 'visits in the first two years' },
      { text: 'share of requests that become appointments' },
    ],
    text: 'Use contribution after staff and room, not the charge on the claim. For surgery, replace the second factor with the share of consultations that proceed.',
  },
  body: `Each Friday you send us free slots by service and location, and on Monday we move the budgets there. A service without slots disappears from search until it has some, and its page says when it returns.

We measure less than we could, on purpose. A request form sends name and time to your system and only a number to ours. We lose some attribution that way. The alternative is a disclosure nobody can take back.

### Plans and prices on the page

People search with their insurance card in hand. A page that lists accepted plans, the self-pay price of a first visit, and the documents to bring answers the four questions that otherwise block your phone line.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We settle business associate questions, export slots by service, and collect your payer list.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'We choose which services may grow at which site and which terms health policy rules out.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We set up server-side counting and plan pages and advertise the first two services with free appointments.',
      fromDay: 7,
      toDay: 55,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We move budgets weekly with the appointment book. Your physicians approve the wording of new pages.',
      fromDay: 55,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We plan the launch of new doctors and sites before they open.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 7',
      text: 'Budget table by free appointments',
      detail: 'One row for each service and site, revised on Mondays.',
    },
    {
      when: 'Week 2',
      text: 'Policy review of every text',
      detail: 'With the rule that each rejected phrase would have broken.',
    },
    {
      when: 'Week 3',
      text: 'Pages with accepted insurance',
      detail: 'Dated, and checked against your payer contracts twice a year.',
    },
    { when: 'Week 4', text: 'Counting without health data', detail: 'A diagram your compliance officer can sign.' },
    { when: 'Every month', text: 'Cost per kept appointment', detail: 'We subtract no-shows before we report.' },
  ],
  sixtyDays: [
    { text: 'No budget on any service that has no slot within ten days' },
    { text: 'A tag inventory that proves what does and does not leave the patient pages' },
    { text: 'Appointments kept, by service and site, against the weeks before' },
  ],
  faqs: [
    {
      question: 'Will you sign a business associate agreement?',
      answer:
        'Yes, where our work touches protected information at all. We design the setup so that it touches as little as possible, and the agreement describes that setup.',
    },
    {
      question: 'Can we advertise telehealth across states?',
      answer:
        'Only to states where the physician is licensed. Campaign areas follow the license list, and so does the sentence on the page.',
    },
    {
      question: 'Why is our ad marked “limited”?',
      answer:
        'Health topics lose some formats and audiences by policy. The label alone is not a penalty. We appeal when a classification is wrong and reword when it is right.',
    },
    {
      question: 'Do you manage reviews as well?',
      answer:
        'We tell patients where they can write one and answer in general terms. Confirming in public that someone is a patient would itself be a disclosure.',
    },
  ],
  relatedTools: ['google-tag-analyzer', 'http-header-checker', 'schema-validator'],
  seo: {
    title: 'PPC for doctors, steered by free appointments',
    description:
      'Budgets follow the appointment book, wording follows health policy, and no patient data reaches an ad platform. Steady by week 7.',
  },
}
