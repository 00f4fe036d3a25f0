import type { Service } from '../types.ts'

export const educationMarketing: Service = {
  title: 'Education marketing',
  slug: 'education-marketing',
  family: 'industry',
  clientKind: 'companies',
  summary: 'Campaigns by intake, with fees and dates on the page',
  lead: 'People compare fees, dates, results, and how to cancel. We give each course one page with all four, and spend nothing in weeks when nobody can enroll.',
  audience:
    'For colleges, private schools, bootcamps, language schools, and course publishers that set their own fees and dates. We decline essay services, exam takers, and providers who cannot show where their graduates went. Public institutions are welcome, but procurement usually takes a while.',
  weeks: { from: 4, to: 12 },
  problems: [
    { text: 'Course pages that hide the fee behind a form' },
    { text: 'Last year’s dates still in the title, and in the ad' },
    { text: 'Inquiries answered after the deadline they asked about' },
  ],
  figure: {
    value: '38%',
    label:
      'of people stop engaging with a site whose content or layout puts them off. Source: Adobe, The State of Content, 2015 https://www.digitalcommerce360.com/2016/01/06/design-key-engage-distracted-skeptical-online-consumers/',
  },
  searches: [
    { query: 'ux design bootcamp part time cost', meaning: 'Works full time, wants price and evenings', action: 'bid' },
    {
      query: 'is a medical coding certificate worth it',
      meaning: 'Weighs the fee against a wage, and is suspicious',
      action: 'page',
    },
    { query: 'montessori preschool tuition', meaning: 'A parent with a start month', action: 'bid' },
    {
      query: 'mba without gmat deadlines',
      meaning: 'Qualified, looking for a route that is still open',
      action: 'page',
    },
    {
      query: 'transfer credits from community college',
      meaning: 'Needs an answer the catalog gives on page 212',
      action: 'page',
    },
    { query: 'free spanish lessons for kids', meaning: 'Will not enroll this year', action: 'exclude' },
    { query: 'student portal login', meaning: 'Is enrolled already', action: 'exclude' },
  ],
  seasons: {
    months: [1, 4, 5, 8, 10, 11],
    text: 'Degree programs turn around application and deposit dates, often from October to January and again on May 1. Short courses peak in January and late August, as we see it. Rolling admission flattens all of it; the calendar then follows your cohort starts.',
  },
  ledgers: [
    {
      heading: 'Claims a school must be able to prove',
      lead: 'Not every row binds every provider. We mark in week one which ones bind you.',
      rows: [
        {
          term: 'Jobs and earnings',
          text: 'In October 2021 the FTC warned 70 for-profit schools about job and income claims. A placement rate needs its year, its count, and its definition.',
          source: 'FTC Notice of Penalty Offenses Concerning Education',
        },
        {
          term: 'Title IV schools',
          text: 'Misstating the program, its charges, or the employability of graduates can cost access to federal aid.',
          source: '34 CFR Part 668, Subpart F',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/34/part-668/subpart-F',
        },
        {
          term: 'Pay per enrollment',
          text: 'Commission for securing enrollments is banned where federal student aid is involved. Our fee is flat for that reason too.',
          source: '34 CFR § 668.14(b)(22)',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/34/668.14',
        },
        {
          term: 'Student records',
          text: 'Grades, attendance, and names of students stay out of audiences, stories, and ad accounts without written consent.',
          source: 'FERPA, 20 U.S.C. § 1232g',
        },
        {
          term: 'Children under 13',
          text: 'Collecting their data online needs verifiable consent from a parent. Our forms address parents and ask for no birth date.',
          source: 'COPPA Rule, 16 CFR Part 312',
        },
        {
          term: 'Texts to applicants',
          text: 'Automated marketing texts need prior express written consent, and the form must say that consent is not a condition of enrolling.',
          source: '47 CFR § 64.1200',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'tuition collected per enrolled student, net of aid you fund' },
      { text: 'share of applicants who enroll' },
      { text: 'share of inquiries that apply' },
    ],
    text: 'Use what you collect rather than the listed fee, and subtract students who left within the refund window, course by course. Once a class is full, another inquiry is worth nothing, so stop the ads.',
  },
  body: `Many course pages make people ask for the price. Ours state it, with the payment plan, the next three start dates, the hours per week, who teaches, what graduates did, and how to cancel. Inquiries then come from people who have read everything, so the admissions call is short.

We write this page once as a template with your academic and legal staff, then fill it for every course. Facts are in fields. Change a date in one place, and title, text, markup, and ad follow. Google announced in June 2025 that it would retire its Course info display, so we promise no special look in results. But your own listings always agree.

### Weeks without ads

Ads after the deadline only annoy people. We stop campaigns on the last day somebody can still submit documents. In between, we fix pages, collect outcomes, and answer questions about credits, accreditation, and visas, which rank for years.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We collect intake dates, fees, and outcome data, and send five test inquiries to time the answers.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We plan four quarters around your intakes, each with a first and a last day of spending.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'You approve the course template, we move the ten largest courses first, and remove old dates from titles.',
      fromDay: 7,
      toDay: 55,
    },
    {
      title: 'Fine-tuning performance',
      content:
        'After the first intake we compare inquiries with enrollments and rewrite courses that drew the wrong people.',
      fromDay: 55,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We add each graduating class to the outcome pages and set the budget from the last intake.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 3',
      text: 'Answer times from test inquiries',
      detail: 'When we asked, when you replied, and whether that answered the question.',
    },
    {
      when: 'Week 2',
      text: 'Course template for approval',
      detail: 'Fee, dates, outcome, refund, and teacher. Each field has an owner on your staff.',
    },
    {
      when: 'Week 4',
      text: 'Claim file with evidence',
      detail: 'Each rate and quote on the site beside the document that backs it.',
    },
    {
      when: 'Each intake',
      text: 'Campaign calendar with stop dates',
      detail: 'Spending ends automatically when the last seat or the last date is gone.',
    },
    {
      when: 'After each intake',
      text: 'Cost per enrolled student',
      detail: 'By course and source, read from admissions data without any names.',
    },
  ],
  sixtyDays: [
    { text: 'Your ten largest courses with fee, dates, and refund terms on one page, none from a past year.' },
    { text: 'A chart of inquiry answer times by weekday, before and after.' },
    { text: 'Inquiries by course and source beside the seats that remain in each class.' },
    { text: 'No spending on closed courses, as the change history shows.' },
  ],
  faqs: [
    {
      question: 'Can we pay you for each enrollment?',
      answer:
        'No. For schools with federal student aid it is prohibited, and elsewhere it rewards filling seats with people who leave. You pay a monthly fee whatever the intake brings, and the report shows its cost divided by students enrolled.',
    },
    {
      question: 'Should tuition really be public?',
      answer:
        'Yes, in our view. People who can’t pay will find out anyway, after taking an hour of your admissions team’s time. If discounts make the listed fee misleading, show what students paid last year as a range, and how many received aid.',
    },
    {
      question: 'Do you advertise to teenagers?',
      answer:
        'Google does not personalize ads for people it knows to be under 18, so we rely on the search itself and on pages for parents. Campaigns on social media speak to adults. School visits and counselors reach minors better than any ad.',
    },
    {
      question: 'What do you need from our faculty?',
      answer:
        'One hour per course, once: what students find hard, what they build, what they do afterward. We write, and they correct the facts. Without that hour, the page will sound like all the others.',
    },
    {
      question: 'Will a new site break our rankings?',
      answer:
        'Course URLs change often and rarely with redirects. We keep a map of old and new URLs, test it, and leave yearly dates out of the URL so the same page can serve each intake.',
    },
  ],
  relatedTools: ['schema-validator', 'readability-checker', 'broken-link-checker'],
  relatedStudy: 'ai-content-tool',
  seo: {
    title: 'Education marketing planned around your intake dates',
    description:
      'One page per course with fee, dates, outcome, and refund, campaigns that stop when a class is full. First effect in week 4, full by week 12.',
  },
}
