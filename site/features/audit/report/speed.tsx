import type { AuditReport } from '#audit/report.ts'
import { formatFigure } from '#site/ui/charts/figures.ts'
import { PageLink } from './evidence.tsx'
import { reportPath } from './view.ts'
import { Vitals } from './vitals.tsx'

type SpeedProps = { speed: AuditReport['speed']; shownKey: string }

/** Renders what Lighthouse measured on a page of each template, with its filmstrip. */
export function Speed({ speed, shownKey }: SpeedProps) {
  if (speed.length === 0) return null
  return (
    <section className="band" aria-labelledby="speed">
      <div className="page">
        <div className="part-head">
          <h2 className="t-headline" id="speed">
            How fast the templates are
          </h2>
          <p className="data">Lighthouse {speed[0]?.lighthouse}, as a phone on a simulated connection</p>
        </div>
        {speed.map(({ url, template, score, vitals, frames }, at) => (
          <div key={url} className="speed-row">
            <div>
              <h3>{template || 'Page'}</h3>
              <PageLink url={url} />
              <p className="data">Performance score: {formatFigure(score)}</p>
            </div>
            <Vitals vitals={vitals} className="vitals" />
            {frames.length > 0 && (
              <ol className="filmstrip" aria-label={`How ${template || 'the page'} appeared`}>
                {frames.map(({ timeMs }, frame) => (
                  <li key={timeMs}>
                    <img
                      src={reportPath(shownKey, `frames/${at}-${frame}.jpg`)}
                      alt=""
                      width="120"
                      height="213"
                      loading="lazy"
                    />
                    <span className="data">{(timeMs / 1000).toFixed(1)} s</span>
                  </li>
                ))}
              </ol>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
