import type { Service } from '../types.ts'

export const webflowSeo: Service = {
  title: 'Webflow SEO',
  slug: 'webflow-seo',
  family: 'cms',
  summary: 'Collections planned like a catalog, not a mood board',
  lead: 'Webflow lets a designer publish a thousand collection pages in a morning. We come in before that: fields, URL pattern, internal links, and a rule for what may be indexed.',
  audience:
    'For software companies and agencies whose marketing site runs on Webflow, with a designer who works in it every week. It’s not for teams that want a thousand city pages from one sentence: we would advise against it, and Google calls that scaled content abuse.',
  weeks: { from: 2, to: 7 },
  problems: [
    { text: 'Collection pages that differ in one field out of twelve' },
    { text: 'Paginated lists with URLs nobody can read' },
    { text: 'Interactions that shift the page while people read' },
  ],
  figure: { value: '100', label: 'items a Webflow collection list shows before it needs pages' },
  searches: [
    {
      query: 'invoice approval software for nonprofits',
      meaning: 'Names the industry, so a template with real fields',
      action: 'page',
    },
    { query: '[rival] alternative', meaning: 'Unhappy already, wants an honest table', action: 'page' },
    {
      query: 'how to connect slack to a crm',
      meaning: 'An integration page with steps, not with adjectives',
      action: 'page',
    },
    { query: 'what is procurement', meaning: 'Mostly students', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'What Webflow won’t let you change',
      rows: [
        {
          term: 'Collection folder',
          text: 'All items of a collection share one folder in the URL. There is no second level below it, so choose the name with care.',
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
  body: `We check a collection before you publish it. For every field, we ask whether it differs between items, whether searchers care, and who fills it in. If the answers are no, no, and nobody, we remove it. When fewer than half of the visible fields differ between two items, they belong on one page.

We write the template from what remains. Titles and descriptions come from fields, not from typing. Headings follow the order of questions a buyer has. The markup uses the same values as the page.

### Links between items

Reference fields are the best thing in Webflow and the least used. A customer story points to its industry, the industry to its integrations, the integration back to the story. So nobody has to remember a link. We set these references first and keep every item within three clicks of the home page.

We test interactions on a slow phone. If text arrives late or moves, we reserve its height or remove the effect, as your designer prefers.`,
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
      content: 'You get the collection model on one page, and the templates that go live in months 3, 6, 9, and 12.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We build fields and references, fill a first template with ten items, and let Google index them.',
      fromDay: 7,
      toDay: 49,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We merge, improve, or remove items without impressions after ten weeks.',
      fromDay: 49,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Your marketing team adds items through a form that refuses near copies.',
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
      detail: 'Published early, so a mistake affects only ten pages.',
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
        'Yes, that is the usual arrangement. They build, and we specify fields and copy and check the result. To avoid overwriting, we agree on who edits the Designer on which day.',
    },
    {
      question: 'Do you guarantee that pages get indexed?',
      answer:
        'Nobody can. Google chooses what it keeps, and tells us in Search Console when it has crawled a page and left it out. We read that report with you each month, because it shows which templates work.',
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
