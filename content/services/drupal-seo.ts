import type { Service } from '../types.ts'

export const drupalSeo: Service = {
  title: 'Drupal SEO',
  slug: 'drupal-seo',
  family: 'cms',
  summary: 'Topic pages from your taxonomy, no more node URLs',
  lead: 'In Drupal, the structure is usually there, but the templates don’t show it. We expose the taxonomy as pages worth reading, close the node and view URLs, and hand the configuration to your developers as code.',
  audience:
    'For universities, public bodies, associations, and companies on Drupal 10 or 11 with a repository and a deployment process. Teams that still run Drupal 7 need a migration plan first, and we help only with its URLs. Without a developer on your side, our files would have nowhere to go.',
  weeks: { from: 4, to: 11 },
  problems: [
    { text: 'One page loads both at its alias and at /node/4711' },
    { text: 'Every crawler tries the exposed filters in every order' },
    { text: 'Editors added taxonomy terms as they went, and forty of them are used once' },
  ],
  figure: { value: 'Jan 5, 2025', label: 'the day community support for Drupal 7 ended' },
  ledgers: [
    {
      heading: 'One module for each job',
      lead: 'The parts of Drupal that concern search, and how we configure them.',
      rows: [
        {
          term: 'Pathauto',
          text: 'A pattern per content type and vocabulary. What happens to the old alias after an edit is a setting, and the wrong one loses links.',
          source: 'drupal.org, Pathauto',
        },
        {
          term: 'Redirect',
          text: 'Keeps former aliases working and can enforce clean and canonical URLs, which answers the /node/ question.',
          source: 'drupal.org, Redirect',
        },
        {
          term: 'Metatag',
          text: 'Defaults inherit from global to type to single page. We set the middle level and leave the last to editors.',
          source: 'drupal.org, Metatag',
        },
        {
          term: 'Simple XML Sitemap',
          text: 'Includes only the bundles you name, with their languages. Unpublished and restricted nodes stay out.',
          source: 'drupal.org, Simple XML Sitemap',
        },
        {
          term: 'Views and Facets',
          text: 'Exposed filters add query parameters in any sequence. Displays get a fixed path where a list deserves one.',
          source: 'drupal.org, Views and Facets',
        },
        {
          term: 'Page cache',
          text: 'Anonymous visitors can be served whole pages. A block with a maximum age of zero can prevent that.',
          source: 'drupal.org, Cache API',
        },
      ],
    },
  ],
  body: `Drupal sites are often well planned by someone who has since left. There is a vocabulary of departments, another of topics, a third for audiences. On the page they appear as a row of gray labels that link to a bare list. We work with those lists.

We count each term: how many nodes, how many visits, how many searches for its name. We merge terms that are used once. The strongest become pages with an introduction, a named owner in your organization, and the five nodes a visitor should read first. The listing continues underneath.

### Delivered as code

We never click around in production. We work on a branch, export with configuration management, and open a merge request for your developers to review: YAML for patterns, metatag defaults, and views, Twig for templates. If a line is unclear, it goes back to us.

With it comes a test. It requests a sample of each content type, reads canonical, status, and robots tags, and fails the build when one has changed. Updates cause most search problems on Drupal sites. With this test, your pipeline notices before Google does.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'You give us repository access, a sanitized database, and a call with the people who review merge requests.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'We count and rank your vocabularies, and spread the search tasks over a year of sprints.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We open merge requests for aliases, redirects, and metatags, then write term pages with their owners.',
      fromDay: 7,
      toDay: 77,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We close views with many crawled parameters or give them a path, and merge weak term pages again.',
      fromDay: 77,
      toDay: 210,
    },
    {
      title: 'Achieving excellence',
      content: 'Your pipeline tests core updates for search, and term owners review their pages twice a year.',
      fromDay: 210,
    },
  ],
  deliverables: [
    {
      when: 'Week 2',
      text: 'Count of terms and nodes',
      detail: 'Keep, merge, or promote, for all vocabularies the public can see.',
    },
    {
      when: 'Week 4',
      text: 'Alias and redirect configuration',
      detail: 'Exported YAML, in a branch with a description of each change.',
    },
    {
      when: 'Week 6',
      text: 'Metatag and schema defaults',
      detail: 'By content type, with tokens, so editors write only exceptions.',
    },
    {
      when: 'Week 8',
      text: 'First term pages',
      detail: 'Introduction, owner, selected nodes, and a date for the next review.',
    },
    {
      when: 'Week 11',
      text: 'Search test in the build',
      detail: 'It runs in your pipeline, with or without us.',
    },
  ],
  sixtyDays: [
    { text: 'Merge requests with our changes, reviewed by your developers, and the date of each deployment.' },
    { text: 'No public page that still loads at /node/ and a number without a redirect.' },
    { text: 'A first set of term pages, with the person responsible printed in the editorial list.' },
  ],
  faqs: [
    {
      question: 'Do you need access to our production server?',
      answer:
        'No, and we prefer not to have it. A repository, a database without personal data, and Search Console are enough. Your team deploys on its own schedule. If you can share logs, we ask for an extract with shortened IP addresses.',
    },
    {
      question: 'Can you work under public procurement rules?',
      answer:
        'Yes. The work divides into packages with a written result for each: count, configuration, term pages, test. Prices are fixed per package. We answer questions from the procurement office in writing.',
    },
    {
      question: 'How do URLs survive a migration from Drupal 7?',
      answer:
        'Aliases and redirects can be migrated along with the content, provided someone maps them. We export all known URLs before the move, define a target for each, and test the whole list on the new site. We switch patterns on after the import; otherwise, they overwrite old aliases.',
    },
    {
      question: 'Will accessibility work suffer from SEO changes?',
      answer:
        'It tends to gain. Heading order, link text, and image descriptions serve both. We add no text that is hidden from sight for robots. If your accessibility officer objects to a wording, the objection wins.',
    },
  ],
  relatedTools: ['xml-sitemap-validator', 'ai-crawler-checker', 'redirect-checker'],
  relatedStudy: 'project-management-tool',
  seo: {
    title: 'Drupal SEO, handed to your developers as configuration',
    description:
      'Aliases, term pages, views, and metatag defaults, exported as code for your developers. Drupal SEO between week 4 and week 11.',
  },
}
