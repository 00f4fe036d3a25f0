import 'react'

declare module 'react' {
  /** Positions in charts are custom properties in `style`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
