import type { ReactNode } from 'react'
import type { NextTool } from '#engine/tool/envelope.ts'
import { Breadcrumbs } from '#site/ui/parts/breadcrumbs.tsx'
import { Control, MoreLink } from '#site/ui/parts/button.tsx'
import { StepCard } from '#site/ui/parts/cards.tsx'
import { nextHref } from './next-tools.ts'
import { ToolEntry } from './tool-entry.tsx'
import { placeOf, type ToolRow } from './tool-row.ts'

export type ToolLink = { label: string; href: string }

export type ToolPageProps = {
  name: string
  desc: string
  group: ToolLink
  runs: string
  /** Form and report; undefined while the tool is not built. */
  area?: ReactNode
  /** Whether the tool works on text and can use a wider layout. */
  hasLayouts?: boolean
  steps: { title: string; text: string }[]
  /** The text about the tool, rendered. */
  content?: ReactNode
  /** Reviews of the tool, and the form to write one. */
  reviews?: ReactNode
  related: ToolRow[]
  /** The tools that the report of this page names. */
  next?: NextTool[] | undefined
  /** What the tool lacks, and the tool that helps instead, while its data is not connected. */
  missing?: { without: string; instead?: ToolRow }
  /** Related help for people who need a result today, while the tool is not open. */
  meanwhile?: ToolLink
}

export function ToolPage({ area, content, steps, reviews, related, next, ...page }: ToolPageProps) {
  return (
    <>
      {area ? <OpenTool {...page} area={area} /> : <NotOpen {...page} />}
      {content && (
        <section className="band" aria-labelledby="about-tool">
          <div className="page four-eight">
            <h2 className="t-headline" id="about-tool">
              About this tool
            </h2>
            <div className="prose">{content}</div>
          </div>
        </section>
      )}
      {steps.length > 0 && <HowToUse steps={steps} />}
      {reviews}
      {related.length > 0 && <RelatedTools rows={related} next={next} />}
    </>
  )
}

type Head = Pick<ToolPageProps, 'name' | 'desc' | 'group'>

const crumbsOf = ({ name, group }: Head) => [
  { label: 'Home', href: '/' },
  { label: 'Tools', href: '/tools/' },
  group,
  { label: name },
]

/** Renders buttons that make the tool wide or fill the screen. */
function LayoutSwitch() {
  return (
    <div className="tool-layouts needs-script">
      <Control data-layout="wide" aria-pressed={false}>
        Wide
      </Control>
      <Control data-layout="full" aria-pressed={false}>
        Full screen
      </Control>
    </div>
  )
}

function OpenTool({
  area,
  hasLayouts,
  missing,
  ...head
}: Head & Pick<ToolPageProps, 'hasLayouts' | 'missing'> & { area: ReactNode }) {
  return (
    <section className={hasLayouts ? 'tool has-layouts' : 'tool'}>
      <div className="page tool-head">
        <Breadcrumbs crumbs={crumbsOf(head)} />
        <h1>{head.name}</h1>
        {head.desc && <p className="lead">{head.desc}.</p>}
        {hasLayouts && <LayoutSwitch />}
      </div>
      {missing && <MissingData {...missing} />}
      {area}
    </section>
  )
}

/** Says what the tool lacks before somebody fills in its form. */
function MissingData({ without, instead }: NonNullable<ToolPageProps['missing']>) {
  return (
    <section className="page missing-data" aria-label="Missing data">
      <div className="dotted-line" aria-hidden="true" />
      <p>{without}</p>
      {instead && (
        <p>
          <MoreLink
            href={`/tools/${instead.slug}/`}
          >{`${instead.name}: ${instead.desc.charAt(0).toLowerCase()}${instead.desc.slice(1).replace(/\.$/, '')}`}</MoreLink>
        </p>
      )}
    </section>
  )
}

function NotOpen({ runs, meanwhile, ...head }: Head & Pick<ToolPageProps, 'runs' | 'meanwhile'>) {
  return (
    <>
      <section className="tool-hero">
        <div className="page">
          <Breadcrumbs crumbs={crumbsOf(head)} />
          <h1>{head.name}</h1>
          {head.desc && <p className="lead">{head.desc}.</p>}
        </div>
      </section>
      <section className="page not-open" aria-labelledby="not-open">
        <div className="dotted-line" aria-hidden="true" />
        <div className="not-open-grid">
          <h2 className="t-headline" id="not-open">
            This tool is not open yet
          </h2>
          <div>
            <p>This page describes what it will do and where it will run: {runs}.</p>
            <p className="actions">
              <MoreLink href="/tools/">All tools</MoreLink>
              {meanwhile && <MoreLink href={meanwhile.href}>{meanwhile.label}</MoreLink>}
            </p>
          </div>
        </div>
      </section>
    </>
  )
}

function HowToUse({ steps }: Pick<ToolPageProps, 'steps'>) {
  return (
    <section className="band" aria-labelledby="how-to-use">
      <div className="page four-eight">
        <h2 className="t-headline" id="how-to-use">
          How To Use
        </h2>
        <ol className="use-steps step-list">
          {steps.map(({ title, text }, index) => (
            <StepCard key={title} title={title} content={text} index={index} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Renders the tools that follow: those that the report names, otherwise all that it may name. */
function RelatedTools({ rows, next = [] }: { rows: ToolRow[]; next?: NextTool[] | undefined }) {
  return (
    <section className="band" aria-labelledby="related-tools">
      <div className="page four-eight">
        <h2 className="t-headline" id="related-tools">
          Related tools
        </h2>
        <ul className="entries">
          {rows.map((tool) => {
            const named = next.find(({ slug }) => slug === tool.slug)
            return (
              <li key={tool.slug} data-related={tool.slug} hidden={next.length > 0 && !named}>
                <ToolEntry tool={tool} place={placeOf(tool)} {...(named ? { href: nextHref(named) } : {})} />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
