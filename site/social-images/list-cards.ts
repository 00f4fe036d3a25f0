import { GROUPS } from '#audit/groups.ts'
import { ruleOf } from '#audit/rules/by-id.ts'
import { rules } from '#audit/rules/index.ts'
import { ruleName } from '#audit/rules/rule-name.ts'
import { countPosts, listPosts } from '#cms/database/client.ts'
import { formulas } from '#engine/formulas/registry.ts'
import { BOT_NAME } from '#engine/net/bot.ts'
import { countOf } from '#engine/text/count-of.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { blogIndex, listedPosts, postsOfCategory } from '../features/blog/queries.ts'
import { careerPage } from '../features/careers/queries.ts'
import { studyList } from '../features/case-studies/queries.ts'
import { creativePage } from '../features/creative/queries.ts'
import { homePage } from '../features/home/queries.ts'
import { journeyPage } from '../features/journey/queries.ts'
import { portfolioPage } from '../features/portfolio/queries.ts'
import { servicesIndex } from '../features/services/queries.ts'
import { isSpan, share } from '../features/services/time-axis.ts'
import { shellData } from '../features/shell/queries.ts'
import { testimonialPage } from '../features/testimonials/queries.ts'
import { libraryRows } from '../features/tool-pages/licenses.ts'
import { toolsIndex } from '../features/tool-pages/queries.ts'
import { isUsable } from '../features/tool-pages/tool-row.ts'
import { withinDay } from '../ui/charts/day-range.ts'
import { artOfWords } from '../ui/images/picture.tsx'
import type { Card, Drawing } from './card.ts'
import { curveDrawing } from './curve-drawing.ts'
import { weekTicks } from './document-cards.ts'
import { salaryScale } from './salary-scale.ts'

/** Articles, or testimonials, that a card draws a square for: the first of the list. */
const SQUARES = 400

export async function homeCard(): Promise<Card> {
  const [{ home }, { brand }] = await Promise.all([homePage(), shellData()])
  const { heroTitle, chart } = home
  const values = chart?.values.map((point) => (typeof point === 'number' ? point : point.value))
  return {
    kicker: '',
    title: heroTitle || brand.name,
    meta: [chart?.caption ?? brand.tagline ?? ''],
    drawing: values ? ridgeOf(values) : horizon,
  }
}

/** Returns the card of one page of the blog, or undefined if it does not exist. */
export async function blogCard(page: number): Promise<Card | undefined> {
  const index = await blogIndex(page)
  if (!index) return undefined
  const [posts, count] = await Promise.all([listedPosts({ limit: SQUARES }), countPosts()])
  const shown = new Set(index.posts.map(({ href }) => href))
  return {
    kicker: page > 1 ? `Page ${page} of ${index.total}` : 'Blog',
    title: 'How online stores get found, advertise, and measure',
    meta: [countOf(count, 'article'), posts[0] ? `newest ${posts[0].card.dateText}` : ''],
    // On later pages, the posts of the page are marked; on the first, the newest post.
    drawing: squares(
      posts.length,
      posts.flatMap(({ card }, i) => ((page > 1 ? shown.has(card.href) : i === 0) ? [i] : [])),
    ),
  }
}

/** Returns the card of a category: one square for each article, with those of the category marked. */
export async function categoryCard(slug: string): Promise<Card | undefined> {
  const found = await postsOfCategory(slug)
  if (!found) return undefined
  const [posts, count] = await Promise.all([listPosts({ limit: SQUARES }), countPosts()])
  return {
    kicker: 'Blog',
    title: found.category.title,
    meta: [`${withCommas(found.count)} of ${countOf(count, 'article')}`],
    drawing: squares(
      posts.length,
      posts.flatMap(({ categories }, i) => (categories.includes(found.category.id) ? [i] : [])),
    ),
  }
}

/** Returns the card of the services: a bar for each service, from its first effect to its full effect. */
export async function servicesCard(): Promise<Card> {
  const { groups = [], total = 0 } = (await servicesIndex()) ?? {}
  const spans = groups.flatMap(({ services }) => services.map(({ weeks }) => weeks)).filter(isSpan)
  return {
    kicker: 'Services',
    title: `${countOf(total, 'service')}, by the week they take effect`,
    meta: groups.map(({ name, count }) => `${name} ${count}`),
    drawing: {
      kind: 'rows',
      rows: spans
        .toSorted((a, b) => a.from - b.from || a.to - b.to)
        .map(({ from, to }, i) => ({ bars: [{ from: share(from) / 100, to: share(to) / 100 }], isMarked: i === 0 })),
      ticks: weekTicks,
    },
  }
}

export async function toolsCard(): Promise<Card> {
  const { groups, total } = await toolsIndex()
  return {
    kicker: 'Tools',
    title: `${countOf(total, 'free tool')}, no account`,
    meta: groups.map(({ name, tools }) => `${name} ${tools.filter(isUsable).length}`),
    drawing: squares(total, []),
  }
}

export async function licensesCard(): Promise<Card> {
  const rows = await libraryRows()
  return {
    kicker: 'Tools',
    title: 'The open-source libraries behind the free tools',
    meta: [countOf(rows.length, 'library').replace('librarys', 'libraries')],
    drawing: squares(rows.length, []),
  }
}

export async function assistantsCard(): Promise<Card> {
  return {
    kicker: 'Tools',
    title: 'Our free tools in your AI assistant, with one URL',
    meta: ['Claude', 'ChatGPT', 'VS Code', 'Cursor'],
    drawing: horizon,
  }
}

export async function formulasCard(): Promise<Card> {
  return {
    kicker: 'Tools',
    title: 'The formulas of our scores, with worked examples',
    meta: [countOf(formulas.length, 'formula')],
    drawing: squares(formulas.length, []),
  }
}

