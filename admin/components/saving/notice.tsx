'use client'
import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type NoticeProps = {
  text: ReactNode
  /** Label → what its button does. */
  actions?: Record<string, () => void>
}

/** Renders a line below the bar of a document that somebody has to act on. */
export function Notice({ text, actions = {} }: NoticeProps) {
  return (
    <div className="notice" data-kind="problem" role="alert">
      <p>{text}</p>
      {Object.entries(actions).map(([label, act]) => (
        <Button key={label} buttonStyle="secondary" size="small" margin={false} onClick={act}>
          {label}
        </Button>
      ))}
    </div>
  )
}
