import { PAGE_COLUMNS } from '#audit/exports/page-columns.ts'
import { cellClass, fitted, type PageValue, shownUrl, statusTone, valueText } from './page-cells.ts'
import { findRows, orderRows, type RowOrder, type RowWindow, windowOf } from './row-window.ts'

/** Columns whose texts are searched. */
const SEARCHED = PAGE_COLUMNS.flatMap(({ key }, at) => (['url', 'title', 'template'].includes(key) ? [at] : []))
const STATUS = PAGE_COLUMNS.findIndex(({ key }) => key === 'status')
/** Figures are usually wanted from the largest, texts from A. */
const isRisingFirst = (column: number) => !cellClass(PAGE_COLUMNS[column]?.key ?? 'url').includes('num')

const area = document.querySelector<HTMLElement>('[data-pages]')
const body = area?.querySelector('tbody')
if (area && body) enhance(area, body)

function enhance(scroll: HTMLElement, tbody: HTMLTableSectionElement) {
  const input = document.querySelector<HTMLInputElement>('[data-pages-find]')
  const said = document.querySelector('[data-pages-shown]')
  const origin = scroll.dataset.origin ?? ''
  const heads = [...scroll.querySelectorAll('th')]
  let rows: PageValue[][] | undefined
  let loading: Promise<void> | undefined
  let shown: number[] = []
  let order: RowOrder | undefined
  let drawn: RowWindow | undefined
  let frame = 0
  let rowHeight = 0
  const [top, bottom] = [spacer(), spacer()]

  for (const event of ['pointerenter', 'focusin', 'scroll', 'touchstart'])
    scroll.addEventListener(event, () => void load(), { once: true, passive: true })
  scroll.addEventListener('scroll', drawSoon, { passive: true })
  input?.addEventListener('focus', () => void load(), { once: true })
  input?.addEventListener('input', () => void load().then(() => arrange()))
  for (const [column, head] of heads.entries())
    head.querySelector('button')?.addEventListener('click', () => void load().then(() => sortBy(column)))

  function load() {
    loading ??= fetch(scroll.dataset.pages ?? '')
      .then((response) => (response.ok ? (response.json() as Promise<{ rows: PageValue[][] }>) : Promise.reject()))
      .then((answer) => {
        rows = answer.rows
        arrange({ isReordered: false })
      })
      .catch(() => {
        // The rows in the page stay; the next interaction tries again.
        loading = undefined
        if (said) said.textContent = 'The other rows could not be loaded. '
      })
    return loading
  }

  function sortBy(column: number) {
    const own = order?.column === column ? order : undefined
    const first = isRisingFirst(column)
    order = !own ? { column, isRising: first } : own.isRising === first ? { column, isRising: !first } : undefined
    for (const [at, head] of heads.entries()) {
      const isOwn = order?.column === at
      if (isOwn && order) head.ariaSort = order.isRising ? 'ascending' : 'descending'
      else head.removeAttribute('aria-sort')
      const sign = head.querySelector('.sort-sign')
      if (sign) sign.textContent = isOwn && order ? (order.isRising ? '↑' : '↓') : ''
    }
    arrange()
  }

  function arrange({ isReordered = true } = {}) {
    if (!rows) return
    const found = findRows(rows, input?.value ?? '', SEARCHED)
    shown = order ? orderRows(rows, found, order) : found
    scroll.querySelector('table')?.setAttribute('aria-rowcount', String(shown.length + 1))
    if (said)
      said.textContent =
        shown.length === rows.length
          ? ''
          : `${shown.length.toLocaleString('en-US')} of ${rows.length.toLocaleString('en-US')} URLs. `
    drawn = undefined
    // What is first now is wanted first.
    if (isReordered) scroll.scrollTop = 0
    draw()
  }

  function drawSoon() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(draw)
  }

  /** Renders the rows near the visible ones, with empty rows that take the place of all others. */
  function draw() {
    if (!rows) return
    const list = rows
    rowHeight ||= tbody.querySelector<HTMLElement>('tr:not([aria-hidden])')?.offsetHeight || 36
    const { scrollTop, clientHeight: height } = scroll
    const next = windowOf({ scrollTop, height, rowHeight, total: shown.length }, drawn)
    if (next === drawn) return
    const create = (from: number, to: number) =>
      shown.slice(from, to).map((place, at) => rowOf(list[place] ?? [], from + at, origin))
    const overlaps = drawn && next.start < drawn.end && drawn.start < next.end
    if (drawn && overlaps) {
      // Rows that stay are not touched; the others are added and removed at both ends.
      for (let at = drawn.start; at < next.start; at++) top.nextElementSibling?.remove()
      for (let at = drawn.end; at > next.end; at--) bottom.previousElementSibling?.remove()
      top.after(...create(next.start, drawn.start))
      bottom.before(...create(drawn.end, next.end))
    } else tbody.replaceChildren(top, ...create(next.start, next.end), bottom)
    resize(top, next.start * rowHeight)
    resize(bottom, (shown.length - next.end) * rowHeight)
    drawn = next
  }
}

/** Returns an empty row that takes the place of rows that are not rendered. */
function spacer() {
  const row = document.createElement('tr')
  row.ariaHidden = 'true'
  row.className = 'is-space'
  return row
}

const resize = (row: HTMLTableRowElement, height: number) => row.style.setProperty('height', `${height}px`)

function rowOf(values: PageValue[], at: number, origin: string) {
  const row = document.createElement('tr')
  row.role = 'row'
  row.ariaRowIndex = String(at + 2)
  for (const [column, { key }] of PAGE_COLUMNS.entries()) {
    const cell = document.createElement('td')
    cell.role = 'cell'
    cell.className = cellClass(key)
    const value = values[column] ?? null
    if (column === STATUS) cell.append(statusOf(typeof value === 'number' ? value : null))
    else cell.textContent = fitted(key === 'url' ? shownUrl(String(value), origin) : valueText(value), key)
    row.append(cell)
  }
  return row
}

function statusOf(status: number | null) {
  return Object.assign(document.createElement('span'), {
    className: `status is-${statusTone(status)}`,
    textContent: status === null ? 'none' : String(status),
  })
}
