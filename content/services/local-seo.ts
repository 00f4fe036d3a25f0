import type { Service } from '../types.ts'

export const localSeo: Service = {
  title: 'Local SEO',
  slug: 'local-seo',
  family: 'core',
  summary: 'Get found from two streets away',
  lead: 'For physical stores: profiles, opening hours, stock by location, and pages that say where you are. We count calls, direction requests, and visits for each location.',
  audience:
    'For retailers with one to about 150 locations, and for trades that travel to customers from a real address. A store that only ships can’t be on the map, because Google requires in-person contact with customers. We don’t take on profiles that depend on a virtual office or a rented mailbox.',
  weeks: { from: 2, to: 8 },
  problems: [
    { text: 'Four listings with three phone numbers and two old addresses' },
    { text: 'One store-finder page for eleven towns' },
    { text: 'Holiday hours corrected two days after the holiday' },
  ],
  figure: {
    value: 'over 60%',
    label:
      'browse on phones, many of them on the sidewalk already. Source: StatCounter, 2025 https://gs.statcounter.com/platform-market-share/desktop-mobile-tablet',
  },
  searches: [
    {
      query: 'garden furniture store open sunday',
      meaning: 'Will be in the car within the hour; your hours decide',
      action: 'page',
    },
    {
      query: 'teak bench in stock near me',
      meaning: 'Wants to sit on it first, so stock by location has to be public',
      action: 'page',
    },
    {
      query: 'furniture store duluth mn parking',
      meaning: 'Has chosen you and worries about parking',
      action: 'page',
    },
    {
      query: 'mattress recycling drop off',
      meaning: 'A service question; answer it if the location offers it',
      action: 'page',
    },
    {
      query: 'furniture store jobs',
      meaning: 'Needs the careers page, and doesn’t count as a visit',
      action: 'exclude',
    },
    {
      query: 'best furniture brands',
      meaning: 'National and undecided, out of reach for a location page',
      action: 'exclude',
    },
  ],
  seasons: {
    months: [5, 7, 9, 11, 12],
    text: 'We mark the months with US holidays when stores change their hours: Memorial Day, July 4, Labor Day, Thanksgiving, and Christmas. We enter special hours three weeks ahead. Your selling season depends on your trade.',
  },
  ledgers: [
    {
      heading: 'Google’s rules for profiles',
      lead: 'A profile that breaks one of these can be suspended overnight, often in the best week of the year.',
      rows: [
        {
          term: 'Name',
          text: 'Exactly as on the sign. Adding a town or a product is the classic reason for a suspension.',
          source: 'Google Business Profile, Guidelines for representing your business',
          sourceUrl: 'https://support.google.com/business/answer/3038177',
        },
        {
          term: 'Address',
          text: 'It must be staffed during the stated hours. Businesses that only visit customers hide it and list a service area.',
          source: 'Google Business Profile, Guidelines for representing your business',
        },
        {
          term: 'Reviews',
          text: 'No gifts, no discounts, and no asking only happy customers. Google’s policy and federal law both forbid it.',
          source: 'Google Maps user-generated content policy; 16 CFR Part 465',
          sourceUrl: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
        },
        {
          term: 'Ranking',
          text: 'Google names relevance, distance, and prominence. Nobody can optimize distance.',
          source: 'Google Business Profile Help, Improve your local ranking',
        },
        {
          term: 'Stock by location',
          text: 'Free local listings show what is in stock, from an inventory file in Merchant Center.',
          source: 'Google Merchant Center Help, Local inventory',
        },
      ],
    },
  ],
  body: `Often nobody knows who owns the Google profiles, or the owner has left. So we start there. We find every listing, have the company claim it, and give it the same name, address, and phone number as the sign on the door. We merge duplicates, so reviews of a dead listing aren’t lost.

After that, each location gets its own page. It says what only that location can say: which entrance, which bus, who runs the workshop, and what is in the showroom this month. Eleven pages that differ only in the town’s name are doorway pages under the spam policies, so a location with nothing of its own waits until it has something.

We ask every customer for a review with a printed card and a text message after pickup, with the same wording for happy and angry ones. A manager replies within two days. We draft replies for the first month and then hand over, since customers can tell who was in the store.

The count has limits. Profiles report calls and direction requests, but not who came in. Asking at the register fills part of the gap.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We collect every listing and its owner, and get photos of the sign and hours at each location.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'We rank locations by margin and potential and set goals for each for months 3, 6, 9, and 12.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We claim and merge profiles, publish location pages in groups of five, and connect stock feeds.',
      fromDay: 7,
      toDay: 56,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We adjust categories, photos, and copy to the searches each location appears for.',
      fromDay: 56,
      toDay: 170,
    },
    {
      title: 'Achieving excellence',
      content: 'You open locations with a checklist: profile, page, feed, and cards are ready before the door opens.',
      fromDay: 170,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'List of all listings',
      detail: 'Owner, login, errors, and duplicates on Google, Apple, Bing, and the directories that matter.',
    },
    {
      when: 'Week 2',
      text: 'Cleaned profiles',
      detail: 'Owned by the company, in the right category, with special hours through the end of the year.',
    },
    {
      when: 'Week 5',
      text: 'First five location pages',
      detail: 'With their own staff, entrance, and stock, and LocalBusiness markup that matches.',
    },
    {
      when: 'Week 6',
      text: 'Review cards and wording',
      detail: 'One text for every customer, with a link that opens the right location.',
    },
    {
      when: 'First of the month',
      text: 'Calls and directions by location',
      detail: 'Compared with the same month last year once we have one.',
    },
  ],
  sixtyDays: [
    { text: 'One listing per location, owned by the company and correct down to the suite number.' },
    { text: 'Calls and direction requests for every location since the cleanup, on one page.' },
    { text: 'Location pages that get a stranger to your door, tested by someone who doesn’t work for you.' },
    { text: 'A reply to every review from the past 60 days.' },
  ],
  faqs: [
    {
      question: 'Can you get us into the top three on the map?',
      answer:
        'Often in your own neighborhood, rarely across the city. The map considers how far the searcher is from your door, and we can’t move the door. We check positions on a grid around each location, so you can see how far it reaches.',
    },
    {
      question: 'Our profile is suspended. Can you help?',
      answer:
        'Usually. We find the guideline that was broken, fix that first, and then file the appeal with the license, lease, and photos of the sign. Google decides. An appeal before the fix usually wastes the attempt.',
    },
    {
      question: 'Will you remove bad reviews?',
      answer:
        'Only those that break the policy: the wrong business, an insult, or a competitor. We report them with a reason. An honest complaint stays, gets a reply, and goes to the store manager, who can do more about it than we can.',
    },
  ],
  relatedTools: ['serp-rank-checker', 'schema-markup-generator', 'qr-code-generator'],
  relatedStudy: 'larkmoor-garden-furniture',
  homeOrder: 4,
  seo: {
    title: 'Local SEO for stores, measured location by location',
    description:
      'Profiles, location pages, reviews, and local stock for physical stores. Calls and direction requests counted per location, first change in week 2.',
  },
}
