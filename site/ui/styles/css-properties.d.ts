import 'react'

declare module 'react' {
  /** Charts set positions as custom properties in `style`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
