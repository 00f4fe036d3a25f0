import { AxisTicks } from '#site/ui/charts/range.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { formatRupees } from '#site/ui/text/text.ts'

export type VacancyCardProps = {
  title: string
  /** "SEO", shown as "SEO Team". Empty values are left out. */
  team: string
  jobType: string
  workplaceType: string
  /** In rupees per year. Both ends or neither. */
  salaryMin?: number | undefined
  salaryMax?: number | undefined
  link: string
}

/** Renders vacancies with all salaries on one scale. */
export function VacancyList({ vacancies }: { vacancies: VacancyCardProps[] }) {
  const end = salaryScale(vacancies)
  return (
    <>
      {end > 0 && (
        <div className="page job-axis">
          <AxisTicks ticks={[0, 50, 100].map((at) => ({ at, text: formatRupees((end * at) / 100) }))} />
        </div>
      )}
      <ul className="page jobs">
        {vacancies.map((vacancy) => (
          <VacancyCard key={vacancy.link} {...vacancy} scaleEnd={end} />
        ))}
      </ul>
    </>
  )
}

export function VacancyCard({
  title,
  team,
  jobType,
  workplaceType,
  salaryMin,
  salaryMax,
  link,
  scaleEnd,
}: VacancyCardProps & { scaleEnd: number }) {
  const isKnown = salaryMin !== undefined && salaryMax !== undefined
  return (
    <li className="job">
      <h3>
        <a href={link}>{title}</a>
      </h3>
      <p className="job-meta">
        {team && <span>{team} Team</span>} {jobType && <span>{jobType}</span>}{' '}
        {workplaceType && <span>{workplaceType}</span>}
      </p>
      <p className="job-pay">
        <span className="mono">
          {isKnown ? `${formatRupees(salaryMin)} to ${formatRupees(salaryMax)}` : 'Not disclosed'}
        </span>
        {isKnown && scaleEnd > 0 && (
          <span
            className="range"
            style={{ '--a': (salaryMin / scaleEnd) * 100, '--b': (salaryMax / scaleEnd) * 100 }}
          />
        )}
      </p>
      <ButtonLink href={link} quiet aria-label={`Apply: ${title}`}>
        Apply
      </ButtonLink>
    </li>
  )
}

/** Returns the end of the common axis, in rupees: the smallest multiple of 400,000 that holds every salary. */
export function salaryScale(vacancies: Pick<VacancyCardProps, 'salaryMax'>[]) {
  const STEP = 400_000
  return Math.ceil(Math.max(0, ...vacancies.map(({ salaryMax = 0 }) => salaryMax)) / STEP) * STEP
}
