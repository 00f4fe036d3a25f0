import { Carousel } from '#site/ui/carousel/carousel.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Accordion } from '#site/ui/parts/accordion.tsx'
import { Icon } from '#site/ui/parts/icon.tsx'
import { Pagination } from '#site/ui/parts/pagination.tsx'
import { Quote, type QuoteProps } from '#site/ui/parts/quote.tsx'
import { ApplyForm } from './apply-form.tsx'
import { type VacancyCardProps, VacancyList } from './vacancy-card.tsx'

export type CareerPageProps = {
  page: number
  /** Number of pages. */
  total: number
  /** Number of vacancies on all pages. */
  count: number
  vacancies: VacancyCardProps[]
  stories: QuoteProps[]
  faqs: { question: string; answer: string }[]
  contactEmail: string
}

const reasons = [
  ['Culture', 'Anyone who finds a bug can stop a release, in week one or year ten.'],
  ['Innovative atmosphere', 'We build the tools we use, and every idea gets enough time to show results.'],
  [
    'Growth opportunities',
    'You review your colleagues’ work every week and they review yours. Every role has a next step, in writing.',
  ],
  ['Client impact', 'We put the date of your change on the client’s chart, so everyone can see what it did.'],
] as const

export function CareerPage({
  page,
  total,
  vacancies,
  stories,
  faqs,
  contactEmail,
  state,
}: Omit<CareerPageProps, 'count'> & { state?: FormState | undefined }) {
  const form = <ApplyForm page="/career/" label="Application for a future position" state={state} />
  return (
    <>
      <header className="page career-head">
        <h1>Careers</h1>
      </header>
      <section className="careers band" aria-labelledby="vacancies-title">
        <div className="page head-split">
          <h2 id="vacancies-title">Available Vacancies</h2>
          {vacancies.length > 0 && (
            <p className="lead">Every vacancy shows its yearly salary. The bars share one scale.</p>
          )}
        </div>
        {vacancies.length > 0 ? (
          <>
            <VacancyList vacancies={vacancies} />
            {total > 1 && (
              <div className="page">
                <Pagination current={page} total={total} base="/career/" />
              </div>
            )}
            <details className="page talent-pool" open={state?.form === 'apply'}>
              <summary>
                <span>
                  <b>Nothing that fits?</b> Send us your résumé for a future position.
                </span>
                <Icon name="plus" />
              </summary>
              <div className="four-eight">
                <PoolTerms contactEmail={contactEmail} />
                <div>{form}</div>
              </div>
            </details>
          </>
        ) : (
          <div className="page four-eight no-vacancies">
            <div className="how-to-apply">
              <h3 className="t-headline">No open positions right now</h3>
              <PoolTerms contactEmail={contactEmail} />
            </div>
            <div>{form}</div>
          </div>
        )}
      </section>
      {page === 1 && (vacancies.length > 0 || stories.length > 0) && (
        <section className="band" aria-labelledby="reasons-title">
          <div className="page">
            <h2 id="reasons-title" className="reasons-title">
              Why work with us?
            </h2>
            <ul className="reasons">
              {reasons.map(([name, sentence]) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{sentence}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {stories.length > 0 && (
        <section className="band">
          <Carousel preset="teamStory" label="Our Team Story" heading={<h2>Our Team Story</h2>} className="quotes">
            {stories.map((story) => (
              <Quote key={story.name} {...story} />
            ))}
          </Carousel>
        </section>
      )}
      {faqs.length > 0 && (
        <section className="band">
          <div className="page faq-grid">
            <h2>Before you apply</h2>
            <Accordion name="career-faq" items={faqs} />
          </div>
        </section>
      )}
    </>
  )
}

function PoolTerms({ contactEmail }: { contactEmail: string }) {
  return (
    <p>
      Tell us what you do and what you would like to do next. If a suitable position opens within a year, we’ll email
      you. After that, we delete your application.
      {contactEmail && (
        <>
          {' '}
          Questions? Email <a href={`mailto:${contactEmail}?subject=Talent%20pool`}>{contactEmail}</a>.
        </>
      )}
    </p>
  )
}
