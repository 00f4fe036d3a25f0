import { promisedDay } from '#site/ui/charts/charts.ts'

export type StepDays = { fromDay?: number; toDay?: number }

const YEAR = 52
const QUARTER = 13

/**
 * Returns the days since the signature on an axis of a year, or of as many quarters as the steps take. Positions are 0
 * to 100. A label is next to its bar, past the line of Day 60, or below it; at the far end, it is right-aligned.
 */
export function stepAxis(steps: readonly StepDays[]) {
  const lastDay = Math.max(0, ...steps.flatMap(({ fromDay = 0, toDay = 0 }) => [fromDay + 1, toDay]))
  const weeks = Math.max(YEAR, QUARTER * Math.ceil(lastDay / 7 / QUARTER))
  const at = (day: number) => Math.round(Math.min(100, (100 * day) / (weeks * 7)) * 100) / 100
  const promise = at(promisedDay)
  const ticks = Array.from({ length: weeks / QUARTER + 1 }, (_, i) => ({
    at: at(i * QUARTER * 7),
    text: String(i * QUARTER),
  }))
  return {
    promise,
    /** Leaves out ticks that the label "Day 60" would cover. */
    ticks: ticks.filter((tick) => tick.at === 0 || Math.abs(tick.at - promise) > 9),
    rows: steps.map(({ fromDay, toDay }) => {
      if (fromDay === undefined) return undefined
      const from = fromDay <= 1 ? 0 : at(fromDay)
      // The last step has no end: it lasts to the end of the axis.
      const to = Math.max(toDay ? at(toDay) : 100, from + 0.8)
      const isEarly = to <= promise
      return {
        from,
        to,
        label: `Day ${fromDay} ${toDay ? `to ${toDay}` : 'onward'}`,
        labelAt: isEarly || from <= promise ? promise + 1.5 : from,
        place: isEarly ? 'beside' : from > 60 ? 'far' : '',
      }
    }),
  }
}

const stepCounts = ['', 'One step', 'Two steps', 'Three steps', 'Four steps', 'Five steps', 'Six steps', 'Seven steps']

/**
 * Returns the lead of the steps.
 * @example stepLead([{ toDay: 3 }, { toDay: 7 }, {}, {}, {}])
 * // 'Five steps on a one-year axis. The first two take a week together.'
 */
export function stepLead(steps: readonly StepDays[]) {
  const second = steps[1]?.toDay
  const beginning =
    second && steps.length > 2 ? ` The first two take ${second === 7 ? 'a week' : `${second} days`}.` : ''
  return `${stepCounts[steps.length] ?? `${steps.length} steps`} on a one-year axis.${beginning}`
}
