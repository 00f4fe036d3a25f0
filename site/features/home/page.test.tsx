import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HomePage, type HomePageProps } from './page.tsx'

const numbered = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

const props: HomePageProps = {
  home: {
    heroTitle: '3X Your eCommerce Revenue with Proven Marketing Solutions',
    heroButton: 'Send me a proposal',
    chart: { values: numbered(53), caption: 'One shop.', marks: [{ day: 60, label: 'Day 60', text: 'First results' }] },
    challengesTitle: 'Four challenges',
    challenges: ['$1.16', '2.58%', '53%', '$7.4 trillion'].map((figure) => ({
      title: `About ${figure}`,
      figure,
      figureLabel: 'a figure',
      points: [{ text: 'A point' }],
      buttonLabel: 'Read on',
      buttonHref: '/services/seo/',
      reading: 'What it says.',
    })),
    servicesTitle: 'Services',
    resultsTitle: 'Results',
    workTitle: 'Recent work',
    timelineTitle: 'Timeline',
    steps: [
      { title: 'Onboarding', content: '', fromDay: 1, toDay: 60 },
      { title: 'Achieving excellence', content: '', fromDay: 60, toDay: 365 },
    ],
    about: 'The first SEO company in Chicago.',
    pricingTitle: 'Simple, transparent pricing',
    testimonialsTitle: 'In their words',
    industriesTitle: 'Industries',
    auditTitle: 'A free audit',
    auditPoints: [],
    closingTitle: 'Begin',
    clients: [{ name: 'Larkmoor', mark: 'M2 5h18' }, { name: 'Skarnholt' }],
    proposalTexts: { button: 'Send me a proposal' },
  },
  claims: {
    revenue: '$32 Million+',
    clients: '300+',
    trafficIncrease: '450%',
    organicTraffic: '60 Million+',
    countries: '14+',
    years: '29 years since the internet revolution',
    highlights: numbered(4).map((n) => ({
      figure: `${n}X`,
      label: 'growth',
      period: 'under 6 months',
      months: 6,
      from: 1,
      to: n + 1,
      kind: 'growth',
    })),
    market: {
      conversionRate: '2.58%',
      conversionSource: 'A survey, 2025 https://source.example/rates',
      costPerClick: '$1.16',
      ecommerceSales: '$7.4 trillion',
    },
  },
  services: numbered(14).map((n) => ({
    title: `Service ${n}`,
    href: `/services/s${n}/`,
    summary: '',
    weeks: { from: n, to: n + 4 },
  })),
  projects: numbered(4).map((n) => ({
    title: `Project ${n}`,
    growth: '+63%',
    desc: '',
    href: `/case-study/p${n}`,
    series: { values: [500_000, 900_000], label: 'visits a month' },
  })),
  plans: ['Seed', 'Grow', 'Harvest'].map((planName) => ({
    planName,
    price: '$1',
    period: 'a month',
    items: [],
    link: '/contact-us/',
    isGrow: planName !== 'Seed',
  })),
  testimonials: [{ name: 'Ines', designation: 'Owner', quote: numbered(20).join(' ') }],
  faqs: [{ question: 'When?', answer: 'Soon.' }],
  auditForm: <form id="the-form" />,
}

const html = renderToStaticMarkup(<HomePage {...props} />)
const text = html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0

test('R-089 R-090 the title is the h1, and its button leads to the form', () => {
  expect(html).toContain('<h1>3X Your eCommerce Revenue with Proven Marketing Solutions</h1>')
  expect(html).toMatch(/<a class="button" href="#audit">Send me a proposal/)
  expect(html).toMatch(/<section class="band audit" id="audit">.*<form id="the-form">/)
})

test('R-091 R-092 R-097 R-101 the page has four projects, four cards, fourteen links, and four results', () => {
  expect(count(/class="project"/g)).toBe(4)
  expect(count(/class="stack-card /g)).toBe(4)
  expect(count(/<a href="\/services\/s\d+\//g)).toBe(14)
  expect(count(/class="result-figure"/g)).toBe(4)
})

test('R-004 R-005 R-006 R-007 R-008 R-094 the claims read as sentences with their final numbers', () => {
  for (const claim of ['$32 Million+ revenue generated', '300+ satisfied clients', '450% average traffic increase'])
    expect(text).toContain(claim)
  expect(text).toContain('60 Million+ organic traffic')
  expect(text).toContain('14+ countries')
  expect(count(/data-count-up/g)).toBe(5)
})

test('R-099 only one plan is highlighted, however many are marked', () =>
  expect(count(/class="plan is-grow flip"/g)).toBe(1))

test('R-100 a logo has a label, or its name as text', () => {
  expect(html).toContain('role="img" aria-label="Larkmoor"')
  expect(html).toContain('<span>Skarnholt</span>')
})

test('R-102 the proposal appears more than once', () => expect(count(/data-proposal/g)).toBeGreaterThanOrEqual(2))

test('R-060 the industry questions have their id', () => expect(html).toContain('id="industriesFaq"'))

test('R-017 a market figure names its source, with a link if there is one', () =>
  expect(html).toContain('<a href="https://source.example/rates">A survey, 2025</a>'))

test('a quote is cut to fifteen words', () => expect(text).toContain('13 14 15...'))

test('charts have text alternatives', () => {
  expect(html).toContain('1X in the first week')
  expect(html).toContain('39 strokes for 39 clicks')
  expect(html).toContain('26 of them are marked')
  expect(html).toContain('53 of them are marked as abandoned')
  expect(html).toContain('of a second, $234,652')
  expect(html).toContain('Line chart of growth: from 1 to 5 in 6 of 12 months')
  expect(html).toContain('Curve from 500,000 to 900,000 visits a month')
})

test('every id is unique', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('sections without content have no heading', () => {
  const empty = renderToStaticMarkup(
    <HomePage
      {...props}
      home={{ ...props.home, chart: undefined, challenges: [], steps: [], about: '', clients: [] }}
      claims={{ ...props.claims, highlights: [] }}
      services={[]}
      projects={[]}
      plans={[]}
      testimonials={[]}
      faqs={[]}
    />,
  )
  expect([...empty.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual(['A free audit', 'Begin'])
  expect(empty).not.toMatch(/hero-chart|class="page logos"|closing-line/)
})
