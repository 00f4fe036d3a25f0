import type { ReactNode } from 'react'
import type { FormState } from '#site/ui/forms/state.ts'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { Accordion } from '#site/ui/parts/accordion.tsx'
import { ButtonLink, Control, MoreLink } from '#site/ui/parts/button.tsx'
import { shareLinks } from '#site/ui/text/share-links.ts'
import { ApplyForm } from './apply-form.tsx'
import { type VacancyCardProps, VacancyList } from './vacancy-card.tsx'
import { applySubject } from './vacancy-facts.ts'

export type VacancyPageProps = {
  /** The slug. */
  slug: string
  title: string
  team: string
  jobType: string
  salary: string
  location: string
  posted?: { iso: string; text: string }
  lastDay?: { iso: string; text: string }
  about: { text: string; items: string[] }
  needs: string[]
  skills: string[]
  /** The absolute URL, for sharing. */
  url: string
  contactEmail: string
  faqs: { question: string; answer: string }[]
}

export function VacancyPage({ state, ...vacancy }: VacancyPageProps & { state?: FormState | undefined }) {
  const { slug, title, team, about, needs, skills, faqs } = vacancy
  const label = applySubject(title)
  return (
    <article className="vacancy">
      <header className="page vacancy-head">
        <BackToCareers />
        {team && <p className="data">{team} Team</p>}
        <h1 className="vacancy-title">{title}</h1>
      </header>
      <JobStrip {...vacancy} />
      {(about.text || about.items.length > 0) && (
        <Part heading="About The Role">
          {about.text && <p className="lead">{about.text}</p>}
          <Rows items={about.items} />
        </Part>
      )}
      {needs.length > 0 && (
        <Part heading="What you will need">
          <Rows items={needs} />
        </Part>
      )}
      {skills.length > 0 && (
        <Part heading="Skills">
          <ul className="skills">
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </Part>
      )}
      {faqs.length > 0 && (
        <section className="band vacancy-part">
          <div className="page faq-grid">
            <h2>Before you apply</h2>
            <Accordion name="vacancy-faq" items={faqs} />
          </div>
        </section>
      )}
      <section className="band vacancy-part">
        <div className="page four-eight">
          <HowToApply {...vacancy} />
          <div className="apply-place">
            <ApplyForm page={`/career/${slug}`} vacancy={slug} label={label} state={state} />
          </div>
        </div>
      </section>
      <div className="apply-bar">
        <p className="page">
          <b>{title}</b>
          <ButtonLink href="#apply" icon="rise" data-open="apply-dialog">
            Apply Now
          </ButtonLink>
        </p>
      </div>
      <Dialog id="apply-dialog" title={label} takes="apply" />
    </article>
  )
}

/** Renders the page of a closed vacancy, which lists the open ones. */
export function ClosedVacancy({ title, vacancies }: { title: string; vacancies: VacancyCardProps[] }) {
  return (
    <>
      <div className="page vacancy-closed">
        <BackToCareers />
        <h1 className="vacancy-title">{title} is no longer open</h1>
        <p className="lead">
          We have filled this position, or its deadline has passed. <a href="/career/">See the open vacancies.</a>
        </p>
      </div>
      {vacancies.length > 0 && (
        <section className="careers band" aria-labelledby="vacancies-title">
          <h2 className="page t-headline" id="vacancies-title">
            Open now
          </h2>
          <VacancyList vacancies={vacancies} />
        </section>
      )}
    </>
  )
}

function BackToCareers() {
  return (
    <p>
      <MoreLink href="/career/" back>
        Careers
      </MoreLink>
    </p>
  )
}

function JobStrip({ jobType, salary, location }: VacancyPageProps) {
  const facts = [
    ['Job Type', jobType],
    ['Salary', salary],
    ['Location', location],
  ].filter(([, value]) => value)
  return (
    <dl className="job-strip page">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="band vacancy-part">
      <div className="page four-eight">
        <h2 className="t-headline">{heading}</h2>
        <div>{children}</div>
      </div>
    </section>
  )
}

function Rows({ items }: { items: string[] }) {
  if (items.length === 0) return null
  return (
    <ul className="dash plain">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function HowToApply({ title, url, posted, lastDay, contactEmail }: VacancyPageProps) {
  return (
    <div className="how-to-apply">
      <h2 className="t-headline">How to apply</h2>
      <p>
        Send us a résumé and a few lines about yourself. We get back to you after each step, even if the answer is no.
        {contactEmail && (
          <>
            {' '}
            You can also apply by email:{' '}
            <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(applySubject(title))}`}>{contactEmail}</a>.
          </>
        )}
      </p>
      {(posted || lastDay) && (
        <p className="data vacancy-days">
          {posted && (
            <>
              Posted <time dateTime={posted.iso}>{posted.text}</time>.{' '}
            </>
          )}
          {lastDay && (
            <>
              Last day to apply: <time dateTime={lastDay.iso}>{lastDay.text}</time>.
            </>
          )}
        </p>
      )}
      <div className="share-role">
        <b>Share</b>
        {shareLinks({ url, title }).map(({ name, label, href }) => (
          <a key={name} href={href} rel="noopener" aria-label={label}>
            {name}
          </a>
        ))}
        <Control icon="share" data-share={url} hidden>
          Share
        </Control>
      </div>
    </div>
  )
}
