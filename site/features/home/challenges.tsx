import type { ReactNode } from 'react'
import { amountOf } from '#site/ui/charts/charts.ts'
import { StackCard } from '#site/ui/motion/stack-card.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { DashList } from '#site/ui/parts/stat.tsx'
import { SourceLine, splitSource } from '#site/ui/text/source-line.tsx'
import { AbandonedChart, ClicksChart, SalesChart, VisitorsChart } from './challenge-charts.tsx'
import { SectionHead } from './section-head.tsx'

export type Challenge = {
  title: string
  /** "$1.16", "53%" */
  figure: string
  figureLabel: string
  points: { text: string }[]
  buttonLabel: string
  buttonHref: string
  /**
   * One sentence that explains the chart. It may end with the source of the figure: “Source: Google, 2016 https://…”.
   */
  reading: string
}

/** Quoted market figures, each with its source; a URL at the end of the source becomes a link. */
export type Market = {
  conversionRate: string
  conversionSource?: string
  costPerClick: string
  costSource?: string
  ecommerceSales: string
  salesSource?: string
}

type ChallengesProps = { title: string; lead?: string; challenges: Challenge[]; market: Market }

export function Challenges({ title, lead, challenges, market }: ChallengesProps) {
  if (challenges.length === 0) return null
  const charts = chartsOf(challenges, market)
  return (
    <section className="band challenges">
      <SectionHead title={title} lead={lead} />
      <ol className="page stack" data-stack="home">
        {challenges.map(({ title, figure, figureLabel, points, buttonLabel, buttonHref, reading }, i) => (
          <StackCard key={title} title={title} index={i} total={challenges.length}>
            <div className="stack-text">
              <p className="stat">
                <strong>{figure}</strong> <span>{figureLabel}</span>
              </p>
              {points.length > 0 && <DashList items={points.map(({ text }) => text)} />}
              {buttonLabel && buttonHref && (
                <ButtonLink href={buttonHref} quiet icon="arrow">
                  {buttonLabel}
                </ButtonLink>
              )}
            </div>
            <figure>
              {charts[i]?.chart}
              <figcaption>
                <Reading text={reading} chartSource={charts[i]?.source} />
              </figcaption>
            </figure>
          </StackCard>
        ))}
      </ol>
    </section>
  )
}

/**
 * Returns the charts in the order of the challenges: clicks, visitors, abandoned visits, the market. Without a figure,
 * a challenge has no chart.
 */
function chartsOf(challenges: Challenge[], market: Market): { chart?: ReactNode; source?: string }[] {
  const conversionRate = amountOf(market.conversionRate)
  const abandoned = Math.round(amountOf(challenges[2]?.figure ?? ''))
  const perYear = amountOf(market.ecommerceSales)
  const isRate = conversionRate > 0.2 && conversionRate <= 100
  return [
    { chart: isRate && <ClicksChart conversionRate={conversionRate} />, source: market.costSource },
    { chart: isRate && <VisitorsChart conversionRate={conversionRate} />, source: market.conversionSource },
    { chart: abandoned > 0 && abandoned < 100 && <AbandonedChart abandoned={abandoned} /> },
    { chart: perYear > 0 && <SalesChart perYear={perYear} />, source: market.salesSource },
  ]
}

function Reading({ text, chartSource }: { text: string; chartSource: string | undefined }) {
  const { text: words, source = chartSource } = splitSource(text)
  return (
    <>
      <span>{words}</span>
      {source && <SourceLine text={source} />}
    </>
  )
}
