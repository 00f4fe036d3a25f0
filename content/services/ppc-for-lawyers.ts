import type { Service } from '../types.ts'

export const ppcForLawyers: Service = {
  title: 'PPC for lawyers',
  slug: 'ppc-for-lawyers',
  family: 'ppc',
  clientKind: 'practices',
  summary: 'Bids by case value, counted in signed cases',
  lead: 'One signed case pays for many clicks, so the waste hides in the inquiries that never qualify. We trace each call to its search term and cut the terms that bring the wrong matters.',
  audience:
    'For firms of 1 to 40 lawyers in personal injury, family, criminal defense, immigration, estates, or business disputes, with someone who answers the phone. We stay away from lead brokers and mass-tort aggregators. If your intake cannot call back within the hour, fix that first; no bid can make up for it.',
  weeks: { from: 1, to: 6 },
  problems: [
    { text: 'Calls about matters the firm does not take' },
    { text: 'One landing page for divorce, wills, and traffic fines' },
    { text: 'Ad texts that a bar rule would not allow' },
  ],
  searches: [
    {
      query: 'truck accident lawyer fresno',
      meaning: 'Injured, or calling for someone who is',
      action: 'bid',
    },
    {
      query: 'arrested last night dui what now',
      meaning: 'Arraignment within days, on a phone',
      action: 'bid',
    },
    {
      query: 'can i move out of state with my child',
      meaning: 'A custody question that may become a matter',
      action: 'page',
    },
    { query: 'contingency fee percentage', meaning: 'Close to calling, afraid of the cost', action: 'page' },
    { query: 'pro bono lawyer', meaning: 'Cannot pay; needs legal aid, with a link to it', action: 'exclude' },
    { query: 'paralegal salary', meaning: 'Looking for a job', action: 'exclude' },
    { query: 'llc forms template', meaning: 'Will do it without counsel', action: 'exclude' },
  ],
  seasons: {
    months: [1, 3, 5, 6, 7, 8, 9],
    text: 'By our reading, family matters rise after New Year, injuries with summer traffic, and DUI around long weekends. Immigration follows policy news, and estates hardly move. Your county’s court calendar matters more than this strip.',
  },
  ledgers: [
    {
      heading: 'Bar rules your ads must follow',
      lead: 'The ABA Model Rules are only a template. We work from your state’s version.',
      rows: [
        {
          term: 'Results and superlatives',
          text: 'A statement is misleading if it creates unjustified expectations. We print past verdicts with their circumstances or leave them out.',
          source: 'ABA Model Rule 7.1',
        },
        {
          term: 'A responsible name',
          text: 'Any communication names at least one lawyer or firm and gives contact information.',
          source: 'ABA Model Rule 7.2(d)',
        },
        {
          term: '"Specialist"',
          text: 'Only with certification from an approved body, and that body is named. We turn keyword insertion off, because it could add the word by itself.',
          source: 'ABA Model Rule 7.2(c)',
        },
        {
          term: 'Solicitation',
          text: 'Live contact with someone known to need a lawyer is solicitation. A search ad answers a question. A chat that opens with "Were you hurt today?" may count as solicitation.',
          source: 'ABA Model Rule 7.3',
        },
        {
          term: 'The form creates a duty',
          text: 'Someone who describes a matter in good faith can be a prospective client. Our form asks for the opposing party early, for the conflict check, and warns before details.',
          source: 'ABA Model Rule 1.18',
        },
        {
          term: 'Our fee',
          text: 'We charge a flat fee. Rule 5.4 bars lawyers from sharing legal fees with nonlawyers.',
          source: 'ABA Model Rule 5.4(a)',
        },
        {
          term: 'New York',
          text: 'The words "Attorney Advertising" belong on the home page of a firm site. Landing pages get them too.',
          source: '22 NYCRR Part 1200, Rule 7.1(f)',
        },
      ],
    },
    {
      heading: 'Google’s own rules',
      rows: [
        {
          term: 'Audiences',
          text: 'Lists built on divorce, bankruptcy, or criminal charges count as personal hardship, so Google doesn’t allow them.',
          source: 'Google Ads policies, personalized advertising',
        },
        {
          term: 'Local Services Ads',
          text: 'Google checks license and identity before a lawyer appears there. The badge shows that check and says nothing about skill.',
        },
        {
          term: 'Another lawyer’s name',
          text: 'Google permits it as a keyword. The North Carolina bar has called it misconduct and others differ, so we ask yours first.',
          source: 'North Carolina State Bar, 2010 Formal Ethics Opinion 14',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'average fee collected per matter of that kind' },
      { text: 'share of consultations that sign' },
      { text: 'share of calls that reach a consultation' },
    ],
    text: 'Calculate it separately for every practice area. In contingency work, use the fees of cases closed in the last three years, and remember that the money arrives long after the click. The same ten-minute call can differ tenfold between custody and a speeding ticket.',
  },
  body: `Legal clicks are among the most expensive on Google, and firms that count only calls bid the price up. A call is a poor unit. Some are about matters you do not handle, some come from the wrong county, a few want a second opinion, and one is your own client. We listen to what the intake desk writes down and mark every call with matter, county, and outcome. After three weeks, we can tell the search terms apart.

We split campaigns by matter and court. A page about truck accidents talks about logbooks and carriers, a page about custody talks about timelines and costs, and neither mentions the other. Each names a lawyer with bar number, courts, years, the fee model, and what happens at the first meeting.

### Calls and intake

A missed call wastes an expensive click. So ads run only in the hours when a person answers, or calls go to an answering service that you have tested. We call in as a stranger every month and send you the recording, with consent where your state asks for it.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You list the matters you want and refuse, your counties, and your fee models. We read your bar rules next to the current ads.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'With you, we set a value for each matter, then budgets by court and four checkpoints across the year.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We start one practice area with its page, intake sheet, and call numbers. The next follows ten days later.',
      fromDay: 7,
      toDay: 45,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We import signed matters and, each week, cut the terms that bring calls but no consultations.',
      fromDay: 45,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Bids follow collected fees, and your partners decide on growth knowing the cost of a signed case.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Bar review of every text',
      detail: 'Each sentence with its rule and our verdict. We keep copies as long as your state requires.',
    },
    {
      when: 'Day 10',
      text: 'Campaigns by matter and county',
      detail: 'Starting with the practice area that has free capacity.',
    },
    {
      when: 'Week 3',
      text: 'Intake sheet that scores calls',
      detail: 'Six boxes to fill in during the call, without facts of the case.',
    },
    {
      when: 'Monthly',
      text: 'Cost per signed case',
      detail: 'By matter, with calls and consultations above it.',
    },
    {
      when: 'Monthly',
      text: 'Mystery call, transcribed',
      detail: 'How long it rang, who answered, whether a meeting was offered.',
    },
  ],
  sixtyDays: [
    { text: 'Each consultation of the period with its search term, county, and cost.' },
    { text: 'Excluded terms with what they cost before, in a list that grows weekly.' },
    { text: 'A folder with every ad that ran, its dates, and the rule it was checked against.' },
  ],
  faqs: [
    {
      question: 'Why is one click so expensive in our field?',
      answer:
        'Because one case can pay for hundreds of them, and several firms do the same math. Narrower terms cost less: a court, a type of accident, a language. Broad terms such as "lawyer near me" come last, if at all.',
    },
    {
      question: 'Can you guarantee a number of cases?',
      answer:
        'No, and your state bar would not like the promise. We can show what a consultation cost last month and how many signed. You set the ceiling per matter, and terms above it are paused in the week they cross it.',
    },
    {
      question: 'Do you read our clients’ messages?',
      answer:
        'We set up forms so that facts of a matter go straight to your case software and never to an ad platform or to us. What we need is a line per contact: matter type, county, outcome.',
    },
    {
      question: 'Should we use Local Services Ads or search ads?',
      answer:
        'They do different work. Local Services Ads bill per lead and show your reviews, but you control little. Search ads let you pick the matter and write the page. We compare signed cases from each after two months and shift the money.',
    },
  ],
  relatedTools: ['google-ads-keyword-tool', 'utm-builder', 'readability-checker'],
  seo: {
    title: 'PPC for lawyers, counted in signed cases by matter',
    description:
      'Campaigns by matter and county, calls traced to search terms, texts checked against bar rules. Running in week 1, steady by week 6.',
  },
}
