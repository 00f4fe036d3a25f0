import type { Service } from '../types.ts'

export const localSeo: Service = {
  title: 'Local SEO',
  slug: 'local-seo',
  family: 'core',
  summary: 'Being found from two streets away',
  lead: 'For stores with a door: profiles, opening hours, stock by branch and pages that say where you are. Calls, route requests and visits are counted for each branch on its own.',
  audience:
    'For retailers with one to about 150 branches, and for workshops that travel to the customer from a real address. A store that only ships has no place on the map: Google wants contact with customers in person. Virtual offices and rented mailboxes are out, and we take on no profile that depends on one.',
  weeks: { from: 2, to: 8 },
  problems: [
    { text: 'Four listings with three phone numbers and two old addresses' },
    { text: 'One store-finder page for eleven towns' },
    { text: 'Holiday hours corrected two days after the holiday' },
  ],
  figure: { value: 'over 60%', label: 'browse on phones, many of them already on the sidewalk' },
  searches: [
    {
      query: 'garden furniture store open sunday',
      meaning: 'In the car within the hour; hours decide',
      action: 'page',
    },
    {
      query: 'teak bench in stock near me',
      meaning: 'Wants to sit on it first, so branch stock has to be public',
      action: 'page',
    },
    {
      query: 'furniture store duluth mn parking',
      meaning: 'Has chosen you and worries about the last hundred yards',
      action: 'page',
    },
    {
      query: 'mattress recycling drop off',
      meaning: 'A service question; answer it if the branch does it',
      action: 'page',
    },
    {
      query: 'furniture store jobs',
      meaning: 'Needs the careers page, and no place in the branch figures',
      action: 'exclude',
    },
    {
      query: 'best furniture brands',
      meaning: 'National and undecided, out of reach for a branch page',
      action: 'exclude',
    },
  ],
  seasons: {
    months: [5, 7, 9, 11, 12],
    text: 'We mark the months with the US holidays on which stores change their hours: Memorial Day, July 4, Labor Day, Thanksgiving and Christmas. Special hours are entered three weeks ahead. The selling season is that of your trade.',
  },
  ledgers: [
    {
      heading: 'House rules of the map',
      lead: 'A profile that breaks one of these can be suspended overnight, often in the best week of the year.',
      rows: [
        {
          term: 'Name',
          text: 'As it appears on the sign. Adding a town or a product to it is the classic reason for a suspension.',
          source: 'Google Business Profile, Guidelines for representing your business',
          sourceUrl: 'https://support.google.com/business/answer/3038177',
        },
        {
          term: 'Address',
          text: 'Staffed during the stated hours. Those who only visit customers hide it and state a service area.',
          source: 'Google Business Profile, Guidelines for representing your business',
        },
        {
          term: 'Reviews',
          text: 'No gift, no discount, no asking only the happy ones. Both the platform and federal law look at this.',
          source: 'Google Maps user-generated content policy; 16 CFR Part 465',
          sourceUrl: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
        },
        {
          term: 'Ranking',
          text: 'Google names relevance, distance and prominence. Nobody can optimize distance, whatever they say.',
          source: 'Google Business Profile Help, Improve your local ranking',
        },
        {
          term: 'Branch stock',
          text: 'Free local listings show what lies on the shelf, fed from a store inventory file in Merchant Center.',
          source: 'Google Merchant Center Help, Local inventory',
        },
      ],
    },
  ],
  body: `Ask five branch managers who owns the Google profile and you get five answers. One of them left in 2019. So the first week goes to ownership: every listing is found, claimed by the company, and given the same name, address and phone number as the sign on the door. Duplicates are merged, because reviews on a dead listing help nobody.

After that each branch receives a page of its own. It carries things only that branch can say: which entrance, which bus, who runs the workshop, what is in the showroom this month. Eleven pages that differ by the name of the town are doorway pages under the spam policies, so a branch with nothing of its own waits until there is something.

Reviews come from a printed card and a text after pickup, to everyone, worded the same for the pleased and the angry. A manager answers within two days. We draft replies for the first month and then hand over, since a customer can tell who was in the store.

Counting stays modest. Profiles report calls and route requests, never who came in. A till question at each branch fills part of the gap.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We collect every listing and its owner, and photograph hours and signs or have the branch do it.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'Branches are put in order by margin and by gap; goals per branch are set for months 3, 6, 9 and 12.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Profiles are claimed and merged, branch pages go live in groups of five, stock feeds get connected.',
      fromDay: 7,
      toDay: 56,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Categories, photos and page texts follow the searches each branch is shown for, street by street.',
      fromDay: 56,
      toDay: 170,
    },
    {
      title: 'Achieving excellence',
      content: 'Opening a branch becomes a checklist: profile, page, feed and cards are ready before the door opens.',
      fromDay: 170,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Register of all listings',
      detail: 'Owner, login, errors and duplicates, on Google, Apple, Bing and the directories that matter.',
    },
    {
      when: 'Week 2',
      text: 'Cleaned profiles',
      detail: 'Company ownership, right category, special hours entered to the end of the year.',
    },
    {
      when: 'Week 5',
      text: 'First five branch pages',
      detail: 'Own staff, own entrance, own stock, and LocalBusiness markup that matches them.',
    },
    {
      when: 'Week 6',
      text: 'Review cards and wording',
      detail: 'One text for every customer, with a link that opens the right branch.',
    },
    {
      when: 'First of the month',
      text: 'Calls and routes by branch',
      detail: 'Compared with the same month last year as soon as one exists.',
    },
  ],
  sixtyDays: [
    { text: 'One listing per branch, each in the ownership of the company and correct to the suite number.' },
    { text: 'Calls and route requests for every branch since the cleanup, on one page.' },
    { text: 'Branch pages that a stranger could drive to, tested by somebody who does not work for you.' },
    { text: 'All reviews of the past 60 days with an answer under them.' },
  ],
  price:
    'Up to ten branches on Furrow for $1,800 a month; larger chains on Rise, with the cleanup quoted by the branch.',
  faqs: [
    {
      question: 'Can you get us into the top three on the map?',
      answer:
        'In your own neighborhood often, across the city seldom. The map weighs how far the searcher is from your door, and no work of ours moves the door. We show a grid of places around each branch, so you see how far its reach goes.',
    },
    {
      question: 'Our profile is suspended. Can you help?',
      answer:
        'Usually. We find the broken guideline, correct it first, and then file the appeal with license, lease and photos of the sign. Google decides, and an appeal sent before the correction mostly wastes the attempt.',
    },
    {
      question: 'Will you remove bad reviews?',
      answer:
        'Only those that break the policy: wrong business, insult, a competitor. We report them with a reason. An honest complaint stays, gets an answer, and goes to the branch manager, who can do more about it than we can.',
    },
  ],
  relatedTools: ['serp-rank-checker', 'schema-markup-generator', 'qr-code-generator'],
  relatedStudy: 'larkmoor-garden-furniture',
  homeOrder: 4,
  seo: {
    title: 'Local SEO for stores with branches, counted door by door',
    description:
      'Profiles, branch pages, reviews and local stock for stores with a door. Calls and route requests counted per branch, first movement in week 2.',
  },
}
