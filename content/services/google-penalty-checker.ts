import type { Service } from '../types.ts'

export const googlePenaltyChecker: Service = {
  title: 'Google penalty checker',
  slug: 'google-penalty-checker',
  family: 'core',
  summary: 'What fell, on which day, and the way back',
  lead: 'First we settle whether there is a penalty at all, because most drops are a migration, a season or a core update. Then comes a dated list of causes, the repair, and a reconsideration request where one is needed.',
  audience:
    'For owners who lost a visible part of their search visits within days or weeks and get a different explanation from everyone they ask. A slow decline over two years is no case for this service; competitors and demand explain it better. We also turn down sites that want the verdict lifted while the bought links stay.',
  weeks: { from: 6, to: 16 },
  problems: [
    { text: 'A drop blamed on an update that came nine days later' },
    { text: 'A disavow file that lists the strongest links of the store' },
    { text: 'Manual action notices unread in an account nobody opens' },
  ],
  figure: { value: '100,000', label: 'lines is the most a disavow file may hold, and a healthy store needs none' },
  ledgers: [
    {
      heading: 'Five things a drop can be',
      lead: 'Each leaves a different trace, and only the first comes with a letter.',
      rows: [
        {
          term: 'Manual action',
          text: 'A reviewer at Google decided. It is written in Search Console, with the reason and the part of the site concerned.',
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
          text: 'No letter and no appeal. The start and end dates are on the Search Status Dashboard.',
          source: 'Google Search Status Dashboard',
          sourceUrl: 'https://status.search.google.com/summary',
        },
        {
          term: 'Own release',
          text: 'A noindex, a robots.txt from staging, redirects lost in a move. The commonest finding and the quickest repair.',
        },
        {
          term: 'Demand and layout',
          text: 'Places unchanged, clicks down: fewer people search, or the results page answers above you.',
        },
      ],
    },
    {
      heading: 'How an appeal is judged',
      rows: [
        {
          term: 'Whole, not half',
          text: 'Google asks that every affected page is repaired; a partial cleanup does not earn a partial return.',
          source: 'Search Console Help, Manual actions report',
        },
        {
          term: 'Three parts',
          text: 'A good request explains the exact problem, describes the steps taken and documents their outcome.',
          source: 'Search Console Help, Reconsideration requests',
        },
        {
          term: 'Waiting time',
          text: 'Most reviews take several days or weeks, link cases sometimes longer. A second request meanwhile does not help.',
          source: 'Search Console Help, Reconsideration requests',
        },
        {
          term: 'Markup cases',
          text: 'An action against structured data removes rich results. It leaves the ranking of the page alone.',
          source: 'Google Search Central, General structured data guidelines',
        },
      ],
    },
  ],
  body: `We lay six lines over one another: clicks by page type, impressions, index counts, your releases, Google's updates, and demand for the main searches from a second source. The day on which the first line bends is the suspect. A cause that comes after its effect is struck out, however well it fits the story.

Then we ask which pages fell. If everything fell by the same share, think of a technical fault or a site-wide verdict. If one template fell, read that template. Brand searches that fell along with the rest point to demand or to a block; brand searches that held point to quality.

### After the verdict

For a manual action the way is known: remove the cause, keep evidence, write the request. For an update there is no form to send. The pages have to become better than those that replaced them, and Google says recovery can take months, sometimes until a later core update. We name that wait at the start. Where the verdict is "neither," you get the repair list, a short invoice, and our advice to leave the rest alone.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'Manual actions and security reports are read with you on the phone; logs and release notes are saved.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'The verdict fits on one page, and the 3-6-9-12 month strategy follows from it instead of from fear.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'Causes are removed in order of weight, each with proof: link letters, deleted pages, restored redirects.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'The request is sent or the update is waited out; recrawl and places are followed for every template.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Alerts on index counts, notices and robots.txt, so the next drop is noticed on its first morning.',
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
      detail: 'Traffic against releases, updates, seasons and demand, on one sheet.',
    },
    {
      when: 'Day 7',
      text: 'Verdict in one page',
      detail: 'Manual, algorithmic or neither, with the evidence for and against.',
    },
    {
      when: 'Week 2',
      text: 'Repair list by weight',
      detail: 'Cause, affected URLs, hours, and what happens if nothing is done.',
    },
    {
      when: 'Week 6',
      text: 'Reconsideration request',
      detail: 'Written with you and signed by you, only where a notice exists.',
    },
  ],
  sixtyDays: [
    { text: 'The cause by date and page type, in words your developer accepts.' },
    { text: 'Every line of the repair list marked done, refused or waiting, with its proof.' },
    { text: "Google's answer to the request, or the date on which it was filed." },
  ],
  price:
    'The diagnosis is a one-off at a fixed fee, named after a first look; a recovery runs under Rise by the month.',
  faqs: [
    {
      question: 'Can a tool tell me whether I have a penalty?',
      answer:
        'For manual actions one free report in Search Console answers it, and you can open that now. No tool can read an algorithmic verdict; those that claim so compare your visits with update dates. We do the same and add releases, demand and page types, which usually changes the answer.',
    },
    {
      question: 'How long does a recovery take?',
      answer:
        'A technical fault recovers as pages are recrawled, often within weeks. After a manual action, allow for the cleanup and then several weeks of review. After a core update, expect months, and possibly no full return, because others may simply deserve the place now.',
    },
    {
      question: 'What if a previous agency bought the links?',
      answer:
        'Google holds the site responsible, no matter who paid. We need the old invoices and reports to complete the list of links. Then we ask for removals, keep every request as evidence, and disavow what remains.',
    },
    {
      question: 'Should we move to a new domain?',
      answer:
        'Almost never. A redirect takes the verdict along, and a move without redirects gives up every good link too. It can make sense for a site built mostly on spam, and then the brand usually needs a new start anyway.',
    },
    {
      question: 'Do you guarantee that the action is lifted?',
      answer:
        'No, a reviewer decides. What we can promise is a complete cleanup with documents. If a request is refused, you see the answer word for word, and we start again from the line it names.',
    },
  ],
  relatedTools: ['backlink-summary', 'redirect-checker', 'robots-txt-tester', 'website-traffic-checker'],
  relatedStudy: 'ordinell-lighting',
  homeOrder: 12,
  seo: {
    title: 'Google penalty check: verdict in a week, then repair',
    description:
      'Was it a penalty, an update, a migration or a season? A dated timeline, a verdict on one page and the way back, from week 6 to week 16.',
  },
}
