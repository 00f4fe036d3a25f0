import { Field } from '#site/ui/forms/form.tsx'
import { Button, ButtonLink } from '#site/ui/parts/button.tsx'
import { NothingYet } from '#site/ui/parts/nothing-yet.tsx'
import { Pagination } from '#site/ui/parts/pagination.tsx'
import { type StudyCardProps, StudyGrid } from './study-card.tsx'
import { type Facet, filterPath, type StudyFilter } from './study-filter.ts'

const path = '/case-study/'

export type StudyListProps = {
  studies: StudyCardProps[]
  /** Number of case studies that match the filter, and of all. */
  found: number
  total: number
  pages: number
  filter: StudyFilter
  services: Facet[]
  industries: Facet[]
}

export function StudyList({ studies, found, total, pages, filter, services, industries }: StudyListProps) {
  const isFiltered = Boolean(filter.service || filter.industry)
  if (total === 0) return <NoStudies />
  return (
    <>
      <header className="page head-split first study-list-head">
        <h1>Case studies</h1>
        <p className="lead">Each one shows the client’s own chart, the date of every change, and what didn’t work.</p>
      </header>
      <FilterForm filter={filter} found={found} services={services} industries={industries} />
      <section className="page study-list" aria-labelledby="studies-title">
        <h2 className={isFiltered ? 'study-count' : 'visually-hidden'} id="studies-title">
          {isFiltered ? `${found} of ${total} studies` : 'All case studies'}
        </h2>
        {studies.length > 0 && <StudyGrid studies={studies} isAtTop />}
        {found === 0 && isFiltered && <NoMatch />}
        <Pagination current={filter.page} total={pages} base={filterPath(filter)} />
      </section>
    </>
  )
}

function NoStudies() {
  return (
    <>
      <header className="page head-split first study-list-head">
        <h1>Case studies</h1>
      </header>
      <NothingYet
        text="No case studies yet. The first one will appear here when its client approves it."
        links={[
          { label: 'What each service includes', href: '/services/' },
          { label: 'Ask us for examples', href: '/contact-us/' },
        ]}
      />
    </>
  )
}

type FilterProps = Pick<StudyListProps, 'filter' | 'found' | 'services' | 'industries'>

/** Renders the filter as a GET form, which works without JavaScript. */
function FilterForm({ filter, found, services, industries }: FilterProps) {
  const isNarrowed = found > 0 && Boolean(filter.service || filter.industry)
  return (
    <form className="page study-filter" action={path} aria-label="Filter case studies">
      <Choice name="service" label="Service" all="All services" facets={services} value={filter.service} />
      <Choice name="industry" label="Industry" all="All industries" facets={industries} value={filter.industry} />
      <p>
        <Button type="submit" quiet>
          Show case studies
        </Button>
        {isNarrowed && <a href={path}>All case studies</a>}
      </p>
    </form>
  )
}

type ChoiceProps = { name: string; label: string; all: string; facets: Facet[]; value: string }

function Choice({ name, label, all, facets, value }: ChoiceProps) {
  if (facets.length === 0) return null
  const id = `study-${name}`
  return (
    <Field id={id} label={label}>
      <select id={id} name={name} defaultValue={facets.some((facet) => facet.value === value) ? value : ''}>
        <option value="">{all}</option>
        {facets.map((facet) => (
          <option key={facet.value} value={facet.value}>
            {facet.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

function NoMatch() {
  return (
    <div className="no-study">
      <p className="lead">No case studies match. Choose another service or industry, or see all case studies.</p>
      <ButtonLink href={path} quiet>
        All case studies
      </ButtonLink>
    </div>
  )
}
