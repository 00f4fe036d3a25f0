import type { Drawing } from './card.ts'

type PaidVacancy = { link: string; salaryMin?: number | undefined; salaryMax?: number | undefined }

const LAKH = 100_000
const STEP = 5 * LAKH

/** Returns the salaries of all open vacancies on one scale, with one of them marked. */
export function salaryScale(vacancies: PaidVacancy[], isMarked: (link: string) => boolean): Drawing {
  const paid = vacancies.flatMap(({ link, salaryMin: min, salaryMax: max }) => (min && max ? [{ link, min, max }] : []))
  const end = Math.ceil(Math.max(0, ...paid.map(({ max }) => max)) / STEP) * STEP
  return {
    kind: 'rows',
    rows: paid.map(({ link, min, max }) => ({ bars: [{ from: min / end, to: max / end }], isMarked: isMarked(link) })),
    ticks: end
      ? [
          { at: 0, label: '0' },
          { at: 0.5, label: `${end / LAKH / 2} lakh` },
          { at: 1, label: `INR ${end / LAKH} lakh a year` },
        ]
      : [],
  }
}
