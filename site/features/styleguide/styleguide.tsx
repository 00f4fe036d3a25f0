import type { ReactNode } from 'react'
import { StackCard } from '#site/ui/motion/stack-card.tsx'
import { Accordion } from '#site/ui/parts/accordion.tsx'
import { BusinessCard, StepCard, ToolRow } from '#site/ui/parts/cards.tsx'
import { DashList, Stat } from '#site/ui/parts/stat.tsx'
import { VacancyList } from '../careers/vacancy-card.tsx'
import { PlanCard } from '../home/plan-card.tsx'
import { Carousels } from './carousels.tsx'
import { Controls } from './controls.tsx'
import { Foundations } from './foundations.tsx'
import { plans, questions, tools, vacancies } from './specimen.ts'

type StyleguideProps = {
  bookingUrl?: string | undefined
  /** Components of other features, such as the page numbers. */
  specimens?: ReactNode
}

/** Renders every component of the site on one page, with made-up content. */
export function Styleguide({ bookingUrl, specimens }: StyleguideProps) {
  return (
    <>
      <section className="guide-head">
        <div className="page">
          <h1>Style guide</h1>
          <p className="lead">
            Every component of this site, alive. All people, stores, and figures on this page are specimens.
          </p>
        </div>
      </section>
      <Foundations />
      <Controls bookingUrl={bookingUrl} />
      <Cards />
      <Carousels />
      <section className="band faq" id="faq">
        <div className="page faq-grid">
          <h2>Accordion</h2>
          <Accordion name="specimen-faq" items={questions} />
        </div>
      </section>
      {specimens && (
        <section className="band" id="more">
          <div className="page">{specimens}</div>
        </section>
      )}
    </>
  )
}

function Cards() {
  return (
    <>
      <section className="band" id="stack">
        <div className="page head-split">
          <h2>Stacked cards</h2>
          <p className="lead">Passed cards stay as a list of titles.</p>
        </div>
        <ol className="page stack" data-stack="home">
          {['First specimen', 'Second specimen', 'Third specimen', 'Fourth specimen'].map((title, i, all) => (
            <StackCard key={title} title={title} index={i} total={all.length}>
              <div className="stack-text">
                <Stat figure={`${(i + 1) * 12}%`} label="a specimen of a figure" />
                <DashList items={['Specimen of a fault', 'Specimen of another']} />
              </div>
            </StackCard>
          ))}
        </ol>
      </section>
      <section className="band pricing" id="plans">
        <div className="page">
          <h2>Plans</h2>
        </div>
        <ul className="page plans">
          {plans.map((plan) => (
            <PlanCard key={plan.planName} {...plan} link="#plans" />
          ))}
        </ul>
      </section>
      <section className="band" id="rows">
        <div className="page halves-free">
          <div>
            <h2 className="t-headline">Tools</h2>
            <ul className="entries">
              {tools.map((tool) => (
                <ToolRow key={tool.name} {...tool} />
              ))}
            </ul>
          </div>
          <div className="specimen-pair">
            <div>
              <h2 className="t-headline">Steps</h2>
              <ol className="step-list">
                {['Enter the URL people type', 'Read the first finding', 'Change one thing'].map((title, i) => (
                  <StepCard key={title} title={title} content="Specimen of what this step asks for." index={i} />
                ))}
              </ol>
            </div>
            <div>
              <h2 className="t-headline">Business</h2>
              <BusinessCard
                title="Specimen of a trade"
                desc="What it sells, to whom, and what usually gets in the way."
                link="#rows"
              />
            </div>
          </div>
        </div>
      </section>
      <section className="band" id="careers">
        <div className="page head-split">
          <h2>Vacancies</h2>
          <p className="lead">All salaries on one scale.</p>
        </div>
        <VacancyList vacancies={vacancies} />
      </section>
    </>
  )
}
