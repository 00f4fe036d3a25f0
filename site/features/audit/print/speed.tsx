import type { AuditReport } from '#audit/report.ts'
import { formatFigure } from '#site/ui/charts/figures.ts'
import { Vitals } from '../report/vitals.tsx'
import { Section, SiteUrl } from './parts.tsx'

/** Images of a filmstrip that fit into a row. */
const MAX_FRAMES = 7

/** Renders what Lighthouse measured on a page of each template. */
export function PrintedSpeed({ report }: { report: AuditReport }) {
  const { speed, home } = report
  return (
    <Section
      id="speed"
      title="How fast the templates are"
      lead={`Lighthouse ${speed[0]?.lighthouse}, as a phone on a simulated connection.`}
    >
      {speed.map(({ url, template, score, vitals, frames }) => (
        <article key={url} className="print-speed">
          <h3>{template || 'Page'}</h3>
          <p>
            <SiteUrl url={url} home={home} /> <span>Performance score: {formatFigure(score)}</span>
          </p>
          <Vitals vitals={vitals} className="print-vitals" />
          {changesOf(frames).length > 1 && (
            <ol className="print-frames" aria-label={`How ${template || 'the page'} appeared`}>
              {changesOf(frames)
                .slice(0, MAX_FRAMES)
                .map(({ timeMs, jpeg }) => (
                  <li key={timeMs}>
                    <img src={`data:image/jpeg;base64,${jpeg}`} alt="" width="120" height="213" />
                    <span>{(timeMs / 1000).toFixed(1)} s</span>
                  </li>
                ))}
            </ol>
          )}
        </article>
      ))}
    </Section>
  )
}

/** Returns the images that differ from the one before. */
const changesOf = (frames: AuditReport['speed'][number]['frames']) =>
  frames.filter(({ jpeg }, at) => jpeg !== frames[at - 1]?.jpeg)
