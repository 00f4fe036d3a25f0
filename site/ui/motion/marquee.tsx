import type { ReactNode } from 'react'

type MarqueeProps = {
  label: string
  /** What the checkbox stops: "the names". */
  stops: string
  className?: string
  /** List items. They stand in the page twice; the second time for the eye only. */
  children: ReactNode
}

/** A row that passes by. A native checkbox stops it; with reduced motion it is a wrapped list. */
export function Marquee({ label, stops, className = 'name-run', children }: MarqueeProps) {
  return (
    <section className={`marquee ${className}`} aria-label={label} data-marquee="">
      <div className="marquee-run">
        <ul>{children}</ul>
        <ul aria-hidden="true" inert>
          {children}
        </ul>
      </div>
      <p className="page marquee-foot">
        <label className="control marquee-stop">
          <input type="checkbox" /> Stop<span className="range-text"> {stops}</span>
        </label>
      </p>
    </section>
  )
}
