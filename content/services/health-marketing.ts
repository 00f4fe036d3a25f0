import type { Service } from '../types.ts'

export const healthMarketing: Service = {
  title: 'Health and supplements marketing',
  slug: 'health-marketing',
  family: 'industry',
  clientKind: 'stores',
  summary: 'Signed guides, and claims you can prove',
  lead: 'Readers, platforms, and the law hold health pages to a higher standard. We name authors and reviewers, cite a source for each statement, and remove what we can’t support.',
  audience:
    'For makers and stores of vitamins, supplements, devices, and other health products, and for publishers in the same field, who have studies or don’t need them. We don’t work for sellers of disease cures, gray-market peptides, or hormones without a prescription. For clinics, see our pages for doctors and dentists.',
  weeks: { from: 5, to: 12 },
  problems: [
    { text: 'Four hundred articles without an author' },
    { text: 'Promises that get an ad account suspended' },
    { text: 'Studies cited by title only, on another dose or extract' },
  ],
  figure: { value: '30 days', label: 'after first sale, FDA must have your notice of a structure/function claim' },
  searches: [
    {
      query: 'magnesium glycinate vs citrate',
      meaning: 'Knows the mineral but not which form',
      action: 'page',
    },
    {
      query: 'creatine monohydrate third party tested',
      meaning: 'Has chosen the substance and wants a certificate',
      action: 'bid',
    },
    {
      query: 'can i take ashwagandha with levothyroxine',
      meaning: 'A safety question that needs a reviewed answer',
      action: 'page',
    },
    { query: 'vegan omega 3 algae oil capsules', meaning: 'Ready to order, reads the label first', action: 'bid' },
    {
      query: 'natural cure for diabetes',
      meaning: 'Hopes for what no supplement may promise',
      action: 'exclude',
    },
    { query: 'semaglutide without prescription', meaning: 'Wants a drug you cannot sell', action: 'exclude' },
  ],
  seasons: {
    months: [1, 2, 9, 10, 11],
    text: 'January resolutions fill the first weeks of the year, and immunity products pick up when school starts. That is our view of the category as a whole. Sun care, sleep, and allergy follow their own curves, which your reorder dates show better.',
  },
  ledgers: [
    {
      heading: 'What a label and a landing page may claim',
      lead: 'The FTC judges the impression a page leaves, including images, product names, and reviews.',
      rows: [
        {
          term: 'Evidence first',
          text: 'Health benefits need competent and reliable scientific evidence, which generally means controlled human trials of the same substance and dose.',
          source: 'FTC, Health Products Compliance Guidance (2022)',
        },
        {
          term: 'Structure or disease',
          text: '"Supports normal sleep" can be a lawful supplement claim. "Treats insomnia" makes the product an unapproved drug.',
          source: '21 CFR § 101.93',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/21/101.93',
        },
        {
          term: 'The disclaimer',
          text: 'Each structure/function claim carries the FDA statement in its prescribed wording. It does not excuse a disease claim next to it.',
          source: '21 U.S.C. § 343(r)(6)',
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/21/343',
        },
        {
          term: 'A customer says it cured her',
          text: 'A testimonial needs the same proof as your own sentence. Quoting it makes the claim yours.',
          source: 'FTC Endorsement Guides, 16 CFR § 255.2',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/255.2',
        },
      ],
    },
    {
      heading: 'What Google doesn’t allow',
      rows: [
        {
          term: 'Named substances',
          text: 'A public list of unapproved pharmaceuticals and supplements, ephedra among them. One listed ingredient blocks the product.',
          source: 'Google Ads policy, Healthcare and medicines',
        },
        {
          term: 'Health audiences',
          text: 'Ads may not be personalized on conditions, treatments, or bodily functions. We don’t retarget a shopper who read about bladder control.',
          source: 'Google Ads policy on health in personalized advertising',
        },
        {
          term: 'Trust in results',
          text: 'Quality raters are told to expect more on topics that can harm health. Their scores don’t change the ranking of any page, but they describe what ranking systems aim for.',
          source: 'Google, Search Quality Rater Guidelines',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'contribution of one bottle after freight' },
      { text: 'bottles a first buyer orders in 12 months' },
      { text: 'share of product visits that order' },
    ],
    text: 'Count the reorders that really arrived, and keep canceled subscriptions in the sample. People reorder protein every month and a thermometer never, so bid by product group.',
  },
  body: `After five years, a health site may have nine articles on vitamin D, three of which disagree, and none says who wrote it. We start by merging. Articles on one question become one guide, signed by a qualified person and reviewed by a second, with the date of the review and the studies linked by DOI.

### The claim register

Every sentence that promises something goes into a table: the wording, the page, the study, the dose in that study, the dose in your capsule, the reviewer. Your counsel can sort it by risk. Where the doses don’t match, the sentence changes or goes. Ads, email, and marketplace listings use the same table, so a phrase you removed once doesn’t come back elsewhere.

At first, this costs some traffic. Pages about cures go, and so do their visitors, who seldom bought. Searches about forms, doses, interactions, and test certificates remain, from people who are close to buying. We can’t promise that Google approves a product again, but we can tell you which word or ingredient got it stopped, and file the appeal with proof.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We read labels, studies, disapprovals, and warning letters, and mark risky sentences page by page.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'We plan four quarters by substance: articles to merge, reviewers to find, and ads to stop.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content:
        'We publish author pages, merge duplicate articles into guides, and restart campaigns with cleared wording.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We compare guides by orders and reorders, and a second reviewer checks the ten most read.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We add new studies to the register within a month and clear the claims of every product before launch.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'List of sentences at risk',
      detail: 'Page, wording, reason, and a safer version, worst first.',
    },
    {
      when: 'Week 3',
      text: 'Author and reviewer pages',
      detail: 'Degree, license where there is one, conflicts of interest, other work.',
    },
    {
      when: 'Week 5',
      text: 'Claim register with doses',
      detail: 'A spreadsheet your counsel can filter, owned by your company.',
    },
    {
      when: 'Monthly',
      text: 'Guides merged from thin articles',
      detail: 'Old URLs redirect, and you get the list.',
    },
    {
      when: 'Before each campaign',
      text: 'Policy check in writing',
      detail: 'Ingredients, landing page, images, and audience against the current Google text.',
    },
  ],
  sixtyDays: [
    { text: 'A register in which each health claim on your twenty best-selling products has a study or is gone.' },
    { text: 'Every guide that gets visits shows an author, a reviewer, and the date of the last check.' },
    {
      text: 'The Merchant Center list of disapproved items with the cause of each, and appeals filed where they have a chance.',
    },
  ],
  faqs: [
    {
      question: 'Who checks the medical content?',
      answer:
        'A qualified person you employ or one we introduce: a dietitian, pharmacist, or physician, depending on the subject. They sign with their name and are paid per review, whatever the verdict. Our editors check sources and wording. They give no medical opinion.',
    },
    {
      question: 'Our competitor claims far more. Why should we hold back?',
      answer:
        'Because enforcement is uneven and late, and the refund orders are large when they come. One suspended product can also stop your whole ad account. We note what the competitor says, and write pages that stay up.',
    },
    {
      question: 'Can you get our suspended Google Ads account back?',
      answer:
        'Sometimes. We find the cause, remove it everywhere including feeds and old landing pages, then appeal once with evidence. If the suspension is for egregious violations, the chance is small. Opening a second account is not a way around it, and we won’t do it.',
    },
    {
      question: 'May we cite studies on the product page?',
      answer:
        'Yes, if they used your ingredient in your dose on people like your buyers, and you describe what was measured. A link to a study of cells in a dish implies more than it shows. Such studies may appear in a guide, described as what they are.',
    },
  ],
  relatedTools: ['readability-checker', 'plagiarism-checker', 'ai-crawler-checker'],
  relatedStudy: 'living-healthy-24',
  seo: {
    title: 'Health and supplements marketing with named sources',
    description:
      'Signed and reviewed guides, a register of claims with doses, ads within FTC and Google rules. First movement in week 5, full by week 12.',
  },
}
