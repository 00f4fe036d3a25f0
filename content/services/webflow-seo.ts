import type { Service } from '../types.ts'

export const webflowSeo: Service = {
  title: 'Webflow SEO',
  slug: 'webflow-seo',
  family: 'cms',
  summary: 'Collections planned like a catalog, not a mood board',
  lead: 'Webflow lets a designer publish a thousand collection pages before lunch. Our part comes before lunch: fields, URL pattern, internal links, and a rule for what is allowed into the index.',
  audience:
    'For software companies and agencies whose marketing site runs on Webflow, with a designer who works in it every week. It’s not for teams that want a thousand city pages from one sentence: we would advise against it, and Google calls that scaled content abuse.',
  weeks: { from: 2, to: 7 },
  problems: [
    { text: 'Collection pages differ by one field out of twelve' },
    { text: 'Paginated lists have URLs nobody can read' },
    { text: 'Interactions shift the page while it is being read' },
  ],
  figure: { value: '100', label: 'items a Webflow collection list shows before it needs pages' },
  searches: [
    {
      query: 'invoice approval software for nonprofits',
      meaning: 'Names the industry; one template, real fields',
      action: 'page',
    },
    { query: '[rival] alternative', meaning: 'Unhappy already, wants an honest table', action: 'page' },
    {
      query: 'how to connect slack to a crm',
      meaning: 'An integration page with steps, not with adjectives',
      action: 'page',
    },
    { query: 'what is procurement', meaning: 'A student, mostly; low on the list', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'Decisions Webflow makes you live with',
      rows: [
        {
          term: 'Collection folder',
          text: 'All items of a collection share one folder in the URL. There is no second level below it, so the name is chosen once.',
          source: 'Webflow Help, Collection pages',
        },
        {
          term: 'Pagination',
          text: 'Page two of a list is a parameter with a generated prefix and _page=2. We link important items from elsewhere.',
          source: 'Webflow Help, Paginate collection lists',
        },
        {
          term: 'Item limits',
          text: 'Each site plan has a maximum of collection items. Plan the catalog against it before you write.',
          source: 'Webflow pricing page',
        },
        {
          term: 'Staging domain',
          text: 'The webflow.io copy can be indexed unless a switch in the site settings forbids it.',
          source: 'Webflow Help, Disable indexing of the subdomain',
        },
        {
          term: 'Code export',
          text: 'Exported files do not contain collection content. A later move needs the CSV and a redirect plan.',
          source: 'Webflow Help, Export code',
        },
      ],
    },
  ],
  body: `A collection is a table, and a table can be judged before it is published. We ask of every field: will it hold something different for each item, does a searcher care, who fills it in? A field that fails all three is removed. When fewer than half of the visible fields differ between two items, they belong on one page.

The template is written from what remains. Title and description are composed of fields, never typed by hand. Headings follow the order of questions a buyer has. Schema takes the same values, so markup and page can’t disagree.

### Links between items

Reference fields are the best thing in Webflow and the least used. A customer story points to its industry, the industry to its integrations, the integration back to the story. Nobody has to remember a link. We draw these references first and count the clicks from the home page to each item; more than three is a fault.

Interactions are tested on a slow phone. Text that arrives late or moves is fixed in the component, with reserved height or without the effect. Your designer decides which.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us Designer access to a copy of the site, an export of each collection, and an hour with the person who built it.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'The collection model on one page, and which template goes live in month 3, 6, 9, and 12.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'Fields and references are built, and a first template is filled with ten items and opened to the index.',
      fromDay: 7,
      toDay: 49,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Items that get no impressions after ten weeks are merged, enriched, or taken back out.',
      fromDay: 49,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Marketing adds items through a form that refuses an entry whose fields are not different enough.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 7',
      text: 'Collection model',
      detail: 'Fields, references, folder names, and the searches each of them answers.',
    },
    {
      when: 'Week 2',
      text: 'First template, ten items',
      detail: 'Opened early, so mistakes cost ten pages and no more.',
    },
    {
      when: 'Week 4',
      text: 'Index rules',
      detail: 'Which collections, lists, and utility pages may appear in results.',
    },
    {
      when: 'Week 7',
      text: 'Components without layout shift',
      detail: 'Recorded on a phone, with the value for each template.',
    },
  ],
  sixtyDays: [
    { text: 'Ten or more collection pages in the index, each with fields of its own.' },
    { text: 'A map of references in which any item is three clicks from home.' },
    { text: 'Layout shift by template, measured before and after on the same phone.' },
  ],
  faqs: [
    {
      question: 'How many collection pages should we publish?',
      answer:
        'As many as you can fill with different facts. Ten good ones show within a few weeks whether the pattern works. After that, you can go on to a hundred. A thousand at the start leaves you with nothing to compare and much to delete.',
    },
    {
      question: 'Is Webflow fast enough out of the box?',
      answer:
        'Hosting and delivery usually are. The delay comes from what was put on top: a large video, five fonts, scripts from a tag manager, animations on load. We name the cost of each one and leave the choice to you.',
    },
    {
      question: 'Can you work beside our Webflow agency?',
      answer:
        'Yes, that is the usual arrangement. They build; we specify fields and copy and check the result. To avoid overwriting, we agree on who edits the Designer on which day.',
    },
    {
      question: 'Do you guarantee that pages get indexed?',
      answer:
        'Nobody can. Google chooses what it keeps, and tells us in Search Console when it has crawled a page and left it out. That report is our best critic of a template, so we read it with you each month.',
    },
  ],
  relatedTools: ['page-speed-checker', 'schema-markup-generator', 'keyword-difficulty-checker'],
  relatedStudy: 'ai-content-tool',
  seo: {
    title: 'Webflow SEO for collections, templates, and references',
    description:
      'Collection fields, URL patterns, markup, and layout stability in Webflow. First template open in week 2, full set by week 7.',
  },
}
