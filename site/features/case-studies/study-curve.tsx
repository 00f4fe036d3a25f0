import { composeArt } from '#engine/art/art.ts'
import { path, scale } from '#engine/art/series.ts'
import { CURVE_BASE, CURVE_TOP, type Curve, clearanceOf, describeCurve, landOf } from '#site/ui/charts/curve.ts'
import { Picture } from '#site/ui/images/picture.tsx'
import { Drawing } from '#site/ui/text/markup.tsx'

/** The curve fills its container, so that markers positioned in percent are on the line. */
const [WIDTH, HEIGHT] = [1440, 520]
/** Share of the width that a label takes at either end; it is largest on a phone. */
const LABEL = 0.26
/** Minimum height, in percent, at which a label fits on the land; below it, the label is on the line. */
const ROOM_ON_LAND = 38

type CoverProps = { title: string; client: string; curve?: Curve | undefined; picture?: Picture | undefined }

/** Renders the editor's photo, or the curve, or the title in large type. */
export function StudyCover({ title, client, curve, picture }: CoverProps) {
  if (curve && !picture?.src) return <StudyCurve client={client} curve={curve} />
  return (
    <figure className="study-cover">
      <Picture picture={picture} fallbackWords={title} ratio={[WIDTH, HEIGHT]} sizes="100vw" priority />
    </figure>
  )
}

type CurveProps = { client: string; curve: Curve; className?: string }

/** Renders the curve over the width of the window, with its first and its last value. */
export function StudyCurve({ client, curve, className = '' }: CurveProps) {
  const { className: look, body } = composeArt({
    kind: 'ridge',
    w: WIDTH,
    h: HEIGHT,
    weather: 'dawn',
    values: curve.values,
  })
  const { first, last } = curve
  const hasRoom = landOf(curve, 1 - LABEL, 1) >= ROOM_ON_LAND
  return (
    <figure className={`study-cover ${className}`.trim()}>
      <Drawing
        className={look}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${client ? `${client}: ` : ''}${describeCurve(curve)}, ${first.month} to ${last.month}`}
        body={body}
      />
      <CurveMarks curve={curve} />
      <figcaption className="page study-key">
        <span className="k-start" style={{ '--clear': clearanceOf(curve, 0, LABEL) }}>
          <b>{first.figure}</b> {first.month}
        </span>
        <span className={hasRoom ? 'k-end' : 'k-end is-above'} style={{ '--clear': clearanceOf(curve, 1 - LABEL, 1) }}>
          <b>{last.figure}</b> {last.month}
        </span>
      </figcaption>
    </figure>
  )
}

/** Renders the same curve, small, next to each part of the text. */
export function SmallCurve({ curve }: { curve: Curve }) {
  const line = scale(curve.values, { x1: 320, y0: 96 * CURVE_BASE, y1: 96 * CURVE_TOP })
  return (
    <div className="small-curve" aria-hidden="true">
      <svg viewBox="0 0 320 96" preserveAspectRatio="none" aria-hidden="true">
        <path d={path(line)} />
      </svg>
      <CurveMarks curve={curve} />
    </div>
  )
}

function CurveMarks({ curve: { marks } }: { curve: Curve }) {
  return marks.map(({ number, x, y }) => (
    <span className="curve-mark" key={number} style={{ '--x': x, '--y': y }} aria-hidden="true">
      {number}
    </span>
  ))
}
