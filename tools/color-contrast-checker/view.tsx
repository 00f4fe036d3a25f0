import type { ViewProps } from '#engine/tool/view-props.ts'
import type { PageContrast } from './measure-page.ts'
import type { Pair } from './measure-pair.ts'

/** Renders the pair as text in two sizes, an icon, and a control, with the nearest passing pair beside it. */
export default function View({ envelope: { data }, change }: ViewProps<Pair | PageContrast>) {
  if (!data || 'pairs' in data) return null
  const { foreground, background, nearest } = data
  const better = nearest.find(({ needed }) => needed === 4.5)?.foreground
  return (
    <section className="report-block" aria-labelledby="contrast-sample">
      <h3 id="contrast-sample">How it reads</h3>
      <div className="contrast-samples">
        <Sample title="Your pair" text={foreground.hex} ground={background.hex} />
        {better && (
          <div>
            <Sample title={`With ${better.hex}`} text={better.hex} ground={background.hex} />
            {change && (
              <button type="button" className="contrast-take" onClick={() => change('foreground', better.hex)}>
                Use {better.hex}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

function Sample({ title, text, ground }: { title: string; text: string; ground: string }) {
  return (
    <figure className="contrast-sample" style={{ color: text, backgroundColor: ground }}>
      <figcaption>{title}</figcaption>
      <p className="contrast-large">Open on Sundays</p>
      <p>Marrow Home delivers within 3 days. Returns are free for 30 days, also for opened boxes.</p>
      <p className="contrast-small">Prices include 8.1% tax.</p>
      <span style={{ borderColor: text }}>Add to basket</span>
    </figure>
  )
}
