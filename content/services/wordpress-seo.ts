import type { Service } from '../types.ts'

export const wordpressSeo: Service = {
  title: 'WordPress SEO',
  slug: 'wordpress-seo',
  family: 'cms',
  summary: 'Fewer archives, fewer plugins, faster templates',
  lead: 'Years of posts leave behind tags, dates, authors, and attachments, each with an archive of its own. We keep what readers use, merge or remove the rest, and make the theme faster.',
  audience:
    'For publishers, companies, and advisers with a WordPress site that is a few years old and has at least a hundred posts. New sites with five pages need posts before they need pruning. Sites on a plan that forbids plugins can get help with copy only.',
  weeks: { from: 2, to: 7 },
  problems: [
    { text: 'Attachment pages that rank above their article' },
    { text: 'Two SEO plugins that write two canonicals' },
    { text: 'A page builder that loads all its code on every page' },
  ],
  figure: { value: '2,000', label: 'URLs in each file of the WordPress sitemap' },
  ledgers: [
    {
      heading: 'What WordPress publishes without asking',
      lead: 'One article can appear in seven places. These are the usual ones.',
      rows: [
        {
          term: 'Attachments',
          text: 'Every upload once had its own page. Since version 6.4 new sites leave them off; older sites keep them on.',
          source: 'WordPress 6.4 field guide',
        },
        {
          term: 'Author archives',
          text: 'With a single author they repeat the blog. They stay where a real person signs and has a profile.',
        },
        {
          term: 'Date archives',
          text: 'Useful to a newspaper. On a company blog nobody searches for March 2017.',
        },
        {
          term: 'Tags',
          text: 'Editors invent them while typing. A tag with one post is a thin copy of that post.',
        },
        {
          term: 'Core sitemap',
          text: 'wp-sitemap.xml exists since 5.5 and lists users and tags too. An SEO plugin normally replaces it.',
          source: 'WordPress 5.5 release notes',
        },
        {
          term: 'Guessed redirects',
          text: 'For a missing URL, the core looks for a similar slug and redirects the visitor. Sometimes to the wrong post.',
          source: 'WordPress developer reference, redirect_guess_404_permalink',
        },
      ],
    },
  ],
  body: `In an old blog, some posts earn money, most don’t, and nobody remembers which. We list every URL with its visits, its links from outside, its last edit, and the searches it appears for. Then each gets one of three marks: keep, merge, remove. Your editors see the list before we change anything, and have the last word.

Merging takes the most care. Four posts on one question become a single page, built on the URL with the best links. The other three redirect to it. Readers find one full answer, and you maintain one text where there were four.

- **Plugins:** one writes titles, canonicals, and the sitemap. We remove the others with their leftovers in the database.
- **Theme:** each template has a limit in kilobytes. The page builder stays if it can meet it, and is replaced template by template if it can’t.
- **Caching:** set up once, at one level, and written down.

Posts that stay get a proper date, an author with a face, and links to the service they explain.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us an administrator account on staging, Search Console, and the editor who decides about old posts.',
      fromDay: 1,
      toDay: 2,
    },
    {
      title: 'Strategic planning',
      content: 'We mark each post keep, merge, or remove, and schedule the merges over four quarters.',
      fromDay: 2,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We close archives, remove duplicate plugins, and publish the first twenty merges with redirects.',
      fromDay: 7,
      toDay: 49,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We read merged pages again after eight weeks and add sections for searches they don’t answer yet.',
      fromDay: 49,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'With each new post, your editors name the older one it replaces or extends.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 6',
      text: 'Keep, merge, or remove list',
      detail: 'All public URLs with visits, links, age, and a proposed mark.',
    },
    {
      when: 'Week 2',
      text: 'Plugin register',
      detail: 'Purpose, weight, last update, and the two or three that duplicate each other.',
    },
    { when: 'Week 4', text: 'Lighter templates', detail: 'Post, page, and archive, measured on a mid-range phone.' },
    {
      when: 'Week 7',
      text: 'Redirects for merged posts',
      detail: 'Checked in one hop, stored in a file your host can load.',
    },
    {
      when: 'Every quarter',
      text: 'Pruning list',
      detail: 'Posts that lost half their visits in a year, with our proposal.',
    },
  ],
  sixtyDays: [
    { text: 'Fewer indexed URLs and the count of them by type: post, page, tag, author, attachment.' },
    { text: 'Twenty merged articles, each with the visits of its parts before and of the whole after.' },
    { text: 'A plugin page that fits on one screen.' },
    { text: 'Lab and field speed of your three main templates, on a phone.' },
  ],
  faqs: [
    {
      question: 'Is it safe to delete old blog posts?',
      answer:
        'It is when each one was looked at. We remove posts without visits, links, or use, and we redirect only where a real successor exists. We merge or rewrite posts that merely rank badly. You keep a backup of everything.',
    },
    {
      question: 'Yoast, Rank Math, or something else?',
      answer:
        'All the common ones can do the basic work. The green lights in them say little about ranking, so we ignore those. We stay with what your editors know, export the settings, and make sure that no second plugin or theme option does the same job.',
    },
    {
      question: 'Do we have to give up our page builder?',
      answer:
        'Not by default. We measure one template with it and one without. If the difference is a few hundred milliseconds, your editors’ comfort may be worth it. If it is two seconds on a phone, we rebuild the templates that earn most and leave the rest.',
    },
    {
      question: 'Will you host or maintain the site?',
      answer:
        'No. Updates, backups, and security stay with your host or developer. We tell them what our changes need and test after large updates. If nobody does that job now, fill it before you hire us.',
    },
    {
      question: 'Can we write the merged articles ourselves?',
      answer:
        'Gladly. You get an outline: the questions to answer, passages worth saving, sources to check, the URL to use. Our editor reads the draft once. Copy by people who know the subject tends to be better, and this also lowers the bill.',
    },
  ],
  relatedTools: ['broken-link-checker', 'readability-checker', 'text-compare'],
  relatedStudy: 'living-healthy-24',
  homeOrder: 3,
  seo: {
    title: 'WordPress SEO: prune archives, merge posts, cut weight',
    description:
      'Archives, plugins, and templates brought down to what readers use. WordPress SEO that shows in week 2 and settles by week 7.',
  },
}
