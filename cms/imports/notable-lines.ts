import type { ReportLine } from '#moving/report-line.ts'

/** A line of the report as the back office shows it, and how many others say the same. */
export type NotableLine = ReportLine & { more: number }

const MAX_SHOWN = 50
const MAX_ALIKE = 3
const MAX_LENGTH = 400
const GRAVE: readonly string[] = ['failed', 'left out', 'kept']

/**
 * Collects the lines of a report that somebody should read: at most 50, what did not come in first. A plain “added” or
 * “unchanged” is none of them, and of lines that say the same, three stand for all.
 */
export function createNotableLines() {
  const grave: NotableLine[] = []
  const noted: NotableLine[] = []
  const alike = new Map<string, NotableLine[]>()
  return {
    add(line: ReportLine) {
      const isGrave = GRAVE.includes(line.outcome)
      if (!isGrave && line.notes.length === 0) return
      const list = isGrave ? grave : noted
      const key = JSON.stringify([line.type, line.outcome, line.notes])
      const same = alike.get(key) ?? []
      if (same.length >= MAX_ALIKE) {
        ;(same.at(-1) as NotableLine).more += 1
        return
      }
      if (list.length >= MAX_SHOWN) return
      const shown = { ...line, title: short(line.title), notes: [short(line.notes.join(' '))], more: 0 }
      list.push(shown)
      alike.set(key, [...same, shown])
    },
    lines: (): NotableLine[] => [...grave, ...noted].slice(0, MAX_SHOWN),
  }
}

const short = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text)
