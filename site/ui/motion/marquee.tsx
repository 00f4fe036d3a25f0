import type { ReactNode } from 'react'

type MarqueeProps = {
  label: string
  /** Names what the checkbox stops: "the names". */
  stops: string
  className?: string
  /** List items. They are in the page twice; the copy is decorative. */
  children: ReactNode
}

/** Renders a moving row. A native checkbox stops it; with reduced motion, it is a wrapped list. */
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
