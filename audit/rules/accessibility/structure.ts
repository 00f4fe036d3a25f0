import type { Evidence } from '../../evidence.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { elementsNamed, tagIndex } from '../../page/tag-index.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { source } from '../../sources.ts'
import { hasRole, isHidden, rolesOf, type Tag } from './elements.ts'

const HTML = 'HTML pages that visitors see'
/** Elements without a box of their own are left alone everywhere. */
const LISTS = new Set(['ul', 'ol', 'dl'])
const LIST_CHILDREN = /^(?:li|script|template|style|link|meta)$/
const DESCRIPTION_CHILDREN = /^(?:dt|dd|div|script|template|style|link|meta)$/
/** Links before the content that visitors with a keyboard would have to pass. */
const MIN_LINKS_BEFORE = 5
/** Links among which a skip link is expected. */
const FIRST_LINKS = 3
const MIN_ROWS = 3
const MIN_COLUMNS = 2
/** What a cell of a layout contains, rather than one of a table of data. */
const LAYOUT =
  /^(?:table|form|pre|div|section|article|h[1-6]|ul|ol|iframe|video|img|picture|input|textarea|select|nav)$/

export const structureRules = [
  pageRule({
    id: 'main-landmark-missing',
    group: 'accessibility',
    severity: 'notice',
    scope: 'html',
    fault: 'without a main landmark',
    measures: 'Whether the page has a main element, or an element with role="main".',
    appliesTo: `${HTML}.`,
    why: 'Users of screen readers jump to the main content, past everything that is the same on each page.',
    source: source('W3C: page regions', 'https://www.w3.org/WAI/tutorials/page-structure/regions/'),
    fix: 'Put the content of the page, without header and footer, into one main element.',
    weight: 3,
    effort: 2,
    evaluate: (page) => (mainOf(page) ? [] : [{}]),
  }),
  pageRule({
    id: 'skip-link-missing',
    group: 'accessibility',
    severity: 'notice',
    scope: 'html',
    fault: 'without a link that skips the navigation',
    measures: `Whether one of the first ${FIRST_LINKS} links leads to a place on the page itself.`,
    appliesTo: `${HTML} and that have at least ${MIN_LINKS_BEFORE} links before their main element.`,
    why: 'People who use a keyboard press Tab for each link of the menu, on each page again.',
    source: source('WCAG 2.2, 2.4.1: Bypass Blocks', 'https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks.html'),
    fix: 'Make the first link of the template lead to the main element. Styles may show it only when it has the focus.',
    weight: 2,
    effort: 1,
    evaluate: (page) => {
      const main = mainOf(page)
      if (!main) return null
      const before = elementsNamed(page, 'a').filter(
        ({ attributes, offset }) => offset < main.offset && attributes.href !== undefined,
      )
      if (before.length < MIN_LINKS_BEFORE) return null
      const skips = before.slice(0, FIRST_LINKS).some(({ attributes }) => /#[^!/]/.test(attributes.href ?? ''))
      return skips ? [] : [{ paste: '<a href="#main">Skip to the content</a>' }]
    },
  }),
  pageRule({
    id: 'list-with-other-children',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with lists that contain something other than items',
    measures: 'The elements right inside of ul, ol, and dl.',
    appliesTo: `${HTML} and that have a list.`,
    why: 'A screen reader says how many items a list has, and where it ends. Other elements inside break that.',
    source: source(
      'HTML Standard: the ul element',
      'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element',
    ),
    fix: 'Put each entry into an li element, and what is no entry outside of the list.',
    weight: 2,
    effort: 2,
    evaluate: (page) => {
      if (elementsNamed(page, 'ul', 'ol', 'dl').length === 0) return null
      const evidence: Evidence[] = []
      for (const tag of page.tags) {
        const { parent } = tag
        if (!parent || !LISTS.has(parent.name) || rolesOf(parent).length > 0 || tag.name.includes('-')) continue
        const isWrong = parent.name === 'dl' ? !DESCRIPTION_CHILDREN.test(tag.name) : !LIST_CHILDREN.test(tag.name)
        if (isWrong) evidence.push({ ...tagEvidence(page, tag), detail: `${tag.name} inside of ${parent.name}` })
      }
      return evidence
    },
  }),
  pageRule({
    id: 'table-without-headers',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with tables of data that have no header cells',
    measures: `Tables with at least ${MIN_ROWS} rows and ${MIN_COLUMNS} columns of text, and no th element.`,
    appliesTo: `${HTML} and that have such a table. Tables for layout do not count.`,
    why: 'A screen reader reads a cell together with its header. Without one, a number in a table means nothing.',
    source: source('W3C: tables', 'https://www.w3.org/WAI/tutorials/tables/'),
    fix: 'Make the cells that name a column or a row th elements with a scope.',
    weight: 3,
    effort: 2,
    evaluate: (page) => {
      const tables = dataTables(page)
      if (tables.length === 0) return null
      return tables.filter(({ hasHeader }) => !hasHeader).map(({ table }) => tagEvidence(page, table))
    },
  }),
]

const mainOf = (page: AuditedPage) =>
  elementsNamed(page, 'main')[0] ?? tagIndex(page).role.find((tag) => hasRole(tag, 'main'))

type Seen = { table: Tag; rows: number; cells: number; hasHeader: boolean; isLayout: boolean }

/** Returns the tables that have data in rows and columns, with whether they have header cells. */
function dataTables(page: AuditedPage): Seen[] {
  if (elementsNamed(page, 'table').length === 0) return []
  const seen = new Map<Tag, Seen>()
  for (const tag of page.tags) {
    const table = tableAround(tag)
    const about = table && seen.get(table)
    if (about) {
      if (tag.name === 'tr') about.rows++
      else if (tag.name === 'td') about.cells++
      if (tag.name === 'th' || hasRole(tag, 'columnheader', 'rowheader')) about.hasHeader = true
      if (LAYOUT.test(tag.name)) about.isLayout = true
    }
    if (tag.name === 'table') {
      const isLayout = isHidden(tag) || hasRole(tag, 'presentation', 'none')
      seen.set(tag, { table: tag, rows: 0, cells: 0, hasHeader: false, isLayout })
    }
  }
  return [...seen.values()].filter(
    ({ rows, cells, hasHeader, isLayout }) =>
      !isLayout && (hasHeader || (rows >= MIN_ROWS && cells >= rows * MIN_COLUMNS)),
  )
}

function tableAround(tag: Tag): Tag | undefined {
  let one = tag.parent
  while (one && one.name !== 'table') one = one.parent
  return one
}
