/** A page that is built in, as the search finds it. */
export type BuiltInPage = {
  path: string
  title: string
  summary: string
  /** What visitors call it besides its title. */
  keywords: string
}

/** Pages that no document of the CMS stands behind. */
export const builtInPages: BuiltInPage[] = [
  {
    path: '/',
    title: 'Home page',
    summary: 'SEO and PPC agency for online stores.',
    keywords: 'start agency homepage free audit',
  },
  {
    path: '/#pricing',
    title: 'Plans and pricing',
    summary: 'What our plans cost per month and what they include.',
    keywords: 'price prices cost costs rates packages fees budget how much monthly seo ppc google ads management',
  },
  {
    path: '/contact-us/',
    title: 'Contact us',
    summary: 'Book a call, request a proposal, or write to one of our offices.',
    keywords:
      'book a call appointment schedule meeting phone number telephone email address office offices location hours request proposal quote support help talk to a person human',
  },
  {
    path: '/book-a-call/',
    title: 'Free times in your time zone',
    summary: 'Choose when to talk with us, and move or cancel the call with one link.',
    keywords: 'book a call appointment schedule meeting calendar consultation',
  },
  {
    path: '/career/',
    title: 'Careers',
    summary: 'Open positions, how we work, and how to apply.',
    keywords:
      'career jobs job openings open positions vacancies hiring work with us join the team apply employment internship',
  },
  {
    path: '/our-journey/',
    title: 'Our journey',
    summary: 'The history of the agency and the people who run it.',
    keywords: 'about us company history who we are team people story milestones',
  },
  {
    path: '/services/',
    title: 'Services',
    summary: 'Every SEO, paid search, and creative service, with what it includes.',
    keywords: 'all services offer what we do consulting help',
  },
  {
    path: '/services/compare/',
    title: 'Compare services and prices',
    summary: 'Two or three services next to each other, and what every service costs.',
    keywords: 'prices pricing cost how much price list fees compare services difference which service',
  },
  {
    path: '/tools/',
    title: 'Free tools',
    summary: 'Free SEO, content, image, and code tools. No account.',
    keywords: 'all tools seo tools utilities calculators',
  },
  {
    path: '/audit/',
    title: 'Free website audit',
    summary: 'Watch us examine your website, and get what to fix first.',
    keywords: 'audit site check analyze website seo audit crawl crawler health score report technical',
  },
  {
    path: '/audit/rules/',
    title: 'Rules of the audit',
    summary: 'What the audit checks, why, by which source, and how to fix it.',
    keywords: 'audit rules checks checklist technical seo list',
  },
  {
    path: '/tools/assistants/',
    title: 'Tools in your AI assistant',
    summary: 'How to add our free tools to Claude, ChatGPT, VS Code, or Cursor with one URL.',
    keywords: 'mcp model context protocol server ai assistant connector claude chatgpt cursor agent',
  },
  {
    path: '/blog/',
    title: 'Blog',
    summary: 'Articles about SEO, paid search, and content for online stores.',
    keywords: 'all articles posts news guides newsletter',
  },
  {
    path: '/case-study/',
    title: 'Case studies',
    summary: 'What we changed for clients, dated on the curve of their results.',
    keywords: 'all case studies success stories client results references examples',
  },
  {
    path: '/portfolio',
    title: 'Portfolio',
    summary: 'Stores and campaigns that we built, with what they gained.',
    keywords: 'our work projects clients examples references',
  },
  {
    path: '/testimonial/',
    title: 'Testimonials',
    summary: 'What clients say about working with us.',
    keywords: 'client reviews feedback ratings quotes',
  },
  {
    path: '/creative/',
    title: 'Creative',
    summary: 'Graphic design, websites, branding, and images for stores.',
    keywords: 'graphic design web design branding logo ux ui images unlimited designs',
  },
  {
    path: '/api/docs',
    title: 'API',
    summary: 'Every call of this site, with its fields and examples.',
    keywords: 'developers documentation openapi swagger',
  },
  {
    path: '/licenses',
    title: 'Licenses',
    summary: 'The libraries that our tools use, with their versions and licenses.',
    keywords: 'open source libraries credits',
  },
  {
    path: '/bot/',
    title: 'Our bot',
    summary: 'What our bot fetches, its User-Agent, and how to block it.',
    keywords: 'crawler user agent prairie signal bot',
  },
  {
    path: '/security/',
    title: 'Security',
    summary: 'How to report a vulnerability.',
    keywords: 'vulnerability disclosure security policy bug report',
  },
]
