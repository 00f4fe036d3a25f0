import type { SVGProps } from 'react'

/** Path data in a box of 20 × 20. Circles are two arcs, so that every icon is one path. */
const paths = {
  rise: 'M1 15H7L16 6M10 5.5H16.5V12',
  arrow: 'M2 10H17M11.5 4.5L17 10L11.5 15.5',
  back: 'M18 10H3M8.5 4.5L3 10L8.5 15.5',
  out: 'M5 15L15 5M7 5H15V13',
  plus: 'M10 3V17M3 10H17',
  check: 'M3 10.5L8 15.5L17 5',
  cross: 'M4 4L16 16M16 4L4 16',
  search: 'M3 8.5A5.5 5.5 0 1 0 14 8.5A5.5 5.5 0 1 0 3 8.5M12.5 12.5L18 18',
  menu: 'M2 5H18M2 10H18M2 15H18',
  copy: 'M7 7H17V17H7ZM13 7V3H3V13H7',
  save: 'M10 2V13M5 8.5L10 13.5L15 8.5M3 17.5H17',
  share: 'M10 13V2M5 6.5L10 1.5L15 6.5M3 11V17.5H17V11',
  pause: 'M6.5 3V17M13.5 3V17',
  play: 'M5 3L16 10L5 17Z',
  prev: 'M13 3L6 10L13 17',
  next: 'M7 3L14 10L7 17',
  clock: 'M2.5 10A7.5 7.5 0 1 0 17.5 10A7.5 7.5 0 1 0 2.5 10M10 5V10H14',
  mail: 'M2 4H18V16H2ZM2 5L10 11L18 5',
} as const

export type IconName = keyof typeof paths
export const iconNames = Object.keys(paths) as IconName[]

/** Renders a decorative icon. Use it next to text or in a control with its own label. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

export type SeverityKind = 'critical' | 'warning' | 'notice' | 'pass'

const shapes: Record<SeverityKind, SVGProps<SVGPathElement>> = {
  critical: { d: 'M1 1H13V13H1Z', fill: 'currentColor' },
  warning: { d: 'M7 1L13.5 13H0.5Z', fill: 'currentColor' },
  notice: {
    d: 'M1.75 7A5.25 5.25 0 1 0 12.25 7A5.25 5.25 0 1 0 1.75 7',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
  },
  pass: { d: 'M1.5 7.5L5.5 11.5L12.5 2.5', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
}

/** Renders a severity as shape and word; the color only repeats them. */
export function Severity({ kind, children }: { kind: SeverityKind; children?: React.ReactNode }) {
  return (
    <span className={`severity is-${kind}`}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path {...shapes[kind]} />
      </svg>
      {children}
    </span>
  )
}
