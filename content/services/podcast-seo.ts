import type { Service } from '../types.ts'

export const podcastSeo: Service = {
  title: 'Podcast SEO',
  slug: 'podcast-seo',
  family: 'core',
  summary: 'Spoken answers that can be found in writing',
  lead: 'At a normal pace, an hour of talk has about nine thousand words, and most show pages print forty of them. We turn each episode into a page with chapters, a corrected transcript, and the questions it answers.',
  audience:
    'For brands and stores with at least twenty episodes on record, a subject people search for, and the right to publish what guests said. A chat show that lives on its hosts gains little, since nobody looks up a mood. Shows that are planned but not recorded should read the part on titles below, and then record.',
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
      meaning: 'Wants to know more about a person: name, date, and a transcript',
      action: 'page',
    },
    {
      query: 'podcast about home cooking equipment',
      meaning: 'Looks for a show; the series page and the directories answer that',
      action: 'page',
    },
    {
      query: 'what knife did they recommend on episode 12',
      meaning: 'Heard it in the car; the show notes should have the link',
      action: 'page',
    },
    { query: 'funny podcasts', meaning: 'Wants to be entertained by anyone; charts decide that', action: 'exclude' },
    { query: 'how to start a podcast', meaning: 'A maker, and no customer of yours', action: 'exclude' },
  ],
  ledgers: [
    {
      heading: 'Where a show can be found, and by what',
      lead: 'Each place reads something different. None of them listens to your audio.',
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
          term: 'Readers who cannot hear',
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
  body: `Raw speech is poor reading. People start a sentence three times and name the thing only once, at the beginning. A transcript dropped on a page in one piece gives a crawler nine thousand words without a shape. So we edit: chapters of four to eight minutes, a heading that states what is said, one summary paragraph with the names and numbers, and the transcript below it, folded but in the markup.

### Titles for two audiences

The feed may keep its joke. The page gets a plain title, because the two don’t have to match. "Ep. 48: Scale of one to ten" stays in the app; "How to descale copper, with a coppersmith" is what the page says. Where a chapter answers a question of its own better than any page you have, it becomes an article with a player set to that minute.

Not every episode earns this. We sort the archive by demand and by what the store sells, and often a third of it is enough. Names are checked with the guests, who thank us by linking to the page. That is the only outreach in this service.`,
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
      content: 'Chapters that draw readers become articles; those skipped by readers and listeners lose their heading.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'The search map goes to the producer before a recording, so the question is asked aloud and by name.',
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
      detail: 'Player that loads on a click, chapters, summary, transcript, guest box, product links.',
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
    { text: 'A list of searches for which an episode page was shown, though the feed never appeared.' },
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
        'Hardly. Charts follow new followers and listening. Our work brings readers to pages, some of whom press play. We count plays that begin on the page, and we leave the charts out of the report.',
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
