import type { WorkName } from './work.ts'

// Shapes of the seed data. Field names are those of the data model in cms/; relationships are slugs
// (an author is named by username), rich text is Markdown, and the seed turns both into documents.

import type { CallTopic } from '#platform/calendar/call-topics.ts'

/** Markdown that the seed converts to rich text. */
export type Markdown = string
/** ISO date, `2026-11-21`. */
export type IsoDate = string

export type Seo = { title: string; description: string; noindex?: boolean }
export type Link = { label: string; href: string }

export type Brand = {
  name: string
  tagline: string
  contactEmail: string
  editorsEmail: string
  logoText?: string
  socials: { label: string; url: string }[]
  coursesCategory: string
  newsletterTitle: string
  newsletterText: string
  embeds: { bookingUrl: string; chatUrl: string; analyticsUrl: string }
}

export type Office = {
  city: string
  country: string
  street: string
  locality: string
  region: string
  postalCode: string
  countryCode: string
  phone: string
  timeZone: string
  opens: string
  closes: string
  days: string
}

export type Highlight = {
  figure: string
  label: string
  period: string
  client: string
  months: number
  from: number
  to: number
  /** Every month from start to end, the first and the last included. */
  values: number[]
  kind: 'growth' | 'paid'
}

export type Claims = {
  revenue: string
  clients: string
  trafficIncrease: string
  organicTraffic: string
  countries: string
  first: string
  within: string
  strategy: string
  years: string
  highlights: Highlight[]
  market: {
    conversionRate: string
    conversionSource?: string
    costPerClick: string
    costSource: string
    ecommerceSales: string
    salesSource: string
  }
}

export type ToolCategory = 'seo' | 'content' | 'image' | 'code' | 'misc'
export type ServiceFamily = 'core' | 'cms' | 'industry' | 'ppc' | 'creative'
export type ClientKind = 'stores' | 'practices' | 'trades' | 'venues' | 'companies'

export type MenuColumn = {
  heading: string
  href?: string
  source: 'links' | 'services' | 'tools' | 'categories'
  family?: ServiceFamily
  category?: ToolCategory
  links?: Link[]
}

export type Menu = {
  label: string
  href?: string
  lead: string
  moreLabel: string
  moreHref: string
  searchTools?: boolean
  columns: MenuColumn[]
}

export type Navigation = { menus: Menu[]; footer: { heading: string; links: Link[] }[]; legal: Link[] }

export type Category = { title: string; slug: string; description: string; order: number }

export type Author = {
  name: string
  username: string
  role: string
  bio: string
  sameAs: { url: string }[]
  email: string
  demo: true
}

/** A row of a ledger: the term at the left, what to know about it at the right, and where that can be checked. */
export type LedgerRow = { term: string; text: string; source?: string; sourceUrl?: string }

export type Service = {
  title: string
  slug: string
  family: ServiceFamily
  /** Whom it is sold to, if only to one kind of client. */
  clientKind?: ClientKind
  /** One line, 60 characters at most. */
  summary: string
  lead: string
  /** Who it is for, and for whom it is not. */
  audience: string
  weeks: { from: number; to: number }
  problems: { text: string }[]
  /** One large number and what it counts. Left out where none can be checked. */
  figure?: { value: string; label: string }
  /** What buyers type, what they mean by it, and what is done about it. */
  searches?: { query: string; meaning: string; action: 'bid' | 'page' | 'exclude' }[]
  /** The busy months of the trade, 1 to 12, and what follows for the work. */
  seasons?: { months: number[]; text: string }
  /** Rules, limits and peculiarities, each list under its own heading. */
  ledgers: { heading: string; lead?: string; rows: LedgerRow[] }[]
  /** How to reckon what one lead is worth: the factors that are multiplied, and how to read the result. */
  leadValue?: { terms: { text: string }[]; text: string }
  body: Markdown
  /** The five steps of every project, in days since the signature; the last has no end. */
  steps: { title: string; content: string; fromDay: number; toDay?: number }[]
  deliverables: { when: string; text: string; detail: string }[]
  /** What the client sees after 60 days. */
  sixtyDays: { text: string }[]
  faqs: { question: string; answer: string }[]
  relatedTools: string[]
  /** A case of the same channel and kind of client. */
  relatedStudy?: string
  /** 1 to 14: its place in the home page's list. */
  homeOrder?: number
  seo: Seo
}

/** The sizes for which the plans cover a service, and what they do not include. */
export type ServicePlans = { Furrow?: string; Rise?: string; Horizon?: string; note?: string }

export type Challenge = {
  title: string
  figure: string
  figureLabel: string
  points: { text: string }[]
  buttonLabel: string
  buttonHref: string
  reading: string
}

