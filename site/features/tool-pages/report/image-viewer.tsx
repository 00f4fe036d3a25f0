import { type CSSProperties, useRef, useState } from 'react'
import { Control } from '#site/ui/parts/button.tsx'
import { useZoom } from './use-zoom.ts'

type ImagePair = { src: string; before: string | undefined; alt: string; width: number; height: number }

/** Renders an image to zoom and move, with a slider to compare it with another one of the same size. */
export function ImageViewer({ src, before, alt, width, height }: ImagePair) {
  const frame = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(50)
  const { view, percent, handlers, zoomIn, zoomOut, fit, actual } = useZoom(frame, { width, height })
  const isZoomed = view.scale > 1
  const style = {
    '--share': share,
    '--width': width,
    '--height': height,
    '--scale': view.scale,
    '--x': `${view.x}px`,
    '--y': `${view.y}px`,
  } as CSSProperties
  const place = isZoomed ? 'Arrow keys move it. ' : ''
  return (
    <div className="viewer" style={style}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of a form */}
      <div
        ref={frame}
        className={`viewer-frame ${isZoomed ? 'is-zoomed' : ''} ${percent >= 200 ? 'is-pixels' : ''}`}
        role="group"
        aria-label={`${alt}, shown at ${percent}%. ${place}Plus and minus zoom, 0 fits it.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the enlarged image
        tabIndex={0}
        {...handlers}
      >
        {before && (
          <div className="viewer-layer is-before">
            <img src={before} alt={`${alt}, before`} width={width} height={height} draggable={false} />
          </div>
        )}
        <div className={before ? 'viewer-layer is-after' : 'viewer-layer'}>
          <img src={src} alt={before ? `${alt}, after` : alt} width={width} height={height} draggable={false} />
        </div>
        {before && (
          <>
            <span className="compared-line" aria-hidden="true" />
            <span className="data is-before-label" aria-hidden="true">
              Before
            </span>
            <span className="data is-after-label" aria-hidden="true">
              After
            </span>
            <input
              type="range"
              min={0}
              max={100}
              value={share}
              onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
              aria-label="Boundary between the image before and the image after"
              aria-valuetext={`${share}% before`}
            />
          </>
        )}
      </div>
      <div className="viewer-tools" role="toolbar" aria-label="Zoom">
        <Control onClick={zoomOut} disabled={!isZoomed} aria-label="Zoom out">
          &minus;
        </Control>
        <output className="data">{percent}%</output>
        <Control onClick={zoomIn} aria-label="Zoom in">
          +
        </Control>
        <Control onClick={fit} disabled={!isZoomed}>
          Fit
        </Control>
        <Control onClick={actual} disabled={percent === 100}>
          Actual pixels
        </Control>
      </div>
    </div>
  )
}
