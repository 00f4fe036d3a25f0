import { capital } from '#engine/text/capital.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type Figure, figureFrom, figureText, grades } from '#engine/tool/figure.ts'
import { postBySlug, postsOfAuthor } from '../features/blog/queries.ts'
import { firstVacancies, vacancyBySlug } from '../features/careers/queries.ts'
import { studyBySlug } from '../features/case-studies/queries.ts'
import { founderBySlug } from '../features/journey/queries.ts'
import { pageBySlug } from '../features/pages/queries.ts'
import { effectNames } from '../features/services/families.ts'
import { serviceBySlug } from '../features/services/queries.ts'
import { axisWeeks, isSpan, share } from '../features/services/time-axis.ts'
import { toolsIndex } from '../features/tool-pages/queries.ts'
import { describeCurve } from '../ui/charts/curve.ts'
import { artOfWords, type Picture } from '../ui/images/picture.tsx'
import type { Card, Drawing } from './card.ts'
import { curveDrawing } from './curve-drawing.ts'
import { salaryScale } from './salary-scale.ts'

/** Returns the card of a post, or undefined if it is not published. */
export async function postCard(slug: string): Promise<Card | undefined> {
  const post = await postBySlug(slug)
  if (!post) return undefined
  const { title, dateText, author, minutes, picture } = post.page.card
  return {
    kicker: '',
    title,
    meta: [dateText, author?.name ?? '', `${minutes} min read`],
    drawing: drawingOf(picture, title),
  }
}

/**
 * Returns the art of a document. One with a photo gets the lines of its title instead, because cropping could spoil
 * the photo.
 */
function drawingOf(picture: Picture | undefined, title: string): Drawing {
  return { kind: 'art', place: 'beside', art: picture?.art ?? artOfWords(title) }
}

/** Returns the card of an author, or undefined. */
export async function authorCard(username: string): Promise<Card | undefined> {
  const found = await postsOfAuthor(username)
  if (!found) return undefined
  const { name, role } = found.author
  return {
    kicker: 'Author',
    title: name,
    meta: [role, countOf(found.count, 'article')],
    drawing: { kind: 'face', name },
  }
}

/** Returns the card of a founder, or undefined. */
export async function founderCard(slug: string): Promise<Card | undefined> {
  const found = await founderBySlug(slug)
  if (!found) return undefined
  const { name, role } = found.page
  return { kicker: role === '' ? 'Founder' : '', title: name, meta: [role], drawing: { kind: 'face', name } }
}

/** Returns the card of a service, or undefined. */
export async function serviceCard(slug: string): Promise<Card | undefined> {
  const found = await serviceBySlug(slug)
  if (!found) return undefined
  const { title, weeks, family } = found.page
  const known = isSpan(weeks)
  const { first, full } = effectNames[family]
  return {
    kicker: 'Service',
    title,
    meta: known ? [`${capital(first)} in week ${weeks.from}`, `${full} by week ${weeks.to}`] : [],
    drawing: {
      kind: 'rows',
      rows: known ? [{ bars: [{ from: share(weeks.from) / 100, to: share(weeks.to) / 100 }], isMarked: true }] : [],
      ticks: known ? weekTicks : [],
    },
  }
}

export const weekTicks = [0, 8, 16, 24].map((week) => ({ at: week / axisWeeks, label: `Week ${week}` }))

/** Returns the card of a tool: one square for each tool, with this one marked. */
export async function toolCard(slug: string): Promise<Card | undefined> {
  const { groups } = await toolsIndex()
  const tools = groups.flatMap(({ tools }) => tools)
  const at = tools.findIndex((tool) => tool.slug === slug)
  const tool = tools[at]
  return (
    tool && {
      kicker: 'Free tool',
      title: tool.name,
      meta: [tool.desc.replace(/\.$/, '')],
      drawing: { kind: 'squares', count: tools.length, marked: [at] },
    }
  )
}

/** Returns the card of a shared report: its figure and its tool, and nothing about what was measured. */
export async function resultCard(slug: string, result: string): Promise<Card | undefined> {
  const figure = figureFrom(result)
  if (!figure) return undefined
  const tool = (await toolsIndex()).groups.flatMap(({ tools }) => tools).find((one) => one.slug === slug)
  return tool?.isOpen
    ? { kicker: 'Free tool', title: figureText(figure), meta: [tool.name, tool.desc], drawing: figureDrawing(figure) }
    : undefined
}

function figureDrawing({ kind, value }: Figure): Drawing {
  if (kind === 'grade') return { kind: 'squares', count: grades.length, marked: [grades.indexOf(value)] }
  const before = { bars: [{ from: 0, to: 1 }] }
  return kind === 'saving'
    ? { kind: 'rows', rows: [before, bar(1 - value / 100)], ticks: [] }
    : { kind: 'rows', rows: [bar(value / 100)], ticks: scoreTicks }
}

const bar = (to: number) => ({ bars: [{ from: 0, to }], isMarked: true })
const scoreTicks = [0, 50, 90].map((at) => ({ at: at / 100, label: String(at) }))

/** Returns the card of a case study, or undefined. */
export async function studyCard(slug: string): Promise<Card | undefined> {
  const found = await studyBySlug(slug)
  if (!found) return undefined
  const { title, client, curve, picture } = found.page
  return {
    kicker: 'Case study',
    title,
    meta: [client, curve ? describeCurve(curve) : ''],
    drawing: curve ? curveDrawing(slug, curve) : drawingOf(picture, title),
  }
}

/** Returns the card of an open vacancy; undefined for a closed one, whose page has no image. */
export async function vacancyCard(slug: string): Promise<Card | undefined> {
  const [found, vacancies] = await Promise.all([vacancyBySlug(slug), firstVacancies()])
  if (!found?.isOpen) return undefined
  const { title, team, location, jobType, salary } = found.page
  return {
    kicker: 'Open role',
    title,
    meta: [team && `${team} team`, location, jobType, salary.includes('₹') ? `${salary} a year` : ''],
    drawing: salaryScale(vacancies, (link) => link === `/career/${slug}`),
  }
}

/** Returns the card of a page that an editor made: its title above the horizon. */
export async function pageCard(slug: string): Promise<Card | undefined> {
  const found = await pageBySlug(slug)
  if (!found) return undefined
  const { title, updated } = found.page
  return {
    kicker: '',
    title,
    meta: updated ? [`Updated ${updated.text}`] : [],
    drawing: { kind: 'rows', rows: [], ticks: [] },
  }
}
