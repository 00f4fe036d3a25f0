import { creative } from './creative.ts'
import { home } from './home.ts'
import { navigation } from './navigation.ts'
import type { Menu } from './types.ts'

type Values = Record<string, unknown>

/** Captions that name no client. The drawing above each reads its numbers from it. */
const ownCaptions: Record<string, string> = {
  'UX/UI Design': 'For example, an order that takes 9 taps, and the same order in 5.',
  'Image Optimization': 'For example, a page of 4 MB, and the same page at 1 MB. Areas are to scale.',
}

/** The texts beside the menus that said something about the agency. */
const ownLeads: Record<string, Partial<Menu>> = {
  SEO: { moreLabel: 'All services', moreHref: '/services/' },
  Creative: { lead: 'Design, websites, and images for online stores.' },
  Blog: { lead: 'Articles about search, advertising, and online stores.' },
  About: { lead: 'How to reach us, and how to work with us.', moreLabel: 'Contact us', moreHref: '/contact-us/' },
}

/** Links to documents of the demonstration. */
const DEMONSTRATION_LINK = /^\/(?:author|founder|case-study)\/./

/** The name of the site until an editor enters the real one. */
export const PLACEHOLDER_NAME = 'Your agency'

/**
 * What takes the place of the demonstration in the settings: nothing, or a text that is true of every agency with these
 * services. Fields that are not listed invent nothing and stay.
 */
export const blankSettings = {
  brand: {
    name: PLACEHOLDER_NAME,
    logoText: null,
    tagline: null,
    contactEmail: null,
    editorsEmail: null,
    newsletterTitle: 'New articles by email',
    newsletterText: 'You can unsubscribe with one click.',
  },
  offices: { offices: [], demo: false },
  claims: {
    revenue: null,
    clients: null,
    trafficIncrease: null,
    organicTraffic: null,
    countries: null,
    first: null,
    within: null,
    strategy: null,
    years: null,
    highlights: [],
    market: {
      conversionRate: null,
      conversionSource: null,
      costPerClick: null,
      costSource: null,
      ecommerceSales: null,
      salesSource: null,
    },
    demo: false,
  },
  home: {
    heroTitle: 'SEO, ads, content, and design for online stores',
    heroLead: 'See what each service includes, try the free tools, or tell us about your store.',
    heroNote: null,
    heroMore: { label: 'See all services', href: '/services/' },
    chart: { client: null, caption: null, description: null, values: [], marks: [], demo: false },
    challengesTitle: null,
    challengesLead: null,
    challenges: [],
    servicesTitle: 'Our SEO services, week by week',
    servicesLead:
      'Each bar starts with the first change that can be measured and ends at full effect. The line marks Day 60.',
    resultsTitle: null,
    resultsLead: null,
    workLead: null,
    steps: home.steps.map((step) =>
      step.title === 'Strategic planning'
        ? { ...step, content: 'You get a plan for the year and cross out what you don’t believe.' }
        : step,
    ),
    about: null,
    pricingNote: null,
    auditTitle: 'Ask us to look at your site',
    auditLead: 'Send us its URL, and tell us what you want to change.',
    auditPoints: [],
    closingTitle: 'Tell us about your store',
    clients: [],
    proposalTexts: { ...home.proposalTexts, resultsTitle: null, resultsText: null },
  },
  creative: {
    heroTitle: 'Design that people find and use.',
    heroLead: 'Graphic design, websites, branding, interfaces, and images for online stores.',
    badge: null,
    spotsTaken: [],
    spotsTotal: null,
    spotsNote: null,
    galleryTitle: null,
    galleryLead: null,
    gallery: [],
    clients: [],
    sitesTitle: null,
    sitesLead: null,
    sites: [],
    cardsTitle: 'Six creative services',
    cardsLead: 'Book one of them or several.',
    cards: creative.cards.map((card) => ({ ...card, caption: ownCaptions[card.title] ?? card.caption })),
    problemsTitle: null,
    problems: [],
    workTitle: null,
    faqTitle: null,
    faqs: [],
    closingTitle: 'Tell us what you need',
    closingText: null,
    demo: false,
  },
  navigation: { menus: navigation.menus.map(blankMenu) },
} satisfies Record<string, Values>

/** Returns a menu without links to pages of the demonstration. */
function blankMenu(menu: Menu): Menu {
  const columns = menu.columns.map(({ links, ...column }) => ({
    ...column,
    ...(links ? { links: links.filter(({ href }) => !DEMONSTRATION_LINK.test(href)) } : {}),
  }))
  return {
    ...menu,
    ...ownLeads[menu.label],
    columns: columns.filter(
      ({ heading, source, links }) => heading !== 'Find' && (source !== 'links' || links?.length),
    ),
  }
}