export type Home = {
  heroTitle: string
  heroLead: string
  heroButton: string
  heroNote: string
  heroMore: Link
  chart: {
    client: string
    caption: string
    description: string
    /** Weekly revenue as a multiple of the first week, 53 values. */
    values: number[]
    marks: { day: number; label: string; text: string }[]
    demo: true
  }
  challengesTitle: string
  challengesLead: string
  challenges: Challenge[]
  servicesTitle: string
  servicesLead: string
  resultsTitle: string
  resultsLead: string
  workTitle: string
  workLead: string
  timelineTitle: string
  timelineLead: string
  steps: { title: string; content: string; fromDay: number; toDay: number }[]
  about: string
  pricingTitle: string
  pricingNote: string
  testimonialsTitle: string
  industriesTitle: string
  auditTitle: string
  auditLead: string
  auditPoints: { text: string }[]
  closingTitle: string
  clients: { name: string; mark: string }[]
  proposalTexts: { resultsTitle: string; resultsText: string; closingText: string; button: string }
}

export type Faq = {
  question: string
  answer: string
  topic: 'home' | 'creative' | 'career' | 'service' | 'pricing'
  order: number
}

export type PricingPlan = {
  planName: string
  price: string
  period: string
  items: { listTitle?: string; listText?: string }[]
  desc: Markdown
  link: string
  isGrow: boolean
  order: number
  demo: true
}

export type ClientTestimonial =
  | {
      kind: 'client'
      clientName: string
      clientDesignation: string
      content: Markdown
      services: string[]
      onHome: boolean
      order: number
      demo: true
    }
  | {
      kind: 'short'
      name: string
      designation: string
      feedback: string
      services: string[]
      onHome: boolean
      order: number
      demo: true
    }

export type EmployeeTestimonial = {
  employeeName: string
  employeeDesignation: string
  feedback: string
  order: number
  demo: true
}

export type TeamMember = {
  name: string
  slug: string
  role: string
  bio: string
  socials: { label: string; url: string }[]
  order: number
  founder: boolean
  demo: true
}

export type BookingHost = {
  name: string
  email: string
  timeZone: string
  meetingUrl?: string
  work: CallTopic[]
  hours: { weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday'; opens: string; closes: string }[]
  demo: true
}

export type Milestone = { date: IsoDate; title: string; text: string; order: number; demo: true }

export type Project = {
  name: string
  growth: string
  desc: string
  kind: 'product' | 'brand' | 'web'
  caseStudy?: string
  image: WorkName
  order: number
  onHome: boolean
  demo: true
}

export type Section = { sectionHeading: string; content: Markdown }

export type CaseStudy = {
  title: string
  slug: string
  client: string
  work: string
  market: string
  industry: string
  banner: WorkName
  publishDate: IsoDate
  services: string[]
  series: {
    unit: string
    points: { date: IsoDate; value: number }[]
    changes: { date: IsoDate; label: string }[]
  }
  about?: Section
  analysis?: Section
  problem?: Section
  solution?: Section
  result?: Section
  seo: Seo
  demo: true
}

export type Vacancy = {
  jobTitle: string
  slug: string
  teamName: string
  jobType: string
  workplaceType: string
  location: string
  salary: { minSalary: number; maxSalary: number }
  roleInfo: { content: string; listItems: { text: string }[] }
  requirements: { text: string }[]
  skills: { text: string }[]
  datePosted: IsoDate
  validThrough: IsoDate
  status: 'open' | 'closed'
  demo: true
}

export type Creative = {
  heroTitle: string
  heroLead: string
  badge: string
  spotsTaken: { name: string }[]
  spotsTotal: number
  spotsNote: string
  galleryTitle: string
  galleryLead: string
  gallery: { title: string; client: string; service: string; seed: string; image?: WorkName }[]
  clients: { name: string; mark: string }[]
  sitesTitle: string
  sitesLead: string
  sites: { name: string; url: string; figure: string; label: string; months: number; from: number; to: number }[]
  cardsTitle: string
  cardsLead: string
  cards: { title: string; lead: string; list: { text: string }[]; caption: string }[]
  problemsTitle: string
  problems: { problem: string; figure: string; label: string; fix: string; reading: string }[]
  workTitle: string
  faqTitle: string
  faqs: { question: string; answer: string }[]
  closingTitle: string
  closingText: string
  demo: true
}

export type Page = {
  title: string
  slug: string
  layout: (
    | { blockType: 'prose'; content: Markdown }
    | { blockType: 'faq'; topic: Faq['topic'] }
    | { blockType: 'cta'; title: string; text: string; buttonLabel: string; buttonHref: string }
  )[]
  lastUpdated: IsoDate
  seo: Seo
}

/** What the report of a tool leads on to. */
export type ToolOffer = {
  /** Rules, one of which has a finding that needs action. None: whatever the report says. */
  when?: string[]
  /** Slug of the service. */
  service: string
  /** `{service}` is its name, with a link. */
  text: string
}
