type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>

const BAR_WIDTH = 24
const DEFAULT_COLUMNS = 80
const TICK_MS = 1_000
const CLEAR_LINE = '\r\u001b[K'

/**
 * Shows the progress of a run in one line of a terminal, with the time since it began. Writes nothing to a file or a
 * pipe.
 */
export function createProgressBar(terminal: Terminal, now: () => number = performance.now.bind(performance)) {
  const began = now()
  let last: { done: number; total: number; step: string } | undefined
  let tick: NodeJS.Timeout | undefined
  return { show, end }

  function show(done: number, total: number, step = '') {
    if (!terminal.isTTY) return
    last = { done, total, step }
    // A crawl says nothing for minutes: the time shows that it goes on.
    tick ??= setInterval(draw, TICK_MS).unref()
    draw()
  }

  function draw() {
    if (!last) return
    const line = progressLine({ ...last, seconds: (now() - began) / 1_000 }, terminal.columns || DEFAULT_COLUMNS)
    terminal.write(`\r${line}\u001b[K`)
  }

  function end() {
    clearInterval(tick)
    if (last) terminal.write(CLEAR_LINE)
  }
}

type State = { done: number; total: number; step: string; seconds: number }

/**
 * Returns a line of at most `columns` characters, less one for the cursor.
 * @example progressLine({ done: 12, total: 48, step: 'Crawling', seconds: 61 }, 80)
 * // '██████░░░░░░░░░░░░░░░░░░ 12 of 48 · Crawling · 1:01'
 */
export function progressLine({ done, total, step, seconds }: State, columns: number) {
  const full = total > 0 ? Math.floor(Math.min(1, done / total) * BAR_WIDTH) : 0
  const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full)
  const time = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
  const counted = total > 0 ? [`${done} of ${total}`] : []
  const line = `${bar} ${[...counted, ...(step ? [step] : []), time].join(' · ')}`
  return line.length < columns ? line : `${line.slice(0, columns - 2)}…`
}
