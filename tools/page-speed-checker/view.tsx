import { toBase64 } from '#engine/base64.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import type { ViewProps } from '#engine/tool/view-props.ts'
import type { Field } from './field-data.ts'
import { FieldView } from './field-view.tsx'
import type { Frame } from './filmstrip.ts'
import { kilobytes, seconds } from './format.ts'
import type { Request } from './requests.ts'
import { nameOf, Treemap } from './treemap-view.tsx'
import type { Vital } from './vitals.ts'

type Shown = { vitals: Vital[]; field: Field; frames: Frame[]; requests: Request[] }

/** Rows of the waterfall; the table below has all of them. */
const MAX_ROWS = 60
/** A gauge ends at this multiple of the limit above which a value is poor. */
const GAUGE_END = 1.5

/** Renders the vitals on their scales, field data, the filmstrip, and the waterfall. */
export default function View({ envelope: { data, files } }: ViewProps<Shown>) {
  if (!data?.vitals) return null
  const { vitals, field, frames, requests } = data
  return (
    <>
      <section className="report-block" aria-labelledby="speed-gauges">
        <h3 id="speed-gauges">Vitals</h3>
        <ul className="speed-gauges">
          {vitals.map((vital) => (
            <Gauge key={vital.id} {...vital} />
          ))}
        </ul>
      </section>
      <FieldView field={field} lab={vitals} />
      {frames.length > 0 && <Filmstrip frames={frames} files={files} />}
      <Treemap requests={requests} />
      {requests.length > 0 && <Waterfall requests={requests} />}
    </>
  )
}

function Gauge({ id, name, value, unit, rating, limits: [good, poor] }: Vital) {
  const end = poor * GAUGE_END
  const at = (one: number) => (Math.min(one, end) * 100) / end
  const write = (one: number) => (unit === 'ms' ? seconds(one) : String(one))
  return (
    <li>
      <p className="speed-vital">
        <abbr title={name}>{id}</abbr>
        <b className={rating ? `is-${rating.replace(' ', '-')}` : undefined}>
          {value === null ? 'unknown' : write(value)}
        </b>
        <span>{rating}</span>
      </p>
      <svg className="speed-gauge" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="is-good" x="0" y="3" width={at(good)} height="2" />
        <rect className="is-needs-improvement" x={at(good)} y="3" width={at(poor) - at(good)} height="2" />
        <rect className="is-poor" x={at(poor)} y="3" width={100 - at(poor)} height="2" />
        {value !== null && <rect className="speed-marker" x={Math.min(at(value), 99)} y="0" width="1" height="8" />}
      </svg>
      <p className="speed-limits">
        good up to {write(good)}, poor above {write(poor)}
      </p>
    </li>
  )
}

function Filmstrip({ frames, files }: { frames: Frame[]; files: OutFile[] }) {
  const shown = frames.flatMap(({ file, timeMs }) => {
    const bytes = files.find(({ name }) => name === file)?.bytes
    return bytes ? [{ file, timeMs, src: `data:image/jpeg;base64,${toBase64(bytes)}` }] : []
  })
  if (shown.length === 0) return null
  return (
    <section className="report-block" aria-labelledby="speed-filmstrip">
      <h3 id="speed-filmstrip">Filmstrip</h3>
      <p className="block-note">The page as our browser painted it, without the simulated slow line.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region needs focus to be scrolled by keyboard. */}
      <ol className="speed-filmstrip" aria-labelledby="speed-filmstrip" tabIndex={0}>
        {shown.map(({ file, timeMs, src }) => (
          <li key={file}>
            <img src={src} alt={`The page after ${seconds(timeMs)}`} />
            <span>{seconds(timeMs)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Waterfall({ requests }: { requests: Request[] }) {
  const end = Math.max(1, ...requests.map(({ endMs }) => endMs))
  const at = (ms: number) => (ms * 100) / end
  return (
    <section className="report-block" aria-labelledby="speed-waterfall">
      <h3 id="speed-waterfall">Waterfall</h3>
      <ul className="speed-waterfall" aria-hidden="true">
        {requests.slice(0, MAX_ROWS).map(({ url, type, startMs, endMs, transferBytes }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the requests of a finished run never move
          <li key={nth}>
            <span className="speed-url">{nameOf(url)}</span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={`speed-${type.toLowerCase()}`}
                x={at(startMs)}
                width={Math.max(0.4, at(endMs) - at(startMs))}
                height="1"
              />
            </svg>
            <span className="speed-size">
              {seconds(endMs - startMs)}, {kilobytes(transferBytes)}
            </span>
          </li>
        ))}
      </ul>
      <p className="block-note">
        {requests.length > MAX_ROWS && `The first ${MAX_ROWS} of ${requests.length} requests. `}
        All requests with their times are in the table “Requests”.
      </p>
    </section>
  )
}
