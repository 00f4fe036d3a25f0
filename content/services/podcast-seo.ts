import type { Service } from '../types.ts'

export const podcastSeo: Service = {
  title: 'Podcast SEO',
  slug: 'podcast-seo',
  family: 'core',
  summary: 'Episodes turned into pages that people find',
  lead: 'At a normal pace, an hour of talk has about nine thousand words, and most show pages print forty of them. We turn each episode into a page with chapters, a corrected transcript, and the questions it answers.',
  audience:
    'For brands and stores with at least twenty episodes on record, a subject people search for, and the right to publish what guests said. A chat show that lives on its hosts gains little, because people search for subjects. If you haven’t recorded anything yet, read the part on titles below first.',
  weeks: { from: 5, to: 11 },
  problems: [
    { text: 'Episode pages with a player and one line of text' },
    { text: 'Guest names spelled three ways across the archive' },
    { text: 'Titles that are funny to listeners and blank to everyone else' },
  ],
  searches: [
    {
      query: 'how to descale a copper kettle',
      meaning: 'Answered at minute 31 of episode 48, and nowhere in writing',
      action: 'page',
    },
    {
      query: 'interview with the founder of your guest company',
      meaning: 'Wants to know more about a person, with a transcript',
      action: 'page',
    },
    {
      query: 'podcast about home cooking equipment',
      meaning: 'Looks for a show, which the series page and directories answer',
      action: 'page',
    },
    {
      query: 'what knife did they recommend on episode 12',
      meaning: 'Heard it in the car and needs the link in the show notes',
      action: 'page',
    },
    { query: 'funny podcasts', meaning: 'Wants to be entertained, by any show', action: 'exclude' },
    { query: 'how to start a podcast', meaning: 'Wants to make a podcast, not buy from you', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'Where people find a show',
      lead: 'Each of these reads something different.',
      rows: [
        {
          term: 'Google Search',
          text: 'Reads the page. PodcastEpisode exists at schema.org, yet the gallery of rich results lists no podcast type.',
          source: 'Google Search Central, Structured data gallery',
          sourceUrl: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
        },
        {
          term: 'Google Podcasts',
          text: 'Closed in 2024. Remove old "listen on" badges that lead there.',
        },
        {
          term: 'Apple Podcasts',
          text: 'Has made its own transcripts since March 2024, and takes yours in VTT or SRT if the feed offers one.',
          source: 'Apple Podcasts for Creators, Transcripts',
        },
        {
          term: 'YouTube',
          text: 'Chapters need a first stamp at 0:00, at least three of them, in order, of ten seconds or more.',
          source: 'YouTube Help, Video chapters',
        },
        {
          term: 'Deaf readers',
          text: 'A text version of recorded speech is the lowest level of the accessibility guidelines.',
          source: 'WCAG 2.2, success criterion 1.2.1 (Level A)',
          sourceUrl: 'https://www.w3.org/TR/WCAG22/',
        },
        {
          term: 'Paid mentions',
          text: 'A host who was paid says so in the audio. The transcript keeps that sentence in place.',
          source: 'FTC Endorsement Guides, 16 CFR § 255.5',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/16/255.5',
        },
      ],
    },
  ],
  body: `Raw speech is hard to read. People start a sentence three times and name the thing only once, at the beginning. A transcript in one piece gives a crawler nine thousand words without structure. So we edit: chapters of four to eight minutes, a heading that states what is said, one summary paragraph with the names and numbers, and the transcript below it, folded but in the markup.

### Titles for two audiences

Keep the joke in the feed and give the page a plain title. The app says "Ep. 48: Scale of one to ten", and the page says "How to descale copper, with a coppersmith". Where a chapter answers a question of its own better than any page you have, it becomes an article with a player set to that minute.

Not every episode is worth it. We sort the archive by demand and by what the store sells, and often a third of it is enough. We check names with the guests, and many of them link to the page.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We collect the feed, audio files, guest releases, and music rights, and transcribe the whole archive once.',
      fromDay: 1,
      toDay: 4,
    },
    {
      title: 'Strategic planning',
      content: 'We match spoken answers with searches and queue episodes for months 3, 6, 9, and 12.',
      fromDay: 4,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We build the page template, then edit ten episodes, check them with their guests, and publish them.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We turn chapters that draw readers into articles and remove the headings of those that people skip.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Before each recording, your producer gets the searches, so the host asks the question in those words.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Raw transcript of the archive',
      detail: 'Every episode with time stamps and speakers, unedited, as text files you keep.',
    },
    {
      when: 'Day 7',
      text: 'Map of episodes and searches',
      detail: 'Which minute answers which question, and whether one of your pages already does.',
    },
    {
      when: 'Week 4',
      text: 'Episode page template',
      detail: 'With chapters, summary, transcript, guest, product links, and a player that loads on a click.',
    },
    {
      when: 'Week 5',
      text: 'Ten edited episodes',
      detail: 'Names and figures confirmed by the guests before anything is published.',
    },
    {
      when: 'After each recording',
      text: 'Show notes and subtitles',
      detail: 'Within three business days, as VTT for the feed and as text for the page.',
    },
  ],
  sixtyDays: [
    { text: 'Ten episode pages with chapters and corrected transcripts, each approved by its guest.' },
    { text: 'A list of searches for which Google showed an episode page.' },
    { text: 'One spelling for every guest, in the feed, on the page, and in the markup.' },
    { text: 'Clicks from show notes to products, counted by episode.' },
  ],
  faqs: [
    {
      question: 'Is an automatic transcript enough?',
      answer:
        'For your own search in the archive, yes. In public it misspells exactly the words people look for: names, brands, technical terms. We correct those in full and smooth the rest lightly, so the guest still sounds like the guest.',
    },
    {
      question: 'Will this raise our place in the podcast charts?',
      answer:
        'Hardly. Charts count new followers and listening. We bring readers to your pages, and some of them press play. We report plays that begin on a page.',
    },
    {
      question: 'Should each episode also be on YouTube?',
      answer:
        'If you film, yes, with chapters and corrected captions. A still image with sound finds few viewers and costs an afternoon each time. We suggest three filmed episodes as a trial, and a decision after their first month.',
    },
  ],
  relatedTools: ['article-extractor', 'schema-validator', 'readability-checker', 'word-counter'],
  relatedStudy: 'pell-and-drury-kitchenware',
  homeOrder: 10,
  seo: {
    title: 'Podcast SEO: episodes found by what was said aloud',
    description:
      'Chapters, corrected transcripts, and page templates that make episodes findable. Work shows from week 5, the archive by week 11.',
  },
}
