import type { Service } from '../types.ts'

export const googlePenaltyChecker: Service = {
  title: 'Google penalty checker',
  slug: 'google-penalty-checker',
  family: 'core',
  summary: 'What dropped, on which day, and how to recover',
  lead: 'First we find out if there is a penalty at all, because most drops come from a migration, a season, or a core update. Then you get a dated list of causes, the fixes, and a reconsideration request if you need one.',
  audience:
    'For owners who lost a visible part of their search visits within days or weeks and get a different explanation from everyone they ask. This service is not for a slow decline over two years, which competitors and demand explain better. We also turn down sites that want a penalty lifted while keeping the links they bought.',
  weeks: { from: 6, to: 16 },
  problems: [
    { text: 'A drop blamed on an update that came nine days later' },
    { text: 'A disavow file that lists the store’s strongest links' },
    { text: 'Manual action notices, unread in an account nobody opens' },
  ],
  figure: { value: '100,000', label: 'lines is the limit for a disavow file. Most sites don’t need one.' },
  ledgers: [
    {
      heading: 'Five causes of a drop',
      lead: 'Each leaves a different trace, and only the first comes with a notice.',
      rows: [
        {
          term: 'Manual action',
          text: 'A reviewer at Google took it. Search Console shows the reason and the part of the site it affects.',
          source: 'Search Console Help, Manual actions report',
          sourceUrl: 'https://support.google.com/webmasters/answer/9044175',
        },
        {
          term: 'Security issue',
          text: 'Hacked pages or malware. Reported separately, shown to visitors as a warning, reviewed after the cleanup.',
          source: 'Search Console Help, Security issues report',
        },
        {
          term: 'Core or spam update',
          text: 'There is no notice and no appeal. The start and end dates are on the Search Status Dashboard.',
          source: 'Google Search Status Dashboard',
          sourceUrl: 'https://status.search.google.com/summary',
        },
        {
          term: 'Own release',
          text: 'A noindex tag, a robots.txt from staging, or redirects lost in a move. This is the most common cause and the quickest to fix.',
        },
        {
          term: 'Demand and layout',
          text: 'Positions are unchanged but clicks are down: fewer people search, or the results page answers the question itself.',
        },
      ],
    },
    {
      heading: 'How Google judges an appeal',
      rows: [
        {
          term: 'Every page',
          text: 'Google wants every affected page fixed. A partial cleanup doesn’t bring a partial recovery.',
          source: 'Search Console Help, Manual actions report',
        },
        {
          term: 'Three parts',
          text: 'A good request explains the exact problem, describes the steps you took, and documents the outcome.',
          source: 'Search Console Help, Reconsideration requests',
        },
        {
          term: 'Waiting time',
          text: 'Most reviews take several days or weeks, link cases sometimes longer. A second request in the meantime doesn’t help.',
          source: 'Search Console Help, Reconsideration requests',
        },
        {
          term: 'Markup cases',
          text: 'An action against structured data removes rich results. It doesn’t affect the page’s ranking.',
          source: 'Google Search Central, General structured data guidelines',
        },
      ],
    },
  ],
  body: `We plot six lines on one chart: clicks by page type, impressions, index counts, your releases, Google’s updates, and demand for the main searches from a second source. We look at the day the first line bends and rule out any cause that came later.

Then we ask which pages fell. If everything fell by the same share, think of a technical fault or a site-wide verdict. If one template fell, read that template. If brand searches fell too, think of demand or a block. If they held, think of quality.

### After the verdict

For a manual action, the steps are clear: remove the cause, keep evidence, and write the request. For an update, there is no form to send. Your pages have to become better than those that replaced them, and Google says recovery can take months, sometimes until a later core update. We tell you about that wait at the start. If it was neither, you get the list of fixes, a short invoice, and our advice to leave the rest alone.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We go through manual actions and security reports with you on the phone, and save logs and release notes.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'You get a one-page verdict, and the 3-6-9-12 month strategy builds on it.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We remove the causes, biggest first, each with proof: removal requests, deleted pages, restored redirects.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We send the request or wait out the update, and track recrawling and positions for every template.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content:
        'We set alerts on index counts, notices, and robots.txt, so you notice the next drop on its first morning.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 2',
      text: 'Yes or no: manual action',
      detail: 'Answered from your own Search Console, with screenshots for your records.',
    },
    {
      when: 'Day 5',
      text: 'Timeline of the drop',
      detail: 'Traffic against releases, updates, seasons, and demand, on one sheet.',
    },
    {
      when: 'Day 7',
      text: 'One-page verdict',
      detail: 'Manual, algorithmic, or neither, with the evidence for and against.',
    },
    {
      when: 'Week 2',
      text: 'List of fixes, by impact',
      detail: 'Cause, affected URLs, hours, and what happens if nothing is done.',
    },
    {
      when: 'Week 6',
      text: 'Reconsideration request',
      detail: 'Written with you and signed by you, only where a notice exists.',
    },
  ],
  sixtyDays: [
    { text: 'The cause by date and page type, in terms your developer accepts.' },
    { text: 'Every fix marked done, refused, or waiting, with proof.' },
    { text: 'Google’s answer to the request, or the date on which it was filed.' },
  ],
  faqs: [
    {
      question: 'Can a tool tell me whether I have a penalty?',
      answer:
        'For manual actions, one free report in Search Console answers it, and you can open it now. No tool can detect an algorithmic penalty. Those that claim to detect one compare your visits with update dates. We do that too, and add releases, demand, and page types, which usually changes the answer.',
    },
    {
      question: 'How long does a recovery take?',
      answer:
        'A technical fault recovers as pages are recrawled, often within weeks. After a manual action, allow for the cleanup and then several weeks of review. After a core update, expect months, and possibly no full return, because others may simply deserve the position now.',
    },
    {
      question: 'What if a previous agency bought the links?',
      answer:
        'Google holds the site responsible, no matter who paid. We need the old invoices and reports to complete the list of links. Then we ask for removals, keep every request as evidence, and disavow what remains.',
    },
    {
      question: 'Should we move to a new domain?',
      answer:
        'Almost never. A redirect takes the penalty along, and a move without redirects gives up every good link too. It can make sense for a site built mostly on spam, and then the brand usually needs a new start anyway.',
    },
    {
      question: 'Do you guarantee that the action is lifted?',
      answer:
        'No, a reviewer decides. What we can promise is a complete cleanup with documents. If Google rejects a request, we show you the reply word for word and start again from the point it names.',
    },
  ],
  relatedTools: ['backlink-summary', 'redirect-checker', 'robots-txt-tester', 'website-traffic-checker'],
  relatedStudy: 'ordinell-lighting',
  homeOrder: 12,
  seo: {
    title: 'Google penalty check: verdict in a week, then repair',
    description:
      'Was it a penalty, an update, a migration, or a season? A dated timeline, a one-page verdict, and the recovery, from week 6 to week 16.',
  },
}
