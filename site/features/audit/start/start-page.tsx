import type { ReactNode } from 'react'
import { BOT_PATH } from '#engine/net/bot.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { FormState } from '#site/ui/forms/state.ts'
import { Badge } from '#site/ui/parts/badge.tsx'
import { Breadcrumbs, type Crumb } from '#site/ui/parts/breadcrumbs.tsx'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { StepCard } from '#site/ui/parts/cards.tsx'
import { Severity } from '#site/ui/parts/icon.tsx'
import { Horizon } from '../horizon.tsx'
import type { RuleGroup } from '../rules/rule-groups.ts'
import { EFFORTS, SEVERITIES } from '../severity.ts'
import { sample, sampleTicks } from './sample.ts'
import { StartForm } from './start-form.tsx'

type StartPageProps = {
  crumbs: Crumb[]
  groups: RuleGroup[]
  /** The most pages that one audit reads. */
  maxPages: number
  url: string
  state: FormState | undefined
  /** The score ring of the sample. */
  ring: ReactNode
}

/** Renders the page on which an audit starts: the field, what happens next, what it examines, and a sample. */
export function StartPage({ crumbs, groups, maxPages, url, state, ring }: StartPageProps) {
  const rules = groups.reduce((sum, group) => sum + group.rules.length, 0)
  return (
    <>
      <section className="page audit-head">
        <Breadcrumbs crumbs={crumbs} />
        <div className="audit-start">
          <div>
            <h1>Free website audit</h1>
            <p className="lead">
              Enter your website and watch. We read up to {maxPages.toLocaleString('en-US')} pages, check them against{' '}
              {countOf(rules, 'rule')}, and show you what to fix first.
            </p>
          </div>
          <StartForm url={url} state={state} />
        </div>
      </section>
      <Steps />
      <SampleReport ring={ring} />
      <Examined groups={groups} rules={rules} />
    </>
  )
}

const steps = [
  {
    title: 'We read your site',
    text: 'Our bot follows your links, one request at a time, and obeys robots.txt. Each page appears as a tick.',
  },
  {
    title: 'Findings appear as we find them',
    text: 'You can leave and come back with the link, stop at any time, or have an email sent when the report is ready.',
  },
  {
    title: 'You get the report',
    text: 'A score with its formula, five things to do first, and every finding with the pages and lines it is about.',
  },
  {
    title: 'It is yours',
    text: 'Only people with the link can see it. Download it, share it, or delete it at once.',
  },
]

function Steps() {
  return (
    <section className="band" aria-labelledby="next">
      <div className="page four-eight">
        <h2 className="t-headline" id="next">
          What happens next
        </h2>
        <div>
          <ol className="use-steps step-list">
            {steps.map(({ title, text }, index) => (
              <StepCard key={title} title={title} content={text} index={index} />
            ))}
          </ol>
          <p className="audit-more">
            <MoreLink href={BOT_PATH}>What our bot requests, and how to block it</MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}

function SampleReport({ ring }: { ring: ReactNode }) {
  return (
    <section className="band sample-report" aria-labelledby="sample">
      <div className="page">
        <h2 className="visually-hidden" id="sample">
          A sample of the report
        </h2>
        <p className="report-sample">
          <Badge>Sample</Badge> {sample.host} does not exist, and its figures are made up.
        </p>
        <div className="sample-head">
          <p className="t-headline">{sample.verdict}</p>
          {ring}
        </div>
      </div>
      <Horizon ticks={sampleTicks} of={sampleTicks.length} />
      <div className="page">
        <h3>Do these five first</h3>
        <ol className="first-list">
          {sample.first.map(({ severity, title, effort }) => (
            <li key={title}>
              <Severity kind={SEVERITIES[severity].kind}>{SEVERITIES[severity].word}</Severity>
              <b>{title}</b>
              <span className="data">takes {EFFORTS[effort]}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Examined({ groups, rules }: { groups: RuleGroup[]; rules: number }) {
  const largest = Math.max(...groups.map(({ weight }) => weight))
  return (
    <section className="band" aria-labelledby="examined">
      <div className="page head-split">
        <h2 id="examined">What it examines</h2>
        <p className="lead">
          {countOf(rules, 'rule')}, each with its source. The bars show how many of the score’s 100 points each group
          carries.
        </p>
      </div>
      <div className="page">
        <ul className="weights">
          {groups.map(({ id, label, weight, rules: own }) => (
            <li key={id}>
              <a href={`/audit/rules/#${id}`}>
                <b>{label}</b>
                <span className="weight-bar" style={{ '--share': Math.round((1000 * weight) / largest) / 10 }} />
                <span className="data">
                  {countOf(weight, 'point')} · {countOf(own.length, 'rule')}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className="audit-more">
          <MoreLink href="/audit/rules/">All rules</MoreLink>
        </p>
      </div>
    </section>
  )
}
