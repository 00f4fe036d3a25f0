import type { ReactNode } from 'react'

const KINDS = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const

export type CalloutKind = keyof typeof KINDS

/** Renders a passage that stands out from the text. Its kind is a word, which the color only repeats. */
export function Callout({ kind, title, children }: { kind: CalloutKind; title: string; children: ReactNode }) {
  return (
    <div className={`callout is-${kind}`} role="note">
      <p className="callout-title">
        {title ? (
          <>
            <span className="visually-hidden">{KINDS[kind]}: </span>
            {title}
          </>
        ) : (
          KINDS[kind]
        )}
      </p>
      {children}
    </div>
  )
}

/** Returns a stored kind, or `note` for one that does not exist. */
export const calloutKind = (kind: string): CalloutKind => (Object.hasOwn(KINDS, kind) ? (kind as CalloutKind) : 'note')
