/** Content of the style guide. The people, stores, and figures here do not exist. */
export const quotes = [
  [
    'The plan came on the day it was promised and was right about which twelve pages would matter most.',
    'Specimen One',
    'Head of Ecommerce',
  ],
  ['Our cost per order fell in week five. The report said so in one line.', 'Specimen Two', 'Founder'],
  [
    'They asked for our margins before our keywords, and the plan came on day six, as promised.',
    'Specimen Three',
    'Marketing Director',
  ],
  [
    'Every change has its date on the chart, so nobody argues about what worked and what did not.',
    'Specimen Four',
    'Store manager',
  ],
  ['Short reports. We read them.', 'Specimen Five', 'Buyer'],
  [
    'The filters made forty thousand pages. Now they make ninety, and people find what they want there.',
    'Specimen Six',
    'Developer',
  ],
].map(([text = '', name = '', designation = '']) => ({ text, name, designation }))

export const colleagues = [
  [
    'Nobody here sells. The person on the call is the person who writes the pages, and I like that.',
    'Specimen Seven',
    'SEO analyst',
  ],
  ['I learned to say what we do not know.', 'Specimen Eight', 'PPC specialist'],
  [
    'Fridays are for our own experiments, and what fails is written down as carefully as what works.',
    'Specimen Nine',
    'Content editor',
  ],
  [
    'Four offices, one working day that hardly ends, and nobody has to be awake for all of it.',
    'Specimen Ten',
    'Designer',
  ],
  ['The charts are honest.', 'Specimen Eleven', 'Developer'],
].map(([text = '', name = '', designation = '']) => ({ text, name, designation }))

export const articles = [
  'What one redirect costs, counted in round trips',
  'Titles that survive the rewrite',
  'A category page deserves words',
  'Reading a distribution before its mean',
  'Faceted navigation without the trap',
  'The year before is part of the chart',
]

/** A year of growth, by month. */
export const growth = [4, 4.2, 4.1, 4.6, 5.5, 6.1, 6, 7.4, 8.8, 9.6, 11.2, 12]

export const projects = [
  {
    name: 'Specimen pets',
    growth: '+260%',
    desc: 'Traffic within six months, category pages first.',
    href: '#carousels',
  },
  { name: 'Specimen home', growth: '+63%', desc: 'Orders within four months, same budget.', href: '#carousels' },
  { name: 'Specimen health', growth: '500k to 900k', desc: 'Visits a month within twelve months.', href: '#carousels' },
  { name: 'Specimen tools', growth: '2x to 5.5x', desc: 'Return on ad spend within seven months.', href: '#carousels' },
]

export const questions = [
  ['How soon does anything happen?', 'The strategy is there within 7 days. First measurable results come within 60.'],
  [
    'What is needed to start?',
    'Read access to the store, the search console, and the ad account, and one person who can decide.',
  ],
  ['Does it work on any platform?', 'On any that lets its titles, templates, and redirects be edited.'],
  ['Who does the work?', 'The people on the first call.'],
  ['What does a report look like?', 'Two pages, one chart a page, and the list of changes with their dates.'],
  ['Can it be stopped?', 'At the end of any month.'],
].map(([question = '', answer = '']) => ({ question: `${question}`, answer }))

export const vacancies = [
  {
    title: 'Specimen analyst',
    team: 'SEO',
    jobType: 'Full-time',
    workplaceType: 'Hybrid',
    salaryMin: 900_000,
    salaryMax: 1_400_000,
    link: '#careers',
  },
  {
    title: 'Specimen editor',
    team: 'Content',
    jobType: 'Contract',
    workplaceType: 'Remote',
    salaryMin: 480_000,
    salaryMax: 720_000,
    link: '#careers',
  },
  { title: 'Specimen designer', team: 'Creative', jobType: 'Full-time', workplaceType: 'On-site', link: '#careers' },
]

export const plans = [
  {
    planName: 'Specimen',
    price: '$100',
    period: 'a month',
    descNode: 'For stores that need the groundwork put right.',
    items: [
      { listTitle: 'One channel', listText: 'SEO or paid search' },
      { listTitle: '10 pages', listText: 'rewritten each month' },
    ],
    isGrow: false,
  },
  {
    planName: 'Specimen grow',
    price: '$200',
    period: 'a month',
    descNode: 'For stores that want the next step to show in the accounts.',
    items: [
      { listTitle: 'SEO and paid search', listText: 'one budget, one report' },
      { listTitle: '30 pages', listText: 'rewritten each month' },
      { listTitle: 'Strategy', listText: 'within 7 days' },
    ],
    isGrow: true,
  },
  {
    planName: 'Specimen group',
    price: '$300',
    period: 'a month',
    descNode: 'For groups with several stores.',
    items: [{ listTitle: 'All channels', listText: 'and creative' }, { listText: 'A named team' }],
    isGrow: false,
  },
]

export const tools = [
  { name: 'Specimen checker', desc: 'Follows a URL through every redirect.', path: '#rows', runs: 'server' },
  { name: 'Specimen counter', desc: 'Counts words, sentences, and reading time.', path: '#rows', runs: 'browser' },
  { name: 'Specimen formatter', desc: 'Sorts and indents what a machine wrote.', path: '#rows', runs: 'browser' },
]

export const colors: [name: string, variable: string, light: string, dark: string, contrast?: string][] = [
  ['Paper', 'paper', '#F4F1E8', '#0C1512'],
  ['Raised', 'raised', '#FBFAF5', '#131F1A'],
  ['Sunk', 'sunk', '#ECE8DD', '#080F0C'],
  ['Ink', 'ink', '#10201A', '#EEEBE0', '14.95 / 15.55'],
  ['Ink 2', 'ink-2', '#46534C', '#AEB8B0', '7.15 / 9.09'],
  ['Ink 3', 'ink-3', '#5C6760', '#8C978F', '5.22 / 6.13'],
  ['Edge', 'edge', '#778078', '#66746D', '3.62 / 3.79'],
  ['Signal', 'signal', '#F04B08', '#FF6A2E', '3.25 / 6.50'],
  ['Signal ink', 'signal-ink', '#B13A05', '#FF9163', '5.35 / 8.38'],
  ['Green', 'green', '#1E6A4B', '#6CC096', '5.78 / 8.50'],
  ['Wheat', 'wheat', '#9C7419', '#D8B056', '3.77 / 9.07'],
  ['Red', 'red', '#B3231B', '#FF8A7A', '5.86 / 8.10'],
]
