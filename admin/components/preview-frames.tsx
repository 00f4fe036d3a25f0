'use client'
import { useEffect, useRef, useState } from 'react'
import { previewWidths } from '#cms/previews/widths.ts'

const TOTAL_PX = previewWidths.reduce((sum, { width }) => sum + width, 0)
const GAP_PX = 24
/** Below it, the frames are one below the other. */
const MIN_ROW_PX = 900

/** Shows a page in one frame for each width, as large as there is room. */
export function PreviewFrames({ url }: { url: string }) {
  const list = useRef<HTMLUListElement>(null)
  const [room, setRoom] = useState(0)

  useEffect(() => {
    const measured = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (list.current) measured.observe(list.current)
    return () => measured.disconnect()
  }, [])

  const isRow = room >= MIN_ROW_PX
  const scaleOf = (width: number) =>
    Math.min(1, isRow ? (room - GAP_PX * (previewWidths.length - 1)) / TOTAL_PX : room / width)
  return (
    <ul ref={list} className="preview-frames" data-row={isRow}>
      {room > 0 &&
        previewWidths.map(({ name, label, width, height }) => {
          const scale = scaleOf(width)
          return (
            <li key={name} style={{ inlineSize: width * scale }}>
              <p>
                {label} <span>{width} px</span>
              </p>
              <div style={{ blockSize: height * scale }}>
                <iframe
                  title={`${label}, ${width} pixels wide`}
                  src={url}
                  width={width}
                  height={height}
                  style={{ transform: `scale(${scale})` }}
                />
              </div>
            </li>
          )
        })}
    </ul>
  )
}