export async function formulaCard(slug: string): Promise<Card | undefined> {
  const formula = formulas.find((one) => one.slug === slug)
  return formula && { kicker: 'Formula', title: formula.name, meta: formula.expression.slice(0, 1), drawing: horizon }
}

export async function auditCard(): Promise<Card> {
  return {
    kicker: 'Free audit',
    title: 'Watch us examine your whole website',
    meta: [countOf(rules.length, 'rule'), 'no account'],
    drawing: horizon,
  }
}

export async function rulesCard(): Promise<Card> {
  return {
    kicker: 'Free audit',
    title: 'The rules of the audit, each with its source',
    meta: [countOf(rules.length, 'rule')],
    drawing: squares(rules.length, []),
  }
}

export async function ruleCard(id: string): Promise<Card | undefined> {
  const rule = ruleOf(id)
  return rule && { kicker: 'Audit rule', title: ruleName(id), meta: [GROUPS[rule.group].label], drawing: horizon }
}

export async function botCard(): Promise<Card> {
  return {
    kicker: 'Tools',
    title: 'What our bot fetches, and how to exclude it',
    meta: [BOT_NAME],
    drawing: horizon,
  }
}

export async function studiesCard(): Promise<Card> {
  const list = await studyList(new URLSearchParams())
  const { studies = [], total = 0 } = list ?? {}
  const newest = studies.find(({ curve }) => curve)
  return {
    kicker: 'Case studies',
    title: 'What grew, and the dated changes behind it',
    meta: [countOf(total, 'study').replace('studys', 'studies'), newest?.client ? `drawn here: ${newest.client}` : ''],
    drawing: newest?.curve ? curveDrawing(newest.slug, newest.curve) : horizon,
  }
}

/** Returns the card of the careers page: the salaries of the open vacancies on one scale. */
export async function careersCard(): Promise<Card> {
  const { vacancies, count } = (await careerPage()) ?? { vacancies: [], count: 0 }
  return {
    kicker: 'Careers',
    title: vacancies.length > 0 ? 'Open positions with salaries on one scale' : 'Careers',
    meta: [countOf(count, 'open role')],
    drawing: salaryScale(vacancies, (link) => link === vacancies[0]?.link),
  }
}

export async function portfolioCard(): Promise<Card> {
  const { projects, count } = (await portfolioPage()) ?? { projects: [], count: 0 }
  const drawn = projects.find(({ values }) => values)
  return {
    kicker: 'Portfolio',
    title: 'Work with the figure it moved',
    meta: [countOf(count, 'project'), drawn ? `drawn here: ${drawn.name}` : ''],
    drawing: drawn?.values ? ridgeOf(drawn.values) : horizon,
  }
}

export async function creativeCard(): Promise<Card> {
  const { hero, gallery } = await creativePage()
  return {
    kicker: 'Creative',
    title: hero.title,
    meta: [gallery.pieces.length > 0 ? countOf(gallery.pieces.length, 'piece') : ''],
    drawing: { kind: 'art', place: 'beside', art: artOfWords(hero.title) },
  }
}

export async function testimonialsCard(): Promise<Card> {
  const { count } = (await testimonialPage()) ?? { count: 0 }
  return {
    kicker: 'Testimonials',
    title: 'What grew and what we stopped, in our clients’ words',
    meta: [countOf(count, 'client')],
    drawing: squares(Math.min(count, SQUARES), []),
  }
}

/** Returns the card of the journey page: every milestone on one axis of years, with the last one marked. */
export async function journeyCard(): Promise<Card> {
  const { milestones = [], steps = 0, people = 0 } = (await journeyPage()) ?? {}
  const times = milestones.map(({ iso }) => Date.parse(iso))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const span = last - first || 1
  return {
    kicker: 'Our journey',
    title: 'The agency on one axis',
    meta: [countOf(steps, 'step'), countOf(people, 'person').replace('persons', 'people')],
    drawing: {
      kind: 'rows',
      rows: times.map((time, i) => ({
        bars: [{ from: 0, to: (time - first) / span }],
        isMarked: i === times.length - 1,
      })),
      ticks: times.length > 1 ? [tickOf(milestones[0]?.iso, 0), tickOf(milestones.at(-1)?.iso, 1)] : [],
    },
  }
}

const tickOf = (iso: string | undefined, at: number) => ({ at, label: iso ? formatDate(iso) : '' })

/** Returns the card of the contact page: the opening hours of each office, in UTC. */
export async function contactCard(): Promise<Card> {
  const { offices, openHoursTitle } = await shellData()
  return {
    kicker: 'Contact',
    title: openHoursTitle || 'Contact',
    meta: offices.map(({ city }) => city),
    drawing: {
      kind: 'rows',
      rows: offices.map((office) => ({
        bars: withinDay(office).map(({ from, to }) => ({ from: from / 100, to: to / 100 })),
      })),
      ticks: offices.length > 0 ? [0, 6, 12, 18, 24].map((hour) => ({ at: hour / 24, label: `${hour} UTC` })) : [],
    },
  }
}

const horizon: Drawing = { kind: 'rows', rows: [], ticks: [] }
const squares = (count: number, marked: number[]): Drawing => ({ kind: 'squares', count, marked })
const ridgeOf = (values: number[]): Drawing => ({
  kind: 'art',
  place: 'below',
  art: { kind: 'ridge', values, weather: 'dawn' },
})

/** Returns the card of the booking page: the opening hours of the offices. */
export const bookingCard = async (): Promise<Card> => ({
  ...(await contactCard()),
  kicker: 'Book a call',
  title: 'Free times in your own time zone',
})
